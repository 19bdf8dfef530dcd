import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Collects the parts of one view. Its index in the scene's views is reserved at once, because it comes before its
/// content.
struct ViewParts: ~Copyable {
  let context: SceneContext
  /// The kind of view.
  let element: ElementKind
  /// The index of the view in the scene's views.
  let index: Int
  /// The view's node.
  let node: SyntaxNode
  var view: SceneView
  /// Whether the view has an unknown key, which may be any part that is missing.
  private(set) var hasUnknownKey = false
  /// Whether another element may be meant, so that unknown keys are not reported.
  var hasUncertainElement = false
  /// The attributes that are tied to the state, with the ranges of their keys.
  var edited: [(number: Int, range: SourceRange)] = []
  /// The entry of the fallback, which is read after all other keys: it can have the ids of what it replaces.
  private var fallback: MappingEntry?
  /// The entry of the styles, which are applied after all other keys are read.
  private(set) var styles: MappingEntry?
  /// The parts that unknown keys were probably meant to be.
  private var meantParts: Set<String> = []
  /// The view's own keys, without those of merge keys. Only needed to report an error.
  private(set) lazy var ownKeys = Set(node.entries.lazy.filter { $0.mergeSite == nil }.map(\.name))

  /// The entries of the list that the view's content is below.
  private let entries: ListEntries?

  /// Creates the parts of a view whose first key is known.
  init(
    context: SceneContext, element: ElementKind, id: String, view: borrowing BoundView,
    entries: ListEntries? = nil
  ) {
    self.context = context
    self.element = element
    self.entries = entries
    node = view.node
    let start = view.first.key.range.start
    // Two are cheaper to make than one is to copy.
    index = context.add(SceneView(element: element, id: id, node: node.id, start: start))
    self.view = SceneView(element: element, id: id, node: node.id, start: start)
    self.view.parts.reserve(view.entries.count - 1)
  }

  /// Stores what was collected in the scene.
  ///
  /// - Returns: The index of the view in the scene's views.
  consuming func finish() -> Int {
    if !edited.isEmpty { checkEdits() }
    if let fallback {
      let outer = element.list == nil ? entries : nil
      view.fallback = context.fallback(fallback, replacing: index, below: outer)
    }
    context.complete(index, with: &view)
    return index
  }

  /// The element's name in messages. A scene's own table is under the key `table`.
  var elementName: String { context.grammar.isTable(element) ? "table" : element.name }

  /// Returns the range of a part's key, or `nil` if the part is not given.
  func place(of part: String) -> SourceRange? {
    view.parts.keyRange(of: part, in: element)
  }

  /// Returns the name of the part that a key of another name means.
  ///
  /// - Parameter isLater: Whether a later key has the part's own name.
  func known(_ part: String, isLater: Bool, isGuess: Bool) -> KnownName {
    let isMeant = meantParts.contains(part)
    return KnownName(
      part, isGiven: isLater || !isMeant && place(of: part) != nil, isGuess: isGuess || isMeant && !isLater)
  }

  /// Checks the constraints of the whole view, after all its keys are read.
  func checkWhole(at range: SourceRange) {
    if let object = element.contained { checkContained(object, at: range) }
    let needsOthers = view.parts.mayHave(element.needing.bits)
    if element.requiredAttributes.isEmpty, element.constraints.isEmpty, !needsOthers { return }
    ConstraintChecker(
      context: context, element: element, parts: view.parts, edits: view.edits,
      mayLackParts: hasUnknownKey || node.isIncomplete
    ).check(at: range)
  }

  /// Sets the entries of a list.
  mutating func give(_ list: CheckedList, at range: SourceRange) {
    guard let number = element.partNumber(of: ElementKind.entries) else { return }
    view.parts.give(number, at: range, list.value)
  }

  mutating func give(_ part: String, at range: SourceRange) {
    if let number = element.partNumber(of: part) { view.parts.give(number, at: range) }
  }

  /// Treats an unknown key as the part that it was probably meant to be or, if that is unknown, as any missing part.
  mutating func assume(_ meant: String?, at range: SourceRange? = nil) {
    guard let meant, meant != element.contained?.key else { return assumeAnyPart() }
    if place(of: meant) == nil {
      give(meant, at: range ?? node.headRange)
      meantParts.insert(meant)
    }
  }

  /// Treats an unknown key as any missing part.
  mutating func assumeAnyPart() { hasUnknownKey = true }

  /// Reads a key that names a part of the view.
  mutating func read(_ entry: MappingEntry, _ number: Int, _ part: ElementKind.Part) {
    var value: Value?
    switch part {
    case .attribute(let index):
      if let (slot, slotNumber) = element.slot(under: index, at: entry, in: context.grammar) {
        return read(entry, slotNumber, .slot(slot))
      }
      value = self.value(of: element.attributes[index], at: entry)
    case .role(let role):
      let checker = RoleChecker(context: context, element: element, id: view.id)
      if let binding = checker.binding(entry, element.roles[role]) { view.roles.append(binding) }
    case .slot(let slot):
      if let items = items(
        entry, accepting: element.content[slot].accepts, orTexts: element.content[slot].acceptsText)
      {
        if case .list(let list) = items, list.count > 1, element.content[slot].isSingle {
          let second = entry.value.elements.dropFirst().first?.keyRange ?? entry.key.range
          context.report(TooManyInSlot(slot: entry.name, element: elementName), at: second)
        }
        view.content.append(SceneView.Slot(index: slot, items: items))
      }
    case .event(let event):
      reportMisplaced(element.events[event].name, entry)
    }
    view.parts.give(number, at: entry.key.range, value)
  }

  private func value(of attribute: Attribute, at entry: MappingEntry) -> Value? {
    if let dimension = attribute.dimension, ValueReader.isRelativeSize(entry.value) {
      return relativeSize(entry, dimension)
    }
    var value = context.values.read(entry, of: attribute, in: element)
    if attribute.isInitial, case .enumeration = attribute.type {
      value = literal(value, attribute, at: entry)
    }
    switch attribute.type {
    case .viewID, .list: context.collectNamedViews(of: index)
    default: break
    }
    if entries != nil, let given = value { value = withNamesInTrees(given, attribute, at: entry) }
    return value
  }

  /// Returns the value of an attribute with the names that runtime trees use for parts of the entry. Reports an
  /// attribute that has one value for the whole list.
  private func withNamesInTrees(_ value: Value, _ attribute: Attribute, at entry: MappingEntry) -> Value? {
    guard case .component(let component)? = entries, value.readsName(where: { EntryName.part($0) != nil })
    else { return value }
    if element.list != nil, element.isOfList(attribute.name) {
      context.report(
        MisplacedReference(
          name: entry.name, remedy: "is the same for the whole list; derive a list of the entries to show"),
        at: entry.value.headRange)
      return nil
    }
    return value.renaming { name in
      EntryName.part(name).map { EntryName(of: $0, in: component).inTree } ?? name
    }
  }

  /// Returns the value of an attribute that is passed to the initializer, or reports one that depends on a name.
  private func literal(_ value: Value?, _ attribute: Attribute, at entry: MappingEntry) -> Value? {
    guard let value else { return nil }
    if case .enumeration = value { return value }
    let phrase = attribute.type.phrase
    context.report(
      MisplacedReference(
        name: entry.name, remedy: "is set when the view is made and never changes; write \(phrase)"),
      at: entry.value.headRange)
    return nil
  }

  /// Reads a key by its meaning.
  mutating func read(_ entry: MappingEntry, _ meaning: BoundView.Key) {
    switch meaning {
    case .part(let number, let part): read(entry, number, part)
    case .ofAnyView(.handlers): readHandlers(entry)
    case .ofAnyView(.edits): readEdits(entry)
    case .ofAnyView(.styles): styles = entry
    case .ofAnyView(.fallback): fallback = entry
    case .contained(let object): readContained(entry, object)
    case .broken:
      context.diagnostics.lacksDeclaration = true
      hasUnknownKey = true
    case .managed, .anotherView, .unknown: reportUnknown(entry)
    }
  }

  // MARK: Handlers

  private mutating func readHandlers(_ entry: MappingEntry) {
    guard entry.value.kind == .mapping else {
      if entry.value.isEmptyPlain {
        let isBelow = element.events.contains { node.value(for: $0.name) != nil }
        if !isBelow {
          context.report(
            MissingValue(
              name: entry.name, hint: "write an event and the name of a method, or remove the key"),
            at: entry.key.range)
        }
      } else if entry.value.kind != .broken {
        let event = element.events.first?.name ?? "event"
        context.report(
          shapeOf: entry.value, entry.name,
          "must be a mapping of events and methods, such as { \(event): methodName }")
      }
      hasUnknownKey = true
      return
    }
    let bindings = entry.value.entries
    view.handlers.reserveCapacity(bindings.count)
    for binding in bindings { readHandler(binding) }
  }

  private mutating func readHandler(_ entry: MappingEntry) {
    guard let event = element.eventIndex(of: entry) else {
      return context.grammar.isBroken(entry.key) ? read(entry, .broken) : reportUnknownEvent(entry)
    }
    view.parts.give(element.partNumber(ofEvent: event), at: entry.key.range)
    guard let method = context.handlerName(entry) else { return }
    let binding = RuntimeTree.EventBinding(event: element.events[event].name, method: method)
    view.handlers.append(binding)
    context.addHandler(method, for: element.events[event], of: element, id: view.id, at: entry.value)
  }

  // MARK: Content

  private func items(
    _ entry: MappingEntry, accepting placement: ElementKind.Placement, orTexts acceptsText: Bool
  ) -> SceneView.Items? {
    let isScalar = entry.value.kind == .scalar
    if isScalar, context.reportListReference(entry, in: placement, orTexts: acceptsText) { return nil }
    if acceptsText, isScalar, !entry.value.isEmptyPlain {
      switch context.values.read(entry, as: .list(.string)) {
      case .parameter(let name): return .parameter(name)
      case .state(let name): return .state(name)
      default: return nil
      }
    }
    let entries = self.entries
    return context.elements(of: entry, "begin each entry with '- '").map { nodes in
      .list(
        nodes.withNext.compactMap { node, next in
          if acceptsText, context.scope.isText(node, in: context.grammar) {
            return fixedText(entry.element(node)).map(SceneView.Item.text)
          }
          let viewChecker = ViewChecker(context: context)
          return viewChecker.view(node, in: placement, below: entries, before: next).map(SceneView.Item.view)
        })
    }
  }
}

extension ViewParts {
  /// Reads a text among views, which cannot change, because it has no id by which to find it.
  private func fixedText(_ entry: MappingEntry) -> Value? {
    guard let text = context.values.read(entry, as: .string) else { return nil }
    if !context.changes(text) { return text }
    context.report(
      MisplacedReference(
        name: entry.name, remedy: "has texts that do not change; give the text its own row with an id"),
      at: entry.value.range)
    return nil
  }
}

extension SceneContext {
  /// Reports a name that is an expression in generated Swift. A part of a component's state can also be taken for an
  /// initializer.
  func rejectExpression(_ name: String, at range: SourceRange) {
    guard NameForm.unusable.contains(name) || isComponent && name == "init" else { return }
    report(NameCollision.keyword(name), at: range)
  }

  /// Reports a handler that is code rather than a name. Returns whether it is.
  private func reportCode(_ entry: MappingEntry) -> Bool {
    guard entry.value.text.contains(where: { "={}+;".contains($0) }), !entry.value.hasReferenceBytes
    else {
      return false
    }
    let remedy =
      "must be the name of a method of the scene's owner, such as 'sendTapped'; scenes contain no code"
    report(WrongType(name: entry.name, remedy: remedy), at: entry.value.range)
    return true
  }

  /// Returns the method that a handler names.
  func handlerName(_ entry: MappingEntry) -> String? {
    if entry.value.isEmptyPlain {
      report(MissingValue(name: entry.name, hint: "write the name of a method"), at: entry.key.range)
      return nil
    }
    if entry.value.kind == .mapping || entry.value.kind == .sequence {
      report(
        shapeOf: entry.value, entry.name,
        "must be the name of a method of the scene's owner, such as 'sendTapped'"
      )
      return nil
    }
    let name = checkedName(entry.value, .lowerCamelCase, diagnostics) {
      if reportCode(entry) { return }
      let message = InvalidName(entry.value, .lowerCamelCase, of: "a handler")
      let isTaken = message.suggestion.map { namesInMappings.contains($0) } ?? false
      diagnostics.report(message, at: entry.value, hasFixIt: !isTaken)
    }
    if let name, NameForm.unusable.contains(name) {
      report(NameCollision.keyword(name), at: entry.value.range)
    }
    return name
  }
}

extension ViewParts {
  // MARK: Styles

  /// Sets the attributes that the view does not set itself: first those of its styles, from the last to the first, then
  /// those of its element's default styles.
  mutating func giveStyles(at range: SourceRange) {
    if let styles {
      let names = StyleList.names(in: styles, context.diagnostics)
      for (name, node) in names.reversed() {
        context.give(style: name, named: node, to: &view, at: styles.key.range)
      }
    }
    context.giveDefaultStyles(to: &view, at: range)
  }
}

extension SceneContext {
  /// Sets the attributes of the element's default styles that the view does not set.
  func giveDefaultStyles(to view: inout SceneView, at range: SourceRange) {
    guard let defaults = grammar.defaultStyles(ofElement: view.element.name) else {
      diagnostics.lacksDeclaration = true
      return
    }
    for name in defaults.reversed() { give(style: name, named: nil, to: &view, at: range) }
  }

  fileprivate func give(
    style name: String, named node: SyntaxNode?, to view: inout SceneView, at range: SourceRange
  ) {
    styles.insert(name)
    switch grammar.fit(ofStyle: name, view.element) {
    case .fits(let parts):
      for part in parts where !view.parts.has(part.number) {
        view.parts.give(part.number, at: range, part.value)
      }
    case .misfit(let misfit):
      if let node { report(misfit, at: node.range) }
    case .broken: diagnostics.lacksDeclaration = true
    case nil:
      guard let node else { return }
      let suggestion = diagnostics.suggestions.closest(to: name) { grammar.styleNames }
      report(
        UnknownStyle(name: name.shortened, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion, isClosest: true))
    }
  }
}
