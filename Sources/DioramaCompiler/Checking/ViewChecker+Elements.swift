import DioramaGrammar
import DioramaSyntax

extension ViewChecker {
  /// Reports an element that is not allowed here, and suggests the one to use here, if there is one.
  ///
  /// - Returns: The suggested element, if it has more of the view's keys.
  func reportMisplaced(
    _ element: ElementKind, _ first: MappingEntry, of view: SyntaxNode,
    in placement: ElementKind.Placement
  ) -> ElementKind? {
    let namesake = context.grammar.otherElementNames.element(called: element.name, in: placement)
    let other = namesake.flatMap { grammar.element(named: $0) }.flatMap {
      placement.accepts($0.placement) ? $0 : nil
    }
    let number = { (element: ElementKind) in view.entries.count { element.part(of: $0) != nil } }
    let meant = other.flatMap { number($0) > number(element) ? $0 : nil }
    // An element that needs certain parts needs more than its name, unless the view is written for it.
    let replacement =
      meant?.name ?? other.flatMap { $0.constraints.allSatisfy(\.neededGroups.isEmpty) ? $0.name : nil }
    var remedies = other.map { ["write '\($0.name)'"] } ?? []
    if element.list != nil, ![.row, .item, .view].contains(placement) {
      remedies = ["only rows, items and views have lists, so write \(placement.phrase) for each entry"]
    }
    if replacement == nil, placement == .row, element.placement == .view {
      if let place = placeInRow(for: "it") { remedies.append(place) }
      if element.isComponent {
        let list =
          "'\(grammar.rowList): ' and the name of a list, declared as [\(element.name)] under 'state'"
        remedies.append("write " + list)
      }
    }
    let remedy = remedies.isEmpty ? nil : remedies.joined(separator: ", or ")
    context.report(
      MisplacedElement(name: element.name, placement: element.placement, place: placement, remedy: remedy),
      at: first.key.range, fixIts: renaming(keyOf: first, to: replacement))
    return meant
  }

  /// Returns where to put a view in a list of rows: under the first slot for views that a row has.
  func placeInRow(for view: String) -> String? {
    for row in grammar.allElements
    where row.placement == .row {
      let slot = row.content.first { $0.accepts == .view }
      if let slot, !row.isAbstract { return "put \(view) under '\(slot.name)' of a '\(row.name)'" }
    }
    return nil
  }

  // MARK: Unknown elements

  /// Reports a first key that is not an element.
  ///
  /// - Returns: The element that it certainly means, so that the rest of the view can be checked.
  func reportUnknownElement(
    _ view: borrowing BoundView, in placement: ElementKind.Placement
  ) -> ElementKind? {
    let first = view.first
    let component = NameForm.upperCamelCase.corrected(first.name).flatMap { grammar.element(named: $0)?.name }
    let hint = component == nil ? grammar.otherElementNames.hint(for: first.name) : nil
    let other = otherName(first.name, in: placement).flatMap { grammar.element(named: $0) }
    // Other elements are suggested in rows only for misspelt names.
    let isPlaced = other.map { placement != .row || placement.accepts($0.placement) } ?? false
    let known = component ?? hint?.element ?? (isPlaced ? other?.name : nil)
    let suggestion = known ?? context.closestElement(to: first.name)
    let row = placement == .row && known == nil ? context.remedy(forRowBeginningWith: first.name) : nil
    let inRow =
      isPlaced || other?.placement != .view ? nil : other.flatMap { placeInRow(for: "a '\($0.name)'") }
    let remedy =
      remedy(for: view.node, in: placement, suggestion) ?? row ?? hint?.text ?? inRow
      ?? remedy(forPartsAlone: view.node, in: placement)
    let isGuess = suggestion.map { mayBeOther(view.node, than: $0) } ?? false
    let fixIts =
      remedy == nil ? renaming(keyOf: first, to: suggestion, isClosest: known == nil, isGuess: isGuess) : []
    context.report(
      UnknownElement(name: first.name, suggestion: suggestion, remedy: remedy), at: first.key.range,
      fixIts: fixIts)
    // The name may be the first of two equal keys.
    if view.node.repeatedKeys.contains(where: { $0.hasText(first.name) }) {
      context.misplaced.append(view.node.resolved.range)
    }
    guard remedy == nil || hint != nil, let meant = suggestion.flatMap({ grammar.element(named: $0) }) else {
      return nil
    }
    if fixIts.contains(where: { !$0.isGuess }), placement.accepts(meant.placement) { return meant }
    _ = id(first, meant, of: view.node)
    return nil
  }

  /// Returns whether a view with an unknown name may be something else than an element with another name: a missing
  /// component, or a text, if there is nothing else in the view.
  private func mayBeOther(_ node: SyntaxNode, than element: String) -> Bool {
    guard let name = node.entries.first?.name, let element = grammar.element(named: element) else {
      return false
    }
    if node.entries.count == 1, element.textKey == name { return true }
    return NameForm.upperCamelCase.matches(name) && !element.isComponent
      && element.name.lowercased() != name.lowercased()
      && element.swiftClass != name
  }

  /// Returns what to write in place of a view whose element is under another key, or whose suggested element is not
  /// allowed here; `nil` for any other view.
  private func remedy(
    for node: SyntaxNode, in placement: ElementKind.Placement, _ suggestion: String?
  ) -> String? {
    let keys = ["type", "element", "kind", "component"]
    let name = keys.lazy.compactMap { node.value(for: $0)?.text }.first { grammar.element(named: $0) != nil }
    if let name, let first = node.entries.first?.name, (keys + ["id"]).contains(first) {
      return node.value(for: "id").map { "write '- \(name): \($0.text.shortened)' instead of both" }
        ?? "write '- \(name): ' and a name"
    }
    if let first = node.entries.first, [.scalar, .sequence].contains(first.value.kind),
      let above = context.viewAbove(lacking: first)
    {
      let isNamed = NameForm.lowerCamelCase.matches(first.value)
      if node.entries.count == 1 || !isNamed {
        let other = isNamed ? suggestion.map { ", or write '\($0)'" } : nil
        return "remove the dash if it belongs to '\(above)' above" + (other ?? "")
      }
    }
    if let first = node.entries.first, first.key.hasText("if"), NameForm.lowerCamelCase.matches(first.value) {
      return "write 'shown: ${\(first.value.text)}' on each view that depends on it"
    }
    if let suggestion, let text = node.entries.first?.value, text.kind == .scalar, text.text.contains(" "),
      let key = grammar.element(named: suggestion)?.textKey, key == node.entries.first?.name
    {
      return "write '- \(suggestion): ' and a name, and put the text under '\(key)'"
    }
    guard let suggestion, placement != .view, placement != .row,
      let element = grammar.element(named: suggestion), !placement.accepts(element.placement)
    else { return nil }
    let names = grammar.elementNames.filter { name in
      grammar.element(named: name).map { placement.accepts($0.placement) && $0.isSuggested(in: grammar) }
        ?? false
    }
    return names.isEmpty ? nil : "write \(DioramaGrammar.alternatives(names)) and a name"
  }

  /// Returns the element that a name from another framework refers to.
  private func otherName(_ name: String, in placement: ElementKind.Placement) -> String? {
    guard context.diagnostics.suggestions.spend(grammar.elementNames.count) else { return nil }
    return grammar.otherElementNames.element(called: name, in: placement)
  }
}

extension ElementKind {
  /// The attribute with the text that a view shows, which VoiceOver reads; `nil` if there is none.
  var textKey: String? {
    accessibility?.labels.last { name in
      attribute(named: name).map { $0.type == .string && $0.voiceOver == nil } ?? false
    } ?? (placement == .row ? attributes.first { $0.type == .string }?.name : nil)
  }

  /// Whether to suggest the element for its parts: it is not abstract, and not a slot.
  func isSuggested(in grammar: Grammar) -> Bool { !isAbstract && name != grammar.slotElement }
}
