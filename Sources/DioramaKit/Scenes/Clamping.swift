/// What scenes are given at run time is held to the range of where it is used, whatever it is.
extension Comparable {
  /// The value, or the end of a range that it is beyond. What is not a number becomes the lower end.
  public func clamped(atLeast low: Self, atMost high: Self) -> Self {
    clamped(atLeast: low).clamped(atMost: high)
  }

  /// The value, or a lower bound for what is less, or is not a number.
  public func clamped(atLeast low: Self) -> Self { self >= low ? self : low }

  /// The value, or an upper bound for what is more, or is not a number.
  public func clamped(atMost high: Self) -> Self { self <= high ? self : high }
}

extension BinaryFloatingPoint {
  /// The number, 0 for what is not a number, or the greatest number for what is infinite. UIKit raises exceptions for the others.
  public var finite: Self {
    isNaN ? 0 : clamped(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)
  }
}
