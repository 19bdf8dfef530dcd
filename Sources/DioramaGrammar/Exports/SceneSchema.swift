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
      return ["if": isNamed, "then": .reference("scene.\(name)")]
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:diorama:scene:\(grammar.version)"),
      "title": "Diorama scene",
      "description":
        "A screen of an app, or a view composed of others: what it shows, its parameters and its events.",
      "type": "object",
      "if": .has("component"),
      "then": .reference("component"),
      "else": [
        "properties": ["controller": .reference("controller")],
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
}

/// The building blocks of schemas.
extension JSON {
  static func reference(_ definition: String) -> JSON {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  /// Returns the schema of a mapping without other keys.
  static func mapping(
    title: String? = nil, _ description: String?, _ properties: [Member], required: [String] = [],
    rules: [Member] = []
  ) -> JSON {
    var members: [Member] = []
    if let title { members.append(Member("title", .string(title))) }
    if let description { members.append(Member("description", .string(description))) }
    members.append(Member("type", "object"))
    members.append(Member("properties", .object(properties)))
    if !required.isEmpty { members.append(Member("required", .array(required.map(JSON.string)))) }
    members.append(Member("additionalProperties", false))
    return .object(members + rules)
  }

  /// Returns the schema of a mapping without other keys.
  static func mapping(
    _ description: String, _ properties: KeyValuePairs<String, JSON>, required: [String] = [],
    rules: [Member] = []
  ) -> JSON {
    mapping(description, properties.map(Member.init), required: required, rules: rules)
  }

  /// Returns the schema of a mapping of names that the scene chooses.
  static func names(_ description: String, to value: JSON) -> JSON {
    [
      "description": .string(description), "type": "object", "propertyNames": .reference("name"),
      "additionalProperties": value,
    ]
  }

  /// Returns a schema with a description.
  static func described(_ description: String, _ schema: JSON) -> JSON {
    guard case .object(let members) = schema, !description.isEmpty else { return schema }
    return .object([Member("description", .string(description))] + members)
  }

  static func list(of items: JSON, maximum: Int? = nil) -> JSON {
    guard let maximum else { return ["type": "array", "items": items] }
    return ["type": "array", "items": items, "maxItems": .integer(maximum)]
  }

  /// Returns the schema of a mapping that has a key.
  static func has(_ key: String) -> JSON { ["required": [.string(key)]] }
}

extension Grammar {
  /// The JSON Schema of scene files, in draft 2020-12, which editors use to complete, explain and check them.
  ///
  /// It accepts what the compiler accepts, except names that are YAML keywords, such as an id `true`. The compiler
  /// checks what a schema cannot express: that ids are unique, that references name parameters of the right type,
  /// that a view's element is its first key, and how numbers compare.
  package var sceneSchema: JSON { SceneSchema(grammar: self).document }
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

  /// Returns the keys with which a scene or a component begins.
  func head(of kind: String) -> [JSON.Member] {
    [
      JSON.Member(kind, .described("The \(kind)'s name, in UpperCamelCase.", .reference("sceneName"))),
      JSON.Member(
        "diorama", ["description": "The version of the language.", "const": .integer(grammar.version)]),
      JSON.Member("summary", .described("What the \(kind) is, in a sentence.", .reference("sentence"))),
    ]
  }

  private func scene(_ controller: ControllerKind) -> JSON {
    var properties = head(of: "scene")
    properties += ["controller", "parameters", "state", "conditions", "derived"].map {
      JSON.Member($0, .reference($0))
    }
    if !controller.layout.isEmpty { properties.append(layout(of: controller)) }
    if let screen = controller.screen {
      properties.append(JSON.Member("screen", .reference("element.\(screen)")))
    }
    if let table = controller.table {
      properties.append(JSON.Member("table", .reference("element.\(table)")))
    }
    var required = ["scene"]
    var rules: [JSON.Member] = []
    switch controller.content {
    case .views:
      properties.append(views)
      required.append("views")
    case .sections:
      let sections = JSON.list(of: .reference("section"))
      properties.append(
        JSON.Member("sections", .described("The sections, from top to bottom.", sections)))
      properties.append(
        JSON.Member("rows", .described("The rows of the only section.", .reference("rows"))))
      let empty = JSON.described(
        "The views shown in the middle while there are no rows.", .list(of: .reference("anyView")))
      properties.append(JSON.Member("empty", empty))
      rules = [JSON.Member("oneOf", [["required": ["sections"]], ["required": ["rows"]]])]
    }
    return .mapping(
      title: controller.swiftClass, controller.summary, properties, required: required, rules: rules)
  }

  func layout(of controller: ControllerKind) -> JSON.Member {
    let attributes = controller.layout.map { JSON.Member($0.name, attribute($0)) }
    return JSON.Member("layout", .mapping("How the views are laid out.", attributes))
  }

  var views: JSON.Member {
    JSON.Member("views", .described("The views, in their order.", .list(of: .reference("anyView"))))
  }

  private var section: JSON {
    .mapping(
      "Rows that belong together.",
      [
        "header": .described("The text or the views above the rows.", textOrViews),
        "footer": .described("The text or the views below the rows.", textOrViews),
        "shown": .described("Whether the section is shown.", value(.boolean, mayBeReference: true)),
        "rows": .described("The rows, from top to bottom.", .reference("rows")),
      ],
      required: ["rows"])
  }

  private var textOrViews: JSON {
    ["anyOf": [value(.string, mayBeReference: true), .list(of: .reference("anyView"))]]
  }

  private var rows: JSON {
    let row = grammar.textRow
    let text = JSON.described(
      "A bare text is a '\(row.element)' with this '\(row.attribute)'.", value(.string, mayBeReference: true))
    return .list(of: ["anyOf": [text, .reference("anyRow")]])
  }
}

extension SceneSchema {
  /// The definitions of placements, each of which accepts all elements with that placement.
  var placementDefinitions: [JSON.Member] {
    ElementKind.Placement.allCases.filter { $0 != .screen }.flatMap { placement in
      let choices = elements.filter { element in
        placement.accepts(element.placement) && grammar.isWritten(element)
          && (element.placement == placement || element.name != grammar.listElement(in: .view))
      }
      let purpose = "The view that loaded scenes show instead in apps that do not know the element."
      return [
        JSON.Member(
          placement.definition,
          grammar.unnamedElement(in: placement).map { .reference("element.\($0.name)") }
            ?? any(of: choices)),
        JSON.Member(placement.fallbackDefinition, .described(purpose, .reference(placement.definition))),
      ]
    }
  }

  /// Returns the schema of a mapping with the key of one of the elements and all that the element requires.
  private func any(of choices: [ElementKind]) -> JSON {
    let rivals = rivals(among: choices)
    let names = choices.map {
      JSON.Member(grammar.key(of: $0), .described($0.summary, .reference("name")))
    }
    return [
      "type": "object",
      "if": ["anyOf": .array(choices.map { .has(grammar.key(of: $0)) })],
      "then": ["allOf": .array(choices.map { choice($0, rivals: rivals[$0.name] ?? []) })],
      "else": .mapping(nil, names, rules: [JSON.Member("minProperties", 1)]),
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
      ? .has(key)
      : .object([
        JSON.Member("required", [.string(key)]),
        JSON.Member("not", ["anyOf": .array(rivals.map(JSON.has))]),
      ])
    return ["if": isMeant, "then": .reference("element.\(element.name)")]
  }
}

extension SceneSchema {
  /// The definitions of parameters.
  var parameterDefinitions: [JSON.Member] {
    let parameters = JSON.names(
      "The values that the scene's owner passes in, each with a name and a type.",
      to: ["anyOf": [.reference("parameterType"), .reference("parameter")]])
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
    let summary = JSON.described("What the parameter is, in a sentence.", .reference("sentence"))
    return .mapping(
      "A parameter with a default or a summary.",
      [
        "type": .reference("parameterType"),
        "default": ["description": "Its value when the owner passes none."],
        "summary": summary,
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
