/// What must hold between the parts of one view. A part is the name of an attribute, an event, a role or a slot.
public enum Constraint: Hashable, Sendable {
  /// Exactly one of the parts is given.
  case exactlyOneOf([String])
  /// At least one of the groups is given with all its parts.
  case needsOneOf([[String]])
  /// At most one of the parts is given.
  case atMostOneOf([String])
  /// The numbers, defaults included, do not fall.
  case ordered([String])
  /// The numbers, defaults included, rise from each to the next.
  case increasing([String])
  /// The first part's number is an index into the second part's list, or -1 for none.
  case index(String, of: String)
}

extension Constraint {
  /// What remains of the constraint for an element that does without some attributes.
  func without(_ attributes: Set<String>) -> Constraint? {
    if attributes.isEmpty { return self }
    func remaining(_ parts: [String]) -> [String] { parts.filter { !attributes.contains($0) } }
    let rest: Constraint? =
      switch self {
      case .exactlyOneOf(let parts): .exactlyOneOf(remaining(parts))
      case .atMostOneOf(let parts): .atMostOneOf(remaining(parts))
      case .needsOneOf(let groups): .needsOneOf(groups.filter { attributes.isDisjoint(with: $0) })
      case .ordered(let parts): .ordered(remaining(parts))
      case .increasing(let parts): .increasing(remaining(parts))
      case .index(let part, let list): attributes.isDisjoint(with: [part, list]) ? self : nil
      }
    return rest.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a constraint speaks of nothing.
  private var isEmpty: Bool {
    switch self {
    case .exactlyOneOf(let parts), .atMostOneOf(let parts), .ordered(let parts), .increasing(let parts):
      parts.isEmpty
    case .needsOneOf(let groups): groups.isEmpty
    case .index: false
    }
  }
}
