import DioramaTree

/// A component of a loaded scene. It shows its own state.
public final class LoadedComponent: UIView {
  /// The component's name.
  public let componentName: String
  /// The views in the component that have an id, by id.
  public let viewsByID: [String: UIView]
  let instance: ComponentInstance
  /// The state, once the scene has been checked.
  private(set) var rendering: SceneRendering?
  private let roleInstances: [Any]
  /// Other objects that the component holds, such as menu items.
  private let objects: [String: NSObject]

  init(_ session: SceneLoadingSession, _ instance: ComponentInstance) {
    componentName = session.tree.scene
    viewsByID = session.views
    roleInstances = session.roleInstances
    objects = session.objects
    self.instance = instance
    super.init(frame: .zero)
    instance.view = self
  }

  /// Not supported: components cannot be decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The values of the component's state, by name. An optional without a value is `nil`. For an enumeration, the value
  /// is the name of the case.
  public var values: [String: Any?] { rendering?.state ?? [:] }

  /// Changes values of the component's state in one step, and shows them immediately. If there is no such state, or a
  /// value has another type, throws all problems and changes nothing. With ``SceneLoadingPolicy/delivered``, values
  /// that the component does not have are left out.
  public func update(_ changes: [String: Any?]) throws(SceneLoadingError) { try rendering?.update(changes) }

  /// Configures and lays out the views.
  func finish(_ session: SceneLoadingSession, _ views: [UIView], _ layout: SceneLayout) {
    rendering = session.run()
    rendering?.changeLayout = { [weak self] change in
      self?.updateLayout(
        axis: change.axis, spacing: change.spacing, padding: change.padding, alignment: change.alignment,
        distribution: change.distribution)
    }
    layOut(
      views, axis: layout.axis ?? .vertical, spacing: layout.spacing ?? 0, padding: layout.padding ?? .zero,
      alignment: layout.alignment ?? .fill, distribution: layout.distribution ?? .fill,
      accessibilityOrder: layout.accessibilityOrder ?? [])
  }

  /// Shows the state for the first time.
  func start() {
    rendering?.start(in: self)
    if rendering?.readsTraits == true { observeTraits { [weak self] in self?.rendering?.showTraits() } }
  }
}

/// The events of a loaded component.
@MainActor
final class ComponentInstance {
  weak var view: LoadedComponent?
  /// The id of the entry that the component shows in a list.
  var entryID: AnyHashable?
  /// The handlers of the events.
  var callbacks: [String: SceneCallback] = [:]
  /// Called after the user has changed the state.
  var edited = SceneCallback()

  /// Returns a callback for an event of a view in the component that triggers an event of the component.
  func callback(raising event: RuntimeTree.Handler) -> SceneCallback {
    let count = event.arguments.count
    let next = { [weak self] in self?.callbacks[event.name] ?? SceneCallback() }
    let body =
      event.isAsync
      ? SceneHandler.Body.suspending { try await next().send(list: Array($0.prefix(count))) }
      : .immediate { next().call(Array($0.prefix(count))) }
    return SceneCallback(handler: SceneHandler(arguments: [], result: Void.self, body: body))
  }

  /// Informs the owner that the user has changed the state.
  func reportEdit() {
    guard let view else { return }
    view.reportEdit { _ = edited(view) }
  }
}
