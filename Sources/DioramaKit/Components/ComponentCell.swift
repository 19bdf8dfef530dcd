/// A row that shows a component. Register it with a table, and show a state in each cell that the table returns:
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! ComponentCell<GlimpseRow>
/// cell.show(row).likedHandler = { … }
/// ```
open class ComponentCell<Component: SceneComponent>: UITableViewCell {
  let held = HeldComponent<Component>()

  /// The component; `nil` until a state is shown.
  public var component: Component? { held.component }

  /// Shows a state. A cell that has shown one keeps its component, without its handlers.
  ///
  /// - Returns: The component, without handlers.
  @discardableResult
  public func show(_ state: Component.State) -> Component { held.show(state, in: contentView) }

  /// Removes the component's handlers, and cancels what its views are waiting for.
  open override func prepareForReuse() {
    super.prepareForReuse()
    held.prepareForReuse { $0.removeHandlers() }
  }
}

/// An item of a collection that shows a component. Register it with a collection, and show a state in each cell that
/// the collection returns, as with ``ComponentCell``.
open class ComponentCollectionCell<Component: SceneComponent>: UICollectionViewCell, SelectableItem {
  let held = HeldComponent<Component>()
  let selection = ItemSelection()

  /// The component; `nil` until a state is shown.
  public var component: Component? { held.component }

  /// Shows a state. A cell that has shown one keeps its component, without its handlers.
  ///
  /// - Returns: The component, without handlers.
  @discardableResult
  public func show(_ state: Component.State) -> Component { held.show(state, in: contentView) }

  /// The accessibility elements. An item that the user can select is a button.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? selection.elements(in: self) }
    set { super.accessibilityElements = newValue }
  }

  /// Removes the component's handlers, and cancels what its views are waiting for.
  open override func prepareForReuse() {
    super.prepareForReuse()
    held.prepareForReuse { $0.removeHandlers() }
  }
}

/// A view that waits for something, such as an image or the response to a request.
@MainActor
protocol ReusableContent: UIView {
  /// Whether a request is pending whose failure would undo what the user did.
  var isWaiting: Bool { get }

  /// Stops waiting for pending requests.
  func suspendForReuse()

  /// Waits again for what ``suspendForReuse()`` gave up, except for what has been reconfigured since.
  func resumeAfterReuse()
}

/// The components that are currently reporting a change by the user.
@MainActor private var reporting: Set<ObjectIdentifier> = []

extension UIView {
  /// Shows the entry of the list that the component belongs to; `nil` if it does not belong to a list.
  var showEntry: (@MainActor () -> Void)? {
    get { self[decorator: \EntryDecorator.show] }
    set { self[decorator: \EntryDecorator.show] = newValue }
  }

  /// Calls a closure that reports a change by the user. Until it returns, the component counts as waiting. After that,
  /// a component of a list shows its entry, which the app may have changed in another way, or not at all.
  func reportEdit(_ report: () -> Void) {
    let isFirst = reporting.insert(ObjectIdentifier(self)).inserted
    defer { if isFirst { reporting.remove(ObjectIdentifier(self)) } }
    report()
    guard isFirst, let showEntry else { return }
    // While a scene shows changes, its lists do not have the latest entries yet.
    if ListChanges.areGrouped { Task { showEntry() } } else { showEntry() }
  }

  /// Whether a view inside has work to finish: a response has not arrived, or handlers are about to be called.
  var waitsInside: Bool {
    var waits = reporting.contains(ObjectIdentifier(self))
    forEachInside { view in waits = waits || (view as? any ReusableContent)?.isWaiting == true }
    return waits
  }

  /// Cancels what the views inside are waiting for.
  ///
  /// - Parameter keepsRequests: Whether requests that the user caused continue.
  func suspendContent(keepsRequests: Bool) {
    forEachInside { view in
      guard let content = view as? any ReusableContent, !keepsRequests || !content.isWaiting else { return }
      content.suspendForReuse()
    }
  }

  /// Resumes waiting in the views inside for everything that has not been reconfigured.
  func resumeContent() { forEachInside { ($0 as? any ReusableContent)?.resumeAfterReuse() } }

  /// Calls a closure with this view and all views inside it, without recursion.
  private func forEachInside(_ body: (UIView) -> Void) {
    var pending = [self as UIView]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews
    }
  }
}

extension AvatarView: ReusableContent {
  var isWaiting: Bool { false }

  func suspendForReuse() { pictures.suspend() }

  func resumeAfterReuse() { pictures.resume() }
}

extension LikeButton: ReusableContent {
  var isWaiting: Bool { selfManagement?.isWaiting ?? false }

  func suspendForReuse() { selfManagement = selfManagement?.withoutPending }

  func resumeAfterReuse() {}
}

/// The component that a cell of a table or a collection holds.
@MainActor
final class HeldComponent<Component: UIView> {
  /// The component; `nil` until something is shown.
  private(set) var component: Component?
  /// Called with a component that still waits for a response when the cell is reused.
  var leave: (@MainActor (UIView) -> Void)?

  /// Returns the current component after updating it, or a new one, which then fills a view.
  func component(
    in contentView: UIView, updating update: (Component) -> Void, or make: () -> Component
  ) -> Component {
    if let component {
      update(component)
      component.resumeContent()
      return component
    }
    let component = make()
    self.component = component
    contentView.add(component, filling: contentView)
    component.shareRoomInside()
    return component
  }

  /// Cancels what the views in the component are waiting for. A component that waits for a response leaves the cell.
  func prepareForReuse(forgetting forget: (Component) -> Void) {
    guard let component else { return }
    component.suspendContent(keepsRequests: leave != nil)
    if let leave, component.waitsInside {
      self.component = nil
      component.removeFromSuperview()
      leave(component)
    } else {
      forget(component)
    }
  }
}

extension HeldComponent where Component: SceneComponent {
  /// Shows a state in the current component, or in a new one, which then fills a view.
  ///
  /// - Returns: The component, without handlers.
  func show(_ state: Component.State, in contentView: UIView) -> Component {
    component(in: contentView) {
      // The change must not be reported as one of the former entry.
      $0.removeHandlers()
      $0.state = state
    } or: {
      Component(state: state)
    }
  }
}

extension UIView {
  /// Adds a view that fills an area of this one. Its trailing and bottom constraints yield to the size that a table or
  /// a collection gives a cell.
  func add(_ view: UIView, filling area: some LayoutArea) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: area.topAnchor),
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: view.trailingAnchor).prioritized(.fixedExtent),
      area.bottomAnchor.constraint(equalTo: view.bottomAnchor).prioritized(.fixedExtent),
    ])
  }
}

extension SceneComponent {
  /// Makes the component show an entry of a list again after each change by the user.
  func follow(_ entry: @escaping @MainActor () -> State?) {
    showEntry = { [weak self] in
      if let self, let entry = entry(), state != entry { state = entry }
    }
  }
}

/// Holds the closure that shows the entry of a list in a component.
private final class EntryDecorator: StoringDecorator<UIView>, ViewDecorator {
  var show: (@MainActor () -> Void)?
}
