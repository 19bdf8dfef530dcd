import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks one view: its element, its id, and every key of it.
struct ViewChecker {
  static let handlersKey = "handlers"

  let context: SceneContext

  private var grammar: Grammar { context.grammar }

  /// Whether a view is only the first line of the next one, doubled: the next one's id is told instead.
  func isDoubled(_ node: SyntaxNode, before next: SyntaxNode?) -> Bool {
    guard let next, node.entries.count == 1, let line = node.entries.first, let other = next.entries.first
    else {
      return false
    }
    return line.key.hasText(other.name) && line.value.hasText(other.value.text)
      && grammar.element(named: line.key) != nil
  }

  /// Checks a node that must be a view, or a row, and that another may follow.
  ///
  /// - Returns: The place of the view among those of the scene.
  func view(_ node: SyntaxNode, in placement: ElementKind.Placement, before next: SyntaxNode?) -> Int? {
    guard node.kind == .mapping, let first = node.entries.first else {
      if node.kind != .broken, !node.isIncomplete {
        context.report(InvalidView(placement: placement), at: node.headRange)
      }
      return nil
    }
    guard let element = element(first, of: node, in: placement) else { return nil }
    let id = id(first, element, of: node)
    guard !element.isAbstract else {
      context.report(
        AbstractElement(name: element.name, alternatives: heirs(of: element)), at: first.key.range)
      return nil
    }
    if element.placement != placement {
      context.report(MisplacedElement(name: element.name, placement: element.placement), at: first.key.range)
    }
    var parts = ViewParts(context: context, element: element, id: id ?? "", node: node)
    let entries = node.entries
    let second = secondView(in: node, first, element)
    for index in entries.indices.dropFirst() {
      let entry = entries[index]
      if let second, entry.mergeSite == nil, entry.key.range >= second { break }
      if let (number, part) = element.part(named: entry.key) {
        parts.read(entry, number, part)
        continue
      }
      if element.without.contains(entry.name) {
        context.report(ManagedAttribute(name: entry.name, element: element.name), at: entry.key.range)
        continue
      }
      if entry.mergeSite == nil, isElement(entry) {
        leave(entry.key, in: node, MissingDash(what: element.placement.rawValue, key: entry.name))
        break
      }
      if let owners = owners(of: entries[index...], insteadOf: element) {
        leave(entry.key, in: node, MissingView(name: entry.name, element: element.name, owners: owners))
        break
      }
      parts.readOther(entry)
    }
    if !isDoubled(node, before: next) { parts.checkWhole(at: first.key.range) }
    let index = parts.index
    parts.finish()
    return id == nil ? nil : index
  }

  // MARK: The first key

  private func element(
    _ first: MappingEntry, of node: SyntaxNode, in placement: ElementKind.Placement
  ) -> ElementKind? {
    if grammar.isBroken(first.key) {
      context.lacksDeclaration = true
      return nil
    }
    if let element = grammar.element(named: first.key) { return element }
    if let later = node.entries.dropFirst().first(where: { isElement($0) }) {
      context.report(ElementNotFirst(element: later.name, key: first.name), at: later.key.range)
      return nil
    }
    let suggestion = suggestion(for: first.name, in: placement)
    context.report(
      UnknownElement(name: first.name, suggestion: suggestion), at: first.key.range,
      fixIts: first.isOwn ? renaming(first.key, to: suggestion) : [])
    _ = suggestion.flatMap { grammar.element(named: $0) }.flatMap { id(first, $0, of: node) }
    return nil
  }

  private func suggestion(for name: String, in placement: ElementKind.Placement) -> String? {
    guard context.diagnostics.suggestions.allows(grammar.elementNames.count) else { return nil }
    return grammar.element(called: name, in: placement)
      ?? context.diagnostics.suggestions.closest(to: name) {
        grammar.elementNames.filter { grammar.element(named: $0)?.isAbstract == false }
      }
  }

  private func id(_ entry: MappingEntry, _ element: ElementKind, of view: SyntaxNode) -> String? {
    let node = entry.value
    if node.isEmptyPlain {
      context.report(MissingID(element: element.name), at: entry.key.range)
      return nil
    }
    guard let name = checkedName(node, .lowerCamelCase, of: "a view", context.diagnostics) else { return nil }
    context.names.declare(
      id: name, of: element.name, at: view.isAlias ? view : node, in: context)
    return name
  }

  private func heirs(of element: ElementKind) -> [String] {
    grammar.elementNames.filter { name in
      guard let heir = grammar.element(named: name), !heir.isAbstract else { return false }
      var base = heir.base
      while let current = base, current != element.name { base = grammar.element(named: current)?.base }
      return base != nil
    }
  }

  // MARK: A view that lost its dash

  private func isElement(_ entry: MappingEntry) -> Bool {
    entry.value.kind == .scalar && grammar.element(named: entry.key) != nil
      && NameForm.lowerCamelCase.matches(entry.value)
  }

  /// Where another view of the same element begins in a mapping whose dash or first line is missing: where the element stands
  /// a second time, or the first of several keys that do.
  private func secondView(in node: SyntaxNode, _ first: MappingEntry, _ element: ElementKind) -> SourceRange?
  {
    let repeated = node.repeatedKeys.filter { !$0.isAlias }
    if repeated.isEmpty { return nil }
    if let key = repeated.first(where: { $0.text == first.name }) {
      leave(key, in: node, MissingDash(what: element.placement.rawValue, key: element.name))
      return key.range
    }
    guard repeated.count > 1, let key = repeated.first else { return nil }
    leave(key, in: node, RepeatedView(name: key.text, element: element.name))
    return key.range
  }

  /// The elements that all of these keys fit when several of them, the first among them, mean nothing to the view that they stand in:
  /// then the line that begins their own view is missing.
  private func owners(of entries: Slice<MappingEntries>, insteadOf element: ElementKind) -> [String]? {
    guard let first = entries.first, !fits(first, element),
      context.diagnostics.suggestions.allows(entries.count + 2 * element.partNames.count),
      entries.count(where: { !fits($0, element) }) > 1,
      Spelling.closest(to: first.name, in: element.partNames) == nil,
      OtherNames(of: element).meaning(of: first.name) == nil,
      context.diagnostics.suggestions.allows(grammar.elementNames.count)
    else { return nil }
    let owners = grammar.elementNames.filter { name in
      guard let other = grammar.element(named: name), !other.isAbstract else { return false }
      return entries.allSatisfy { fits($0, other) } && !isNested(other, element)
    }
    return owners.isEmpty || !entries.allSatisfy({ $0.mergeSite == nil }) ? nil : owners
  }

  /// Whether both elements hold views, so that the one was probably meant to stand in the other.
  private func isNested(_ inner: ElementKind, _ outer: ElementKind) -> Bool {
    [inner, outer].allSatisfy { $0.content.contains { $0.accepts == .view } }
  }

  private func fits(_ entry: MappingEntry, _ element: ElementKind) -> Bool {
    guard entry.key.hasText(Self.handlersKey) else { return element.part(named: entry.key) != nil }
    return entry.value.kind == .mapping
      && entry.value.entries.allSatisfy { element.eventIndex(named: $0.key) != nil }
  }

  /// Reports that the rest of a mapping is another view, of which nothing more is said here.
  private func leave<Message: DiagnosticMessage>(_ key: SyntaxNode, in node: SyntaxNode, _ message: Message) {
    context.report(message, at: key.range)
    context.misplaced.append(SourceRange(key.range.start, node.resolved.range.end))
  }
}
