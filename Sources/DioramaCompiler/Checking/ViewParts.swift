import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Gathers what is written in one view.
struct ViewParts {
  let context: SceneContext
  let element: ElementKind
  let id: String
  let node: SyntaxNode
  let views: ViewChecker

  /// The keys of the view.
  private let present: Set<String>
  /// Those that the view has itself; it may give a value of its own for every other.
  private let own: Set<String>
  private(set) var values: [String: Value] = [:]
  private var roles: [RuntimeTree.RoleBinding] = []
  private var handlers: [RuntimeTree.EventBinding] = []
  private var content: [String: SceneView.Items] = [:]
  /// The parts that are given, well or badly, with the places of their keys.
  private(set) var given: [String: SourceRange] = [:]
  /// Whether there is a key of which nobody knows what it was meant to be: it may be any part that is missing.
  private(set) var hasUnknownKey = false

  init(context: SceneContext, element: ElementKind, id: String, node: SyntaxNode, views: ViewChecker) {
    self.context = context
    self.element = element
    self.id = id
    self.node = node
    self.views = views
    let entries = node.entries
    present = Set(entries.map(\.name))
    own = Set(entries.lazy.filter { $0.mergeSite == nil }.map(\.name))
  }

  /// The checked view.
  func view(id: String) -> SceneView {
    SceneView(
      element: element, id: id, node: node, values: values, roles: roles, handlers: handlers,
      content: content)
  }

  /// Reads one key of the view.
  mutating func read(_ entry: MappingEntry) {
    let name = entry.name
    if let attribute = element.attribute(named: name) {
      given[name] = entry.key.range
      values[name] = context.values.read(entry, as: attribute.type, isOptional: attribute.isOptional)
    } else if name == ViewChecker.handlersKey {
      readHandlers(entry)
    } else if let role = element.role(named: name) {
      given[name] = entry.key.range
      let checker = RoleChecker(context: context, element: element, id: id)
      if let binding = checker.binding(entry, role) { roles.append(binding) }
    } else if let slot = element.slot(named: name) {
      given[name] = entry.key.range
      content[name] = items(entry, slot)
    } else if context.grammar.isBroken(name) {
      hasUnknownKey = true
    } else {
      reportUnknown(entry)
    }
  }

  // MARK: Handlers

  private mutating func readHandlers(_ entry: MappingEntry) {
    guard entry.value.kind == .mapping else {
      if entry.value.isEmptyPlain {
        let isBelow = element.events.contains { present.contains($0.name) }
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
    let name = entry.name
    guard let event = element.event(named: name) else {
      let suggestion = Spelling.closest(to: name, in: element.events.map(\.name).filter { given[$0] == nil })
      note(suggestion)
      context.report(
        UnknownEvent(
          name: name, element: element.name, suggestion: suggestion, events: element.events.map(\.name)),
        at: entry.key.range, fixIts: entry.isOwn ? renaming(entry.key, to: suggestion) : [])
      return
    }
    given[name] = entry.key.range
    guard let method = context.handlerName(entry) else { return }
    handlers.append(RuntimeTree.EventBinding(event: name, method: method))
    context.handlers.add(method, for: event, of: element, id: id, at: entry.value, in: context)
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
          return views.view(node, in: slot.accepts, before: next).map(SceneView.Item.view)
        })
    }
  }

  // MARK: Unknown keys

  private mutating func reportUnknown(_ entry: MappingEntry) {
    let name = entry.name
    if let event = element.event(named: name) {
      given[name] = entry.key.range
      context.report(MisplacedEvent(name: event.name, value: entry.value.text), at: entry.key.range)
      return
    }
    let known = element.partNames + [ViewChecker.handlersKey]
    if let fixIt = MissingSpace.fixIt(for: entry, known: known) {
      given[String(name.prefix { $0 != ":" })] = entry.key.range
      context.report(MissingSpace(mark: ":"), at: entry.key.range, fixIts: [fixIt])
      return
    }
    let missing = known.filter {
      element.event(named: $0) == nil && (entry.mergeSite != nil || !own.contains($0))
    }
    let suggestion = Spelling.closest(to: name, in: missing)
    note(suggestion)
    if suggestion == ViewChecker.handlersKey {
      for binding in entry.value.entries { given[binding.name] = binding.key.range }
    }
    let merge = entry.mergeSite.map { [Diagnostic.Note("it comes into this view here", at: $0.range)] }
    context.report(
      UnknownAttribute(name: name, element: element.name, suggestion: suggestion, others: owners(of: name)),
      at: entry.key.range, notes: entry.isOwn ? [] : merge ?? [],
      fixIts: entry.isOwn ? renaming(entry.key, to: suggestion) : [])
  }

  /// The elements that scenes can use and that have a part.
  private func owners(of part: String) -> [String] {
    context.grammar.elementNames.filter { name in
      guard let other = context.grammar.element(named: name), !other.isAbstract else { return false }
      return other.partNames.contains(part)
    }
  }

  private mutating func note(_ suggestion: String?) {
    if let suggestion {
      given[suggestion] = given[suggestion] ?? node.headRange
    } else {
      hasUnknownKey = true
    }
  }
}

extension SceneContext {
  /// The words of Swift that stay what they are, even between backticks.
  static let unusableNames: Set<String> = ["self", "super"]

  /// The method that a handler names.
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
