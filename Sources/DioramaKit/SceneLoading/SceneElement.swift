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
    erased.edits[name] = AnySceneElement.EditableAttribute(source: .event(event)) { view in
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

  /// Removes inherited attributes and events that the view reserves for its own use.
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
