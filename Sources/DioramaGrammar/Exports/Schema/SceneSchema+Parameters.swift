import DioramaTree

extension SceneSchema {
  /// The definitions of what the owner passes in.
  var parameterDefinitions: [JSON.Member] {
    let parameters: JSON = [
      "description": "What the scene's owner passes in, each by a name and a type.",
      "type": "object",
      "propertyNames": Self.reference("name"),
      "additionalProperties": ["anyOf": [Self.reference("parameterType"), Self.reference("parameter")]],
    ]
    return [
      JSON.Member("parameters", parameters), JSON.Member("parameter", parameter),
      JSON.Member("parameterType", parameterType),
    ]
  }

  private var names: [String] { ParameterType.valueTypes.map(\.name) }

  private var parameter: JSON {
    let summary = Self.described("What the parameter is, in a sentence.", Self.reference("sentence"))
    return Self.mapping(
      "A parameter with a default or a summary.",
      [
        JSON.Member("type", Self.reference("parameterType")),
        JSON.Member("default", ["description": "Its value when the owner passes none."]),
        JSON.Member("summary", summary),
      ],
      required: ["type"],
      rules: [JSON.Member("allOf", .array(defaults + [swiftTypeWithoutDefault]))])
  }

  /// For each value type, and for a list of it, what a default must be.
  private var defaults: [JSON] {
    ParameterType.valueTypes.flatMap { name, base -> [JSON] in
      [false, true].compactMap { isList in
        guard let type = ParameterType(base, isList: isList).valueType else { return nil }
        let plain = isList ? "[\(name)]" : name
        let spellings: [JSON] = [.string(plain), .string(plain + "?")] + (isList ? [[.string(name)]] : [])
        return [
          "if": ["properties": ["type": ["enum": .array(spellings)]], "required": ["type"]],
          "then": ["properties": ["default": value(type, mayBeReference: false)]],
        ]
      }
    }
  }

  private var swiftTypeWithoutDefault: JSON {
    let name: JSON = ["type": "string", "pattern": #"^\[?[A-Z]"#]
    return [
      "if": [
        "properties": ["type": ["anyOf": [name, ["type": "array", "items": name]]]], "required": ["type"],
      ],
      "then": ["properties": ["default": false]],
    ]
  }

  /// A type by its name, or a list with the name of its elements' type.
  private var parameterType: JSON {
    let swiftNames = ValueTypeNames.ofSwift
    let list: JSON = [
      "type": "array",
      "items": ["type": "string", "pattern": .string(SchemaPatterns.parameterElement(names))],
      "minItems": 1, "maxItems": 1,
    ]
    let name: JSON = [
      "type": "string", "pattern": .string(SchemaPatterns.parameterType(names)),
      "not": ["pattern": .string(SchemaPatterns.parameterType(among: swiftNames))],
    ]
    return [
      "description": .string(
        "A value type (\(names.joined(separator: ", "))) or a Swift type; '?' behind it makes it optional, brackets a list."
      ),
      "anyOf": [["enum": .array(names.map(JSON.string))], name, list],
    ]
  }
}
