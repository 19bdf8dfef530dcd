import DioramaGrammar
import DioramaSwift
import DioramaTree

/// The content of views.
extension SwiftLowering {
  /// Returns the statements that fill a slot.
  func statements(
    adding items: RuntimeTree.Slot.Items, to slot: ContentSlot
  ) -> [SwiftScene.Statement] {
    switch items {
    case .parameter(let name):
      return [.call(method: slot.method, [SwiftScene.Argument(label: nil, value: .parameter(name, nil))])]
    case .state(let name):
      return [.call(method: slot.method, [SwiftScene.Argument(label: nil, value: reading(name))])]
    case .list(let items):
      let isMixed = items.contains { if case .view = $0 { true } else { false } }
      let elements = items.compactMap { element($0, of: slot, isMixed: isMixed) }
      guard slot.isCalledForEach else { return [.callWithList(method: slot.method, elements)] }
      return elements.map { .call(method: slot.method, [SwiftScene.Argument(label: nil, value: $0)]) }
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
      let value = isComputed(text) ? computed(text, for: .text) : .value(text, isOptional: false)
      return isMixed ? .text(value) : value
    case .view(let view):
      let isList = [grammar.rowList, grammar.itemList].contains(view.element)
      return view.id.map { id in
        isList ? .rows(id) : slot.acceptsText ? .cell(id) : slot.accepts == .item ? .item(id) : .view(id)
      }
    }
  }
}
