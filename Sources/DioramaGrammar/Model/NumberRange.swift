/// The numbers that an attribute may have: those between two bounds, each of which may be missing or excluded.
public struct NumberRange: Hashable, Sendable {
  /// The lower bound, or minus infinity.
  public let lowerBound: Double
  /// The upper bound, or infinity.
  public let upperBound: Double
  /// Whether the lower bound itself is out of range.
  public let excludesLowerBound: Bool
  /// Whether the upper bound itself is out of range.
  public let excludesUpperBound: Bool

  /// Creates a range.
  public init(
    lowerBound: Double = -.infinity, upperBound: Double = .infinity, excludesLowerBound: Bool = false,
    excludesUpperBound: Bool = false
  ) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.excludesLowerBound = excludesLowerBound
    self.excludesUpperBound = excludesUpperBound
  }

  /// Whether a number is in range.
  public func contains(_ number: Double) -> Bool {
    (excludesLowerBound ? number > lowerBound : number >= lowerBound)
      && (excludesUpperBound ? number < upperBound : number <= upperBound)
  }

  /// The smallest whole number in range, or the greatest below it; `nil` without a lower bound.
  public var lowestInteger: Int? {
    Int(exactly: excludesLowerBound ? lowerBound.rounded(.down) + 1 : lowerBound.rounded(.up))
  }

  /// The greatest whole number in range, or the smallest above it; `nil` without an upper bound.
  public var highestInteger: Int? {
    Int(exactly: excludesUpperBound ? upperBound.rounded(.up) - 1 : upperBound.rounded(.down))
  }

  /// Whether no number is in range; of whole numbers, if so wished.
  func isEmpty(ofWholeNumbers isWhole: Bool) -> Bool {
    if isWhole, let lowestInteger, let highestInteger { return lowestInteger > highestInteger }
    return lowerBound > upperBound || lowerBound == upperBound && (excludesLowerBound || excludesUpperBound)
  }

  /// The range in words, behind `a number`.
  var phrase: String {
    let (low, high) = (DecimalNumber.text(lowerBound), DecimalNumber.text(upperBound))
    let isClosed = !excludesLowerBound && !excludesUpperBound
    if isClosed, lowerBound.isFinite, upperBound.isFinite { return "from \(low) to \(high)" }
    let lowest = lowerBound.isFinite ? (excludesLowerBound ? "greater than \(low)" : "from \(low)") : nil
    let highest = upperBound.isFinite ? (excludesUpperBound ? "less than \(high)" : "up to \(high)") : nil
    return [lowest, highest].compactMap(\.self).joined(separator: " and ")
  }

  /// The whole numbers that every reader of JSON keeps exactly (RFC 8259, section 6).
  static let exactIntegers = NumberRange(
    lowerBound: -9_007_199_254_740_991, upperBound: 9_007_199_254_740_991)

  /// What is in both ranges.
  func intersection(_ other: NumberRange) -> NumberRange {
    let low = lowerBound >= other.lowerBound ? self : other
    let high = upperBound <= other.upperBound ? self : other
    return NumberRange(
      lowerBound: low.lowerBound, upperBound: high.upperBound, excludesLowerBound: low.excludesLowerBound,
      excludesUpperBound: high.excludesUpperBound)
  }
}
