import DioramaTree

/// The JSON Schema of a grammar's scenes, built from named definitions.
struct SceneSchema {
  let grammar: Grammar
  let elements: [ElementKind]
  /// The supertypes; each of their parts is a definition that subtypes refer to.
  let bases: PartOwners

  init(grammar: Grammar) {
    self.grammar = grammar
    elements = grammar.allElements
    bases = PartOwners(elements)
  }

  /// The whole schema.
  var document: JSON {
    let choices = controllers.map { controller -> JSON in
      let name = controller.name
      let isNamed: JSON = [
        "properties": ["controller": ["const": .string(name)]],
        "required": name == grammar.defaultController ? [] : ["controller"],
      ]
      return ["if": isNamed, "then": Self.reference("scene.\(name)")]
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:diorama:scene:\(grammar.version)"),
      "title": "Diorama scene",
      "description":
        "A screen of an app, or a view composed of others: what it shows, its parameters and its events.",
      "type": "object",
      "if": Self.has("component"),
      "then": Self.reference("component"),
      "else": [
        "properties": ["controller": Self.reference("controller")],
        "required": ["scene"],
        "allOf": .array(choices),
      ],
      "$defs": .object(definitions),
    ]
  }

  private var definitions: [JSON.Member] {
    sceneDefinitions + parameterDefinitions + stateDefinitions + placementDefinitions + elementDefinitions
      + sharedDefinitions + valueDefinitions + formDefinitions + enumerationDefinitions
  }

  var controllers: [ControllerKind] {
    grammar.allControllers
  }

  // MARK: Building blocks

  static func reference(_ definition: String) -> JSON {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  /// Returns the schema of a mapping without other keys.
  static func mapping(
    title: String? = nil, _ description: String?, _ properties: [JSON.Member], required: [String] = [],
    rules: [JSON.Member] = []
  ) -> JSON {
    var members: [JSON.Member] = []
    if let title { members.append(JSON.Member("title", .string(title))) }
    if let description { members.append(JSON.Member("description", .string(description))) }
    members.append(JSON.Member("type", "object"))
    members.append(JSON.Member("properties", .object(properties)))
    if !required.isEmpty { members.append(JSON.Member("required", .array(required.map(JSON.string)))) }
    members.append(JSON.Member("additionalProperties", false))
    return .object(members + rules)
  }

  /// Returns a schema with a description.
  static func described(_ description: String, _ schema: JSON) -> JSON {
    guard case .object(let members) = schema, !description.isEmpty else { return schema }
    return .object([JSON.Member("description", .string(description))] + members)
  }

  static func list(of items: JSON, maximum: Int? = nil) -> JSON {
    guard let maximum else { return ["type": "array", "items": items] }
    return ["type": "array", "items": items, "maxItems": .integer(maximum)]
  }
}

/// Writes the JSON Schema of scene files, which editors use to complete, explain and check them.
package enum SchemaExport {
  /// Returns the schema of a grammar's scenes, in draft 2020-12 of JSON Schema.
  ///
  /// It accepts what the compiler accepts, except names that are YAML keywords, such as an id `true`. The compiler
  /// checks what a schema cannot express: that ids are unique, that references name parameters of the right type,
  /// that a view's element is its first key, and how numbers compare.
  package static func json(of grammar: Grammar) -> JSON {
    SceneSchema(grammar: grammar).document
  }
}

extension SceneSchema {
  /// The definitions of the kinds of scenes, and of what they share.
  var sceneDefinitions: [JSON.Member] {
    let names = controllers.map { JSON.string($0.name) }
    let controller: JSON = [
      "description": "The kind of scene.", "default": .string(grammar.defaultController),
      "enum": .array(names),
    ]
    return controllers.map { JSON.Member("scene.\($0.name)", scene($0)) } + componentDefinitions
      + [
        JSON.Member("controller", controller), JSON.Member("section", section), JSON.Member("rows", rows),
      ]
  }

  private func scene(_ controller: ControllerKind) -> JSON {
    var properties = [
      JSON.Member(
        "scene", Self.described("The scene's name, in UpperCamelCase.", Self.reference("sceneName"))),
      JSON.Member(
        "diorama", ["description": "The version of the language.", "const": .integer(grammar.version)]),
      JSON.Member("summary", Self.described("What the scene is, in a sentence.", Self.reference("sentence"))),
      JSON.Member("controller", Self.reference("controller")),
      JSON.Member("parameters", Self.reference("parameters")),
      JSON.Member("state", Self.reference("state")),
      JSON.Member("conditions", Self.reference("conditions")),
      JSON.Member("derived", Self.reference("derived")),
    ]
    if !controller.layout.isEmpty { properties.append(layout(of: controller)) }
    if let screen = controller.screen {
      properties.append(JSON.Member("screen", Self.reference("element.\(screen)")))
    }
    if let table = controller.table {
      properties.append(JSON.Member("table", Self.reference("element.\(table)")))
    }
    var required = ["scene"]
    var rules: [JSON.Member] = []
    switch controller.content {
    case .views:
      properties.append(views)
      required.append("views")
    case .sections:
      let sections = Self.list(of: Self.reference("section"))
      properties.append(
        JSON.Member("sections", Self.described("The sections, from top to bottom.", sections)))
      properties.append(
        JSON.Member("rows", Self.described("The rows of the only section.", Self.reference("rows"))))
      let empty = Self.described(
        "The views shown in the middle while there are no rows.", Self.list(of: Self.reference("anyView")))
      properties.append(JSON.Member("empty", empty))
      rules = [JSON.Member("oneOf", [["required": ["sections"]], ["required": ["rows"]]])]
    }
    return Self.mapping(
      title: controller.swiftClass, controller.summary, properties, required: required, rules: rules)
  }

  func layout(of controller: ControllerKind) -> JSON.Member {
    let attributes = controller.layout.map { JSON.Member($0.name, attribute($0)) }
    return JSON.Member("layout", Self.mapping("How the views are laid out.", attributes))
  }

  var views: JSON.Member {
    JSON.Member(
      "views", Self.described("The views, in their order.", Self.list(of: Self.reference("anyView"))))
  }

  private var section: JSON {
    Self.mapping(
      "Rows that belong together.",
      [
        JSON.Member("header", Self.described("The text or the views above the rows.", textOrViews)),
        JSON.Member("footer", Self.described("The text or the views below the rows.", textOrViews)),
        JSON.Member(
          "shown", Self.described("Whether the section is shown.", value(.boolean, mayBeReference: true))),
        JSON.Member("rows", Self.described("The rows, from top to bottom.", Self.reference("rows"))),
      ],
      required: ["rows"])
  }

  private var textOrViews: JSON {
    ["anyOf": [value(.string, mayBeReference: true), Self.list(of: Self.reference("anyView"))]]
  }

  private var rows: JSON {
    let row = grammar.textRow
    let text = Self.described(
      "A bare text is a '\(row.element)' with this '\(row.attribute)'.", Self.reference("scalarText"))
    return Self.list(of: ["anyOf": [text, Self.reference("anyRow")]])
  }
}

extension SceneSchema {
  /// The definitions of placements, each of which accepts all elements with that placement.
  var placementDefinitions: [JSON.Member] {
    ElementKind.Placement.allCases.filter { $0 != .screen }.flatMap { placement in
      let choices = elements.filter { element in
        placement.accepts(element.placement) && grammar.isWritten(element)
          && (element.placement == placement || element.name != grammar.viewList)
      }
      let purpose = "The view that loaded scenes show instead in apps that do not know the element."
      return [
        JSON.Member(
          placement.definition,
          grammar.unnamedElement(in: placement).map { Self.reference("element.\($0.name)") }
            ?? any(of: choices)),
        JSON.Member(
          placement.fallbackDefinition, Self.described(purpose, Self.reference(placement.definition))),
      ]
    }
  }

  /// Returns the schema of a mapping with the key of one of the elements and all that the element requires.
  private func any(of choices: [ElementKind]) -> JSON {
    let rivals = rivals(among: choices)
    let names = choices.map {
      JSON.Member(grammar.key(of: $0), Self.described($0.summary, Self.reference("name")))
    }
    return [
      "type": "object",
      "if": ["anyOf": .array(choices.map { Self.has(grammar.key(of: $0)) })],
      "then": ["allOf": .array(choices.map { choice($0, rivals: rivals[$0.name] ?? []) })],
      "else": Self.mapping(nil, names, rules: [JSON.Member("minProperties", 1)]),
    ]
  }

  /// Returns, for each element's name, the other elements that have a part with that name.
  private func rivals(among choices: [ElementKind]) -> [String: [String]] {
    let names = Set(choices.map(\.name))
    var rivals: [String: [String]] = [:]
    for element in choices {
      for part in Set(element.partNames).intersection(names) where part != element.name {
        rivals[part, default: []].append(element.name)
      }
    }
    return rivals
  }

  private func choice(_ element: ElementKind, rivals: [String]) -> JSON {
    let key = grammar.key(of: element)
    let isMeant: JSON =
      rivals.isEmpty
      ? Self.has(key)
      : .object([
        JSON.Member("required", [.string(key)]),
        JSON.Member("not", ["anyOf": .array(rivals.map(Self.has))]),
      ])
    return ["if": isMeant, "then": Self.reference("element.\(element.name)")]
  }

  static func has(_ key: String) -> JSON {
    ["required": [.string(key)]]
  }
}

extension SceneSchema {
  /// The definitions of parameters.
  var parameterDefinitions: [JSON.Member] {
    let parameters: JSON = [
      "description": "The values that the scene's owner passes in, each with a name and a type.",
      "type": "object",
      "propertyNames": Self.reference("name"),
      "additionalProperties": ["anyOf": [Self.reference("parameterType"), Self.reference("parameter")]],
    ]
    return [
      JSON.Member("parameters", parameters), JSON.Member("parameter", parameter),
      JSON.Member("parameterType", parameterType),
    ]
  }

  private var names: [String] {
    ParameterType.valueTypes.map(\.name)
      + grammar.enumerationNames.filter { grammar.enumeration(named: $0)?.parameterBase != nil }
  }

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

  /// The conditions on defaults, for each value type and for lists of it.
  var defaults: [JSON] {
    ParameterType.valueTypes.flatMap { base -> [JSON] in
      [false, true].compactMap { isList in
        guard let type = ParameterType(base, isList: isList).valueType else { return nil }
        let name = base.name
        let plain = isList ? "[\(name)]" : name
        let spellings: [JSON] = [.string(plain), .string(plain + "?")] + (isList ? [[.string(name)]] : [])
        return [
          "if": ["properties": ["type": ["enum": .array(spellings)]], "required": ["type"]],
          "then": ["properties": ["default": value(type, mayBeReference: false)]],
        ]
      }
    }
  }

  var swiftTypeWithoutDefault: JSON {
    let own = names.filter { $0.first?.isUppercase == true }.joined(separator: "|")
    let pattern = own.isEmpty ? #"^\[?[A-Z]"# : #"^\[?(?!(?:\#(own))[\]?]*$)[A-Z]"#
    let name: JSON = ["type": "string", "pattern": .string(pattern)]
    return [
      "if": [
        "properties": ["type": ["anyOf": [name, ["type": "array", "items": name]]]], "required": ["type"],
      ],
      "then": ["properties": ["default": false]],
    ]
  }

  /// The schema of a type: its name, or a list with the name of its element type.
  var parameterType: JSON {
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
        "A value type (\(names.joined(separator: ", "))) or a Swift type; "
          + "'?' after it makes it optional, brackets a list."
      ),
      "anyOf": [["enum": .array(names.map(JSON.string))], name, list],
    ]
  }
}
