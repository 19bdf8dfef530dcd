import DioramaGrammar
import DioramaSwift
import DioramaTree

/// The content of views.
extension SwiftLowering {
  /// Lowers the statements that fill a slot.
  func lower(_ items: RuntimeTree.Slot.Items, of slot: ContentSlot, _ receive: StatementReceiver) {
    func call(_ value: SwiftExpression) -> SwiftScene.Statement {
      .call(method: slot.method, [SwiftScene.Argument(label: nil, value: value)])
    }
    switch items {
    case .parameter(let name): receive(call(.parameter(name, nil)))
    case .state(let name): receive(call(reading(name)))
    case .list(let items):
      let isMixed = items.contains { if case .view = $0 { true } else { false } }
      let elements = items.compactMap { element($0, of: slot, isMixed: isMixed) }
      if slot.isCalledForEach {
        for element in elements { receive(call(element)) }
      } else {
        receive(.callWithList(method: slot.method, elements))
      }
    }
  }

  /// Returns the expression for a view or a text in a slot.
  private func element(
    _ item: RuntimeTree.Slot.Item, of slot: ContentSlot, isMixed: Bool
  ) -> SwiftExpression? {
    switch item {
    case .text(let text):
      // A text with parameters is a literal in Swift, and its type depends on its context.
      if case .text = text, !isComputed(text) { return .value(text, isOptional: false) }
      let value = expression(text, for: .text)
      return isMixed ? .text(value) : value
    case .view(let view):
      let isList = [.row, .item].contains { view.element == grammar.listElement(in: $0) }
      return view.id.map { id in
        isList ? .rows(id) : slot.acceptsText ? .cell(id) : slot.accepts == .item ? .item(id) : .view(id)
      }
    }
  }
}

/// The statements about the rows of a list.
extension SwiftLowering {
  /// Lowers the statements that configure a list: its cells, its own events, and those of its components.
  func lower(
    list view: RuntimeTree.View, _ element: ElementKind, _ receive: StatementReceiver
  ) throws(InvalidTreeName) {
    var cells: [SwiftScene.Statement] = []
    for given in view.attributes {
      let attribute = try attribute(given.name, of: element)
      let statement = statement(giving: given.value, to: attribute, of: view.id, element)
      if element.setsCells(given) { cells.append(statement) } else { receive(statement) }
    }
    if !cells.isEmpty { receive(adapting(.cell, part: nil, cells)) }
    let component = view.component.flatMap { grammar.element(named: $0) }
    let declared = component?.declaredEvents(in: grammar) ?? []
    var events: [SwiftScene.RowConnection.Event] = []
    for binding in view.handlers {
      guard let event = element.event(named: binding.event) else {
        throw InvalidTreeName(binding.event, of: "event", in: element.name)
      }
      let callback = callback(event, handler: binding.method)
      if declared.contains(where: { $0.name == binding.event }) {
        events.append((Event.property(named: binding.event), callback))
      } else {
        receive(statement(connecting: event, with: callback))
      }
    }
    try lower(view.content, of: element, receive)
    if let component, let list = entries(of: view), !component.editedState.isEmpty || !events.isEmpty {
      receive(
        .connectRows(
          SwiftScene.RowConnection(
            list: list, events: events, editing: component.editingProperty,
            entryType: ParameterType.Base.component(component.name).swiftName, edits: edits(of: component),
            editedLists: editedLists(showing: list, of: view.component), isDerived: !isOfState(list),
            reporting: reporting)))
    }
  }

  private func isOfState(_ list: String) -> Bool {
    if case .state? = names.all.meaning(of: list) { true } else { false }
  }

  /// Returns the lists of the state that hold the entries of a list: the list itself or, if the app derives it, all
  /// lists of the component.
  private func editedLists(showing list: String, of component: String?) -> [String] {
    if isOfState(list) { return [list] }
    return state.filter { $0.type.isList && $0.type.base.name == component }.map(\.name)
  }

  /// Returns the name of the list in the state.
  private func entries(of view: RuntimeTree.View) -> String? {
    let changing = changes?[view.id]?.view
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

/// Images that are loaded from addresses.
extension SwiftLowering {
  /// Returns the statement that shows an image in a view, where it can be loaded.
  func statement(
    showing value: Value, in attribute: Attribute, of view: String?
  ) -> SwiftScene.Statement {
    let picture = picture(value, for: attribute)
    var argument = SwiftScene.Argument(label: nil, value: picture)
    if picture.isSelection {
      argument.constant = ((view ?? "") + attribute.name.capitalized, "ScenePicture")
    }
    let name = SwiftExpression.value(.literal(attribute.name), isOptional: false)
    let setter = statement(setting: attribute, of: view, to: .loadedImage)
    return .call(
      method: "showPicture",
      [
        argument, SwiftScene.Argument(label: "as", value: name),
        SwiftScene.Argument(label: "set", value: .setter(setter)),
      ])
  }

  private func picture(_ value: Value, for attribute: Attribute) -> SwiftExpression {
    switch value {
    case .remoteImage(let image):
      let address = expression(image.address, for: .optionalURL)
      return .remoteImage(address, placeholder: image.placeholder, failure: image.failure)
    case .choice(let test, let then, let otherwise):
      let computation = ComputationLowering(names, in: place)
      return .computed(
        .choice(
          computation.test(test), then: picture(then, for: attribute),
          otherwise: picture(otherwise, for: attribute)), of: value)
    case .selection(let selection):
      return ComputationLowering(names, in: place).selection(selection) {
        picture($0, for: attribute)
      }
    default: return .imageOfApp(expression(value, for: attribute))
    }
  }
}
