import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks one view: its element, its id and all its keys.
struct ViewChecker {
  let context: SceneContext

  var grammar: Grammar { context.grammar }

  /// Checks a node that must be a view or a row.
  ///
  /// - Parameter entries: The entries of the list that the view is below.
  /// - Returns: The index of the view in the scene's views.
  func view(
    _ node: SyntaxNode, in placement: ElementKind.Placement, below entries: ListEntries? = nil,
    before next: SyntaxNode?
  ) -> Int? {
    let index = read(node, in: placement, below: entries, before: next)
    if index == nil { context.lacksViews = true }
    return index
  }

  private func read(
    _ node: SyntaxNode, in placement: ElementKind.Placement, below entries: ListEntries?,
    before next: SyntaxNode?
  ) -> Int? {
    if let element = grammar.unnamedElement(in: placement) { return unnamedView(node, as: element) }
    guard let view = BoundView(node, in: grammar) else {
      reportInvalid(node, in: placement)
      return nil
    }
    guard var element = element(of: view, in: placement) else { return nil }
    if let entries { element = grammar.element(element, below: entries) }
    let first = view.first
    guard grammar.unnamedElement(in: element.placement) == nil else {
      let remedy = placement == .row ? "write 'sections' instead of 'rows', with 'rows' in each" : nil
      context.report(
        MisplacedElement(
          name: element.name, placement: element.placement, place: placement, remedy: remedy),
        at: first.key.range)
      return nil
    }
    var list: CheckedList?
    if element.name == grammar.rowList {
      guard let found = context.list(namedIn: first, in: placement) else { return nil }
      (list, element) = (found, found.element)
      context.hasUnnamedViews = true
    }
    // The screen itself has no id.
    let id = list?.name ?? (element.placement == .screen ? nil : id(first, element, of: node))
    guard !element.isAbstract else {
      context.report(
        AbstractElement(name: element.name, alternatives: alternatives(to: element, in: placement)),
        at: first.key.range)
      return nil
    }
    let isPlaced = placement.accepts(element.placement)
    var meant: ElementKind?
    if !isPlaced, !context.tree.follows(skippedLinesBefore: first.key.range.start) {
      meant = reportMisplaced(element, first, of: node, in: placement)
      if let meant { element = entries.map { grammar.element(meant, below: $0) } ?? meant }
    }
    if entries != nil, element.needsListClass, element.listClass == nil {
      context.report(InvalidList.element(element.name), at: first.key.range)
    }
    let entries = element.list ?? entries
    let outer = entries == nil ? nil : context.scope.list
    if let entries { context.scope.enter(entries, in: grammar) }
    defer { if entries != nil { context.scope.list = outer } }
    var parts = ViewParts(context: context, element: element, id: id ?? "", view: view, entries: entries)
    // The keys are rather those of the element that was meant.
    parts.hasUncertainElement = !isPlaced && meant == nil
    if let list { parts.give(list, at: first.key.range) }
    // The next view's id is reported instead of the parts that a repeated first line lacks.
    let isWhole = !view.isDoubled(before: next)
    let index = index(of: view, element, parts, isWhole: isWhole, at: first.key.range)
    return id == nil ? nil : index
  }

  /// Reports a node that is not a mapping with an element, unless it could not be read.
  private func reportInvalid(_ node: SyntaxNode, in placement: ElementKind.Placement) {
    if node.kind == .broken || node.isIncomplete || reportMissingSpace(node) { return }
    let element = node.kind == .scalar ? grammar.element(named: node)?.name : nil
    context.report(InvalidView(placement: placement, element: element), at: node.headRange)
  }

  /// Reports a colon without a space between an element and an id, such as `label:greeting`; returns whether it is one.
  private func reportMissingSpace(_ node: SyntaxNode) -> Bool {
    let words = node.text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard node.kind == .scalar, node.style == .plain, !node.isAliasOrBroken, words.count == 2,
      grammar.element(named: words[0]) != nil, NameForm.lowerCamelCase.matches(words[1])
    else { return false }
    let colon = node.range.start + words[0].utf8.count
    context.report(
      MissingSpace.after(":"), at: SourceRange(colon, colon + 1),
      fixIts: [FixIt("write ': '", replacing: SourceRange(colon + 1, colon + 1), with: " ")])
    return true
  }

  /// Checks the mapping under an element's own key, such as `screen`. Its id is fixed.
  ///
  /// - Returns: The index of the view in the scene's views.
  func view(_ entry: MappingEntry, as element: ElementKind, id: String) -> Int? {
    guard let view = BoundView(entry, as: element, in: grammar) else {
      context.report(noMapping: entry, of: element.attributes)
      return nil
    }
    let parts = ViewParts(context: context, element: element, id: id, view: view)
    return index(of: view, element, parts, at: entry.key.range)
  }

  /// Checks an entry of a list whose entries have no names and no ids. It gets an id once all others are known.
  private func unnamedView(_ node: SyntaxNode, as element: ElementKind) -> Int? {
    guard let view = BoundView(unnamed: node, as: element, in: grammar) else {
      if node.kind != .broken, !node.isIncomplete {
        context.report(InvalidView(placement: element.placement), at: node.headRange)
      }
      return nil
    }
    context.hasUnnamedViews = true
    let parts = ViewParts(context: context, element: element, id: element.name, view: view)
    return index(of: view, element, parts, at: view.first.key.range)
  }

  /// Checks the keys of a view whose element and id are known, and stores the view.
  ///
  /// - Parameter isWhole: Whether the view may lack nothing that it requires.
  private func index(
    of view: borrowing BoundView, _ element: ElementKind, _ parts: consuming ViewParts, isWhole: Bool = true,
    at range: SourceRange
  ) -> Int {
    checkKeys(of: view, element, &parts)
    if grammar.hasThemes || parts.styles != nil { parts.giveStyles(at: range) }
    if isWhole { parts.checkWhole(at: range) }
    return parts.finish()
  }

  private func checkKeys(of view: borrowing BoundView, _ element: ElementKind, _ parts: inout ViewParts) {
    let second = secondView(in: view, element)
    var entries = view.makePartIterator()
    while let entry = entries.next() {
      if let second, entry.mergeSite == nil, entry.key.range >= second { return }
      if let (number, part) = element.part(of: entry) {
        parts.read(entry, number, part)
        continue
      }
      switch view.meaning(ofOther: entry, in: element) {
      // Some elements have it under another name.
      case .managed where !grammar.otherNames(of: element).has(entry.name):
        context.report(ManagedAttribute(name: entry.name, element: element.name), at: entry.key.range)
      case .anotherView:
        if reportListWithoutSlot(entry, element, &parts) { continue }
        return leave(entry.key, in: view, MissingDash(what: element.placement.noun, key: entry.name))
      case let other:
        if !fits(entry, element),
          let owners = owners(of: view.entries.rest(of: entries, from: entry), insteadOf: element),
          !grammar.isTable(element), element.list == nil
        {
          let message = MissingView(name: entry.name, element: element.name, owners: owners)
          return leave(entry.key, in: view, message)
        }
        parts.read(entry, other)
      }
    }
  }

  /// Reports a list next to the element that should contain it, or that shows each entry; returns whether it is one.
  private func reportListWithoutSlot(
    _ entry: MappingEntry, _ element: ElementKind, _ parts: inout ViewParts
  ) -> Bool {
    guard entry.name == grammar.rowList, entry.value.kind == .scalar, entry.mergeSite == nil else {
      return false
    }
    if let type = context.scope.type(of: entry.value.text), ListEntries(type) == .component(element.name) {
      parts.assumeAnyPart()
      let hint = "begin the list with '- \(entry.name): ' instead of '- \(element.name): '"
      parts.report(entry, .hint(hint), writing: nil)
      return true
    }
    guard let slot = element.content.first(where: { !$0.isKept }) else { return false }
    let text = "\(slot.name): [{ \(entry.name): \(entry.value.text.shortened) }]"
    parts.assume(slot.name)
    parts.report(entry, .hint("write '\(text)'"), writing: text)
    return true
  }

  // MARK: The first key

  private func element(of view: borrowing BoundView, in placement: ElementKind.Placement) -> ElementKind? {
    switch view.element {
    case .known(let element): return element
    case .later(let later, _):
      context.report(ElementNotFirst(element: later.name, key: view.first.name), at: later.key.range)
    case .broken: context.diagnostics.lacksDeclaration = true
    case .unknown: return reportUnknownElement(view, in: placement)
    }
    return nil
  }

  func id(_ entry: MappingEntry, _ element: ElementKind, of view: SyntaxNode) -> String? {
    let node = entry.value
    if node.isEmptyPlain || node.kind == .mapping {
      let other = (node.kind == .mapping ? node : view).value(for: "id")
      let id = other.flatMap { NameForm.lowerCamelCase.matches($0) ? $0.text : nil }
      let place: MissingID.Place = node.kind == .mapping ? .parts(id: id) : .empty(id: id)
      context.report(MissingID(element: element.name, place: place), at: entry.key.range)
      return nil
    }
    if node.kind == .sequence, let slot = element.content.first(where: { $0.accepts == .view }) {
      context.report(MissingID(element: element.name, place: .list(slot: slot.name)), at: entry.key.range)
      return nil
    }
    let name = checkedName(node, .lowerCamelCase, context.diagnostics) {
      var message = InvalidName(node, .lowerCamelCase, of: "a view")
      message.suggestion = message.suggestion.map { context.names.id(closestTo: $0, of: element.name) }
      message.textKey = element.textKey.flatMap { view.value(for: $0) == nil ? $0 : nil }
      // The text of a view without other keys may be one for the user.
      context.diagnostics.report(message, at: node, hasFixIt: view.entries.count != 1)
    }
    guard let name else { return nil }
    context.names.declare(
      id: name, of: element.name, at: view.isAliasOrBroken ? view : node, in: context)
    return name
  }

  /// Returns what scenes can use in place of an abstract element: the component that differs only in case, or the
  /// element's subtypes, direct and indirect.
  private func alternatives(to element: ElementKind, in placement: ElementKind.Placement) -> [String] {
    let namesake = NameForm.upperCamelCase.corrected(element.name).flatMap { grammar.element(named: $0) }
    if let namesake, placement.accepts(namesake.placement) { return [namesake.name] }
    if grammar.listElements.contains(element.name) { return [grammar.rowList] }
    if grammar.isTable(element), let base = element.base { return [base] }
    return grammar.elementNames.filter { name in
      guard let subtype = grammar.element(named: name), !subtype.isAbstract else { return false }
      return subtype.lineage(in: grammar).dropFirst().contains { $0.name == element.name }
    }
  }

  // MARK: A view without its dash

  /// Reports another view of the same element in a mapping, and returns where it begins.
  private func secondView(in view: borrowing BoundView, _ element: ElementKind) -> SourceRange? {
    guard let (key, hasElement) = view.secondView else { return nil }
    if hasElement {
      leave(key, in: view, MissingDash(what: element.placement.noun, key: key.text))
    } else {
      leave(key, in: view, RepeatedView(name: key.text, element: element.name))
    }
    return key.range
  }

  /// Returns the elements that have all of these keys, if several keys, including the first, are unknown in the current
  /// view. Then the first line of another view is missing.
  private func owners(of entries: Slice<MappingEntries>, insteadOf element: ElementKind) -> [String]? {
    guard let first = entries.first, entries.dropFirst().contains(where: { !fits($0, element) }),
      context.diagnostics.suggestions.spend(entries.count + 2 * element.partNames.count),
      Spelling.closest(to: first.name, in: element.partNames) == nil,
      grammar.otherNames(of: element).meaning(of: first.name) == nil,
      context.diagnostics.suggestions.spend(grammar.elementNames.count)
    else { return nil }
    let owners = names(fitting: entries, in: element.placement).filter { name in
      grammar.element(named: name).map { !isNested($0, element) } ?? false
    }
    return owners.isEmpty || !entries.allSatisfy({ $0.mergeSite == nil }) ? nil : owners
  }

  /// Returns what to write above the parts of a view that lacks its first line; `nil` unless they fit few elements.
  func remedy(forPartsAlone node: SyntaxNode, in placement: ElementKind.Placement) -> String? {
    guard node.entries.count > 1, context.diagnostics.suggestions.spend(grammar.elementNames.count) else {
      return nil
    }
    let names = names(fitting: node.entries, in: placement)
    guard 1...2 ~= names.count else { return nil }
    let lines = names.map { "'- \($0): '" }.joined(separator: " or ")
    return "begin the \(placement.noun) with \(lines) and a name"
  }

  /// Returns the names of the elements whose parts all entries of a mapping can be.
  private func names(
    fitting entries: some Sequence<MappingEntry>, in placement: ElementKind.Placement
  ) -> [String] {
    grammar.elementNames.filter { name in
      guard let element = grammar.element(named: name), element.isSuggested(in: grammar) else { return false }
      return placement.accepts(element.placement) && entries.allSatisfy { fits($0, element) }
    }
  }

  /// Returns whether both elements have content, so that one was probably meant to be in the other.
  private func isNested(_ inner: ElementKind, _ outer: ElementKind) -> Bool {
    [inner, outer].allSatisfy { $0.content.contains { $0.accepts == .view } }
  }

  private func fits(_ entry: MappingEntry, _ element: ElementKind) -> Bool {
    guard let key = BoundView.keyOfAnyView(entry) else { return element.part(of: entry) != nil }
    return key != .handlers
      || entry.value.kind == .mapping
        && entry.value.entries.allSatisfy { element.eventIndex(of: $0) != nil }
  }

  /// Reports that the rest of a mapping is another view. Nothing else is reported about the rest.
  private func leave<Message: DiagnosticMessage>(
    _ key: SyntaxNode, in view: borrowing BoundView, _ message: Message
  ) {
    context.report(message, at: key.range)
    context.misplaced.append(SourceRange(key.range.start, view.node.resolved.range.end))
  }
}
