import DioramaSyntax

/// Words that other languages use in place of numbers, for sizes and priorities.
extension ValueReader {
  private static let priorities = ["required": "1000", "defaultHigh": "750", "defaultLow": "250"]
  private static let natural: NameIndex = [
    "auto", "automatic", "none", "wrap_content", "fit-content", "max-content", "intrinsic",
  ]
  private static let full: NameIndex = [
    "match_parent", "fill", "stretch", "infinity", ".infinity", "full", "100%", "100vw", "100vh",
  ]

  /// Reports a word for a number, or a percentage, with what to write instead; returns whether it is one.
  func reportWord(_ node: SyntaxNode, _ key: SyntaxNode, _ phrase: String, _ range: NumberRange?) -> Bool {
    guard node.kind == .scalar else { return false }
    let text = node.text
    if let name = WrittenExpression.name(in: text), scope.kind(of: name) != nil {
      let reference = "${\(name)}"
      wrongType(node, key, "is \(phrase), or a reference; write '\(reference)'", writing: reference)
      return true
    }
    if let priority = Self.priorities[text.lastPathComponent], !readsSizes {
      wrongType(node, key, "is \(phrase); write '\(priority)'", writing: priority)
      return true
    }
    var remedy: String?
    if Self.natural.contains(node) {
      remedy = "leave '\(key.text)' out" + (readsSizes ? " for the natural size" : "")
    } else if readsSizes, Self.full.contains(node) {
      remedy = "leave '\(key.text)' out, and let the container stretch the view with 'fill'"
    } else if text.hasSuffix("%"), let percentage = Double(text.dropLast()) {
      let part = DecimalNumber.text(percentage / 100)
      remedy =
        if readsSizes {
          "write { of: …, times: \(part) } with the id of another view"
        } else if key.hasText("times") {
          "write '\(part)'"
        } else if range?.upperBound == 1 {
          "write '\(part)' for a part of 1"
        } else {
          "write it without '%'"
        }
    }
    guard let remedy else { return false }
    wrongType(node, key, "is \(phrase); \(remedy)")
    return true
  }
}

extension DecimalNumber {
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
