/// The elements and decorators that a loader knows.
@MainActor
public struct SceneElements {
  private var elements: [String: AnySceneElement] = [:]
  private var decorators: [(element: String, attribute: SceneAttribute)] = []
  private var decoratorEvents: [(element: String, name: String, event: AnySceneElement.Event)] = []

  /// Creates a collection without elements.
  init() {}

  /// Adds an element, or replaces the one of the same name.
  public mutating func register<View: UIView>(_ element: SceneElement<View>) {
    elements[element.erased.name] = element.erased
  }

  /// Adds the property of a decorator to an element, and to all that extend it.
  public mutating func registerDecorator<View: UIView, Instance>(
    of element: String, property: String, _ type: SceneType<Instance>,
    _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    decorators.append((element, SceneAttribute(property, type, set)))
  }

  /// Adds the event of a decorator to an element, and to all that extend it. The closure connects the view with the
  /// scene's handler.
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

  func event(_ name: String, of element: AnySceneElement) -> AnySceneElement.Event? {
    for ancestor in lineage(of: element) {
      if let event = ancestor.events[name] { return event }
      let decorator = decoratorEvents.last { $0.element == ancestor.name && $0.name == name }
      if let decorator { return decorator.event }
    }
    return nil
  }

  /// The element and what it extends, nearest first.
  private func lineage(of element: AnySceneElement) -> [AnySceneElement] {
    var lineage = [element]
    while let base = lineage.last?.base, let next = elements[base], lineage.count <= elements.count {
      lineage.append(next)
    }
    return lineage
  }
}
