/// Numbers as scenes write them: an optional minus sign, digits without a needless zero in front, and an optional
/// fraction.
enum DecimalNumber {
  /// Whether a text is such a number.
  static func matches(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, isDigits(whole) else { return false }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return false }
    return parts.count == 1 || isDigits(parts[1])
  }

  /// The value of a number of at most 15 digits, and whether it has no fraction; `nil` for any other text. Such a
  /// number is a quotient of two whole numbers that are exact, so the value is the nearest there is.
  static func short(_ text: UnsafeBufferPointer<UInt8>) -> (value: Double, isWhole: Bool)? {
    guard let first = text.first, text.count <= 15 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    var number = 0.0
    var divisor: Double?
    for byte in digits {
      if byte == UInt8(ascii: "."), divisor == nil {
        divisor = 1
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Double(byte - UInt8(ascii: "0"))
      divisor = divisor.map { $0 * 10 }
    }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0"), divisor != 1 else {
      return nil
    }
    let value = number / (divisor ?? 1)
    return (isNegative ? -value : value, divisor == nil)
  }

  /// The number that was probably meant by another way of writing one, or `nil`.
  static func corrected(_ text: String) -> String? {
    var digits = text.filter { $0 != "_" && $0 != "," && $0 != " " && $0 != "+" }
    if digits.hasSuffix("pt") || digits.hasSuffix("px") { digits = String(digits.dropLast(2)) }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits = String(digits.dropLast()) }
    while digits.count > 1, digits.hasPrefix("0"), !digits.hasPrefix("0.") {
      digits = String(digits.dropFirst())
    }
    return matches(digits) ? digits : nil
  }

  /// A number without a needless fraction.
  static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func isDigits(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
