import DioramaSyntax

/// What people write for a font, an image, a colour or a list, and the values that they mean by it.
extension ValueReader {
  // MARK: Fonts

  /// Reports a value that is not a mapping where a font belongs.
  func reportFont(_ node: SyntaxNode, _ key: SyntaxNode) {
    guard node.kind == .scalar else {
      wrongType(node, key, "is a font; write \(ValueType.font.phrase)")
      return
    }
    let text = node.text
    let word = text.lastPathComponent
    if let size = DecimalNumber.corrected(text) {
      wrongType(node, key, "is a font; write { system: \(size) }", writing: "{ system: \(size) }")
    } else if let style = diagnostics.suggestions.closest(among: vocabulary.textStyles.cases, to: word) {
      wrongType(node, key, "is a font; write { style: \(style) }", writing: "{ style: \(style) }")
    } else if vocabulary.fontWeights.cases.contains(word) {
      wrongType(
        node, key, "is a font, and a weight needs a size; write one such as { system: 17, weight: \(word) }")
    } else if text.isPlainWord {
      wrongType(
        node, key, "is a font; write { style: headline }, { system: 17 } or { name: \(text), size: 17 }")
    } else {
      wrongType(node, key, "is a font; write \(ValueType.font.phrase)")
    }
  }

  // MARK: Images

  /// Reports a value that is not a mapping where an image belongs. A name may be that of a symbol or of an asset, unless
  /// it has the form that only one of them has.
  func reportImage(_ node: SyntaxNode, _ key: SyntaxNode) {
    let text = node.text
    guard node.kind == .scalar, text.isPlainWord else {
      let isAddress = node.kind == .scalar && text.contains("://")
      wrongType(
        node, key,
        isAddress
          ? "is an image of the app, not an address; write \(ValueType.image.phrase)"
          : "is an image; write \(ValueType.image.phrase)")
      return
    }
    let (symbol, asset) = ("{ symbol: \(text) }", "{ asset: \(text) }")
    if let ending = ["png", "jpg", "jpeg", "pdf", "svg", "heic"].first(where: { text.hasSuffix("." + $0) }) {
      let asset = "{ asset: \(text.dropLast(ending.count + 1)) }"
      wrongType(node, key, "is an image; write \(asset)", writing: asset)
    } else if text.contains(".") {
      wrongType(node, key, "is an image; write \(symbol)", writing: symbol)
    } else {
      diagnostics.add(
        WrongType(name: key.text, remedy: "is an image; write \(symbol) or \(asset)"), at: node.range,
        fixIts: renaming(node, to: symbol) + renaming(node, to: asset))
    }
  }

  // MARK: Colours

  /// The hexadecimal digits, behind `#`, that another way to write a colour stands for; `nil` for what is none.
  static func hexadecimalColor(_ text: String) -> String? {
    if let digits = text.dropping("#"), digits.allSatisfy(\.isHexDigit), 3...4 ~= digits.utf8.count {
      return "#" + digits.map { "\($0)\($0)" }.joined()
    }
    let digits = text.dropping("0x") ?? text.dropping("0X") ?? text[...]
    if digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) { return "#" + digits }
    guard let numbers = text.dropping("rgb("), numbers.hasSuffix(")") else { return nil }
    let parts = numbers.dropLast().split(separator: ",").map { $0.filter { $0 != " " } }
    let bytes = parts.compactMap { UInt8($0) }
    guard parts.count == 3, bytes.count == 3 else { return nil }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // MARK: Lists

  /// The list in brackets that words with commas between them stand for, or `nil`.
  static func bracketed(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar, node.style == .plain else { return nil }
    let words = node.text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard words.allSatisfy({ $0.split(separator: " ").allSatisfy { String($0).isPlainWord } && !$0.isEmpty })
    else { return nil }
    return "[\(words.joined(separator: ", "))]"
  }
}

extension Suggestions {
  /// The word itself, if it is one of those that are right, or the one that it is most likely a misspelling of.
  fileprivate mutating func closest(among candidates: [String], to word: String) -> String? {
    candidates.contains(word) ? word : closest(to: word) { candidates }
  }
}

extension String {
  /// What stands behind the last dot: `center` of `.center` and of `NSTextAlignment.center`.
  var lastPathComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// Whether the text can stand between braces without quotes and reads as a name there.
  fileprivate var isPlainWord: Bool {
    guard let first, first.isLetter || first.isNumber else { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-".unicodeScalars.contains($0)
    }
  }

  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
