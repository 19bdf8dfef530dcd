import DioramaGrammar
import DioramaSwift
import DioramaTree

extension SwiftLowering {
  /// Returns what changes while a scene is shown. The views must already be lowered.
  func rendering(
    of tree: RuntimeTree, _ controller: ControllerKind
  ) throws(InvalidTreeName) -> SwiftScene.Rendering {
    let names = names.all
    let (groups, layout) = try SwiftLowering(self, in: .rendering).lower(tree.groups, controller)
    return SwiftScene.Rendering(
      state: tree.state, enumerations: enumerations(of: tree),
      derivedName: GeneratedNames.derivedName(ofClass: GeneratedNames.className(of: tree)),
      derived: tree.derived, conditions: conditions(of: tree), isSendable: isSendable(tree.state),
      parameters: tree.parameters.filter { names.isRendered($0.name) }, results: results(of: tree),
      sources: names.sources, readsScreen: names.readsScreen, groups: groups, layout: layout)
  }

  /// Returns the conditions that are properties of the state.
  private func conditions(of tree: RuntimeTree) -> [SwiftScene.Condition] {
    let computation = ComputationLowering(names, in: .state)
    return tree.conditions.compactMap { condition in
      guard case .stateCondition(let isIsolated)? = computation.names.meaning(of: condition.name) else {
        return nil
      }
      return SwiftScene.Condition(
        name: condition.name, test: computation.test(condition.test), isIsolated: isIsolated)
    }
  }

  /// Returns the derived values and conditions that are computed once for each rendering.
  private func results(of tree: RuntimeTree) -> [SwiftScene.Result] {
    let computation = ComputationLowering(names, in: .results)
    let names = computation.names
    var results: [SwiftScene.Result] = []
    for value in tree.derived where names.isRendered(value.name) {
      results.append(
        SwiftScene.Result(name: value.name, type: value.type, test: nil, readsParameters: false))
    }
    for condition in names.conditions where names.isRendered(condition.name) {
      var test: SwiftTest?
      var readsParameters = false
      if case .condition? = names.meaning(of: condition.name) {
        test = computation.test(condition.test)
        condition.test.forEachName { name in
          if case .parameter? = names.meaning(of: name) { readsParameters = true }
        }
      }
      results.append(
        SwiftScene.Result(
          name: condition.name, type: ParameterType(.boolean), test: test, readsParameters: readsParameters))
    }
    return results
  }

  private func enumerations(of tree: RuntimeTree) -> [ParameterType.Cases] {
    var found: [ParameterType.Cases] = []
    var seen: Set<String> = []
    for parameters in [tree.state, tree.derived, tree.parameters] {
      for parameter in parameters {
        guard case .enumeration(let cases) = parameter.type.base, cases.isOwn,
          seen.insert(cases.swiftType).inserted
        else { continue }
        found.append(cases)
      }
    }
    return found
  }

  /// Returns whether the values of a state are known to be `Sendable`. This is not known for types of the app.
  private func isSendable(_ state: [RuntimeTree.Parameter]) -> Bool {
    var components: Set<String> = []
    var pending = [state]
    while let entries = pending.popLast() {
      for entry in entries {
        switch entry.type.base {
        case .swift: return false
        case .enumeration(let cases) where !cases.isOwn && grammar.isOfProject(enumeration: cases.name):
          return false
        case .component(let name) where components.insert(name).inserted:
          pending.append(grammar.element(named: name)?.state ?? [])
        default: break
        }
      }
    }
    return true
  }
}

extension SwiftLowering {
  /// Returns the groups where they are rendered: those of the views and sections, and those of the layout.
  private func lower(
    _ groups: [RuntimeTree.Group], _ controller: ControllerKind
  ) throws(InvalidTreeName) -> ([SwiftScene.Group], [SwiftScene.LayoutGroup]) {
    let names = names.all
    var lowered: [SwiftScene.Group] = []
    var layout: [SwiftScene.LayoutGroup] = []
    lowered.reserveCapacity(groups.count)
    for group in groups {
      let inputs = SwiftScene.Inputs(
        group.reads.map(names.input),
        areOptional: group.reads.allSatisfy { names.type(of: $0)?.isOptional ?? false })
      var changes: [SwiftScene.Change] = []
      changes.reserveCapacity(group.statements.count)
      for statement in group.statements {
        switch statement.subject {
        case .view(let id):
          try lower(statement, about: id) { changes.append(.view(id, $0)) }
        case .layout:
          let arguments = try self.layout(statement, controller)
          layout.append(SwiftScene.LayoutGroup(inputs: inputs, arguments: arguments))
        case .section(let index):
          for given in statement.attributes {
            guard let part = RuntimeTree.Section.Part(rawValue: given.name) else {
              throw InvalidTreeName(given.name, of: "part of a section")
            }
            let value = computed(given.value, for: part == .shown ? .flag : .optionalText)
            changes.append(.section(index, part, value))
          }
        }
      }
      if !changes.isEmpty { lowered.append(SwiftScene.Group(inputs: inputs, statements: changes)) }
    }
    return (lowered, layout)
  }

  private func layout(
    _ statement: RuntimeTree.Statement, _ controller: ControllerKind
  ) throws(InvalidTreeName) -> [SwiftScene.Argument] {
    var arguments: [SwiftScene.Argument] = []
    for given in statement.attributes {
      guard let attribute = controller.layout.first(where: { $0.name == given.name }) else {
        throw InvalidTreeName(given.name, of: "layout attribute")
      }
      arguments.append(
        argument(labelled: given.name, expression(given.value, for: attribute), attribute, of: nil))
    }
    return arguments
  }

  /// Lowers the statements that set the changing parts of a view.
  private func lower(
    _ statement: RuntimeTree.Statement, about id: String, _ receive: StatementReceiver
  ) throws(InvalidTreeName) {
    guard let changing = changes?[id], let element = changing.element else {
      throw InvalidTreeName(id, of: "view with the id")
    }
    var configured: [Configuration.Argument] = []
    if let configuration = changing.configuration, configuration.setsPart(of: statement),
      var view = changing.view
    {
      view.attributes = statement.attributes
      view.roles = statement.roles
      let roles = view.roles.map { role($0, of: view, element) }
      receive(call(of: configuration, with: view, element, roles))
      configured = configuration.arguments
    }
    for given in statement.attributes where !configured.contains(where: { $0.part == given.name }) {
      let attribute = try attribute(given.name, of: element)
      let set = self.statement(giving: given.value, to: attribute, of: id, element)
      receive(element.setsCells(given) ? adapting(.cell, part: given.name, [set]) : set)
    }
    try lower(statement.content, of: element, receive)
  }
}
