import DioramaGrammar
import DioramaSwift
import DioramaTree

/// The statements about the rows of a list.
extension SwiftLowering {
  /// Returns the statements that configure a list: its cells, its own events, and those of its components.
  func statements(
    aboutList view: RuntimeTree.View, _ element: ElementKind
  ) throws(UnknownTreeName) -> [SwiftScene.Statement] {
    var statements: [SwiftScene.Statement] = []
    var cells: [SwiftScene.Statement] = []
    for given in view.attributes {
      let attribute = try attribute(given.name, of: element)
      let statement = statement(giving: given.value, to: attribute, of: view, element)
      if element.setsCells(given) { cells.append(statement) } else { statements.append(statement) }
    }
    if !cells.isEmpty { statements.append(.setCells(part: nil, cells)) }
    let component = view.component.flatMap { grammar.element(named: $0) }
    let declared = component?.declaredEvents(in: grammar) ?? []
    var events: [SwiftScene.RowConnection.Event] = []
    for binding in view.handlers {
      guard let event = element.event(named: binding.event) else {
        throw UnknownTreeName(binding.event, of: "event", in: element.name)
      }
      let callback = callback(event, handler: binding.method)
      if declared.contains(where: { $0.name == binding.event }) {
        events.append((Event.property(named: binding.event), callback))
      } else {
        statements.append(statement(answering: event, with: callback))
      }
    }
    statements += try self.statements(adding: view.content, to: element)
    let edits = component?.editedState ?? []
    if let list = entries(of: view), !edits.isEmpty || !events.isEmpty {
      statements.append(
        .connectRows(
          SwiftScene.RowConnection(
            list: list, events: events, editing: component?.editingProperty, edits: edits,
            editedLists: editedLists(showing: list, of: view.component), reporting: reporting)))
    }
    return statements
  }

  /// Returns the lists of the state that hold the entries of a list: the list itself or, if the app derives it, all
  /// lists of the component.
  private func editedLists(showing list: String, of component: String?) -> [String] {
    if state.contains(where: { $0.name == list }) { return [list] }
    return state.filter { $0.type.isList && $0.type.base.name == component }.map(\.name)
  }

  /// Returns the name of the list in the state.
  private func entries(of view: RuntimeTree.View) -> String? {
    let changing = view.id.flatMap { changes[$0]?.view }
    let value = changing?.attributes.first { $0.name == ElementKind.entries }?.value
    if case .state(let name)? = value { return name }
    return nil
  }
}

extension ElementKind {
  /// Returns whether the element is that of a list, and an attribute has the same value for all of its cells.
  func setsCells(_ given: RuntimeTree.Attribute) -> Bool {
    list != nil && !isOfList(given.name) && !given.value.readsEntry
  }
}
