import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Collects the parts of one view. Its index in the scene's views is reserved at once, because it comes before its
/// content.
struct ViewParts: ~Copyable {
  let context: SceneContext
  /// The index of the view in the scene's views.
  let index: Int
  /// The view's node.
  let node: SyntaxNode
  private var view: SceneView
  /// Whether the view has an unknown key, which may be any part that is missing.
  private(set) var hasUnknownKey = false
  /// The view's own keys, without those of merge keys. Only needed to report an error.
  private(set) lazy var ownKeys = Set(node.entries.lazy.filter { $0.mergeSite == nil }.map(\.name))

  /// Creates the parts of a view whose first key is known.
  init(context: SceneContext, element: ElementKind, id: String, view: borrowing BoundView) {
    self.context = context
    node = view.node
    self.view = SceneView(element: element, id: id, node: view.node.id, start: view.first.key.range.start)
    index = context.add(self.view)
    self.view.parts.reserve(view.entries.count - 1)
  }

  /// The kind of view.
  var element: ElementKind { view.element }

  /// Stores what was collected in the scene.
  consuming func finish() {
    context.complete(index, with: &view)
  }

  /// Returns the range of a part's key, or `nil` if the part is not given.
  func place(of part: String) -> SourceRange? {
    element.partNumber(of: part).flatMap { view.parts[$0]?.keyRange }
  }

  /// Checks the constraints of the whole view, after all its keys are read.
  func checkWhole(at range: SourceRange) {
    if view.element.requiredAttributes.isEmpty, view.element.constraints.isEmpty { return }
    ConstraintChecker(
      context: context, element: element, parts: view.parts, mayLackParts: hasUnknownKey || node.isIncomplete
    ).check(at: range)
  }

  mutating func give(_ part: String, at range: SourceRange) {
    if let number = element.partNumber(of: part) { view.parts.give(number, at: range) }
  }

  /// Treats an unknown key as the part that it was probably meant to be or, if that is unknown, as any missing part.
  mutating func note(_ meant: String?) {
    if let meant {
      if place(of: meant) == nil { give(meant, at: node.headRange) }
    } else {
      hasUnknownKey = true
    }
  }

  /// Reads a key that names a part of the view.
  mutating func read(_ entry: MappingEntry, _ number: Int, _ part: ElementKind.Part) {
    var value: Value?
    switch part {
    case .attribute(let type, let isOptional):
      value = context.values.read(entry, as: type, isOptional: isOptional)
    case .role(let role):
      let checker = RoleChecker(context: context, element: element, id: view.id)
      if let binding = checker.binding(entry, element.roles[role]) { view.roles.append(binding) }
    case .slot(let slot):
      if let items = items(entry, element.content[slot]) {
        view.content.append(SceneView.Slot(index: slot, items: items))
      }
    case .event(let event):
      reportMisplaced(element.events[event].name, entry)
    }
    view.parts.give(number, at: entry.key.range, value)
  }

  /// Reads a key that does not name a part of the view.
  mutating func read(_ entry: MappingEntry, _ meaning: BoundView.Key) {
    switch meaning {
    case .handlers: readHandlers(entry)
    case .broken:
      context.lacksDeclaration = true
      hasUnknownKey = true
    default: reportUnknown(entry)
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
        context.report(
          shapeOf: entry.value, entry.name,
          "is a mapping of events and methods, such as { \(sampleEvent): methodName }")
      }
      hasUnknownKey = true
      return
    }
    for binding in entry.value.entries { readHandler(binding) }
  }

  private var sampleEvent: String { element.events.first?.name ?? "event" }

  private mutating func readHandler(_ entry: MappingEntry) {
    guard let event = element.eventIndex(named: entry.key) else {
      reportUnknownEvent(entry)
      return
    }
    view.parts.give(element.partNumber(ofEvent: event), at: entry.key.range)
    guard let method = context.handlerName(entry) else { return }
    let binding = RuntimeTree.EventBinding(event: element.events[event].name, method: method)
    view.handlers.append(binding)
    context.handlers.add(
      method, for: element.events[event], of: element, id: view.id, at: entry.value, in: context)
  }

  // MARK: Content

  private func items(_ entry: MappingEntry, _ slot: ContentSlot) -> SceneView.Items? {
    if slot.acceptsText, entry.value.kind == .scalar, !entry.value.isEmptyPlain {
      guard case .parameter(let name)? = context.values.read(entry, as: .list(.string)) else { return nil }
      return .parameter(name)
    }
    return context.list(entry, "begin each entry with '- '").map { nodes in
      .list(
        nodes.withNext.compactMap { node, next in
          if slot.acceptsText, ValueReader.isText(node) {
            return context.values.read(entry.element(node), as: .string).map(SceneView.Item.text)
          }
          let views = ViewChecker(context: context)
          return views.view(node, in: slot.accepts, before: next).map(SceneView.Item.view)
        })
    }
  }
}

extension SceneContext {
  /// The words that are keywords of Swift even between backticks.
  static let unusableNames = ["self", "super"]

  /// Returns the method that a handler names.
  func handlerName(_ entry: MappingEntry) -> String? {
    if entry.value.isEmptyPlain {
      report(MissingValue(name: entry.name, hint: "write the name of a method"), at: entry.key.range)
      return nil
    }
    let name = checkedName(entry.value, .lowerCamelCase, of: "a handler", diagnostics)
    if let name, SceneContext.unusableNames.contains(name) {
      report(
        NameCollision(name: name, with: "an expression of Swift", suggestion: nil), at: entry.value.range)
    }
    return name
  }
}
