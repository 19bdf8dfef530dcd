/// A constraint between the parts of a view. Parts are attributes, events, roles and slots. They are identified by
/// name.
package enum Constraint: Hashable, Sendable {
  /// Exactly one of the parts must be given.
  case exactlyOneOf([String])
  /// At least one of the groups must be given completely.
  case needsOneOf([[String]])
  /// At most one of the parts may be given.
  case atMostOneOf([String])
  /// Each number or date must be at least the one before it, including defaults.
  case ordered([String])
  /// Each number must be greater than the one before it, including defaults.
  case increasing([String])
  /// The first part's number must be an index into the second part's list, or -1 for none. If the second part is a
  /// number, the first must be less than it, or 0.
  case index(String, of: String)
  /// The user changes the first part's number in steps of the second.
  case steps(String, of: String)
  /// Each list of cases must have at least one, and each once, in the order of the enumeration.
  case ascending([String])

  /// The words for constraints in a declaration.
  enum Key: String, CaseIterable {
    case exactlyOneOf, atMostOneOf, needsOneOf, ordered, increasing, ascending, index, steps
  }
}

extension Constraint {
  /// The groups of parts that satisfy the constraint, each as a whole; empty if no part is required.
  package var neededGroups: [[String]] {
    switch self {
    case .exactlyOneOf(let parts): parts.map { [$0] }
    case .needsOneOf(let groups): groups
    case .atMostOneOf, .ordered, .increasing, .index, .steps, .ascending: []
    }
  }

  /// Returns the constraint for an element without some attributes and events, or `nil` if nothing of it remains.
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
      case .ascending(let parts): .ascending(remaining(parts))
      case .index(let part, let other), .steps(let part, let other):
        attributes.isDisjoint(with: [part, other]) ? self : nil
      }
    return rest.flatMap { $0.parts.isEmpty ? nil : $0 }
  }

  /// The names of all parts that the constraint refers to.
  fileprivate var parts: [String] {
    switch self {
    case .exactlyOneOf(let parts), .atMostOneOf(let parts), .ordered(let parts), .increasing(let parts),
      .ascending(let parts):
      parts
    case .needsOneOf(let groups): groups.flatMap(\.self)
    case .index(let part, let other), .steps(let part, let other): [part, other]
    }
  }
}

/// The parts that a constraint is about. Most views satisfy it because of their number alone.
package struct ConstrainedParts: Sendable {
  /// The parts.
  package let numbers: PartNumbers
  /// How many of the parts can be given with the constraint certainly satisfied.
  package let certainCounts: Range<Int>

  init(_ constraint: Constraint, _ partIndex: NameIndex) {
    numbers = PartNumbers(constraint.parts.compactMap { partIndex.index(of: $0) })
    certainCounts =
      switch constraint {
      case .exactlyOneOf: 1..<2
      case .atMostOneOf: 0..<2
      case .needsOneOf: 0..<0
      case .ordered, .increasing, .ascending, .index, .steps: 0..<1
      }
  }
}

extension ElementKind {
  /// Returns whether scenes can leave out a part that a configuration passes, so that there is a call without it.
  package func mayLack(_ part: String, inConfiguration index: Int) -> Bool {
    let attribute = attribute(named: part)
    if configurations[index].condition == part || attribute?.isRequired == true
      || attribute?.fixedDefault != nil
    {
      return false
    }
    let passed = Set(configurations[..<index].compactMap(\.condition))
    return !constraints.contains { constraint in
      guard case .exactlyOneOf(let parts) = constraint, parts.contains(part) else { return false }
      return passed.isSuperset(of: parts.filter { $0 != part })
    }
  }
}
