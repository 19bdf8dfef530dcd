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

  /// Shows a state. A cell that is reused keeps its component.
  ///
  /// - Returns: The component, which has no handlers yet.
  @discardableResult
  public func show(_ state: Component.State) -> Component {
    held.component(in: contentView) {
      $0.state = state
    } or: {
      Component(state: state)
    }
  }

  /// Forgets the handlers of the component, and what its views are waiting for.
  open override func prepareForReuse() {
    super.prepareForReuse()
    held.prepareForReuse { $0.forgetHandlers() }
  }
}

/// An item of a collection that shows a component. Register it with a collection, and show a state in each cell that
/// the collection returns, as with ``ComponentCell``.
open class ComponentCollectionCell<Component: SceneComponent>: UICollectionViewCell, SelectableItem {
  let held = HeldComponent<Component>()
  let selection = ItemSelection()

  /// The component; `nil` until a state is shown.
  public var component: Component? { held.component }

  /// Shows a state. A cell that is reused keeps its component.
  ///
  /// - Returns: The component, which has no handlers yet.
  @discardableResult
  public func show(_ state: Component.State) -> Component {
    held.component(in: contentView) {
      $0.state = state
    } or: {
      Component(state: state)
    }
  }

  /// What VoiceOver reads. An item that the user can select is a button.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? selection.elements(in: self) }
    set { super.accessibilityElements = newValue }
  }

  /// Forgets the handlers of the component, and what its views are waiting for.
  open override func prepareForReuse() {
    super.prepareForReuse()
    held.prepareForReuse { $0.forgetHandlers() }
  }
}

/// A view that waits for something, such as a picture or the response to a request.
@MainActor
protocol ReusableContent: UIView {
  /// Whether what the user did is undone if a request fails.
  var isWaiting: Bool { get }

  /// Stops waiting.
  func suspendForReuse()

  /// Continues to wait for what was not configured anew.
  func resumeAfterReuse()
}

/// The components that are reporting what the user changed in them.
@MainActor private var reporting: Set<ObjectIdentifier> = []

extension UIView {
  /// Calls a closure that reports what the user changed in a component, which waits for its handlers meanwhile.
  func reportEdit(_ report: () -> Void) {
    let isFirst = reporting.insert(ObjectIdentifier(self)).inserted
    defer { if isFirst { reporting.remove(ObjectIdentifier(self)) } }
    report()
  }

  /// Whether a view inside has work to finish: the response to a request is not there yet, or handlers are called next.
  var waitsInside: Bool {
    var waits = reporting.contains(ObjectIdentifier(self))
    forEachInside { view in waits = waits || (view as? any ReusableContent)?.isWaiting == true }
    return waits
  }

  /// Forgets what the views inside are waiting for.
  ///
  /// - Parameter keepsRequests: Whether this leaves out requests for what the user did.
  func suspendContent(keepsRequests: Bool = false) {
    forEachInside { view in
      guard let content = view as? any ReusableContent, !keepsRequests || !content.isWaiting else { return }
      content.suspendForReuse()
    }
  }

  /// Lets the views inside wait again for what was not configured anew.
  func resumeContent() { forEachInside { ($0 as? any ReusableContent)?.resumeAfterReuse() } }

  /// Calls a closure with this view and all views inside, without recursion.
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
  /// Takes over a component that waits for an answer when the cell is reused.
  var leave: (@MainActor (UIView) -> Void)?

  /// Returns the component that is held, or a new one, which then fills a view.
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

  /// Forgets what the views in the component are waiting for. A component that waits for an answer leaves.
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

extension UIView {
  /// Adds a view that fills an area of this one. Its last edges yield to the size that a table or a collection gives to
  /// a cell.
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
