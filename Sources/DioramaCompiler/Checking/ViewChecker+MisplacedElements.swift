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
    // An element with constraints needs more than its name, unless the view is written for it.
    let replacement = meant?.name ?? other.flatMap { $0.constraints.isEmpty ? $0.name : nil }
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
}
