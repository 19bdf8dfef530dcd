/// Clamping, for values that scenes get at run time.
@_spi(Generated)
extension Comparable {
  /// Returns the value clamped to a range. A floating-point NaN becomes the lower bound.
  public func clamped(atLeast low: Self, atMost high: Self) -> Self {
    clamped(atLeast: low).clamped(atMost: high)
  }

  /// Returns the value, clamped to a lower bound. NaN becomes the bound.
  public func clamped(atLeast low: Self) -> Self { self >= low ? self : low }

  /// Returns the value, clamped to an upper bound. NaN becomes the bound.
  public func clamped(atMost high: Self) -> Self { self <= high ? self : high }
}

@_spi(Generated)
extension Int {
  /// Creates the nearest integer: a bound of `Int` for a number out of range, and 0 for NaN.
  public init(rounding number: some BinaryFloatingPoint) {
    self = Int(exactly: number.rounded()) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
  }
}

@_spi(Generated)
extension Double {
  /// Creates the number with the digits of a `Float`: 0.1 from 0.1, where `Double(_:)` returns 0.10000000149011612.
  public init(decimal number: Float) { self = Double(number.description) ?? Double(number) }
}

@_spi(Generated)
extension BinaryFloatingPoint {
  /// Returns the value if it is greater than a bound. Otherwise, and for NaN, returns the next number above the bound.
  public func clamped(greaterThan low: Self) -> Self { self > low ? self : low.nextUp }

  /// Returns the value if it is less than a bound. Otherwise, and for NaN, returns the next number below the bound.
  public func clamped(lessThan high: Self) -> Self { self < high ? self : high.nextDown }

  /// The number, clamped to the finite numbers; 0 for NaN. UIKit raises exceptions for numbers that are not finite.
  public var finite: Self {
    isNaN ? 0 : clamped(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)
  }
}

extension CGFloat {
  /// The number as a distance of at most a million points in either direction; 0 for NaN. UIKit raises an exception for
  /// a constraint or a frame that is not finite, as the sum of two finite numbers can be.
  var distance: CGFloat { isNaN ? 0 : clamped(atLeast: -1_000_000, atMost: 1_000_000) }

  /// The number as a length outside of constraints, clamped so that the sum of a few such lengths is finite; 0 for NaN.
  var length: CGFloat { isNaN ? 0 : clamped(atLeast: -1e300, atMost: 1e300) }
}
