import DioramaTree

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

/// An element as the loader knows it: how its view is made, and what can be set on it, reported by it and put inside.
///
/// `diorama generate` writes these for the elements that a project declares; nobody has to write them by hand.
@MainActor
public struct SceneElement<View: UIView> {
  private(set) var erased: AnySceneElement

  /// Creates an element without parts of its own.
  ///
  /// - Parameters:
  ///   - name: The name in scenes.
  ///   - base: The element whose attributes and events this one shares.
  ///   - make: Makes a view.
  public init(_ name: String, extends base: String? = "view", make: @escaping @MainActor () -> View) {
    erased = AnySceneElement(name: name, base: base, make: make)
  }

  /// Creates an element that scenes cannot use, but other elements extend.
  public init(abstract name: String, extends base: String? = "view") {
    erased = AnySceneElement(name: name, base: base, make: nil)
  }

  /// Adds an attribute. It is not set where the scene gives the value that the view has by itself.
  public mutating func attribute<Instance>(
    _ name: String, _ type: SceneType<Instance>, default: Value? = nil,
    _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    erased.attributes[name] = SceneAttribute(name, type, default: `default`, set)
  }

  /// Takes attributes of the extended element away, which the view sets itself.
  public mutating func without(_ names: String...) { erased.without.formUnion(names) }

  /// Adds an event. The closure connects the view with the scene's handler.
  public mutating func event(_ name: String, _ connect: @escaping @MainActor (View, SceneCallback) -> Void) {
    erased.events[name] = { view, callback in
      if let view = view as? View { connect(view, callback) }
    }
  }

  /// Requires something of the parts that a scene gives.
  public mutating func require(_ constraint: SceneConstraint) { erased.constraints.append(constraint) }

  /// Adds a call that sets several parts at once. Of several, the first is used whose condition is given; one without a
  /// condition always fits. The closure reads the parts and returns the call.
  public mutating func configure(
    when condition: String? = nil, _ parts: [String],
    _ read: @escaping @MainActor (SceneParts) -> (@MainActor (View) -> Void)?
  ) {
    erased.configurations.append(
      AnySceneElement.Configuration(condition: condition, parts: parts) { parts in
        guard let set = read(parts) else { return nil }
        return { view in
          if let view = view as? View { set(view) }
        }
      })
  }
}

/// Places for further views.
extension SceneElement {
  /// Adds a place for views that are added one by one.
  public mutating func content<Child: UIView>(
    _ name: String, each add: @escaping @MainActor (View, Child) -> Void
  ) {
    content(name) { view, items in
      for case .view(let child as Child) in items { add(view, child) }
    }
  }

  /// Adds a place for views that are set all at once.
  public mutating func content<Child: UIView>(
    _ name: String, all set: @escaping @MainActor (View, [Child]) -> Void
  ) {
    content(name) { view, items in
      set(view, items.compactMap { if case .view(let child as Child) = $0 { child } else { nil } })
    }
  }

  /// Adds a place for cells and texts that are added one by one.
  public mutating func content(_ name: String, eachRow add: @escaping @MainActor (View, TableRow) -> Void) {
    content(name, rows: { view, rows in for row in rows { add(view, row) } })
  }

  /// Adds a place for cells and texts that are set all at once.
  public mutating func content(_ name: String, rows set: @escaping @MainActor (View, [TableRow]) -> Void) {
    content(name) { view, items in
      set(
        view,
        items.compactMap { item in
          switch item {
          case .text(let text): .text(text)
          case .view(let cell as UITableViewCell): .cell(cell)
          case .view: nil
          }
        })
    }
  }

  private mutating func content(
    _ name: String, _ install: @escaping @MainActor (View, [SceneContent]) -> Void
  ) {
    erased.content[name] = { view, items in
      if let view = view as? View { install(view, items) }
    }
  }
}

/// Something that was put inside a view.
enum SceneContent {
  /// A view.
  case view(UIView)
  /// A bare text.
  case text(String)
}

/// An attribute of an element or a decorator.
@MainActor
struct SceneAttribute {
  let name: String
  /// Reads a value; gives what sets it, or `nil` if there is nothing to set or after noting why it cannot be set.
  let read: (Value, SceneParts) -> (@MainActor (UIView) -> Void)?

  init<View: UIView, Instance>(
    _ name: String, _ type: SceneType<Instance>, default: Value? = nil,
    _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    self.name = name
    read = { value, parts in
      if let `default`, value.isSame(as: `default`) { return nil }
      guard let instance = parts.read(name, value, type) else { return nil }
      return { view in
        if let view = view as? View { set(view, instance) }
      }
    }
  }
}

extension Value {
  /// Whether two values are the same where a number is meant: JSON does not tell 1 from 1.0.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Double(integer) == number
    default: self == other
    }
  }
}

/// An element whose class is not known statically.
@MainActor
struct AnySceneElement {
  typealias Event = @MainActor (UIView, SceneCallback) -> Void
  typealias Content = @MainActor (UIView, [SceneContent]) -> Void

  /// A call that sets several parts at once.
  struct Configuration {
    /// The part that must be given, or `nil` for always.
    let condition: String?
    let parts: [String]
    let read: @MainActor (SceneParts) -> (@MainActor (UIView) -> Void)?
  }

  let name: String
  let base: String?
  /// Makes a view; `nil` for an element that scenes cannot use.
  let make: (@MainActor () -> UIView)?
  var attributes: [String: SceneAttribute] = [:]
  /// The attributes of the extended element that the view sets itself.
  var without: Set<String> = []
  var events: [String: Event] = [:]
  var content: [String: Content] = [:]
  var constraints: [SceneConstraint] = []
  var configurations: [Configuration] = []

  /// Whether a configuration passes a part.
  func configures(_ part: String) -> Bool { configurations.contains { $0.parts.contains(part) } }
}
