/// Constraints in words.
struct ConstraintText {
  let element: ElementKind

  /// A constraint as a sentence.
  func sentence(_ constraint: Constraint) -> String {
    switch constraint {
    case .exactlyOneOf(let parts): "Give exactly one of \(names(parts))."
    case .atMostOneOf(let parts): "Give at most one of \(names(parts))."
    case .needsOneOf(let groups):
      "Give \(groups.map { names($0) }.joined(separator: ", or "))."
    case .ordered(let parts):
      "\(parts.map(Markdown.code).joined(separator: " ≤ ")), defaults included."
    case .increasing(let parts):
      "\(parts.map(Markdown.code).joined(separator: " < ")), defaults included."
    case .index(let part, let list):
      "\(Markdown.code(part)) is a position in \(Markdown.code(list)), counted from 0, or -1 for none."
    }
  }

  private func names(_ parts: [String]) -> String {
    if parts.count > 1, parts.allSatisfy({ element.event(named: $0) != nil }) {
      return "the events \(Markdown.enumerated(parts.map(Markdown.code), "and"))"
    }
    let names = parts.map { part in
      element.event(named: part) == nil ? Markdown.code(part) : "the event \(Markdown.code(part))"
    }
    return Markdown.enumerated(names, "and")
  }
}
