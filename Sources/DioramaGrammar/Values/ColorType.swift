import DioramaSyntax
import DioramaTree

struct ColorType: ParameterValueType {
  private static let appearances = ["light", "dark"]
  private static let keys = NameIndex(appearances + ["asset"])
  private static let plainKeys: NameIndex = ["asset"]

  var base: ParameterType.Base { .color }
  var otherNames: [String] { ["UIColor", "colour"] }
  var phrase: String { "a colour such as systemBlue or \"#3366FF\"" }
  var notation: String {
    "a %, `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, `{ light: …, dark: … }` or `{ asset: Brand }`"
  }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .colors, parts: (Self.appearances, .colors)) }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    color(node, key, reader).map(Value.color)
  }

  /// Reads a colour's name, its hexadecimal digits, `{ light: …, dark: … }` or `{ asset: … }`.
  private func color(
    _ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader, isNested: Bool = false
  ) -> Color? {
    if isNested, reader.dependsOnNames(node, key) { return nil }
    if node.kind == .scalar { return scalar(node, key, reader, isNested: isNested) }
    guard node.kind == .mapping else {
      if node.kind != .broken { reader.wrongType(node, key, "must be a colour; write \(phrase)") }
      return nil
    }
    let known = isNested ? Self.plainKeys : Self.keys
    if let components = ColorComponents(of: node) {
      let remedy = components.digits ?? "\(components.names) as \"#RRGGBB\" in hexadecimal digits"
      reader.wrongType(node, key, "must be a colour; write \(remedy)", writing: components.digits)
      return nil
    }
    let fields = FieldReader(
      node, place: "a colour", known: known, diagnostics: reader.diagnostics,
      advice: { ["named", "name"].contains($0) ? .key("asset") : nil })
    if isNested { return fields.required("asset").flatMap { reader.plainText($0) }.map(Color.asset) }
    if fields.has("asset") || fields.isMisspelt("asset") {
      fields.reject("light", besides: "asset")
      fields.reject("dark", besides: "asset")
      return fields["asset"].flatMap { reader.plainText($0) }.map(Color.asset)
    }
    let light = fields.required("light").flatMap { part($0, reader) }
    let dark = fields.required("dark").flatMap { part($0, reader) }
    guard let light, let dark else { return nil }
    return .adaptive(light: light, dark: dark)
  }

  private func part(_ entry: MappingEntry, _ reader: ValueReader) -> Color? {
    if entry.value.isEmptyPlain {
      _ = reader.read(entry, as: .color)
      return nil
    }
    let color = color(entry.value, entry.key, reader, isNested: true)
    guard case .adaptive(let light, let dark)? = color else { return color }
    return entry.key.hasText("dark") ? dark : light
  }

  private func scalar(
    _ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader, isNested: Bool
  ) -> Color? {
    if let number = reader.vocabulary.colors.index.index(of: node) {
      return .named(reader.vocabulary.colors.cases[number])
    }
    switch reader.themeValue(of: node, .colors) {
    case .known(.color(let color)): return color
    case .unknown: break
    default: return nil
    }
    let text = node.text
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.utf8.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else {
        let color = Self.hexadecimalColor(text)
        reader.diagnostics.add(
          InvalidColor(written: text.shortened, suggestion: color), at: node.range,
          fixIts: renaming(node, to: color.map { "\"\($0)\"" }))
        return nil
      }
      return .rgba(digits.utf8.count == 6 ? value << 8 | 0xFF : value)
    }
    if !isNested, reader.reportName(node, key, "a colour") { return nil }
    if let color = Self.hexadecimalColor(text) {
      reader.diagnostics.add(
        InvalidColor(written: text.shortened, suggestion: color), at: node.range,
        fixIts: renaming(node, to: "\"\(color)\""))
      return nil
    }
    let names = reader.vocabulary.colors.cases + reader.vocabulary.themeNames(.colors)
    let word = text.lastPathComponent
    let stem = word.hasSuffix("Color") ? String(word.dropLast("Color".count)) : nil
    let textColor = Self.textColors[word.lowercased()]
    let meant = textColor ?? Self.otherColors[word.lowercased()] ?? stem
    let known = meant.flatMap { names.contains($0) ? $0 : nil }
    let suggestion = known ?? reader.caseNamed(text, names)
    reader.diagnostics.add(
      UnknownColor(written: text.shortened, suggestion: suggestion), at: node.range,
      fixIts: renaming(node, to: suggestion, isClosest: known == nil, isGuess: textColor != nil))
    return nil
  }

  /// The colours of texts in UIKit by their names in SwiftUI. Elsewhere, these names mean a colour of the app.
  private static let textColors = ["primary": "label", "secondary": "secondaryLabel"]

  /// The other colours of UIKit by their names in SwiftUI and CSS.
  private static let otherColors = [
    "transparent": "clear", "none": "clear", "accentcolor": "tintColor",
    "pink": "systemPink", "mint": "systemMint", "teal": "systemTeal", "indigo": "systemIndigo",
    "grey": "gray",
    "darkgrey": "darkGray", "lightgrey": "lightGray",
  ]

  /// Returns the hexadecimal digits, after `#`, that another notation of a colour means, or `nil`.
  private static func hexadecimalColor(_ text: String) -> String? {
    if let digits = text.dropping("#"), digits.allSatisfy(\.isHexDigit), 3...4 ~= digits.utf8.count {
      return "#" + digits.map { "\($0)\($0)" }.joined()
    }
    let digits = text.dropping("0x") ?? text.dropping("0X") ?? text[...]
    if digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) { return "#" + digits }
    // The number of a colour, in code, begins with its opacity.
    if digits.utf8.count == 8, digits.startIndex > text.startIndex, digits.allSatisfy(\.isHexDigit) {
      let opacity = digits.prefix(2)
      return "#" + digits.dropFirst(2) + (opacity.lowercased() == "ff" ? "" : opacity)
    }
    guard let numbers = text.dropping("rgb(") ?? text.dropping("rgba("), numbers.hasSuffix(")") else {
      return nil
    }
    return hexadecimalColor(numbers.dropLast().split(separator: ",").map { $0.filter { $0 != " " } })
  }

  /// Returns the hexadecimal digits, after `#`, of red, green and blue and perhaps an opacity, or `nil`.
  ///
  /// - Parameter isFraction: Whether the numbers are from 0 to 1, and not up to 255. An opacity always is.
  fileprivate static func hexadecimalColor(_ parts: [String], isFraction: Bool = false) -> String? {
    guard 3...4 ~= parts.count else { return nil }
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if isFraction || index == 3 {
        guard let fraction = Double(part), 0...1 ~= fraction else { return nil }
        if index < 3 || fraction < 1 { bytes.append(UInt8((fraction * 255).rounded())) }
      } else {
        guard let byte = UInt8(part) else { return nil }
        bytes.append(byte)
      }
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let pattern: JSON = ["type": "string", "pattern": "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"]
    let plain = JSON.reference("plainColor")
    let asset = JSON.mapping(
      "A colour of the asset catalogue.", ["asset": .reference("plainName")],
      required: ["asset"])
    let appearance: JSON = ["anyOf": [plain, asset]]
    let adaptive = JSON.mapping(
      "One colour for the light and one for the dark appearance.",
      ["light": appearance, "dark": appearance], required: ["light", "dark"])
    return [
      JSON.Member(
        "plainColor",
        schema.orThemeName(.colors, ["anyOf": [schema.cases(of: schema.grammar.vocabulary.colors), pattern]])),
      JSON.Member(name, ["anyOf": [plain, adaptive, asset]]),
    ]
  }
}

extension String {
  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

/// A mapping of a colour's components, as in other frameworks: `{ red: 1, green: 0, blue: 0 }` or `{ white: 0.5 }`.
private struct ColorComponents {
  private static let forms = [["red", "green", "blue"], ["r", "g", "b"], ["white"]]
  private static let opacity: Set = ["a", "alpha", "opacity"]

  private let entries: MappingEntries
  /// The names that the mapping begins with.
  private let form: [String]

  /// Returns `nil` for any other mapping.
  init?(of node: SyntaxNode) {
    let names = node.entries.map(\.name)
    guard let form = Self.forms.first(where: { names.starts(with: $0) }) else { return nil }
    entries = node.entries
    self.form = form
  }

  /// The names of the components.
  var names: String { conjunction(entries.map(\.name)) }

  /// The colour in hexadecimal digits and quotes, if the components are numbers.
  var digits: String? {
    var parts = entries.map(\.value.text)
    guard entries.dropFirst(form.count).allSatisfy({ Self.opacity.contains($0.name) }) else { return nil }
    if form.count == 1 { parts.insert(contentsOf: [parts[0], parts[0]], at: 0) }
    let isFraction = parts.prefix(3).allSatisfy { Double($0).map { 0...1 ~= $0 } ?? false }
    guard isFraction || form.count > 1 else { return nil }
    return ColorType.hexadecimalColor(parts, isFraction: isFraction).map { "\"\($0)\"" }
  }
}
