import DioramaGrammar
import DioramaSwift
import DioramaTree

/// A view with parts that change.
final class ChangingView {
  /// The names of the slots that change.
  private var slots: [String] = []
  /// The objects for roles that are set together with the changing parts.
  private(set) var roles: [RuntimeTree.RoleBinding] = []
  /// The view with all its parts, but without its content, once it has been lowered.
  private(set) var view: RuntimeTree.View?
  /// The kind of view, once the view has been lowered.
  private(set) var element: ElementKind?
  /// The call that sets several parts of the view at once, if there is one.
  private(set) var configuration: Configuration?
  private var attributes: [RuntimeTree.Attribute] = []

  fileprivate init(_ statement: RuntimeTree.Statement) { add(statement) }

  /// Adds a statement about the view.
  fileprivate func add(_ statement: RuntimeTree.Statement) {
    attributes += statement.attributes
    roles += statement.roles
    for slot in statement.content { slots.append(slot.name) }
  }

  /// Completes a view with the parts that change.
  func keep(_ constant: RuntimeTree.View, as element: ElementKind) {
    var view = constant
    view.attributes += attributes
    view.roles += roles
    view.content = []
    self.view = view
    self.element = element
    configuration = element.configuration(of: view)
  }

  /// Returns whether a configuration sets a part that changes.
  func has(_ configuration: Configuration) -> Bool {
    configuration.arguments.contains { argument in
      attributes.contains { $0.name == argument.part } || slots.contains(argument.part)
        || roles.contains { $0.name == argument.part || $0.fills.contains(argument.part) }
    }
  }
}

extension SwiftLowering {
  /// Returns the views with parts that change, by their ids.
  static func changes(of tree: RuntimeTree) -> [String: ChangingView] {
    var changes: [String: ChangingView] = [:]
    for statement in tree.groups.lazy.flatMap(\.statements) {
      guard case .view(let id) = statement.subject else { continue }
      if let known = changes[id] {
        known.add(statement)
      } else {
        changes[id] = ChangingView(statement)
      }
    }
    return changes
  }

  /// Returns what changes while a scene is shown. The views must already be lowered.
  func rendering(
    of tree: RuntimeTree, _ controller: ControllerKind
  ) throws(UnknownTreeName) -> SwiftScene.Rendering {
    let names = names.all
    try checkNames(of: tree)
    let rendering = SwiftScene.Rendering()
    rendering.state = tree.state
    rendering.enumerations = enumerations(of: tree)
    rendering.derivedName = GeneratedNames.derivedName(ofClass: GeneratedNames.className(of: tree))
    rendering.derived = tree.derived
    rendering.isSendable = isSendable(tree.state)
    let inState = ComputationLowering(self.names, in: .state)
    for condition in tree.conditions {
      guard case .stateCondition(let isIsolated)? = names.meaning(of: condition.name) else { continue }
      rendering.conditions.append(
        SwiftScene.Condition(
          name: condition.name, test: inState.test(condition.test), isIsolated: isIsolated))
    }
    let inResults = ComputationLowering(self.names, in: .results)
    let tests = Dictionary(names.conditions.map { ($0.name, $0.test) }) { first, _ in first }
    rendering.results = names.results.map { name in
      var test: SwiftTest?
      var readsParameters = false
      if case .condition? = names.meaning(of: name), let own = tests[name] {
        test = inResults.test(own)
        own.forEachName { if case .parameter? = names.meaning(of: $0) { readsParameters = true } }
      }
      return SwiftScene.Result(
        name: name, type: names.type(of: name) ?? ParameterType(.boolean), test: test,
        readsParameters: readsParameters)
    }
    rendering.sources = names.sources
    rendering.readsScreen = names.readsScreen
    try SwiftLowering(self, in: .rendering).add(tree.groups, controller, to: rendering)
    rendering.parameters = tree.parameters.filter { names.isRendered($0.name) }
    return rendering
  }

  private func checkNames(of tree: RuntimeTree) throws(UnknownTreeName) {
    let names = names.all
    var unknown: String?
    for condition in tree.conditions {
      condition.test.forEachName { if unknown == nil, names.meaning(of: $0) == nil { unknown = $0 } }
    }
    if let unknown = unknown ?? names.unknown { throw UnknownTreeName(unknown, of: "name") }
  }

  private func enumerations(of tree: RuntimeTree) -> [ParameterType.Cases] {
    var found: [ParameterType.Cases] = []
    var seen: Set<String> = []
    for parameter in tree.state + tree.derived + tree.parameters {
      guard case .enumeration(let cases) = parameter.type.base, cases.isOwn,
        seen.insert(cases.swiftType).inserted
      else { continue }
      found.append(cases)
    }
    return found
  }

  /// Returns whether the values of a state are known to be `Sendable`. This is not known for types of the app.
  private func isSendable(_ state: [RuntimeTree.Parameter]) -> Bool {
    var components: Set<String> = []
    var pending = state
    while let entry = pending.popLast() {
      switch entry.type.base {
      case .swift: return false
      case .enumeration(let cases) where !cases.isOwn && grammar.isOfProject(enumeration: cases.name):
        return false
      case .component(let name) where components.insert(name).inserted:
        pending += grammar.element(named: name)?.state ?? []
      default: break
      }
    }
    return true
  }
}

extension SwiftLowering {
  /// Adds groups where they are rendered.
  private func add(
    _ groups: [RuntimeTree.Group], _ controller: ControllerKind, to rendering: SwiftScene.Rendering
  ) throws(UnknownTreeName) {
    let names = names.all
    for group in groups {
      let inputs = SwiftScene.Inputs(
        group.reads.map(names.input),
        areOptional: group.reads.allSatisfy { names.type(of: $0)?.isOptional ?? false })
      var changes: [SwiftScene.Change] = []
      changes.reserveCapacity(group.statements.count)
      for statement in group.statements {
        switch statement.subject {
        case .view(let id):
          try forEachStatement(changing: id, statement) { changes.append(.view(id, $0)) }
        case .layout:
          let arguments = try layout(statement, controller)
          rendering.layout.append(SwiftScene.LayoutGroup(inputs: inputs, arguments: arguments))
        case .section(let index):
          for part in statement.attributes {
            let method = "set" + SwiftName.capitalized(part.name)
            let isText = part.name != "shown"
            let value = computed(part.value, for: isText ? .optionalText : .flag)
            changes.append(.section(index, method: method, isText: isText, value))
          }
        }
      }
      if !changes.isEmpty { rendering.groups.append(SwiftScene.Group(inputs: inputs, statements: changes)) }
    }
  }

  private func layout(
    _ statement: RuntimeTree.Statement, _ controller: ControllerKind
  ) throws(UnknownTreeName) -> [SwiftScene.Argument] {
    var arguments: [SwiftScene.Argument] = []
    for given in statement.attributes {
      guard let attribute = controller.layout.first(where: { $0.name == given.name }) else {
        throw UnknownTreeName(given.name, of: "layout attribute")
      }
      arguments.append(
        argument(labelled: given.name, expression(given.value, for: attribute), attribute, of: nil))
    }
    return arguments
  }

  /// Calls `body` with each of the statements that set the changing parts of a view.
  private func forEachStatement(
    changing id: String, _ statement: RuntimeTree.Statement, _ body: (SwiftScene.Statement) -> Void
  ) throws(UnknownTreeName) {
    guard let changing = changes[id], let element = changing.element else {
      throw UnknownTreeName(id, of: "view with the id")
    }
    var configured: [Configuration.Argument] = []
    if let configuration = changing.configuration, configuration.setsPart(of: statement),
      var view = changing.view
    {
      view.attributes = statement.attributes
      view.roles = statement.roles
      let roles = view.roles.map { role($0, of: view, element) }
      body(call(of: configuration, with: view, element, roles))
      configured = configuration.arguments
    }
    for given in statement.attributes where !configured.contains(where: { $0.part == given.name }) {
      let attribute = try attribute(given.name, of: element)
      let set = self.statement(giving: given.value, to: attribute, of: id, element)
      body(element.setsCells(given) ? .setCells(part: given.name, [set]) : set)
    }
    if statement.content.isEmpty { return }
    try statements(adding: statement.content, to: element).forEach(body)
  }
}

extension Configuration {
  /// Returns whether the call sets a part that a statement sets.
  fileprivate func setsPart(of statement: RuntimeTree.Statement) -> Bool {
    arguments.contains { argument in
      statement.attributes.contains { $0.name == argument.part }
        || statement.roles.contains { $0.name == argument.part || $0.fills.contains(argument.part) }
    }
  }
}

// MARK: Editing

extension SwiftLowering {
  /// Returns the events of a view that report the user's changes.
  func edited(in view: RuntimeTree.View, _ element: ElementKind) -> [String] {
    view.edits.compactMap { element.attribute(named: $0.attribute)?.edited }
  }

  /// Returns the statements that connect the events that report the user's changes. Each writes the state and then
  /// calls the handler, if there is one.
  func statements(
    reportingEditsOf view: RuntimeTree.View, _ element: ElementKind
  ) throws(UnknownTreeName) -> [SwiftScene.Statement] {
    var events: [String] = []
    var edits: [String: [SwiftScene.Edit]] = [:]
    for edit in view.edits {
      guard let attribute = element.attribute(named: edit.attribute), let event = attribute.edited else {
        throw UnknownTreeName(edit.attribute, of: "attribute that the user changes", in: element.name)
      }
      if edits[event] == nil { events.append(event) }
      edits[event, default: []].append(self.edit(edit.state, attribute))
    }
    var statements: [SwiftScene.Statement] = []
    for name in events {
      guard let event = element.event(named: name) ?? element.editing else {
        throw UnknownTreeName(name, of: "event", in: element.name)
      }
      var callback = self.callback(event, handler: view.handlers.first { $0.event == name }?.method)
      callback.edits = edits[name] ?? []
      callback.reporting = reporting
      statements.append(statement(answering: event, with: callback))
    }
    return statements
  }

  /// Returns how an entry of the state is set from a property of the view.
  private func edit(_ name: String, _ attribute: Attribute) -> SwiftScene.Edit {
    let property = attribute.editedProperty ?? attribute.name
    let type = parameters[name]?.base
    let swiftType = attribute.swiftTypeName.withoutOptional
    let conversion: SwiftScene.Edit.Conversion? =
      switch (type, attribute.type) {
      case (.number, _) where swiftType == "Float": .decimal
      case (.number, _) where swiftType != "Double": .widening
      case (.integer, _) where attribute.hasFractions: .rounding
      case (.integer, .integer) where swiftType != "Int": .clamping
      default: nil
      }
    return SwiftScene.Edit(
      entry: name, property: property, isNegated: attribute.isNegated, conversion: conversion)
  }
}
