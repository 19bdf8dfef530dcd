import DioramaSyntax
import DioramaTree

extension SceneSchema {
  /// An attribute with all that the grammar knows of it.
  func attribute(_ attribute: Attribute) -> JSON {
    var schema = value(attribute.type, mayBeReference: true)
    if case .value(let value)? = attribute.defaultValue, let json = SceneNotation.json(of: value),
      case .object(let members) = schema
    {
      schema = .object([JSON.Member("default", json)] + members)
    }
    return Self.described(attribute.summary, schema)
  }

  /// What can be written for a type; a parameter of the type as well, if references are allowed here.
  func value(_ type: ValueType, mayBeReference: Bool) -> JSON {
    let isReferable = mayBeReference && type.parameterType != nil
    return switch type {
    case .string: Self.reference(mayBeReference ? "text" : "literalText")
    case .boolean: scalar("boolean", nil, isReferable)
    case .integer(let range): scalar("integer", range, isReferable)
    case .number(let range): scalar("number", range, isReferable)
    case .url, .color, .font, .image, .insets, .size: orReference(Self.reference(type.name), isReferable)
    case .enumeration(let enumeration): cases(of: enumeration)
    case .list(let element):
      orReference(Self.list(of: value(element, mayBeReference: mayBeReference)), isReferable)
    }
  }

  private func orReference(_ schema: JSON, _ isReferable: Bool) -> JSON {
    isReferable ? ["anyOf": [schema, Self.reference("reference")]] : schema
  }

  private func scalar(_ name: String, _ range: NumberRange?, _ isReferable: Bool) -> JSON {
    var members: [JSON.Member] = [
      JSON.Member("type", isReferable ? [.string(name), "string"] : .string(name))
    ]
    if let range, range.lowerBound.isFinite {
      members.append(
        JSON.Member(range.excludesLowerBound ? "exclusiveMinimum" : "minimum", .number(range.lowerBound)))
    }
    if let range, range.upperBound.isFinite {
      members.append(
        JSON.Member(range.excludesUpperBound ? "exclusiveMaximum" : "maximum", .number(range.upperBound)))
    }
    if isReferable { members.append(JSON.Member("pattern", .string(SchemaPatterns.reference))) }
    return .object(members)
  }

  // MARK: Enumerations

  /// The definitions of the grammar's enumerations.
  var enumerationDefinitions: [JSON.Member] {
    grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }.map { enumeration in
      let schema = Self.described(enumeration.summary, ["enum": Self.spellings(of: enumeration)])
      return JSON.Member("enumeration.\(enumeration.name)", schema)
    }
  }

  func cases(of enumeration: Enumeration) -> JSON {
    if grammar.enumeration(named: enumeration.name) == enumeration {
      return Self.reference("enumeration.\(enumeration.name)")
    }
    return ["enum": Self.spellings(of: enumeration)]
  }

  /// The cases, also as YAML readers understand those that are words of YAML.
  private static func spellings(of enumeration: Enumeration) -> JSON {
    let words: [String: JSON] = ["true": true, "false": false, "null": .null]
    return .array(enumeration.cases.flatMap { [.string($0)] + (words[$0].map { [$0] } ?? []) })
  }
}

extension SceneSchema {
  /// The definitions of names, texts and compound values.
  var valueDefinitions: [JSON.Member] {
    nameDefinitions + textDefinitions + appearanceDefinitions + geometryDefinitions
  }

  // MARK: Names

  private var nameDefinitions: [JSON.Member] {
    [
      JSON.Member("sceneName", Self.name(SchemaPatterns.upperCamelCase)),
      JSON.Member("name", Self.name(SchemaPatterns.lowerCamelCase)),
      JSON.Member("handler", Self.described("A method of the scene's owner.", Self.reference("name"))),
      JSON.Member(
        "reference", Self.described("A parameter of the scene.", Self.text(SchemaPatterns.reference))),
      JSON.Member("swiftType", Self.described("A Swift type.", Self.text(SchemaPatterns.typeName))),
      JSON.Member("plainName", Self.scalar(SchemaPatterns.literalText)),
    ]
  }

  private static func name(_ pattern: String) -> JSON {
    ["type": "string", "pattern": .string(pattern), "maxLength": .integer(Limits.nameSize)]
  }

  private static func text(_ pattern: String) -> JSON {
    ["type": "string", "pattern": .string(pattern)]
  }

  // MARK: Texts

  private var textDefinitions: [JSON.Member] {
    let localized = Self.mapping(
      "A text out of the app's strings.", [JSON.Member("localized", Self.reference("plainName"))],
      required: ["localized"])
    return [
      JSON.Member("sentence", Self.scalar(SchemaPatterns.literalText)),
      JSON.Member("scalarText", Self.scalar(SchemaPatterns.text)),
      JSON.Member("localizedText", localized),
      JSON.Member("text", ["anyOf": [Self.reference("scalarText"), Self.reference("localizedText")]]),
      JSON.Member("literalText", ["anyOf": [Self.reference("sentence"), Self.reference("localizedText")]]),
    ]
  }

  /// A scalar that is read as text, whatever YAML takes it for.
  private static func scalar(_ pattern: String) -> JSON {
    ["type": ["string", "number", "boolean", "null"], "pattern": .string(pattern)]
  }

  // MARK: Colours, fonts, images, addresses

  private var appearanceDefinitions: [JSON.Member] {
    let plain: JSON = [
      "anyOf": [cases(of: grammar.vocabulary.colors), Self.text(SchemaPatterns.hexadecimalColor)]
    ]
    let asset = JSON.Member("asset", Self.reference("plainName"))
    let symbol = JSON.Member("symbol", Self.reference("plainName"))
    let adaptive = Self.mapping(
      "One colour for the light and one for the dark appearance.",
      [
        JSON.Member("light", Self.reference("plainColor")), JSON.Member("dark", Self.reference("plainColor")),
      ], required: ["light", "dark"])
    let colorAsset = Self.mapping("A colour of the asset catalogue.", [asset], required: ["asset"])
    let symbolImage = Self.mapping("An SF Symbol.", [symbol], required: ["symbol"])
    let assetImage = Self.mapping("A picture of the asset catalogue.", [asset], required: ["asset"])
    return [
      JSON.Member("url", url),
      JSON.Member("plainColor", plain),
      JSON.Member("color", ["anyOf": [Self.reference("plainColor"), adaptive, colorAsset]]),
      JSON.Member("font", font),
      JSON.Member("image", ["anyOf": [symbolImage, assetImage]]),
    ]
  }

  private var url: JSON {
    [
      "type": "string", "pattern": .string(SchemaPatterns.url),
      "if": ["pattern": .string(SchemaPatterns.webScheme)],
      "then": ["pattern": .string(SchemaPatterns.webHost)],
    ]
  }

  private var font: JSON {
    let points: JSON = ["type": "number", "minimum": 1, "maximum": 1000]
    let weight = cases(of: grammar.vocabulary.fontWeights)
    let style = cases(of: grammar.vocabulary.textStyles)
    return [
      "anyOf": [
        Self.mapping(
          "The system font, in points.", [JSON.Member("system", points), JSON.Member("weight", weight)],
          required: ["system"]),
        Self.mapping(
          "A text style, which follows the user's text size.", [JSON.Member("style", style)],
          required: ["style"]),
        Self.mapping(
          "A font by its PostScript name, in points.",
          [JSON.Member("name", Self.reference("plainName")), JSON.Member("size", points)],
          required: ["name", "size"]),
      ]
    ]
  }

  // MARK: Distances

  private var geometryDefinitions: [JSON.Member] {
    let number: JSON = ["type": "number"]
    let length: JSON = ["type": "number", "minimum": 0]
    let edges = ["top", "leading", "bottom", "trailing"].map { JSON.Member($0, number) }
    let lengths = ["width", "height"].map { JSON.Member($0, length) }
    let insets = Self.mapping(
      "The distance from each edge; 0 where none is given.", edges, rules: [JSON.Member("minProperties", 1)])
    let size = Self.mapping("A width and a height.", lengths, required: ["width", "height"])
    return [
      JSON.Member("insets", ["anyOf": [number, insets]]), JSON.Member("size", ["anyOf": [length, size]]),
    ]
  }
}

/// The regular expressions of the schema. They keep to what every dialect knows, without looking ahead or behind.
enum SchemaPatterns {
  /// An id, a parameter, a handler.
  static let lowerCamelCase = "^[a-z][A-Za-z0-9]*$"

  /// A scene.
  static let upperCamelCase = "^[A-Z][A-Za-z0-9]*$"

  /// A Swift type, which may be nested.
  static let typeName = "^\(type)$"

  /// A parameter, whole.
  static let reference = #"^\$\{[a-z][A-Za-z0-9]*\}$"#

  /// A text: `${` begins a reference unless a further `$` stands before it.
  static let text = #"^(?:[^$]|\$+[^${]|\$\$+\{|\$\{[a-z][A-Za-z0-9]*\})*\$*$"#

  /// A text without a reference.
  static let literalText = #"^(?:[^$]|\$+[^${]|\$\$+\{)*\$*$"#

  /// Red, green, blue and perhaps opacity.
  static let hexadecimalColor = "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

  /// An absolute URL, in the characters that RFC 3986 allows.
  static let url = #"^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$"#

  /// The beginning of an address on the web, and what such an address must have there.
  static let webScheme = "^[Hh][Tt][Tt][Pp][Ss]?:"
  static let webHost = webScheme + "//[^/?#]"

  /// The element of a list that is a parameter's type.
  static func parameterElement(_ valueTypes: [String]) -> String {
    "^(?:\(valueTypes.joined(separator: "|"))|\(type))$"
  }

  /// A parameter's type: a value type or a Swift type, a list of them, and perhaps optional.
  static func parameterType(_ valueTypes: [String]) -> String {
    let base = "(?:\(valueTypes.joined(separator: "|"))|\(type))"
    return #"^(?:\#(base)|\[\#(base)\])\??$"#
  }

  /// The types among these, as elements of lists and optionals, too.
  static func parameterType(among types: [String]) -> String {
    #"^\[?(?:\#(types.joined(separator: "|")))\]?\??$"#
  }

  private static let type = #"[A-Z][A-Za-z0-9_]*(?:\.[A-Z][A-Za-z0-9_]*)*"#
}

/// Values the way scenes write them.
enum SceneNotation {
  /// A value as the JSON that a YAML reader makes of it; `nil` for a reference, which has no value of its own.
  static func json(of value: Value) -> JSON? {
    switch value {
    case .literal(let text): .string(text)
    case .localized(let key): ["localized": .string(key)]
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .url(let text), .enumeration(let text): .string(text)
    case .color(let color): json(of: color)
    case .font(let font): json(of: font)
    case .image(.symbol(let name)): ["symbol": .string(name)]
    case .image(.asset(let name)): ["asset": .string(name)]
    case .insets(let insets): json(of: insets)
    case .size(let size): ["width": .number(size.width), "height": .number(size.height)]
    case .list(let values): .array(values.compactMap(json(of:)))
    case .text, .parameter: nil
    }
  }

  private static func json(of color: Color) -> JSON {
    switch color {
    case .named(let name): return .string(name)
    case .asset(let name): return ["asset": .string(name)]
    case .adaptive(let light, let dark): return ["light": json(of: light), "dark": json(of: dark)]
    case .rgba(let value):
      let digits = String(value, radix: 16, uppercase: true)
      return .string("#" + String(repeating: "0", count: 8 - digits.count) + digits)
    }
  }

  private static func json(of font: Font) -> JSON {
    switch font {
    case .system(let size, "regular"): ["system": .number(size)]
    case .system(let size, let weight): ["system": .number(size), "weight": .string(weight)]
    case .style(let name): ["style": .string(name)]
    case .named(let name, let size): ["name": .string(name), "size": .number(size)]
    }
  }

  private static func json(of insets: Insets) -> JSON {
    if insets == Insets(all: insets.top) { return .number(insets.top) }
    return [
      "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
      "trailing": .number(insets.trailing),
    ]
  }

  /// A value in one line of YAML.
  static func text(of value: Value) -> String {
    json(of: value).map(flow) ?? ""
  }

  private static func flow(_ json: JSON) -> String {
    switch json {
    case .null: "null"
    case .boolean(let flag): String(flag)
    case .integer(let number): String(number)
    case .number(let number): DecimalNumber.text(number)
    case .string(let text): text.isEmpty || text.hasPrefix("#") ? "\"\(text)\"" : text
    case .array(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .object(let members):
      "{ \(members.map { "\($0.name): \(flow($0.value))" }.joined(separator: ", ")) }"
    }
  }
}
