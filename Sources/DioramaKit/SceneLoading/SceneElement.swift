import DioramaTree

/// An element as the loader knows it: how its view is made, and what can be set on it, reported by it and put inside.
@MainActor
public struct SceneElement<View: UIView> {
  /// The name in scenes.
  let name: String
  /// The element whose attributes, events and content this one shares.
  let base: String?
  private let make: @MainActor () -> View
  private var attributes: [String: SceneAttribute] = [:]
  private var events: [String: AnySceneElement.Event] = [:]
  private var content: [String: AnySceneElement.Content] = [:]
  private var managed: Set<String> = []
  private var configurationParts: Set<String> = []
  private var configuration: AnySceneElement.Configuration?

  /// Creates an element without parts of its own.
  public init(_ name: String, extends base: String? = "view", make: @escaping @MainActor () -> View) {
    self.name = name
    self.base = base
    self.make = make
  }

  /// Adds an attribute.
  public mutating func attribute<Instance>(
    _ name: String, _ type: SceneType<Instance>, _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    attributes[name] = SceneAttribute(name, type, set)
  }

  /// Removes attributes of the extended element that the view sets itself.
  public mutating func without(_ names: String...) { managed.formUnion(names) }

  /// Adds an event. The closure connects the view with the scene's handler.
  public mutating func event(_ name: String, _ connect: @escaping @MainActor (View, SceneCallback) -> Void) {
    events[name] = { view, callback in
      if let view = view as? View { connect(view, callback) }
    }
  }

  /// Adds an event that a closure property of the view reports. The first closure sets the property, and the second one
  /// answers if the scene's handler cannot.
  mutating func event<each Argument, Answer>(
    _ name: String,
    _ set: @escaping @MainActor (View, @escaping @MainActor (repeat each Argument) -> Answer) -> Void,
    otherwise: @escaping @MainActor (repeat each Argument) -> Answer
  ) {
    event(name) { view, callback in
      set(view) { (argument: repeat each Argument) in
        callback.answer(repeat each argument, otherwise: otherwise)
      }
    }
  }

  /// Adds a place for further views.
  public mutating func content(_ name: String, _ install: @escaping @MainActor (View, [SceneContent]) -> Void)
  {
    content[name] = { view, items in
      if let view = view as? View { install(view, items) }
    }
  }

  /// Sets several parts at once. The closure reads the parts and returns what sets them.
  public mutating func configure(
    _ parts: Set<String>, _ read: @escaping @MainActor (SceneParts) -> @MainActor (View) -> Void
  ) {
    configurationParts = parts
    configuration = { parts in
      let set = read(parts)
      return { view in
        if let view = view as? View { set(view) }
      }
    }
  }

  var erased: AnySceneElement {
    AnySceneElement(
      name: name, base: base, make: make, attributes: attributes, managed: managed, events: events,
      content: content,
      configurationParts: configurationParts, configuration: configuration)
  }
}

/// Something that was put inside a view.
public enum SceneContent {
  /// A view.
  case view(UIView)
  /// A bare text.
  case text(String)
}

/// An attribute of an element or a decorator.
@MainActor
struct SceneAttribute {
  let name: String
  /// Reads a value; gives what sets it, or `nil` after noting why it cannot be set.
  let read: (Value, SceneParts) -> (@MainActor (UIView) -> Void)?

  init<View: UIView, Instance>(
    _ name: String, _ type: SceneType<Instance>, _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    self.name = name
    read = { value, parts in
      guard let instance = parts.read(name, value, type) else { return nil }
      return { view in
        if let view = view as? View { set(view, instance) }
      }
    }
  }
}

/// An element whose class is not known statically.
@MainActor
struct AnySceneElement {
  typealias Event = @MainActor (UIView, SceneCallback) -> Void
  typealias Content = @MainActor (UIView, [SceneContent]) -> Void
  typealias Configuration = @MainActor (SceneParts) -> @MainActor (UIView) -> Void

  let name: String
  let base: String?
  let make: @MainActor () -> UIView
  let attributes: [String: SceneAttribute]
  /// The attributes of the extended element that the view sets itself.
  let managed: Set<String>
  let events: [String: Event]
  let content: [String: Content]
  let configurationParts: Set<String>
  let configuration: Configuration?
}
