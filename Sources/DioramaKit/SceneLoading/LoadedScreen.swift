import DioramaTree

/// The content and the behaviour of a screen that was loaded from a runtime tree. A controller holds it, and forwards
/// its methods to it after calling `super`.
///
/// `diorama generate` writes the controllers for a project's base classes; you need not write them yourself.
@MainActor
public final class LoadedScreen {
  let sceneName: String
  let rendering: SceneRendering
  private(set) var viewsByID: [String: UIView] = [:]
  private(set) var objectsByID: [String: NSObject] = [:]
  private(set) var omissions: [SceneLoadingProblem] = []
  private weak var controller: UIViewController?
  private let parameters: [String: Any?]
  private var content: Content?
  private var roleInstances: [Any] = []
  /// Actions to perform once the controller's view is loaded.
  private var loadedActions: [@MainActor (UIViewController) -> Void] = []
  /// The handlers of the controller's methods, by method name.
  private var handlers: [String: SceneCallback] = [:]
  /// The values of the controller's properties, by property name.
  private var overrides: [String: Any] = [:]
  /// The attributes that apply while the screen is shown, in the order in which they were first set.
  private var appearances: [Appearance] = []

  /// What the controller shows.
  enum Content {
    case views([UIView], SceneLayout)
    case sections(TableSections, emptyViews: [UIView], UITableView?)
  }

  /// An attribute that applies while the screen is shown.
  private struct Appearance {
    let attribute: String
    var apply: @MainActor (UIViewController, Bool) -> Void
    var revert: @MainActor (UIViewController, Bool) -> Void
  }

  /// Creates a screen without content.
  init(_ name: String, _ rendering: SceneRendering, parameters: [String: Any?]) {
    sceneName = name
    self.rendering = rendering
    self.parameters = parameters
  }

  /// Returns the loaded screen of a controller, or `nil` if the controller is not a loaded scene.
  @_spi(Generated)
  public static func of(_ controller: UIViewController) -> LoadedScreen? {
    (controller as? any LoadedScene)?.loadedScreen
  }

  /// Returns the argument for a parameter. Throws if a required argument is missing, or if it has another type.
  @_spi(Generated)
  public func parameter<Value>(_ name: String, as type: Value.Type) throws(SceneLoadingProblem) -> Value {
    try parameter(name, as: type, SceneType<Value>(literal: { _, _ in nil }, convert: { $0 as? Value }))
  }

  /// Returns the argument for a parameter whose type is an enumeration, whose case the app passed by its name, or a
  /// component, whose state it passed as a dictionary. Throws if a required argument is missing, or cannot be used.
  @_spi(Generated)
  public func parameter<Value>(
    _ name: String, as type: Value.Type, _ sceneType: SceneType<Value>
  ) throws(SceneLoadingProblem) -> Value {
    guard let given = parameters[name].flatMap(\.self).flatMap(unwrapped) else {
      if let none = Optional<Any>.none as? Value { return none }
      throw .missingParameter(name, type: typeName(of: type))
    }
    if let value = given as? Value { return value }
    if let known = rendering.values[name], let value = sceneType.restored(known) { return value }
    throw .parameterOfWrongType(
      name, expected: typeName(of: type), given: typeName(of: Swift.type(of: given)))
  }

  // MARK: Starting

  /// Takes the loaded content for a controller, and shows the state for the first time. If the controller loaded its
  /// view in its initializer, shows the content now.
  func start(_ controller: UIViewController, _ session: SceneLoadingSession, _ content: Content) {
    let isLate = controller.isViewLoaded
    self.controller = controller
    self.content = content
    viewsByID = session.views.filter { $0.value !== table }
    objectsByID = session.objects
    omissions = session.omissions
    roleInstances = session.roleInstances
    loadedActions = session.loadedActions
    switch content {
    case .views: rendering.changeLayout = { [weak self] change in self?.change(change) }
    case .sections(let sections, _, _): rendering.sections = sections
    }
    rendering.start(in: controller)
    guard isLate else { return }
    if let table, let controller = controller as? UITableViewController {
      controller.tableView = table
      table.delegate = controller
    }
    viewDidLoad()
  }

  /// The sections of a table scene; empty for any other scene.
  @_spi(Generated)
  public var sections: TableSections {
    if case .sections(let sections, _, _)? = content { sections } else { Self.noSections }
  }

  /// The table that shows the sections, if the tree describes one.
  @_spi(Generated)
  public var table: UITableView? {
    if case .sections(_, _, let table)? = content { table } else { nil }
  }

  private static let noSections = TableSections([])

  // MARK: Methods of the controller

  /// Shows the content, and calls the method's handler.
  @_spi(Generated)
  public func viewDidLoad() {
    guard let controller else { return }
    switch content {
    case .views(let views, let layout):
      controller.layOut(
        views, axis: layout.axis ?? .vertical, spacing: layout.spacing ?? 0, padding: layout.padding ?? .zero,
        alignment: layout.alignment ?? .fill, distribution: layout.distribution ?? .fill,
        edges: layout.edges ?? .safeArea, background: layout.background,
        accessibilityOrder: layout.accessibilityOrder ?? [])
    case .sections(let sections, let emptyViews, _):
      guard let tableView = (controller as? UITableViewController)?.tableView else { return }
      tableView.setEmptyViews(emptyViews)
      sections.tableView = tableView
    case nil: return
    }
    if rendering.readsTraits { controller.observeTraits { [weak self] in self?.rendering.showTraits() } }
    let actions = loadedActions
    loadedActions = []
    for action in actions { action(controller) }
    call("viewDidLoad")
  }

  /// Calls the method's handler, which may change the state, and applies the attributes that apply while the screen is
  /// shown.
  @_spi(Generated)
  public func viewWillAppear(_ animated: Bool) {
    call("viewWillAppear", animated)
    if let controller { for appearance in appearances { appearance.apply(controller, animated) } }
  }

  /// Calls the method's handler, which may change the state, and reverts the attributes that applied while the screen
  /// was shown.
  @_spi(Generated)
  public func viewWillDisappear(_ animated: Bool) {
    call("viewWillDisappear", animated)
    if let controller { for appearance in appearances { appearance.revert(controller, animated) } }
  }

  /// Calls the handler of a method, if there is one.
  @_spi(Generated)
  public func call(_ method: String, _ arguments: Any?...) { _ = handlers[method]?.call(arguments) }

  /// Returns the tree's value for a property of the controller, or `nil` if it has none. Orientations that the app does
  /// not support are `nil`, too, because UIKit would raise an exception.
  @_spi(Generated)
  public func overriddenValue<Value>(of property: String) -> Value? {
    let value = overrides[property]
    if let controller, let orientations = value as? UIInterfaceOrientationMask {
      return UIInterfaceOrientationMask.usable(orientations, in: controller) as? Value
    }
    return value as? Value
  }

  // MARK: What a tree sets in the controller

  /// Sets the handler of a method of the controller.
  @_spi(Generated)
  public func setHandler(_ handler: SceneCallback, of method: String) { handlers[method] = handler }

  /// Sets the value of a property of the controller.
  @_spi(Generated)
  public func override(_ property: String, with value: Any) { overrides[property] = value }

  /// Sets an attribute that applies while the screen is shown. If the screen is shown already, applies it immediately,
  /// with an animation.
  @_spi(Generated)
  public func setWhileShown<Controller: UIViewController>(
    _ attribute: String, of controller: Controller,
    apply: @escaping @MainActor (Controller, _ isAnimated: Bool) -> Void,
    revert: @escaping @MainActor (Controller, _ isAnimated: Bool) -> Void = { _, _ in }
  ) {
    let appearance = Appearance(
      attribute: attribute,
      apply: { controller, isAnimated in
        if let controller = controller as? Controller { apply(controller, isAnimated) }
      },
      revert: { controller, isAnimated in
        if let controller = controller as? Controller { revert(controller, isAnimated) }
      })
    if let index = appearances.firstIndex(where: { $0.attribute == attribute }) {
      appearances[index] = appearance
    } else {
      appearances.append(appearance)
    }
    if controller.viewIfLoaded?.window != nil { appearance.apply(controller, true) }
  }

  private func change(_ change: SceneLayout) {
    guard case .views(let views, var layout)? = content else { return }
    layout.merge(change)
    content = .views(views, layout)
    controller?.updateLayout(
      axis: change.axis, spacing: change.spacing, padding: change.padding, alignment: change.alignment,
      distribution: change.distribution, edges: change.edges, background: change.background)
  }
}
