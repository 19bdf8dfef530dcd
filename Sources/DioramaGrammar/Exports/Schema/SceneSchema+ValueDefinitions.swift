import DioramaSyntax
import DioramaTree

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
