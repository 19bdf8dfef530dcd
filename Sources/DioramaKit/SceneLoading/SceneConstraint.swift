import DioramaTree

/// A constraint between the parts of one view. A part is an attribute, an event, a role or a slot.
public enum SceneConstraint: Hashable, Sendable {
  /// Exactly one of the parts is set.
  case exactlyOneOf([String])
  /// At least one of the groups is set completely.
  case needsOneOf([[String]])
  /// At most one of the parts is set.
  case atMostOneOf([String])
  /// No number is greater than the next.
  case ordered([String])
  /// Each number is less than the next.
  case increasing([String])
  /// The first part's number is an index into the second part's list, or -1 for none.
  case index(String, of: String)
}

extension SceneConstraint: CustomStringConvertible {
  /// The constraint as a description of what a view needs or accepts.
  public var description: String {
    switch self {
    case .exactlyOneOf(let parts) where parts.count == 1: parts[0].quoted
    case .exactlyOneOf(let parts): "exactly one of \(parts.quoted)"
    case .needsOneOf(let groups): groups.map(\.quoted).joined(separator: " or ")
    case .atMostOneOf(let parts): "at most one of \(parts.quoted)"
    case .ordered(let parts): "\(parts.quoted) in ascending order"
    case .increasing(let parts): "\(parts.quoted) in strictly ascending order"
    case .index(let part, let list): "\(part.quoted) to be an index into \(list.quoted)"
    }
  }

  /// The verb before the description.
  var verb: String { if case .atMostOneOf = self { "accepts" } else { "needs" } }
}

extension String {
  fileprivate var quoted: String { "'\(self)'" }
}

extension [String] {
  fileprivate var quoted: String {
    let list = dropLast().map(\.quoted).joined(separator: ", ")
    return (list.isEmpty ? "" : list + " and ") + (last?.quoted ?? "")
  }
}

extension SceneConstraint {
  /// Returns whether a view meets the constraint, as far as its description shows. A number that the app passes in is
  /// not known yet; it is clamped to its bounds later.
  func isMet(by view: RuntimeTree.View) -> Bool {
    switch self {
    case .exactlyOneOf(let parts): parts.count(where: view.gives) == 1
    case .needsOneOf(let groups): groups.contains { $0.allSatisfy(view.gives) }
    case .atMostOneOf(let parts): parts.count(where: view.gives) <= 1
    case .ordered(let parts): view.numbers(of: parts).areAdjacent(<=)
    case .increasing(let parts): view.numbers(of: parts).areAdjacent(<)
    case .index(let part, let list):
      if let index = view.value(of: part)?.writtenNumber, case .list(let values)? = view.value(of: list) {
        index >= -1 && index < Double(values.count)
      } else {
        true
      }
    }
  }
}

extension [Double] {
  /// Returns whether each number has a relation to the next.
  fileprivate func areAdjacent(_ isFirst: (Double, Double) -> Bool) -> Bool {
    zip(self, dropFirst()).allSatisfy(isFirst)
  }
}

extension RuntimeTree.View {
  /// Returns whether a part is given, or is a role that is filled together with another.
  func has(_ part: String) -> Bool { gives(part) || roles.contains { $0.fills.contains(part) } }

  /// Returns whether a part is given under its own name.
  fileprivate func gives(_ part: String) -> Bool {
    value(of: part) != nil || handlers.contains { $0.event == part }
      || roles.contains { $0.name == part } || content.contains { $0.name == part }
  }

  /// Returns the numbers among the attributes that are literals.
  fileprivate func numbers(of attributes: [String]) -> [Double] {
    attributes.compactMap { value(of: $0)?.writtenNumber }
  }

  fileprivate func value(of attribute: String) -> Value? {
    attributes.first { $0.name == attribute }?.value
  }
}

extension Value {
  /// The literal number, or `nil`.
  fileprivate var writtenNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
