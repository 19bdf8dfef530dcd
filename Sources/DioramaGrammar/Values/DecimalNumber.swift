import DioramaTree

/// The notation of numbers in scenes: an optional minus sign, digits without leading zeros, and an optional fraction.
package enum DecimalNumber {
  /// Returns whether a text has this notation.
  static func matches(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    guard isDigits(whole), whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    return whole.endIndex == digits.endIndex || isDigits(digits[whole.endIndex...].dropFirst())
  }

  /// Returns the quotient that a text such as `16:9` or `3/4` means, or `nil`.
  static func quotient(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { ":/".contains($0) }.map { Double($0) ?? 0 }
    guard parts.count == 2, parts.allSatisfy((1...9999).contains) else { return nil }
    return ((parts[0] / parts[1] * 10_000).rounded() / 10_000).shortText
  }

  /// Returns the value of a number whose digits make a whole number below 2 to the 53rd, and whether it has no
  /// fraction; `nil` for any other text, and for more than 22 digits after the point. The value is a quotient of two
  /// exact whole numbers, so it is the closest `Double` (William D. Clinger, "How to Read Floating Point Numbers
  /// Accurately", 1990).
  static func short(_ text: UnsafeBufferPointer<UInt8>) -> (value: Double, isWhole: Bool)? {
    guard let first = text.first, text.count <= 24 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    var number: UInt64 = 0
    var divisor: Double?
    for byte in digits {
      if byte == UInt8(ascii: "."), divisor == nil {
        divisor = 1
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + UInt64(byte - UInt8(ascii: "0"))
      guard number < 1 << 53 else { return nil }
      divisor = divisor.map { $0 * 10 }
    }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0"), divisor != 1 else {
      return nil
    }
    let value = Double(number) / (divisor ?? 1)
    // Zero has no sign, which outputs would write in different ways.
    return (isNegative ? 0 - value : value, divisor == nil)
  }

  private static func isDigits(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Returns the number that another notation means, or `nil` if it could mean several.
  static func corrected(_ text: String) -> String? {
    var digits = text.filter { $0 != "_" && $0 != "+" }
    if digits.hasSuffix("pt") || digits.hasSuffix("px") { digits = String(digits.dropLast(2)) }
    while digits.hasSuffix(" ") { digits = String(digits.dropLast()) }
    guard let ungrouped = withoutGroups(digits) else { return nil }
    digits = ungrouped
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits = String(digits.dropLast()) }
    while digits.count > 1, digits.hasPrefix("0"), !digits.hasPrefix("0.") {
      digits = String(digits.dropFirst())
    }
    return matches(digits) ? digits : nil
  }

  /// Returns a number without spaces or commas between its thousands, or with a point in place of a decimal comma;
  /// `nil` for several numbers, and for `1,500`, which could be either.
  private static func withoutGroups(_ text: String) -> String? {
    guard let separator = text.first(where: { $0 == "," || $0 == " " }) else { return text }
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    let areThousands = groups.dropFirst().allSatisfy { $0.count == 3 }
    if separator == " " || groups.count > 2 { return areThousands ? groups.joined() : nil }
    return areThousands ? nil : groups.joined(separator: ".")
  }
}

/// The range of an attribute's number, with two bounds that may be missing or excluded.
///
/// It has at most the 24 bytes that a value of any type has room for, so types of numbers need no memory of their own.
package struct NumberRange: Hashable, Sendable {
  /// The lower bound, or minus infinity.
  package let lowerBound: Double
  /// The upper bound, or infinity.
  package let upperBound: Double
  /// The whole number that the numbers divide; `nil` for any numbers.
  package let divides: Int32?
  /// Whether the lower bound itself is out of range.
  package let excludesLowerBound: Bool
  /// Whether the upper bound itself is out of range.
  package let excludesUpperBound: Bool

  package init(
    lowerBound: Double = -.infinity, upperBound: Double = .infinity, divides: Int32? = nil,
    excludesLowerBound: Bool = false, excludesUpperBound: Bool = false
  ) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.divides = divides
    self.excludesLowerBound = excludesLowerBound
    self.excludesUpperBound = excludesUpperBound
  }

  /// Returns whether a number is in range.
  package func contains(_ number: Double) -> Bool {
    (excludesLowerBound ? number > lowerBound : number >= lowerBound)
      && (excludesUpperBound ? number < upperBound : number <= upperBound)
      && (divides.map { Double($0).truncatingRemainder(dividingBy: number) == 0 } ?? true)
  }

  /// The least whole number in range, or the greatest below it if there is none; `nil` without a lower bound.
  package var lowestInteger: Int? {
    Int(exactly: excludesLowerBound ? lowerBound.rounded(.down) + 1 : lowerBound.rounded(.up))
  }

  /// The greatest whole number in range, or the least above it if there is none; `nil` without an upper bound.
  package var highestInteger: Int? {
    Int(exactly: excludesUpperBound ? upperBound.rounded(.up) - 1 : upperBound.rounded(.down))
  }

  /// Returns whether no number, or no whole number, is between the bounds.
  func isEmpty(ofWholeNumbers isWhole: Bool) -> Bool {
    if isWhole, let lowestInteger, let highestInteger { return lowestInteger > highestInteger }
    return lowerBound > upperBound || lowerBound == upperBound && (excludesLowerBound || excludesUpperBound)
  }

  /// The greatest number of which a range can require divisors.
  static let greatestDivided = 1_000_000

  /// Whether ``divides`` has divisors, but none is in range.
  var lacksDivisors: Bool {
    guard let number = divides.map(Int.init), number > 0 else { return false }
    for divisor in (1...number).prefix(while: { $0 <= number / $0 }) where number % divisor == 0 {
      let divisors = [divisor, number / divisor, -divisor, -number / divisor]
      if divisors.contains(where: { contains(Double($0)) }) { return false }
    }
    return true
  }

  /// The range in words, for use after `a number`.
  var phrase: String {
    let multiple = divides.map { "that divides \($0)" }
    let (low, high) = (lowerBound.shortText, upperBound.shortText)
    let isClosed = !excludesLowerBound && !excludesUpperBound
    let lowest = lowerBound.isFinite ? (excludesLowerBound ? "greater than \(low)" : "from \(low)") : nil
    let highest = upperBound.isFinite ? (excludesUpperBound ? "less than \(high)" : "up to \(high)") : nil
    let isBetween = isClosed && lowest != nil && highest != nil
    let bounds =
      isBetween ? "from \(low) to \(high)" : [lowest, highest].compactMap(\.self).joined(separator: " and ")
    return [bounds, multiple ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The whole numbers that all JSON readers represent exactly (RFC 8259, section 6).
  static let exactIntegers = NumberRange(
    lowerBound: -9_007_199_254_740_991, upperBound: 9_007_199_254_740_991)

  /// Returns the intersection of two ranges.
  func intersection(_ other: NumberRange) -> NumberRange {
    let low = lowerBound >= other.lowerBound ? self : other
    let high = upperBound <= other.upperBound ? self : other
    return NumberRange(
      lowerBound: low.lowerBound, upperBound: high.upperBound, excludesLowerBound: low.excludesLowerBound,
      excludesUpperBound: high.excludesUpperBound)
  }
}
