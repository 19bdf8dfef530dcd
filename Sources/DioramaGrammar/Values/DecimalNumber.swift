/// Numbers as scenes write them: an optional minus sign, digits without a needless zero in front, and an optional fraction.
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
