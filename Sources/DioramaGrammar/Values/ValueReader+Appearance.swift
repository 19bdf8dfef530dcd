import DioramaSyntax
import DioramaTree

extension ValueReader {
  private static let colorKeys: NameIndex = ["light", "dark", "asset"]
  private static let plainColorKeys: NameIndex = ["asset"]
  private static let fontKeys: NameIndex = ["system", "weight", "style", "name", "size"]
  private static let fontKinds = ["system", "style", "name"]
  private static let imageKeys: NameIndex = ["symbol", "asset"]
  private static let fontSynonyms = [
    "textStyle": "style", "family": "name", "fontName": "name", "pointSize": "size", "fontSize": "size",
  ]
  private static let imageSynonyms = [
    "systemName": "symbol", "systemImage": "symbol", "sfSymbol": "symbol", "name": "asset", "named": "asset",
  ]
  private static let insetsSynonyms: [String: KeyAdvice] = [
    "left": .key("leading"), "right": .key("trailing"), "horizontal": .keys(["leading", "trailing"]),
    "vertical": .keys(["top", "bottom"]), "all": .hint("write the number alone for all four edges"),
  ]
  private static let insetsKeys: NameIndex = ["top", "leading", "bottom", "trailing"]
  private static let sizeKeys: NameIndex = ["width", "height"]

  /// Reads a colour's name, its hexadecimal digits, `{ light: …, dark: … }` or `{ asset: … }`.
  func color(_ node: SyntaxNode, _ key: SyntaxNode, isNested: Bool = false) -> Color? {
    if node.kind == .scalar { return isNested && isReference(node, key) ? nil : colorScalar(node) }
    guard node.kind == .mapping else {
      if node.kind != .broken { wrongType(node, key, "is a colour; write \(ValueType.color.phrase)") }
      return nil
    }
    let known = isNested ? Self.plainColorKeys : Self.colorKeys
    let fields = FieldReader(node, place: "a colour", known: known, diagnostics: diagnostics)
    if isNested { return fields.required("asset").flatMap { plainText($0) }.map(Color.asset) }
    if fields.has("asset") || fields.isMisspelt("asset") {
      _ = fields.only(of: ["asset", "light"])
      _ = fields.only(of: ["asset", "dark"])
      return fields["asset"].flatMap { plainText($0) }.map(Color.asset)
    }
    let light = fields.required("light").flatMap { colorPart($0) }
    let dark = fields.required("dark").flatMap { colorPart($0) }
    guard let light, let dark else { return nil }
    return .adaptive(light: light, dark: dark)
  }

  private func colorPart(_ entry: MappingEntry) -> Color? {
    if entry.value.isEmptyPlain {
      _ = read(entry, as: .color)
      return nil
    }
    return color(entry.value, entry.key, isNested: true)
  }

  private func colorScalar(_ node: SyntaxNode) -> Color? {
    if let number = vocabulary.colors.index.index(of: node) { return .named(vocabulary.colors.cases[number]) }
    let text = node.text
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else {
        let color = Self.hexadecimalColor(text)
        diagnostics.add(
          InvalidColor(written: text.shortened, suggestion: color), at: node.range,
          fixIts: renaming(node, to: color.map { "\"\($0)\"" }))
        return nil
      }
      return .rgba(digits.utf8.count == 6 ? value << 8 | 0xFF : value)
    }
    if let color = Self.hexadecimalColor(text) {
      diagnostics.add(
        InvalidColor(written: text.shortened, suggestion: color), at: node.range,
        fixIts: renaming(node, to: "\"\(color)\""))
      return nil
    }
    let suggestion = caseNamed(text, vocabulary.colors.cases)
    diagnostics.add(
      UnknownColor(written: text.shortened, suggestion: suggestion), at: node.range,
      fixIts: renaming(node, to: suggestion))
    return nil
  }

  /// Reads `{ system: 17, weight: … }`, `{ style: … }` or `{ name: …, size: … }`.
  func font(_ node: SyntaxNode, _ key: SyntaxNode) -> Font? {
    guard node.kind == .mapping else {
      reportFont(node, key)
      return nil
    }
    let fields = FieldReader(
      node, place: "a font", known: Self.fontKeys, diagnostics: diagnostics,
      advice: { Self.fontSynonyms[$0].map(KeyAdvice.key) })
    let points = NumberRange(lowerBound: 1, upperBound: 1000)
    let kind = fields.only(of: Self.fontKinds)
    switch kind?.name {
    case "system":
      _ = fields.only(of: ["system", "size"])
      let size = kind.flatMap { number($0, points) }
      let weight = fields["weight"].map { choice($0, vocabulary.fontWeights) } ?? "regular"
      guard let size, let weight else { return nil }
      return .system(size: size, weight: weight)
    case "style":
      _ = fields.only(of: ["style", "size"])
      _ = fields.only(of: ["style", "weight"])
      return kind.flatMap { choice($0, vocabulary.textStyles) }.map(Font.style)
    case "name":
      _ = fields.only(of: ["name", "weight"])
      let fontName = kind.flatMap { plainText($0) }
      let size = fields.required("size").flatMap { number($0, points) }
      guard let fontName, let size else { return nil }
      return .named(fontName, size: size)
    default:
      if kind == nil, !Self.fontKinds.contains(where: fields.has), !hasUnknownKey(node, Self.fontKeys) {
        let size = node.entries.first(named: "size")
        let fixIts = size.map { $0.isOwn ? renaming($0.key, to: "system") : [] } ?? []
        diagnostics.add(
          WrongType(
            name: key.text,
            remedy: size.map {
              "does not say which font; write '{ system: \($0.value.text) }' for that of the system"
            }
              ?? "does not say which font; write \(ValueType.font.phrase)"),
          at: node.headRange, fixIts: fixIts)
      }
      return nil
    }
  }

  /// Reads `{ symbol: … }` or `{ asset: … }`.
  func image(_ node: SyntaxNode, _ key: SyntaxNode) -> Image? {
    guard node.kind == .mapping else {
      reportImage(node, key)
      return nil
    }
    let fields = FieldReader(
      node, place: "an image", known: Self.imageKeys, diagnostics: diagnostics,
      advice: { Self.imageSynonyms[$0].map(KeyAdvice.key) })
    guard let kind = fields.only(of: Self.imageKeys.names) else {
      if !fields.has("symbol"), !fields.has("asset"), !hasUnknownKey(node, Self.imageKeys) {
        wrongType(node, key, "does not say which image; write \(ValueType.image.phrase)")
      }
      return nil
    }
    guard let text = plainText(kind) else { return nil }
    return kind.key.hasText("symbol") ? .symbol(text) : .asset(text)
  }

  /// Reads a number for all four edges, or a mapping of edges; an edge left out is 0.
  func insets(_ node: SyntaxNode, _ key: SyntaxNode) -> Insets? {
    if node.kind == .scalar { return number(node, key, nil).map(Insets.init(all:)) }
    guard
      let distances = numbers(node, key, .insets, Self.insetsKeys, range: nil, { Self.insetsSynonyms[$0] })
    else { return nil }
    return Insets(
      top: distances["top"] ?? 0, leading: distances["leading"] ?? 0, bottom: distances["bottom"] ?? 0,
      trailing: distances["trailing"] ?? 0)
  }

  /// Reads a number for both dimensions, or a mapping of both.
  func size(_ node: SyntaxNode, _ key: SyntaxNode) -> Size? {
    let range = NumberRange(lowerBound: 0)
    if node.kind == .scalar { return number(node, key, range).map { Size(width: $0, height: $0) } }
    guard let lengths = numbers(node, key, .size, Self.sizeKeys, range: range) else { return nil }
    guard let width = lengths["width"], let height = lengths["height"] else {
      let missing = lengths["width"] == nil ? "width" : "height"
      diagnostics.add(MissingKey(name: missing, place: "a size"), at: node.headRange)
      return nil
    }
    return Size(width: width, height: height)
  }

  private func numbers(
    _ node: SyntaxNode, _ key: SyntaxNode, _ type: ValueType, _ known: NameIndex, range: NumberRange?,
    _ advice: (String) -> KeyAdvice? = { _ in nil }
  ) -> [String: Double]? {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      wrongType(node, key, "is \(type.phrase)")
      return nil
    }
    let fields = FieldReader(
      node, place: "'\(key.text)'", known: known, diagnostics: diagnostics, advice: advice)
    var numbers: [String: Double] = [:]
    var isWhole = !hasUnknownKey(node, known)
    for key in known.names where fields.has(key) {
      numbers[key] = fields[key].flatMap { number($0, range) }
      if numbers[key] == nil { isWhole = false }
    }
    return isWhole ? numbers : nil
  }

  private func number(_ entry: MappingEntry, _ range: NumberRange?) -> Double? {
    guard !isReference(entry.value, entry.key), case .number(let value) = read(entry, as: .number(range))
    else {
      return nil
    }
    return value
  }

  private func choice(_ entry: MappingEntry, _ enumeration: Enumeration) -> String? {
    guard case .enumeration(let name) = read(entry, as: .enumeration(enumeration)) else { return nil }
    return name
  }

  /// Whether a part of a value is a reference, which is reported: parts are written out.
  private func isReference(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    guard node.kind == .scalar, node.hasReferenceMark else { return false }
    diagnostics.add(MisplacedReference(name: key.text, remedy: "is written out"), at: node.range)
    return true
  }

  private func hasUnknownKey(_ node: SyntaxNode, _ known: NameIndex) -> Bool {
    node.entries.contains { !known.contains($0.key) }
  }
}

/// The enumerations that colours and fonts draw from.
package final class ValueVocabulary: Sendable {
  package let colors: Enumeration
  package let fontWeights: Enumeration
  package let textStyles: Enumeration

  init(colors: Enumeration, fontWeights: Enumeration, textStyles: Enumeration) {
    self.colors = colors
    self.fontWeights = fontWeights
    self.textStyles = textStyles
  }
}

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

  /// Reports a value that is not a mapping where an image belongs. A name may be that of a symbol or of an asset,
  /// unless it has the form that only one of them has.
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
