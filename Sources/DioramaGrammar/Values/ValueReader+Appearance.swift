import DioramaSyntax
import DioramaTree

extension ValueReader {
  /// Reads a colour's name, its hexadecimal digits, `{ light: …, dark: … }` or `{ asset: … }`.
  func color(_ node: SyntaxNode, _ name: String, isNested: Bool = false) -> Color? {
    if node.kind == .scalar { return isNested && isReference(node, name) ? nil : colorScalar(node) }
    guard node.kind == .mapping else {
      if node.kind != .broken { wrongType(node, name, "is a colour; write \(ValueType.color.phrase)") }
      return nil
    }
    let known = isNested ? ["asset"] : ["light", "dark", "asset"]
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
    return color(entry.value, entry.name, isNested: true)
  }

  private func colorScalar(_ node: SyntaxNode) -> Color? {
    let text = node.text
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else {
        diagnostics.add(InvalidColor(written: text.shortened), at: node.range)
        return nil
      }
      return .rgba(digits.utf8.count == 6 ? value << 8 | 0xFF : value)
    }
    if vocabulary.colors.cases.contains(text) { return .named(text) }
    let suggestion = Spelling.closest(to: text, in: vocabulary.colors.cases)
    diagnostics.add(
      UnknownColor(written: text.shortened, suggestion: suggestion), at: node.range,
      fixIts: renaming(node, to: suggestion))
    return nil
  }

  /// Reads `{ system: 17, weight: … }`, `{ style: … }` or `{ name: …, size: … }`.
  func font(_ node: SyntaxNode, _ name: String) -> Font? {
    guard node.kind == .mapping else {
      wrongType(node, name, "is a font; write \(ValueType.font.phrase)")
      return nil
    }
    let known = ["system", "weight", "style", "name", "size"]
    let fields = FieldReader(node, place: "a font", known: known, diagnostics: diagnostics)
    let points = 1.0...1000.0
    let kind = fields.only(of: ["system", "style", "name"])
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
      if kind == nil, !["system", "style", "name"].contains(where: fields.has), !hasUnknownKey(node, known) {
        wrongType(node, name, "does not say which font; write \(ValueType.font.phrase)")
      }
      return nil
    }
  }

  /// Reads `{ symbol: … }` or `{ asset: … }`.
  func image(_ node: SyntaxNode, _ name: String) -> Image? {
    guard node.kind == .mapping else {
      wrongType(node, name, "is an image; write \(ValueType.image.phrase)")
      return nil
    }
    let fields = FieldReader(node, place: "an image", known: ["symbol", "asset"], diagnostics: diagnostics)
    guard let kind = fields.only(of: ["symbol", "asset"]) else {
      if !fields.has("symbol"), !fields.has("asset"), !hasUnknownKey(node, ["symbol", "asset"]) {
        wrongType(node, name, "does not say which image; write \(ValueType.image.phrase)")
      }
      return nil
    }
    guard let text = plainText(kind) else { return nil }
    return kind.name == "symbol" ? .symbol(text) : .asset(text)
  }

  /// Reads a number for all four edges, or a mapping of edges; an edge left out is 0.
  func insets(_ node: SyntaxNode, _ name: String) -> Insets? {
    if node.kind == .scalar { return number(node, name, nil).map(Insets.init(all:)) }
    let edges = ["top", "left", "bottom", "right"]
    guard let distances = numbers(node, name, .insets, edges, range: nil) else { return nil }
    return Insets(
      top: distances["top"] ?? 0, left: distances["left"] ?? 0, bottom: distances["bottom"] ?? 0,
      right: distances["right"] ?? 0)
  }

  /// Reads a number for both dimensions, or a mapping of both.
  func size(_ node: SyntaxNode, _ name: String) -> Size? {
    let range = 0...Double.infinity
    if node.kind == .scalar { return number(node, name, range).map { Size(width: $0, height: $0) } }
    guard let lengths = numbers(node, name, .size, ["width", "height"], range: range) else { return nil }
    guard let width = lengths["width"], let height = lengths["height"] else {
      let missing = lengths["width"] == nil ? "width" : "height"
      diagnostics.add(MissingKey(name: missing, place: "a size"), at: node.headRange)
      return nil
    }
    return Size(width: width, height: height)
  }

  private func numbers(
    _ node: SyntaxNode, _ name: String, _ type: ValueType, _ known: [String], range: ClosedRange<Double>?
  ) -> [String: Double]? {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      wrongType(node, name, "is \(type.phrase)")
      return nil
    }
    let fields = FieldReader(node, place: "'\(name)'", known: known, diagnostics: diagnostics)
    var numbers: [String: Double] = [:]
    var isWhole = !hasUnknownKey(node, known)
    for key in known where fields.has(key) {
      numbers[key] = fields[key].flatMap { number($0, range) }
      if numbers[key] == nil { isWhole = false }
    }
    return isWhole ? numbers : nil
  }

  private func number(_ entry: MappingEntry, _ range: ClosedRange<Double>?) -> Double? {
    guard !isReference(entry.value, entry.name), case .number(let value) = read(entry, as: .number(range))
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
  private func isReference(_ node: SyntaxNode, _ name: String) -> Bool {
    guard node.kind == .scalar, node.text.contains("${") else { return false }
    diagnostics.add(MisplacedReference(name: name, remedy: "is written out"), at: node.range)
    return true
  }

  private func hasUnknownKey(_ node: SyntaxNode, _ known: [String]) -> Bool {
    node.entries.contains { !known.contains($0.name) }
  }
}

/// The enumerations that colours and fonts draw from.
public struct ValueVocabulary: Sendable {
  let colors: Enumeration
  let fontWeights: Enumeration
  let textStyles: Enumeration
}
