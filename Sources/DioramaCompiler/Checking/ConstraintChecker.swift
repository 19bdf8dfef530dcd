import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension ViewParts {
  /// Checks what must hold for the view as a whole, once all its keys are read.
  func checkWhole(at range: SourceRange) {
    let mayLackParts = hasUnknownKey || node.isIncomplete
    if !mayLackParts {
      for number in element.requiredAttributes where !parts.has(number) {
        let attribute = element.attributes[number]
        context.report(
          MissingAttribute(name: attribute.name, element: element.name, phrase: attribute.type.phrase),
          at: range)
      }
    }
    var refused: Set<String> = []
    for constraint in element.constraints { check(constraint, at: range, mayLackParts, &refused) }
  }

  private func check(
    _ constraint: Constraint, at range: SourceRange, _ mayLackParts: Bool, _ refused: inout Set<String>
  ) {
    switch constraint {
    case .exactlyOneOf(let parts):
      if !refuseSecond(of: parts, &refused), parts.allSatisfy({ place(of: $0) == nil }), !mayLackParts {
        context.report(
          ExactlyOneOf(parts: parts, events: events(in: parts), element: element.name), at: range)
      }
    case .atMostOneOf(let parts):
      _ = refuseSecond(of: parts, &refused)
    case .needsOneOf(let groups):
      if !mayLackParts { checkNeeds(groups, at: range) }
    case .ordered(let parts):
      checkOrder(parts, mayLackParts)
    case .index(let part, let list):
      checkIndex(part, list, mayLackParts)
    }
  }

  /// Reports every part but the first of those that exclude each other, each once however many it conflicts with.
  private func refuseSecond(of parts: [String], _ refused: inout Set<String>) -> Bool {
    guard parts.count(where: { place(of: $0) != nil }) > 1 else { return false }
    let present = parts.compactMap { part in place(of: part).map { (part, $0) } }.sorted { $0.1 < $1.1 }
    guard let first = present.first else { return false }
    for (part, place) in present.dropFirst() where refused.insert(part).inserted {
      let note = Diagnostic.Note("'\(first.0)' is here", at: first.1)
      context.report(
        ConflictingParts(first: first.0, second: part, element: element.name), at: place, notes: [note])
    }
    return true
  }

  private func checkNeeds(_ groups: [[String]], at range: SourceRange) {
    if groups.contains(where: { $0.allSatisfy { place(of: $0) != nil } }) { return }
    let begun = groups.first { $0.contains { place(of: $0) != nil } }
    let missing = begun.map { $0.filter { place(of: $0) == nil } } ?? []
    context.report(
      NeedsOneOf(
        groups: groups, missing: missing, events: events(in: groups.flatMap { $0 }), element: element.name),
      at: range)
  }

  private func events(in parts: [String]) -> Set<String> {
    Set(parts.filter { element.event(named: $0) != nil })
  }
}
