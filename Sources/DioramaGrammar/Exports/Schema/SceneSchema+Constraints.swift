import DioramaTree

extension SceneSchema {
  /// What a constraint asks for; nothing where a schema cannot say it.
  func constraint(_ constraint: Constraint, of element: ElementKind) -> [JSON] {
    switch constraint {
    case .exactlyOneOf(let parts):
      return [["oneOf": .array(parts.map { presence(of: $0, in: element) })]]
    case .needsOneOf(let groups):
      return [["anyOf": .array(groups.map { all($0, in: element) })]]
    case .atMostOneOf(let parts):
      return parts.indices.flatMap { index in
        parts[(index + 1)...].map { ["not": all([parts[index], $0], in: element)] }
      }
    case .ordered, .index:
      return []
    }
  }

  private func all(_ parts: [String], in element: ElementKind) -> JSON {
    guard parts.count != 1 else { return presence(of: parts[0], in: element) }
    return ["allOf": .array(parts.map { presence(of: $0, in: element) })]
  }

  /// Whether a part is given: a key of the view, or an event among its handlers.
  private func presence(of part: String, in element: ElementKind) -> JSON {
    guard element.event(named: part) != nil else { return Self.has(part) }
    return ["required": ["handlers"], "properties": ["handlers": Self.has(part)]]
  }
}
