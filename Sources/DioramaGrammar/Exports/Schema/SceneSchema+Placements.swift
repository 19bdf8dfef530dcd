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
    let rivals = rivals(among: choices)
    let names = choices.map { JSON.Member($0.name, Self.described($0.summary, Self.reference("name"))) }
    return [
      "type": "object",
      "if": ["anyOf": .array(choices.map { Self.has($0.name) })],
      "then": ["allOf": .array(choices.map { choice($0, rivals: rivals[$0.name] ?? []) })],
      "else": Self.mapping(nil, names, rules: [JSON.Member("minProperties", 1)]),
    ]
  }

  /// By the name of an element, the others that have a part of that name.
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
    let isMeant: JSON =
      rivals.isEmpty
      ? Self.has(element.name)
      : .object([
        JSON.Member("required", [.string(element.name)]),
        JSON.Member("not", ["anyOf": .array(rivals.map(Self.has))]),
      ])
    return ["if": isMeant, "then": Self.reference("element.\(element.name)")]
  }

  static func has(_ key: String) -> JSON {
    ["required": [.string(key)]]
  }
}
