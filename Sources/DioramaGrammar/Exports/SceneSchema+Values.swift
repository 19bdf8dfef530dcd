import DioramaSyntax
import DioramaTree

extension SceneSchema {
  /// Returns the schema of an attribute, with its description and default.
  func attribute(_ attribute: Attribute) -> JSON {
    var schema = value(attribute.type, mayBeReference: !attribute.isInitial)
    if attribute.dimension != nil { schema = ["anyOf": [schema, .reference("relativeSize")]] }
    if case .value(let value)? = attribute.defaultValue, case .object(let members) = schema {
      schema = .object([JSON.Member("default", attribute.type.definition.written(value))] + members)
    }
    return .described(attribute.summary + Markdown.since(attribute.since), schema)
  }

  /// Returns the schema of a type's values, including parameters of the type if references are allowed.
  func value(_ type: ValueType, mayBeReference: Bool) -> JSON {
    let value = type.definition.schema(in: self, mayBeReference: mayBeReference)
    return mayBeReference ? ["anyOf": [value, form(of: type)]] : value
  }

  static func orReference(_ schema: JSON, _ isReferable: Bool) -> JSON {
    isReferable ? ["anyOf": [schema, .reference("reference")]] : schema
  }

  static func scalar(_ name: String, _ range: NumberRange?, _ isReferable: Bool) -> JSON {
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
      let schema = JSON.described(enumeration.summary, ["enum": Self.spellings(of: enumeration)])
      return JSON.Member("enumeration.\(enumeration.name)", schema)
    }
  }

  func cases(of enumeration: Enumeration) -> JSON {
    if grammar.enumeration(named: enumeration.name) == enumeration {
      return .reference("enumeration.\(enumeration.name)")
    }
    return ["enum": Self.spellings(of: enumeration)]
  }

  /// Returns the cases, including what YAML readers make of those that are YAML keywords.
  private static func spellings(of enumeration: Enumeration) -> JSON {
    let words: [String: JSON] = ["true": true, "false": false, "null": .null]
    return .array(enumeration.cases.flatMap { [.string($0)] + (words[$0].map { [$0] } ?? []) })
  }
}

extension SceneSchema {
  /// The definitions of names and of the value types.
  var valueDefinitions: [JSON.Member] {
    nameDefinitions + ValueType.plain.flatMap { $0.definition.schemaDefinitions(in: self) }
  }

  private var nameDefinitions: [JSON.Member] {
    [
      JSON.Member("sceneName", Self.name(SchemaPatterns.upperCamelCase)),
      JSON.Member("name", Self.name(SchemaPatterns.lowerCamelCase)),
      JSON.Member("handler", .described("A method of the scene's owner.", .reference("name"))),
      JSON.Member(
        "reference",
        .described(
          "A parameter, a part of the state, a condition or a derived value.",
          Self.text(SchemaPatterns.reference))),
      JSON.Member("swiftType", .described("A Swift type.", Self.text(SchemaPatterns.typeName))),
      JSON.Member("plainName", Self.scalar(SchemaPatterns.literalText)), JSON.Member("styles", styles),
      JSON.Member("relativeSize", relativeSize),
    ]
  }

  /// The schema of a size in relation to another view.
  private var relativeSize: JSON {
    let number = orThemeName(.numbers, ["type": "number"])
    return .mapping(
      "A multiple of a dimension of another view, plus a number of points.",
      [
        "of": .described("The id of the other view.", .reference("name")),
        "dimension": .described(
          "The dimension of the other view, if it is not the same one.", ["enum": ["width", "height"]]),
        "times": .described(
          "The factor; 1 if none is given.",
          orThemeName(.numbers, ["type": "number", "exclusiveMinimum": 0])),
        "plus": .described("The points that are added; 0 if none are given.", number),
      ],
      required: ["of"])
  }

  /// The schema of the styles of a view.
  private var styles: JSON {
    let names = grammar.styleNames
    let name: JSON = names.isEmpty ? .reference("name") : ["enum": .array(names.map(JSON.string))]
    return .described(
      "A style of the project's themes, or several; the last one counts most.",
      ["anyOf": [name, .list(of: name)]])
  }

  private static func name(_ pattern: String) -> JSON {
    ["type": "string", "pattern": .string(pattern), "maxLength": .integer(Limits.nameSize)]
  }

  private static func text(_ pattern: String) -> JSON {
    ["type": "string", "pattern": .string(pattern)]
  }

  /// Returns the schema of a scalar that is read as text, regardless of its YAML type.
  static func scalar(_ pattern: String) -> JSON {
    ["type": ["string", "number", "boolean", "null"], "pattern": .string(pattern)]
  }
}

/// The regular expressions of the schema. They use only features that all dialects share, without lookahead or
/// lookbehind.
enum SchemaPatterns {
  /// An id, a parameter, a handler.
  static let lowerCamelCase = "^[a-z][A-Za-z0-9]*$"

  /// A scene.
  static let upperCamelCase = "^[A-Z][A-Za-z0-9]*$"

  /// A Swift type, which may be nested.
  static let typeName = "^\(type)$"

  /// A name that values can use.
  private static let name =
    "(?:[a-z][A-Za-z0-9]*|\(ScreenTrait.allCases.map(\.pattern).joined(separator: "|"))"
    + #"|entry\.[a-z][A-Za-z0-9]*)"#

  /// A name without `${` and `}`.
  static let bareName = "^\(name)$"

  /// A reference as the whole value.
  static let reference = #"^\$\{\#(name)\}$"#

  /// A text: `${` begins a reference unless another `$` precedes it.
  static let text = #"^(?:[^$]|\$+[^${]|(?:\$\$)+\{|(?:\$\$)*\$\{\#(name)\})*\$*$"#

  /// A text without a reference.
  static let literalText = #"^(?:[^$]|\$+[^${]|(?:\$\$)+\{)*\$*$"#

  /// Returns the pattern for the element type of a list parameter.
  static func parameterElement(_ valueTypes: [String]) -> String {
    "^(?:\(valueTypes.joined(separator: "|"))|\(type))$"
  }

  /// Returns the pattern for a parameter's type: a value type or a Swift type, optional or not, or a list of one.
  static func parameterType(_ valueTypes: [String]) -> String {
    let base = "(?:\(valueTypes.joined(separator: "|"))|\(type))"
    return #"^(?:\#(base)\??|\[\#(base)\])$"#
  }

  /// Returns the pattern for some types, their lists and their optionals.
  static func parameterType(among types: [String]) -> String {
    #"^\[?(?:\#(types.joined(separator: "|")))\]?\??$"#
  }

  private static let type = #"[A-Z][A-Za-z0-9_]*(?:\.[A-Z][A-Za-z0-9_]*)*"#
}

extension ScreenTrait {
  /// The name as part of a regular expression.
  fileprivate var pattern: String { rawValue.split(separator: ".").joined(separator: #"\."#) }
}

/// The notation of values in scenes.
enum SceneNotation {
  /// Returns a value of a type in one line of YAML.
  static func text(of value: Value, _ type: ValueType) -> String { flow(type.definition.written(value)) }

  private static func flow(_ json: JSON) -> String {
    switch json {
    case .null: "null"
    case .boolean(let flag): String(flag)
    case .integer(let number): String(number)
    case .number(let number): number.shortText
    case .string(let text): text.isEmpty || text.hasPrefix("#") ? "\"\(text)\"" : text
    case .array(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .object(let members):
      "{ \(members.map { "\($0.name): \(flow($0.value))" }.joined(separator: ", ")) }"
    }
  }
}
