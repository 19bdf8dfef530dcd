import DioramaGrammar
import DioramaSwift
import DioramaTree

extension SwiftLowering {
  /// Returns what the user changes of a component's state, with what is changed inside the components that it holds.
  func edits(of component: ElementKind) -> [SwiftScene.RowConnection.Edit] {
    component.editedState.map { name in
      guard let type = component.state?.first(where: { $0.name == name })?.type, !type.isOptional,
        case .component(let held) = type.base, let element = grammar.element(named: held)
      else { return SwiftScene.RowConnection.Edit(name: name) }
      return SwiftScene.RowConnection.Edit(name: name, parts: edits(of: element), isList: type.isList)
    }
  }

  /// Returns the events of a view that report the user's changes.
  func edited(in view: RuntimeTree.View, _ element: ElementKind) -> [String] {
    view.edits.compactMap { element.attribute(named: $0.attribute)?.edited }
  }

  /// Lowers the statements that connect the events that report the user's changes. Each writes the state and then
  /// calls the handler, if there is one.
  func lower(
    editsOf view: RuntimeTree.View, _ element: ElementKind, _ receive: StatementReceiver
  ) throws(InvalidTreeName) {
    var events: [String] = []
    var edits: [String: [SwiftScene.StateAssignment]] = [:]
    for edit in view.edits {
      guard let attribute = element.attribute(named: edit.attribute), let event = attribute.edited else {
        throw InvalidTreeName(edit.attribute, of: "attribute that the user changes", in: element.name)
      }
      if edits[event] == nil { events.append(event) }
      edits[event, default: []].append(self.edit(edit.state, attribute))
    }
    for name in events {
      guard let event = element.event(named: name) ?? element.editing else {
        throw InvalidTreeName(name, of: "event", in: element.name)
      }
      var callback = self.callback(event, handler: view.handlers.first { $0.event == name }?.method)
      callback.edits = edits[name] ?? []
      callback.reporting = reporting
      receive(statement(connecting: event, with: callback))
    }
  }

  /// Returns how a part of the state is set from a property of the view.
  private func edit(_ name: String, _ attribute: Attribute) -> SwiftScene.StateAssignment {
    let property = attribute.editedProperty
    let type = names.declared.type(of: name)?.base
    let swiftType = attribute.swiftTypeName.withoutOptional
    let conversion: SwiftScene.StateAssignment.Conversion? =
      switch (type, attribute.type) {
      case (.number, _) where swiftType == "Float": .decimal
      case (.number, _) where swiftType != "Double": .widening
      case (.integer, _) where attribute.hasFractions: .rounding
      case (.integer, .integer) where swiftType != "Int": .clamping
      default: nil
      }
    return SwiftScene.StateAssignment(
      entry: name, property: property, isNegated: attribute.isNegated, conversion: conversion)
  }
}
