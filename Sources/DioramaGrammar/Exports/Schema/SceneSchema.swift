import DioramaTree

/// The schema of a grammar's scenes, put together from named definitions.
struct SceneSchema {
  let grammar: Grammar
  let elements: [ElementKind]
  /// The elements that others extend; what they declare is a definition of its own, to which those refer.
  let bases: PartOwners

  init(grammar: Grammar) {
    self.grammar = grammar
    elements = grammar.elementNames.compactMap { grammar.element(named: $0) }
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
      "description": "A screen of an app: what it shows, what it is given, and what it reports.",
      "type": "object",
      "properties": ["controller": Self.reference("controller")],
      "required": ["scene"],
      "allOf": .array(choices),
      "$defs": .object(definitions),
    ]
  }

  private var definitions: [JSON.Member] {
    sceneDefinitions + parameterDefinitions + placementDefinitions + elementDefinitions + sharedDefinitions
      + valueDefinitions + enumerationDefinitions
  }

  var controllers: [ControllerKind] {
    grammar.controllerNames.compactMap { grammar.controller(named: $0) }
  }

  // MARK: Building blocks

  static func reference(_ definition: String) -> JSON {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  /// A mapping in which no other key may stand.
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

  /// A schema with a sentence about what it stands for.
  static func described(_ description: String, _ schema: JSON) -> JSON {
    guard case .object(let members) = schema, !description.isEmpty else { return schema }
    return .object([JSON.Member("description", .string(description))] + members)
  }

  static func list(of items: JSON) -> JSON {
    ["type": "array", "items": items]
  }
}

/// Writes the JSON Schema of scene files, by which editors complete, explain and check while you type.
public enum SchemaExport {
  /// The schema of the scenes that a grammar allows, in draft 2020-12 of JSON Schema.
  ///
  /// It accepts what the compiler accepts, except names that are words of YAML, such as an id `true`. What no schema
  /// can say is left to the compiler: that ids are unique, that references name parameters of the right type, that a
  /// view's element is its first key, and how numbers compare.
  public static func json(of grammar: Grammar) -> JSON {
    SceneSchema(grammar: grammar).document
  }
}
