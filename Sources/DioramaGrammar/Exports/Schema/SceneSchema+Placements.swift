import DioramaTree

extension SceneSchema {
  /// One definition for each place where elements stand: any of those that may.
  var placementDefinitions: [JSON.Member] {
    ElementKind.Placement.allCases.map { placement in
      let choices = elements.filter { $0.placement == placement && !$0.isAbstract }
      return JSON.Member(placement.definition, any(of: choices))
    }
  }

  /// A mapping with the key of one of the elements, and then all that this element says.
  private func any(of choices: [ElementKind]) -> JSON {
    let names = choices.map { JSON.Member($0.name, Self.described($0.summary, Self.reference("name"))) }
    return [
      "type": "object",
      "if": ["anyOf": .array(choices.map { Self.has($0.name) })],
      "then": ["allOf": .array(choices.map { choice($0, among: choices) })],
      "else": Self.mapping(nil, names, rules: [JSON.Member("minProperties", 1)]),
    ]
  }

  private func choice(_ element: ElementKind, among choices: [ElementKind]) -> JSON {
    let rivals = choices.filter { $0.name != element.name && $0.partNames.contains(element.name) }
    let isMeant: JSON =
      rivals.isEmpty
      ? Self.has(element.name)
      : .object([
        JSON.Member("required", [.string(element.name)]),
        JSON.Member("not", ["anyOf": .array(rivals.map { Self.has($0.name) })]),
      ])
    return ["if": isMeant, "then": Self.reference("element.\(element.name)")]
  }

  static func has(_ key: String) -> JSON {
    ["required": [.string(key)]]
  }
}
