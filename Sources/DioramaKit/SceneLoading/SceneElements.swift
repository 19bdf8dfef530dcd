/// The elements, decorators and controllers that a loader knows.
@MainActor
public struct SceneElements {
  private var elements: [String: AnySceneElement] = [:]
  var controllers: [String: SceneController] = [:]
  private var decorators: [(element: String, attribute: SceneAttribute)] = []
  private var decoratorEvents: [(element: String, name: String, event: AnySceneElement.Event)] = []

  /// Creates a collection without elements.
  init() {}

  /// Adds an element, or replaces the one of the same name.
  @_spi(Generated)
  public mutating func register<View: NSObject>(_ element: SceneElement<View>) {
    elements[element.erased.name] = element.erased
  }

  /// Adds a decorator's attribute to an element and its subtypes.
  @_spi(Generated)
  public mutating func registerDecorator<View: UIView, Instance>(
    of element: String, property: String, _ type: SceneType<Instance>,
    _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    decorators.append((element, SceneAttribute(property, type, set)))
  }

  /// Adds a decorator's event to an element and its subtypes. The closure connects the view with the scene's handler.
  @_spi(Generated)
  public mutating func registerDecorator<View: UIView>(
    of element: String, event: String, _ connect: @escaping @MainActor (View, SceneCallback) -> Void
  ) {
    decoratorEvents.append(
      (
        element, event,
        { view, callback in
          if let view = view as? View { connect(view, callback) }
        }
      ))
  }

  subscript(name: String) -> AnySceneElement? { elements[name] }

  func attribute(_ name: String, of element: AnySceneElement) -> SceneAttribute? {
    for ancestor in lineage(of: element) {
      if let attribute = ancestor.attributes[name] { return attribute }
      let decorator = decorators.last { $0.element == ancestor.name && $0.attribute.name == name }
      if let decorator { return decorator.attribute }
      if ancestor.without.contains(name) { return nil }
    }
    return nil
  }

  func edit(_ attribute: String, of element: AnySceneElement) -> AnySceneElement.EditableAttribute? {
    for ancestor in lineage(of: element) {
      if let edit = ancestor.edits[attribute] { return edit }
      if ancestor.without.contains(attribute) { return nil }
    }
    return nil
  }

  func event(_ name: String, of element: AnySceneElement) -> AnySceneElement.Event? {
    for ancestor in lineage(of: element) {
      if let event = ancestor.events[name] { return event }
      let decorator = decoratorEvents.last { $0.element == ancestor.name && $0.name == name }
      if let decorator { return decorator.event }
      if ancestor.without.contains(name) { return nil }
    }
    return nil
  }

  /// Returns a slot of an element: one that it declares, or one of a supertype that no subtype replaces.
  func slot(_ name: String, of element: AnySceneElement) -> AnySceneElement.Slot? {
    if let slot = element.content[name] { return slot }
    for ancestor in lineage(of: element) {
      if ancestor.without.contains(name) { return nil }
      if let slot = ancestor.content[name], slot.isKept { return slot }
    }
    return nil
  }

  /// Returns the element and its supertypes, nearest first.
  private func lineage(of element: AnySceneElement) -> some Sequence<AnySceneElement> {
    sequence(first: element) { $0.base.flatMap { elements[$0] } }.prefix(elements.count + 1)
  }
}
