import DioramaTree

/// An element whose class is not known statically.
@MainActor
struct AnySceneElement {
  typealias Event = @MainActor (NSObject, SceneCallback) -> Void

  /// A slot.
  struct Slot {
    /// The element of the lists that the slot accepts; `nil` if it accepts none.
    var list: String?
    /// Whether content replaces earlier content.
    let isReplacing: Bool
    /// Whether subtypes have the slot even if they have other slots.
    var isKept = false
    /// Returns whether an object can be in the slot.
    let accepts: @MainActor (NSObject) -> Bool
    let install: @MainActor (NSObject, [SceneContent]) -> Void

    /// Whether the slot accepts rows.
    @MainActor var acceptsRows: Bool { list == SceneLoadingSession.rowList }
  }

  /// An attribute that the user can change.
  struct EditableAttribute {
    /// What reports a change.
    enum Source {
      /// An event of the element.
      case event(String)
      /// An event that trees cannot name.
      case own(Event)
    }
    let source: Source
    let read: @MainActor (NSObject) -> Any?
    var round: (@MainActor (NSObject) -> Void)?
  }

  /// A call that sets several parts at once.
  struct Configuration {
    /// The part that must be set; `nil` if the call always matches.
    let condition: String?
    let parts: [String]
    let read: @MainActor (SceneParts) -> (@MainActor (NSObject) -> Void)?
  }

  let name: String
  let base: String?
  /// Whether the view is a placeholder in a component for other views.
  var isPlace = false
  /// Whether the element describes the controller of a scene.
  var isScreen = false
  /// Creates a view; `nil` for an element that scenes cannot use.
  let make: (@MainActor (SceneParts) -> NSObject)?
  /// Returns whether the element describes an object.
  var describes: @MainActor (NSObject) -> Bool = { $0 is UIView }
  var attributes: [String: SceneAttribute] = [:]
  /// Inherited attributes and events that the view reserves for its own use.
  var without: Set<String> = []
  var events: [String: Event] = [:]
  /// The attributes that the user can change.
  var edits: [String: EditableAttribute] = [:]
  var content: [String: Slot] = [:]
  var constraints: [SceneConstraint] = []
  /// Called once the scene's view has been loaded; `nil` to do nothing.
  var loaded: (@MainActor (NSObject, UIViewController) -> Void)?
  var configurations: [Configuration] = []

  /// Returns whether a configuration sets a part.
  func configures(_ part: String) -> Bool { configurations.contains { $0.parts.contains(part) } }
}

/// An attribute of an element or a decorator.
@MainActor
struct SceneAttribute {
  typealias Setter = @MainActor (NSObject) -> Void

  let name: String
  /// The attribute's dimension, and the closure that sets it relative to another view; `nil` for other attributes.
  var relation: (dimension: RelativeSize.Dimension, set: @MainActor (NSObject, UIView, RelativeSize) -> Void)?
  /// Reads a value, and returns the closure that sets it; `nil`, after recording the reason, if it cannot be set.
  let read: (Value, SceneParts) -> Setter?
  /// Sets a value that has been checked. If it depends on the entry of a row, the values include that entry.
  let adapt: @MainActor (NSObject, Value, SceneValues) -> Void

  init<View: NSObject, Instance>(
    _ name: String, _ type: SceneType<Instance>, _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    self.name = name
    func setter(_ instance: Instance?) -> Setter? {
      guard let instance else { return nil }
      return { if let view = $0 as? View { set(view, instance) } }
    }
    func setter(_ picture: ScenePicture?) -> Setter? {
      guard let picture else { return nil }
      return { object in
        PictureLoading.of(object).show(picture, as: name) { [weak object] image in
          if let object { setter((image as Any) as? Instance)?(object) }
        }
      }
    }
    func isPicture(_ value: Value) -> Bool { value.isRemote && Instance.self == UIImage?.self }
    adapt = { view, value, values in
      (isPicture(value) ? setter(values.read(value, .picture)) : setter(values.read(value, type)))?(view)
    }
    read = { value, parts in
      isPicture(value) ? setter(parts.read(name, value, .picture)) : setter(parts.read(name, value, type))
    }
  }
}
