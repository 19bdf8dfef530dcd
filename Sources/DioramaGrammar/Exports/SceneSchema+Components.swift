import DioramaTree

extension SceneSchema {
  /// The definition of components.
  var componentDefinitions: [JSON.Member] {
    guard let kind = grammar.component else { return [] }
    let properties = [
      JSON.Member(
        "component",
        Self.described("The component's name, in UpperCamelCase.", Self.reference("sceneName"))),
      JSON.Member(
        "diorama", ["description": "The version of the language.", "const": .integer(grammar.version)]),
      JSON.Member(
        "summary", Self.described("What the component is, in a sentence.", Self.reference("sentence"))),
      JSON.Member("state", Self.reference("state")),
      JSON.Member("conditions", Self.reference("conditions")),
      JSON.Member("derived", Self.reference("derived")),
      JSON.Member("events", events), layout(of: kind), views,
    ]
    return [
      JSON.Member(
        "component",
        Self.mapping(title: kind.swiftClass, kind.summary, properties, required: ["component", "views"]))
    ]
  }

  /// Returns what a component needs: each entry of its state that has no default, or the whole state. `edits` can give
  /// either; a bare name there stands for the whole state.
  func stateRules(of element: ElementKind) -> [JSON] {
    let required = element.state == nil ? [] : element.attributes.filter(\.isRequired).map(\.name)
    if required.isEmpty { return [] }
    func given(_ part: String) -> JSON {
      guard element.attribute(named: part)?.edited != nil else { return Self.has(part) }
      return ["anyOf": [Self.has(part), ["required": ["edits"], "properties": ["edits": Self.has(part)]]]]
    }
    let entries: JSON = ["allOf": .array(required.map(given))]
    return [["anyOf": [given(ElementKind.wholeState), entries]]]
  }

  /// The schema of a component's events.
  private var events: JSON {
    let type = Self.described("A Swift type, such as Bool.", ["type": "string"])
    let argument = Self.mapping(
      "A named argument.",
      [
        JSON.Member("label", ["type": "string"]), JSON.Member("name", ["type": "string"]),
        JSON.Member("type", type),
      ], required: ["type"])
    let event = Self.mapping(
      "An event, which views in the component raise.",
      [
        JSON.Member("arguments", Self.list(of: ["anyOf": [type, argument]])),
        JSON.Member("summary", Self.described("When it occurs.", Self.reference("sentence"))),
        JSON.Member("async", Self.described("Whether its handler may suspend.", ["type": "boolean"])),
        JSON.Member("throws", Self.described("Whether its handler may throw.", ["type": "boolean"])),
        JSON.Member("synonyms", Self.list(of: ["type": "string"])),
      ])
    return [
      "description": "The events of the component, by name.",
      "type": "object",
      "propertyNames": Self.reference("name"),
      "additionalProperties": event,
    ]
  }
}
