/// A place in a scene for a controller that the scene's owner makes.
public final class ChildView<Controller: UIViewController>: UIView {
  /// The controller, once the scene's view has been loaded.
  public private(set) var controller: Controller?

  /// Makes the controller. It is called once.
  public var makeHandler: (@MainActor () -> Controller?)?

  /// Creates an empty place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes an empty place.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Asks for the controller, unless that has been done, and makes it a child of another one. Its view fills the place.
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
      bottomAnchor.constraint(equalTo: content.bottomAnchor),
      trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    child.didMove(toParent: parent)
  }
}
