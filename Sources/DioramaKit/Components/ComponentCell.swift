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

/// The component that a cell of a table or a collection holds.
@MainActor
final class HeldComponent<Component: UIView> {
  /// The component; `nil` until something is shown.
  private(set) var component: Component?
  /// Called with a component that still waits for a response when the cell is reused.
  var leave: (@MainActor (UIView) -> Void)?
  private var isReused = false

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

  /// Makes changes to the component, without an animation from the entry that the cell showed before.
  func change(_ changes: () -> Void) {
    if isReused { UIView.performWithoutAnimation(changes) } else { changes() }
    isReused = false
  }

  /// Cancels what the views in the component are waiting for, and scrolls them back to the start. A component that
  /// waits for a response leaves the cell.
  func prepareForReuse(forgetting forget: (Component) -> Void) {
    guard let component else { return }
    component.suspendContent(keepsRequests: leave != nil)
    if let leave, component.waitsInside {
      self.component = nil
      component.removeFromSuperview()
      leave(component)
    } else {
      isReused = true
      forget(component)
      component.forEachInside { ($0 as? UIScrollView)?.scrollToStart() }
    }
  }
}

extension HeldComponent where Component: SceneComponent {
  /// Shows a state in the current component, or in a new one, which then fills a view.
  ///
  /// - Returns: The component, without handlers.
  func show(_ state: Component.State, in contentView: UIView) -> Component {
    component(in: contentView) { component in
      // The change must not be reported as one of the former entry.
      component.removeHandlers()
      change { component.state = state }
    } or: {
      Component(state: state)
    }
  }
}

extension UIScrollView {
  /// Shows the top of the content, at its leading edge.
  fileprivate func scrollToStart() {
    let inset = adjustedContentInset
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let end = max(-inset.left, contentSize.width - bounds.width + inset.right)
    setContentOffset(CGPoint(x: isReversed ? end : -inset.left, y: -inset.top), animated: false)
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
