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
      checkIndex(part, list)
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

  // MARK: Numbers

  private func checkOrder(_ parts: [String], _ mayLackParts: Bool) {
    let numbers = parts.map { number($0, mayLackParts) }
    for index in parts.indices.dropFirst() {
      guard let low = numbers[index - 1], let high = numbers[index], low > high else { continue }
      guard let place = [place(of: parts[index - 1]), place(of: parts[index])].compactMap({ $0 }).max() else {
        continue
      }
      context.report(
        UnorderedValues(low: parts[index - 1], high: parts[index], lowValue: low, highValue: high), at: place)
      return
    }
  }

  /// The number of an attribute, its default included; `nil` for one that only the owner of the scene knows, or
  /// that may be there unread.
  private func number(_ part: String, _ mayLackParts: Bool) -> Double? {
    if let value = value(of: part) { return value.numberValue }
    guard place(of: part) == nil, !mayLackParts,
      case .value(let value)? = element.attribute(named: part)?.defaultValue
    else {
      return nil
    }
    return value.numberValue
  }

  private func checkIndex(_ part: String, _ list: String) {
    guard let place = place(of: part), case .integer(let index)? = value(of: part),
      case .list(let items)? = value(of: list),
      index >= items.count
    else { return }
    context.report(IndexOutOfRange(name: part, index: index, list: list, count: items.count), at: place)
  }
}

extension Value {
  fileprivate var numberValue: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
}
