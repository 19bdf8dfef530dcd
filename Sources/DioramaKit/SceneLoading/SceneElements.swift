import DioramaTree

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

  func edit(_ attribute: String, of element: AnySceneElement) -> AnySceneElement.Edit? {
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

/// An element that a loader knows: how to create its view, and its attributes, events and slots.
///
/// `diorama generate` writes these for the elements that a project declares; you need not write them yourself.
@_spi(Generated)
@MainActor
public struct SceneElement<View: NSObject> {
  private(set) var erased: AnySceneElement

  /// Creates an element with only the attributes, events and slots of its supertype.
  ///
  /// - Parameters:
  ///   - name: The name in scenes.
  ///   - base: The supertype, whose attributes and events this element shares.
  ///   - make: Creates a view.
  public init(_ name: String, extends base: String? = "view", make: @escaping @MainActor () -> View) {
    erased = AnySceneElement(name: name, base: base, isPlace: View.self is SlotView.Type) { _ in make() }
    erased.describes = { $0 is View }
  }

  /// Creates an element whose initializer reads attributes of the scene.
  public init(
    _ name: String, extends base: String? = "view", make: @escaping @MainActor (SceneParts) -> View
  ) {
    erased = AnySceneElement(name: name, base: base, make: make)
    erased.describes = { $0 is View }
  }

  /// Creates an element that scenes cannot use as a view. Other elements extend it, or it describes a controller.
  public init(abstract name: String, extends base: String? = "view") {
    erased = AnySceneElement(
      name: name, base: base, isScreen: View.self is UIViewController.Type, make: nil)
    erased.describes = { $0 is View }
  }

  /// Adds an attribute.
  public mutating func attribute<Instance>(
    _ name: String, _ type: SceneType<Instance>, _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    erased.attributes[name] = SceneAttribute(name, type, set)
  }

  /// Adds an attribute for the width or the height of the view. Its value is in points, or a multiple of another view's
  /// dimension plus a constant.
  public mutating func attribute<Instance>(
    _ name: String, _ type: SceneType<Instance>, dimension: NSLayoutConstraint.Attribute,
    relative: @escaping @MainActor (View, NSLayoutDimension, CGFloat, CGFloat) -> Void,
    _ set: @escaping @MainActor (View, Instance) -> Void
  ) {
    attribute(name, type, set)
    erased.attributes[name]?.relation = (
      dimension == .height ? .height : .width,
      { view, other, size in
        guard let view = view as? View else { return }
        let anchor = size.dimension == .width ? other.widthAnchor : other.heightAnchor
        relative(view, anchor, CGFloat(size.multiplier), CGFloat(size.constant))
      }
    )
  }

  /// Declares that the user can change an attribute, and which event reports this. The closure returns the value. An
  /// enumeration needs its type.
  public mutating func edit<Instance>(
    _ name: String, by event: String, _ type: SceneType<Instance>? = nil,
    _ read: @escaping @MainActor (View) -> Instance
  ) {
    erased.edits[name] = AnySceneElement.Edit(source: .event(event)) { view in
      (view as? View).map(read).flatMap { if let type { type.stored($0) } else { $0 } }
    }
  }

  /// Declares that the user can change a number. It is rounded if the state that it edits is an integer.
  public mutating func edit<Number: BinaryFloatingPoint>(
    _ name: String, by event: String, _ number: ReferenceWritableKeyPath<View, Number>
  ) {
    edit(name, by: event) { $0[keyPath: number] }
    erased.edits[name]?.round = { ($0 as? View)?[keyPath: number].round() }
  }

  /// Removes attributes and events of the supertype that the view needs itself.
  public mutating func without(_ names: String...) { erased.without.formUnion(names) }

  /// Adds an event. The closure connects the view with the scene's handler.
  public mutating func event(_ name: String, _ connect: @escaping @MainActor (View, SceneCallback) -> Void) {
    erased.events[name] = { view, callback in
      if let view = view as? View { connect(view, callback) }
    }
  }

  /// Sets a closure to call once the scene's view has been loaded. The closure gets the scene's controller.
  public mutating func loaded(_ body: @escaping @MainActor (View, UIViewController) -> Void) {
    erased.loaded = { view, scene in
      if let view = view as? View { body(view, scene) }
    }
  }

  /// Adds a constraint on the parts that a scene gives.
  public mutating func require(_ constraint: SceneConstraint) { erased.constraints.append(constraint) }

  /// Adds a call that sets several parts at once. The first call whose condition is given is used; a call without a
  /// condition always matches. The closure reads the parts and returns the call.
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

/// Slots for views.
extension SceneElement {
  /// Adds a slot whose views are added one by one.
  public mutating func content<Child: UIView>(
    _ name: String, each add: @escaping @MainActor (View, Child) -> Void
  ) {
    content(name, isReplacing: false, accepts: { $0 is Child }) { view, items in
      for case .view(let child as Child) in items { add(view, child) }
    }
  }

  /// Adds a slot whose views are set all at once. If it is kept, subtypes have it even if they have other slots.
  public mutating func content<Child: UIView>(
    _ name: String, isKept: Bool = false, all set: @escaping @MainActor (View, [Child]) -> Void
  ) {
    content(name, isReplacing: true, isKept: isKept, accepts: { $0 is Child }) { view, items in
      set(view, items.compactMap { if case .view(let child as Child) = $0 { child } else { nil } })
    }
  }

  /// Adds a slot whose items are set all at once: items of a bar or a menu, or swipe buttons.
  ///
  /// - Parameter isKept: Whether subtypes have the slot even if they have other slots.
  public mutating func content<Item: NSObject>(
    _ name: String, isKept: Bool = false, items set: @escaping @MainActor (View, [Item]) -> Void
  ) {
    content(name, isReplacing: true, isKept: isKept, accepts: { $0 is Item }) { view, items in
      set(view, items.compactMap { if case .view(let item as Item) = $0 { item } else { nil } })
    }
  }

  /// Adds a slot whose cells are added one by one.
  public mutating func content(
    _ name: String, eachCell add: @escaping @MainActor (View, UITableViewCell) -> Void
  ) {
    content(name, list: SceneLoadingSession.rowList, isReplacing: false) { view, items in
      for cell in items.cells { add(view, cell) }
    }
  }

  /// Adds a slot whose cells are set all at once.
  public mutating func content(
    _ name: String, cells set: @escaping @MainActor (View, [UITableViewCell]) -> Void
  ) {
    content(name, list: SceneLoadingSession.rowList, isReplacing: true) { view, items in
      set(view, items.cells)
    }
  }

  /// Adds a slot whose rows are added one by one.
  public mutating func content(_ name: String, eachRow add: @escaping @MainActor (View, TableRow) -> Void) {
    content(name, list: SceneLoadingSession.rowList, isReplacing: false) { view, items in
      for row in items.rows { add(view, row) }
    }
  }

  /// Adds a slot whose rows are set all at once.
  public mutating func content(_ name: String, rows set: @escaping @MainActor (View, [TableRow]) -> Void) {
    content(name, list: SceneLoadingSession.rowList, isReplacing: true) { view, items in set(view, items.rows)
    }
  }

  /// Adds a slot whose collection items are set all at once.
  public mutating func content(
    _ name: String, collectionItems set: @escaping @MainActor (View, [CollectionItem]) -> Void
  ) {
    content(
      name, list: SceneLoadingSession.itemList, isReplacing: true,
      accepts: { $0 is UIView }
    ) { view, items in
      set(view, items.collectionItems)
    }
  }

  private mutating func content(
    _ name: String, list: String? = nil, isReplacing: Bool, isKept: Bool = false,
    accepts: @escaping @MainActor (NSObject) -> Bool = { _ in true },
    _ install: @escaping @MainActor (View, [SceneContent]) -> Void
  ) {
    erased.content[name] = AnySceneElement.Slot(
      list: list, isReplacing: isReplacing, isKept: isKept, accepts: accepts
    ) { view, items in
      if let view = view as? View { install(view, items) }
    }
  }
}

/// An attribute of an element or a decorator.
@MainActor
struct SceneAttribute {
  typealias Setter = @MainActor (NSObject) -> Void

  let name: String
  /// The attribute's dimension, and the closure that sets it relative to another view; `nil` for other attributes.
  fileprivate(set) var relation:
    (dimension: RelativeSize.Dimension, set: @MainActor (NSObject, UIView, RelativeSize) -> Void)?
  /// Reads a value, and returns the closure that sets it; `nil`, after recording the reason, if it cannot be set.
  let read: (Value, SceneParts) -> Setter?
  /// Sets a value that is known to be readable. It may depend on the entry of a row, which is then among the values.
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
  struct Edit {
    /// What reports a change.
    enum Source {
      /// An event of the element.
      case event(String)
      /// A closure that a tree cannot name.
      case own(Event)
    }
    let source: Source
    let read: @MainActor (NSObject) -> Any?
    var round: (@MainActor (NSObject) -> Void)?
  }

  /// A call that sets several parts at once.
  struct Configuration {
    /// The part that must be given; `nil` if the call always matches.
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
  /// The attributes and events of the supertype that the view needs itself.
  var without: Set<String> = []
  var events: [String: Event] = [:]
  /// The attributes that the user can change.
  var edits: [String: Edit] = [:]
  var content: [String: Slot] = [:]
  var constraints: [SceneConstraint] = []
  /// Called once the scene's view has been loaded; `nil` to do nothing.
  var loaded: (@MainActor (NSObject, UIViewController) -> Void)?
  var configurations: [Configuration] = []

  /// Returns whether a configuration sets a part.
  func configures(_ part: String) -> Bool { configurations.contains { $0.parts.contains(part) } }
}
