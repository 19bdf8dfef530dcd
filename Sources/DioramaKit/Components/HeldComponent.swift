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
    contentView.show(filling: component)
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
    leave = nil
  }
}

extension UIView {
  /// Adds a component that fills the view.
  fileprivate func show(filling component: UIView) {
    component.translatesAutoresizingMaskIntoConstraints = false
    addSubview(component)
    NSLayoutConstraint.activate([
      component.topAnchor.constraint(equalTo: topAnchor),
      component.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: component.trailingAnchor),
      bottomAnchor.constraint(equalTo: component.bottomAnchor).prioritized(.fixedExtent),
    ])
    component.shareRoomInside()
    component.relateSizes()
  }
}
