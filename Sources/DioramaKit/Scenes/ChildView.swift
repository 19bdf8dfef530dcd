/// A placeholder in a scene for a controller that the scene's owner creates.
open class ChildView<Controller: UIViewController>: UIView {
  /// The controller; `nil` until the scene's view has been loaded.
  public private(set) var controller: Controller?

  /// Called once, to create the controller.
  @_spi(Generated)
  public var makeHandler: (@MainActor () -> Controller?)?

  /// Creates an empty placeholder.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes an empty placeholder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the controller, once, and adds it as a child of another controller. Its view fills the placeholder.
  @_spi(Generated)
  public func contain(in parent: UIViewController) {
    guard let make = makeHandler else { return }
    makeHandler = nil
    guard let child = make() else { return }
    controller = child
    parent.addChild(child)
    guard let content = child.view else { return }
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: content.bottomAnchor).prioritized(.fixedExtent),
      trailingAnchor.constraint(equalTo: content.trailingAnchor).prioritized(.fixedExtent),
    ])
    child.didMove(toParent: parent)
  }
}
