import DioramaTree

extension SceneSchema {
  /// The definition of components.
  var componentDefinitions: [JSON.Member] {
    guard let kind = grammar.component else { return [] }
    let properties = [
      JSON.Member(
        "component",
        .described("The component's name, in UpperCamelCase.", .reference("sceneName"))),
      JSON.Member(
        "diorama", ["description": "The version of the language.", "const": .integer(grammar.version)]),
      JSON.Member("summary", .described("What the component is, in a sentence.", .reference("sentence"))),
      JSON.Member("state", .reference("state")),
      JSON.Member("conditions", .reference("conditions")),
      JSON.Member("derived", .reference("derived")),
      JSON.Member("events", events), layout(of: kind), views,
    ]
    return [
      JSON.Member(
        "component",
        .mapping(title: kind.swiftClass, kind.summary, properties, required: ["component", "views"]))
    ]
  }

  /// Returns what a component needs: each entry of its state that has no default, or the whole state. `edits` can give
  /// either; a bare name there stands for the whole state.
  func stateRules(of element: ElementKind) -> [JSON] {
    let required = element.state == nil ? [] : element.attributes.filter(\.isRequired).map(\.name)
    if required.isEmpty { return [] }
    func given(_ part: String) -> JSON {
      guard element.attribute(named: part)?.edited != nil else { return .has(part) }
      return ["anyOf": [.has(part), ["required": ["edits"], "properties": ["edits": .has(part)]]]]
    }
    let entries: JSON = ["allOf": .array(required.map(given))]
    return [["anyOf": [given(ElementKind.wholeState), entries]]]
  }

  /// The schema of a component's events.
  private var events: JSON {
    let type = JSON.described("A Swift type, such as Bool.", ["type": "string"])
    let argument = JSON.mapping(
      "A named argument.",
      [
        "label": ["type": "string"],
        "name": ["type": "string"],
        "type": type,
      ], required: ["type"])
    let event = JSON.mapping(
      "An event, which views in the component raise.",
      [
        "arguments": .list(of: ["anyOf": [type, argument]]),
        "summary": .described("When it occurs.", .reference("sentence")),
        "async": .described("Whether its handler may suspend.", ["type": "boolean"]),
        "throws": .described("Whether its handler may throw.", ["type": "boolean"]),
        "synonyms": .list(of: ["type": "string"]),
      ])
    return [
      "description": "The events of the component, by name.",
      "type": "object",
      "propertyNames": .reference("name"),
      "additionalProperties": event,
    ]
  }
}
