import DioramaSyntax
import DioramaTree

struct FontType: ParameterValueType {
  private static let keys: NameIndex = ["system", "weight", "style", "name", "size", "relativeTo"]
  private static let kinds = ["system", "style", "name"]
  private static let sizes = ["system", "size"]
  private static let synonyms = [
    "textStyle": "style", "scaledLike": "relativeTo", "metrics": "relativeTo", "family": "name",
    "fontName": "name", "pointSize": "size", "fontSize": "size",
  ]
  /// The weights that CSS writes as numbers.
  private static let weights = [
    100.0: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
    700: "bold",
    800: "heavy", 900: "black",
  ]
  private static let points = NumberRange(lowerBound: 1, upperBound: 1000)

  var base: ParameterType.Base { .font }
  var parts: NameIndex { Self.keys }
  var otherNames: [String] { ["UIFont"] }
  var phrase: String { "a font such as { style: headline } or { system: 17, relativeTo: body }" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .fonts, parts: (Self.sizes, .numbers)) }
  var notation: String {
    """
    `{ style: headline }`, `{ system: 17, weight: semibold }` or `{ name: Avenir-Medium, size: 17 }`; the last two \
    follow the user's text size with a text style, as in `{ system: 13, relativeTo: footnote }`
    """
  }

  /// Returns the notation of a font with a part.
  static func notation(forPart part: String, _ value: String) -> String? {
    switch part {
    case "fontSize", "textSize", "size", "pointSize": systemFont(value)
    case "fontWeight", "weight":
      if let weight = Double(value) {
        weights[weight].map { systemFont("17", weight: $0) }
      } else {
        systemFont("17", weight: value)
      }
    case "bold", "isBold": value == "true" ? systemFont("17", weight: "bold") : nil
    case "textStyle", "fontStyle": "{ style: \(value) }"
    case "fontName", "fontFamily": "{ name: \(value), size: 17, relativeTo: body }"
    default: nil
    }
  }

  /// Returns the notation of a system font that follows the user's text size.
  private static func systemFont(_ size: String, weight: String? = nil) -> String {
    "{ system: \(size), \(weight.map { "weight: \($0), " } ?? "")relativeTo: body }"
  }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    font(node, key, reader).map(Value.font)
  }

  /// Reads `{ system: 17, weight: … }`, `{ style: … }` or `{ name: …, size: … }`. The first and the last can have
  /// `relativeTo`.
  private func font(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Font? {
    guard node.kind == .mapping else {
      switch reader.themeValue(of: node, .fonts) {
      case .known(.font(let font)): return font
      case .unknown: reportShorthand(node, key, reader)
      default: break
      }
      return nil
    }
    let fields = FieldReader(
      node, place: "a font", known: Self.keys, diagnostics: reader.diagnostics,
      advice: { name in
        if name == "bold", node.value(for: name)?.text == "true" { return .hint("write 'weight: bold'") }
        return Self.synonyms[name].map(KeyAdvice.key)
      })
    guard let kind = fields.only(of: Self.kinds) else {
      if !Self.kinds.contains(where: fields.has), !node.hasUnknownKey(Self.keys) {
        reportNoKind(node, key, reader)
      }
      return nil
    }
    switch kind.name {
    case "system":
      if reader.vocabulary.fontWeights.cases.contains(kind.value.text), !fields.has("weight") {
        let font = Self.systemFont(fields["size"]?.value.text ?? "17", weight: kind.value.text)
        reader.wrongType(node, key, "needs a size under 'system'; write \(font)")
        return nil
      }
      fields.reject("size", besides: "system")
      let size = reader.number(kind, Self.points)
      let weight = fields["weight"].map { choice(reader, $0, reader.vocabulary.fontWeights) } ?? "regular"
      let style = fields.optional("relativeTo") { choice(reader, $0, reader.vocabulary.textStyles) }
      guard let size, let weight, !style.isInvalid else { return nil }
      return .system(size: size, weight: weight, relativeTo: style.value)
    case "style": return style(kind, fields, key, reader)
    case "name":
      fields.reject("weight", besides: "name")
      let fontName = reader.plainText(kind)
      let size = fields.required("size").flatMap { reader.number($0, Self.points) }
      let style = fields.optional("relativeTo") { choice(reader, $0, reader.vocabulary.textStyles) }
      guard let fontName, let size, !style.isInvalid else { return nil }
      return .named(fontName, size: size, relativeTo: style.value)
    default: return nil
    }
  }

  /// Reads `{ style: … }`.
  private func style(
    _ kind: MappingEntry, _ fields: FieldReader, _ key: SyntaxNode, _ reader: ValueReader
  ) -> Font? {
    let name = kind.value.text
    if !reader.vocabulary.textStyles.cases.contains(name),
      reader.vocabulary.themeNames(.fonts).contains(name)
    {
      reader.wrongType(
        fields.node, key, "cannot contain '\(name)', a font of the theme; write '\(name)' alone")
      return nil
    }
    let written = [name, name + "1"].first(where: reader.vocabulary.textStyles.cases.contains) ?? "…"
    let (size, weight) = (fields["size"]?.value.text.shortened, fields["weight"]?.value.text.shortened)
    // One font replaces both keys.
    fields.reject(weight == nil ? "size" : "weight", besides: "style") { _ in
      "write { system: \(size ?? "…"), \(weight.map { "weight: \($0), " } ?? "")relativeTo: \(written) }"
        + (size == nil ? " with a size" : "")
    }
    fields.reject("relativeTo", besides: "style")
    return choice(reader, kind, reader.vocabulary.textStyles).map(Font.style)
  }

  /// Reports a mapping that does not say which font it is.
  private func reportNoKind(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) {
    let size = node.entries.first(named: "size")
    if let size, reader.dependsOnNames(size.value, size.key) { return }
    let remedy =
      size.map { "write 'system: \($0.value.text)' for that of the system" } ?? "write \(phrase)"
    reader.diagnostics.add(
      WrongType(name: key.text, remedy: "does not say which font; \(remedy)"), at: node.headRange,
      fixIts: size.map { renaming(keyOf: $0, to: "system") } ?? [])
  }

  private func choice(
    _ reader: ValueReader, _ entry: MappingEntry, _ enumeration: Enumeration
  ) -> String? {
    guard !reader.dependsOnNames(entry.value, entry.key),
      case .enumeration(let name) = reader.read(entry, as: .enumeration(enumeration))
    else { return nil }
    return name
  }

  /// Reports a value that is not a mapping, as a font must be.
  private func reportShorthand(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) {
    guard node.kind == .scalar else {
      reader.wrongType(node, key, "must be a font; write \(phrase)")
      return
    }
    if reader.reportName(node, key, "a font") { return }
    let text = node.text
    let word = text.lastPathComponent
    let styles = reader.vocabulary.textStyles.cases
    let first = styles.contains(word + "1") ? word + "1" : word
    if !styles.contains(word), reader.reportMisspelt(node, key, .fonts) { return }
    if let size = DecimalNumber.corrected(text) {
      let font = Self.systemFont(size)
      reader.wrongType(node, key, "must be a font; write \(font)", writing: font)
    } else if let style = reader.diagnostics.suggestions.candidate(first, orClosestIn: styles) {
      let font = "{ style: \(style) }"
      reader.wrongType(
        node, key, "must be a font; write \(font)",
        writing: Spelling.isMisspelling(first, of: style) ? font : nil)
    } else if reader.vocabulary.fontWeights.cases.contains(word) {
      let font = Self.systemFont("17", weight: word)
      reader.wrongType(node, key, "must be a font, and a weight needs a size; write one such as \(font)")
    } else if text.isPlainWord {
      reader.wrongType(
        node, key,
        "must be a font; write { style: headline }, \(Self.systemFont("17")) or { name: \(text), size: 17 }")
    } else {
      reader.wrongType(node, key, "must be a font; write \(phrase)")
    }
  }

  func written(_ value: Value) -> JSON {
    if case .font(.system(let size, "regular", nil)) = value { return ["system": .number(size)] }
    return value.content
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let points = schema.orThemeName(.numbers, SceneSchema.scalar("number", Self.points, false))
    let weight = schema.cases(of: schema.grammar.vocabulary.fontWeights)
    let style = schema.cases(of: schema.grammar.vocabulary.textStyles)
    let relativeTo = JSON.described("The text style that the font scales with.", style)
    let fonts: [JSON] = [
      .mapping(
        "The system font, in points.",
        ["system": points, "weight": weight, "relativeTo": relativeTo],
        required: ["system"]),
      .mapping(
        "A text style, which follows the user's text size.", ["style": style],
        required: ["style"]),
      .mapping(
        "A font by its PostScript name, in points.",
        ["name": .reference("plainName"), "size": points, "relativeTo": relativeTo],
        required: ["name", "size"]),
    ]
    return [JSON.Member(name, schema.orThemeName(.fonts, ["anyOf": .array(fonts)]))]
  }
}
