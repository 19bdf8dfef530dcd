import DioramaTree

/// A screen that was loaded from a runtime tree.
@MainActor
public protocol LoadedScene: UIViewController {
  /// The scene's name.
  var sceneName: String { get }

  /// The views and rows with an id in the scene, by that id.
  var viewsByID: [String: UIView] { get }

  /// What the scene's bars show, by the ids in the scene.
  var objectsByID: [String: NSObject] { get }

  /// The values of the scene's state, by name: `nil` for an optional without a value, and for an enumeration the name
  /// of the case.
  var values: [String: Any?] { get }

  /// What was left out because the loader does not know it, as the problems that loading with the policy `bundled`
  /// reports. A view whose element is unknown was replaced by a fallback, if there is one.
  var omissions: [SceneLoadingProblem] { get }

  /// Changes values of the scene's state in one step, and shows them at once. If there is no such state, or a value is
  /// of another type, throws all problems and changes nothing.
  ///
  /// A change that is made while another one is being shown is shown after it.
  func update(_ changes: [String: Any?]) throws(SceneLoadingError)
}

extension LoadedScene {
  /// Returns the view or row with an id, if it has the type.
  public func view<View: UIView>(_ id: String, as type: View.Type = View.self) -> View? {
    viewsByID[id] as? View
  }

  /// Returns the item of a bar with an id, if it has the type.
  public func barItem<Item: UIBarItem>(_ id: String, as type: Item.Type = Item.self) -> Item? {
    objectsByID[id] as? Item
  }
}

/// A loaded scene of views.
final class LoadedViewScene: UIViewController, LoadedScene, OverridingScreen {
  let sceneName: String
  let overrides = ScreenOverrides()
  let rendering: SceneRendering
  private(set) var viewsByID: [String: UIView] = [:]
  private(set) var objectsByID: [String: NSObject] = [:]
  private(set) var omissions: [SceneLoadingProblem] = []
  private var views: [UIView] = []
  private var layout = SceneLayout()
  private var roleInstances: [Any] = []

  /// Creates a scene without views.
  init(_ name: String, _ rendering: SceneRendering) {
    sceneName = name
    self.rendering = rendering
    super.init(nibName: nil, bundle: nil)
    overrides.controller = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes over what was loaded, and shows the state for the first time.
  func start(_ session: SceneLoadingSession, views: [UIView], layout: SceneLayout) {
    viewsByID = session.views
    objectsByID = session.objects
    omissions = session.omissions
    roleInstances = session.roleInstances
    overrides.loadedActions = session.loadedActions
    self.views = views
    self.layout = layout
    rendering.changeLayout = { [weak self] change in self?.change(change) }
    rendering.start(with: ScreenTraits(traitCollection))
  }

  var values: [String: Any?] { rendering.state }

  func update(_ changes: [String: Any?]) throws(SceneLoadingError) { try rendering.update(changes) }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut(
      views, axis: layout.axis ?? .vertical, spacing: layout.spacing ?? 0, padding: layout.padding ?? .zero,
      alignment: layout.alignment ?? .fill, distribution: layout.distribution ?? .fill,
      edges: layout.edges ?? .safeArea, background: layout.background,
      accessibilityOrder: layout.accessibilityOrder ?? [])
    overrides.finishLoading()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rendering.change(ScreenTraits(traitCollection))
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    overrides.statusBarStyle ?? super.preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool { overrides.statusBarHidden ?? super.prefersStatusBarHidden }

  override var prefersHomeIndicatorAutoHidden: Bool {
    overrides.homeIndicatorHidden ?? super.prefersHomeIndicatorAutoHidden
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    overrides.orientations ?? super.supportedInterfaceOrientations
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    overrides.call("viewWillAppear", isAppearing: true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    overrides.handlers["viewDidAppear"]?(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    overrides.call("viewWillDisappear", isAppearing: false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    overrides.handlers["viewDidDisappear"]?(animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overrides.call("viewDidLayoutSubviews")
  }

  private func change(_ change: SceneLayout) {
    layout.merge(change)
    updateLayout(
      axis: change.axis, spacing: change.spacing, padding: change.padding, alignment: change.alignment,
      distribution: change.distribution, edges: change.edges, background: change.background)
  }
}

/// The layout of a scene's views: the parts that the scene gives.
struct SceneLayout {
  /// The names of the parts: those of a screen also have its edges and its background.
  static func names(isComponent: Bool) -> Set<String> {
    let names: Set = ["axis", "spacing", "padding", "alignment", "distribution", "accessibilityOrder"]
    return isComponent ? names : names.union(["edges", "background"])
  }

  var axis: NSLayoutConstraint.Axis?
  var spacing: CGFloat?
  var padding: NSDirectionalEdgeInsets?
  var alignment: UIStackView.Alignment?
  var distribution: UIStackView.Distribution?
  var edges: ScreenEdges?
  var background: UIColor?
  /// What VoiceOver reads, which does not change.
  var accessibilityOrder: [UIView]?

  /// Creates a layout of which nothing is given.
  init() {}

  @MainActor init(_ parts: SceneParts) {
    axis = parts.value("axis", .axis)
    spacing = parts.value("spacing", .number)
    padding = parts.value("padding", .insets)
    alignment = parts.value("alignment", .stackAlignment)
    distribution = parts.value("distribution", .stackDistribution)
    edges = parts.value("edges", .screenEdges)
    background = parts.value("background", .color)
    accessibilityOrder = parts.value("accessibilityOrder", .list(.viewID))
  }

  /// Takes over the parts that a change has.
  mutating func merge(_ change: SceneLayout) {
    axis = change.axis ?? axis
    spacing = change.spacing ?? spacing
    padding = change.padding ?? padding
    alignment = change.alignment ?? alignment
    distribution = change.distribution ?? distribution
    edges = change.edges ?? edges
    background = change.background ?? background
  }
}

/// A loaded scene that is a table.
final class LoadedTableScene: UITableViewController, LoadedScene, OverridingScreen {
  let sceneName: String
  let overrides = ScreenOverrides()
  let rendering: SceneRendering
  private(set) var viewsByID: [String: UIView] = [:]
  private(set) var objectsByID: [String: NSObject] = [:]
  private(set) var omissions: [SceneLoadingProblem] = []
  private var sections = TableSections([])
  private var emptyViews: [UIView] = []
  private var roleInstances: [Any] = []

  /// Creates a scene without rows.
  init(_ name: String, _ rendering: SceneRendering) {
    sceneName = name
    self.rendering = rendering
    super.init(style: .grouped)
    overrides.controller = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes over what was loaded, and shows the state for the first time.
  func start(_ session: SceneLoadingSession, sections: TableSections, emptyViews: [UIView]) {
    viewsByID = session.views
    objectsByID = session.objects
    omissions = session.omissions
    roleInstances = session.roleInstances
    overrides.loadedActions = session.loadedActions
    self.sections = sections
    self.emptyViews = emptyViews
    rendering.sections = sections
    rendering.start(with: ScreenTraits(traitCollection))
  }

  var values: [String: Any?] { rendering.state }

  func update(_ changes: [String: Any?]) throws(SceneLoadingError) { try rendering.update(changes) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.setEmptyViews(emptyViews)
    sections.tableView = tableView
    overrides.finishLoading()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rendering.change(ScreenTraits(traitCollection))
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    overrides.statusBarStyle ?? super.preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool { overrides.statusBarHidden ?? super.prefersStatusBarHidden }

  override var prefersHomeIndicatorAutoHidden: Bool {
    overrides.homeIndicatorHidden ?? super.prefersHomeIndicatorAutoHidden
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    overrides.orientations ?? super.supportedInterfaceOrientations
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    overrides.call("viewWillAppear", isAppearing: true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    overrides.handlers["viewDidAppear"]?(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    overrides.call("viewWillDisappear", isAppearing: false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    overrides.handlers["viewDidDisappear"]?(animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overrides.call("viewDidLayoutSubviews")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.numberOfRows(in: section)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.header(of: section)
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.footer(of: section)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections.headerView(inSection: section)
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections.footerView(inSection: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections.cell(at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections.answerSelection(at: indexPath)
  }
}

extension RuntimeTree {
  /// Whether rows of a table come and go, or the texts of its sections change.
  var changesRows: Bool {
    let isAbsent = { (attribute: Attribute) in attribute.name == "shown" && attribute.value != .boolean(true)
    }
    if case .sections(let sections) = content,
      sections.contains(where: { section in
        section.shown != nil || section.rows.contains { $0.attributes.contains(where: isAbsent) }
      })
    {
      return true
    }
    return groups.contains { group in
      group.statements.contains { statement in
        if case .section = statement.subject { return true }
        return statement.attributes.contains { $0.name == "shown" }
      }
    }
  }
}
