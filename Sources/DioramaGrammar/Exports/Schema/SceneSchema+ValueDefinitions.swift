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
