// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  /// The elements of the language.
  public static let builtIn: SceneElements = {
    var elements = SceneElements()
    elements.registerActivityIndicator()
    elements.registerAvatar()
    elements.registerBarAction()
    elements.registerBarButton()
    elements.registerBarItem()
    elements.registerBarSpace()
    elements.registerButton()
    elements.registerCell()
    elements.registerChild()
    elements.registerCollection()
    elements.registerContentCell()
    elements.registerControl()
    elements.registerDatePicker()
    elements.registerDivider()
    elements.registerEach()
    elements.registerEachItem()
    elements.registerEachView()
    elements.registerImageView()
    elements.registerLabel()
    elements.registerLikeButton()
    elements.registerMenuAction()
    elements.registerMenuEntry()
    elements.registerMenuItem()
    elements.registerPageControl()
    elements.registerPickerView()
    elements.registerProgressView()
    elements.registerRow()
    elements.registerScreen()
    elements.registerScroll()
    elements.registerSearchBar()
    elements.registerSection()
    elements.registerSectionTable()
    elements.registerSegmentedControl()
    elements.registerSlider()
    elements.registerSlot()
    elements.registerSpacer()
    elements.registerStack()
    elements.registerStepper()
    elements.registerSubmenu()
    elements.registerSwipe()
    elements.registerSwipeAction()
    elements.registerSwitch()
    elements.registerSwitchCell()
    elements.registerSystemBarButton()
    elements.registerTable()
    elements.registerTextField()
    elements.registerTextView()
    elements.registerView()
    elements.registerVisualEffect()
    elements.registerDecorator(of: "label", property: "url", .optional(.url)) { (view: UILabel, value) in
      view.url = value
    }
    elements.registerController("table") { LoadedTableScene($0) }
    elements.registerController("view") { LoadedViewScene($0) }
    return elements
  }()

  /// A loaded scene of the controller `table`.
  final class LoadedTableScene: UITableViewController, LoadedScene {
    let loadedScreen: LoadedScreen

    init(_ screen: LoadedScreen) {
      loadedScreen = screen
      super.init(style: .grouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      loadedScreen.overriddenValue(of: "preferredStatusBarStyle") ?? super.preferredStatusBarStyle
    }

    override var prefersStatusBarHidden: Bool {
      loadedScreen.overriddenValue(of: "prefersStatusBarHidden") ?? super.prefersStatusBarHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      loadedScreen.overriddenValue(of: "prefersHomeIndicatorAutoHidden") ?? super.prefersHomeIndicatorAutoHidden
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      loadedScreen.overriddenValue(of: "supportedInterfaceOrientations") ?? super.supportedInterfaceOrientations
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loadedScreen.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      loadedScreen.viewWillAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      loadedScreen.viewWillDisappear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      loadedScreen.call("viewDidAppear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      loadedScreen.call("viewDidDisappear", animated)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      loadedScreen.call("viewDidLayoutSubviews")
    }

    override func loadView() {
      guard let table = loadedScreen.table else { return super.loadView() }
      tableView = table
      tableView.delegate = self
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      loadedScreen.sections.headerView(inSection: section)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      loadedScreen.sections.footerView(inSection: section)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      loadedScreen.sections.handleSelection(at: indexPath)
    }
  }

  /// A loaded scene of the controller `view`.
  final class LoadedViewScene: UIViewController, LoadedScene {
    let loadedScreen: LoadedScreen

    init(_ screen: LoadedScreen) {
      loadedScreen = screen
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      loadedScreen.overriddenValue(of: "preferredStatusBarStyle") ?? super.preferredStatusBarStyle
    }

    override var prefersStatusBarHidden: Bool {
      loadedScreen.overriddenValue(of: "prefersStatusBarHidden") ?? super.prefersStatusBarHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      loadedScreen.overriddenValue(of: "prefersHomeIndicatorAutoHidden") ?? super.prefersHomeIndicatorAutoHidden
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      loadedScreen.overriddenValue(of: "supportedInterfaceOrientations") ?? super.supportedInterfaceOrientations
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loadedScreen.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      loadedScreen.viewWillAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      loadedScreen.viewWillDisappear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      loadedScreen.call("viewDidAppear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      loadedScreen.call("viewDidDisappear", animated)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      loadedScreen.call("viewDidLayoutSubviews")
    }
  }
}
