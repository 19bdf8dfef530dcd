/// A row that shows a component. Register it with a table, and show a state in each cell that the table returns:
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! ComponentCell<GlimpseRow>
/// cell.show(row).likedHandler = { … }
/// ```
open class ComponentCell<Component: SceneComponent>: UITableViewCell {
  /// The component; `nil` until a state is shown.
  public private(set) var component: Component?

  /// Shows a state. A cell that is reused keeps its component.
  ///
  /// - Returns: The component, which has no handlers yet.
  @discardableResult
  public func show(_ state: Component.State) -> Component {
    if let component {
      component.state = state
      component.resumeContent()
      return component
    }
    let component = Component(state: state)
    self.component = component
    show(filling: component)
    return component
  }

  /// Forgets the handlers of the component, and what its views are waiting for.
  open override func prepareForReuse() {
    super.prepareForReuse()
    component?.forgetHandlers()
    component?.suspendContent()
  }
}

extension UITableViewCell {
  /// Adds a component that fills the cell.
  func show(filling component: UIView) {
    component.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(component)
    NSLayoutConstraint.activate([
      component.topAnchor.constraint(equalTo: contentView.topAnchor),
      component.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: component.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: component.bottomAnchor).prioritized(.fixedExtent),
    ])
    component.shareRoomInside()
  }
}

/// A view that waits for something, such as a picture or the response to a request.
@MainActor
protocol ReusableContent: UIView {
  /// Stops waiting.
  func suspendForReuse()

  /// Continues to wait for what was not configured anew.
  func resumeAfterReuse()
}

extension UIView {
  /// Forgets what the views inside are waiting for.
  func suspendContent() { forEachInside { ($0 as? any ReusableContent)?.suspendForReuse() } }

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
  func suspendForReuse() {
    if let url = stopLoading() { suspendedURL = url }
  }

  func resumeAfterReuse() {
    if let suspendedURL { show(suspendedURL) }
  }
}

extension LikeButton: ReusableContent {
  func suspendForReuse() { selfManagement = selfManagement?.withoutPending }

  func resumeAfterReuse() {}
}
