import HeadlessUIKit
import Testing

private final class Screen: UIViewController {
  private let name: String
  private let recorder: Recorder
  var forwards = true

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { recorder.note("\(name) \(call)") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    super.loadView()
    note("load")
  }

  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "leaves" : "joins") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
}

/// A controller that notes when its view is laid out.
private final class Page: UIViewController {
  private final class Content: UIView {
    var laidOut: () -> Void = {}

    override func layoutSubviews() { laidOut() }
  }

  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let content = Content()
    content.laidOut = { [recorder] in recorder.note("layout") }
    view = content
  }

  override func viewWillLayoutSubviews() { recorder.note("will lay out") }
  override func viewDidLayoutSubviews() { recorder.note("did lay out") }
}

/// Tests of when a controller's view is loaded.
@MainActor
struct ViewLoading {
  private let recorder = Recorder()

  @Test func askingWhetherTheViewIsLoadedLoadsNothing() {
    let screen = Screen("a", recorder)
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil && recorder.lines.isEmpty)
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded && screen.viewIfLoaded === screen.view)
  }

  @Test func layingOutTheViewIsToldBeforeAndAfter() {
    let page = Page(recorder)
    page.loadViewIfNeeded()
    #expect(recorder.during { page.view.layoutIfNeeded() } == ["will lay out", "layout", "did lay out"])
    #expect(recorder.during { page.view.layoutIfNeeded() } == [])
    page.view.setNeedsLayout()
    #expect(recorder.during { page.view.layoutIfNeeded() }.count == 3)
  }

  @Test func askingForTheViewLoadsItOnce() {
    let screen = Screen("a", recorder)
    _ = screen.view
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(recorder.lines == ["a load", "a did load"])
  }

  @Test func theTitleIsThatOfTheNavigationItemAndLoadsNothing() {
    let (before, after) = (Screen("a", recorder), Screen("b", recorder))
    before.title = "x"
    #expect(before.navigationItem.title == "x")
    #expect(after.navigationItem.title == nil || after.navigationItem.title == "")
    after.title = "y"
    #expect(after.navigationItem.title == "y" && after.navigationItem === after.navigationItem)
    #expect(!before.isViewLoaded && !after.isViewLoaded)
  }
}

/// Tests of controllers in containers, and of when their appearance methods are called.
@MainActor
struct Containment {
  private let recorder = Recorder()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.isHidden = false
    return window
  }

  @Test func joiningIsToldBeforeAndLeavingAfter() {
    let (container, child) = (UIViewController(), Screen("a", recorder))
    #expect(recorder.during { container.addChild(child) } == ["a joins"])
    #expect(child.parent === container && container.children == [child])
    #expect(recorder.during { child.removeFromParent() } == ["a left"])
    #expect(child.parent == nil && container.children.isEmpty)
  }

  @Test func aViewIsLoadedBeforeItAppears() {
    let screen = Screen("a", recorder)
    let window = UIWindow()
    window.rootViewController = screen
    #expect(
      recorder.during { window.isHidden = false } == [
        "a load", "a did load", "a will appear", "a did appear",
      ])
    #expect(screen.view.window === window && !window.isKeyWindow)
    #expect(recorder.during { window.isHidden = false } == [])
    #expect(recorder.during { window.rootViewController = screen } == [])
  }

  @Test func childrenAppearWithTheirContainer() {
    let (container, child) = (Screen("a", recorder), Screen("b", recorder))
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let window = UIWindow()
    window.rootViewController = container
    #expect(
      recorder.during { window.isHidden = false } == [
        "a will appear", "b will appear", "a did appear", "b did appear",
      ])
    #expect(
      recorder.during { window.rootViewController = nil } == [
        "a will disappear", "b will disappear", "a did disappear", "b did disappear",
      ])
  }

  @Test func aChildAppearsWhenItIsPutIntoAContainerThatIsSeen() {
    let (container, child) = (UIViewController(), Screen("b", recorder))
    let window = show(container)
    container.addChild(child)
    _ = child.view
    #expect(
      recorder.during { container.view.addSubview(child.view) } == ["b will appear", "b did appear"])
    #expect(
      recorder.during { child.view.removeFromSuperview() } == ["b will disappear", "b did disappear"])
    #expect(recorder.during { UIView().addSubview(child.view) } == [])
    container.beginAppearanceTransition(false, animated: false)
    container.endAppearanceTransition()
    #expect(recorder.during { container.view.addSubview(child.view) } == [])
    child.view.removeFromSuperview()
    container.beginAppearanceTransition(true, animated: false)
    #expect(recorder.during { container.view.addSubview(child.view) } == [])
    #expect(recorder.during { container.endAppearanceTransition() } == ["b will appear", "b did appear"])
    #expect(window.rootViewController === container)
  }

  @Test func aContainerCanForwardAppearanceItself() {
    let (container, child) = (Screen("a", recorder), Screen("b", recorder))
    container.forwards = false
    container.addChild(child)
    container.view.addSubview(child.view)
    let window = UIWindow()
    window.rootViewController = container
    #expect(recorder.during { window.isHidden = false } == ["a will appear", "a did appear"])
    #expect(recorder.during { child.beginAppearanceTransition(true, animated: false) } == ["b will appear"])
    #expect(recorder.during { child.beginAppearanceTransition(true, animated: false) } == [])
    #expect(recorder.during { child.endAppearanceTransition() } == ["b did appear"])
    #expect(recorder.during { child.endAppearanceTransition() } == [])
    let other = Screen("c", recorder)
    container.addChild(other)
    _ = other.view
    #expect(recorder.during { container.view.addSubview(other.view) } == [])
  }

  @Test func loadingAContainerMakesNothingAppear() {
    let screen = Screen("a", recorder)
    let navigation = UINavigationController(rootViewController: screen)
    #expect(recorder.during { navigation.loadViewIfNeeded() } == ["a load", "a did load"])
    var window: UIWindow?
    #expect(recorder.during { window = show(navigation) } == ["a will appear", "a did appear"])
    #expect(window?.rootViewController === navigation)
  }

  @Test func aTabTakesItsChildrenAlong() {
    let (first, second) = (Screen("a", recorder), Screen("b", recorder))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let window = show(tabs)
    #expect(
      recorder.during { tabs.selectedIndex = 1 } == [
        "b load", "b did load", "a will disappear", "b will appear", "a did disappear", "b did appear",
      ])
    #expect(recorder.during { tabs.selectedViewController = second } == [])
    #expect(tabs.view.subviews == [second.view] && second.view.window === window)
  }

  @Test func whatIsPushedBecomesTheTop() {
    let (first, second) = (Screen("a", recorder), Screen("b", recorder))
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation)
    #expect(
      recorder.during { navigation.pushViewController(second, animated: false) } == [
        "b joins", "b load", "b did load", "a will disappear", "b will appear", "a did disappear",
        "b did appear", "b joined",
      ])
    #expect(navigation.topViewController === second && second.view.window === window)
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.endAppearanceTransition()
    navigation.beginAppearanceTransition(true, animated: false)
    #expect(
      recorder.during { navigation.popViewController(animated: false) } == [
        "b leaves", "b will disappear", "a will appear", "b did disappear", "b left",
      ])
    #expect(recorder.during { navigation.endAppearanceTransition() } == ["a did appear"])
  }

  @Test func theRootIsNotPopped() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.popViewController(animated: false) == nil && navigation.viewControllers == [first])
  }

  @Test func ancestorsShareWhatIsPresented() {
    let (child, container) = (UIViewController(), UIViewController())
    let (sheet, content) = (UIViewController(), UIViewController())
    container.addChild(child)
    sheet.addChild(content)
    container.present(sheet, animated: false)
    #expect(child.presentedViewController === sheet && container.presentedViewController === sheet)
    #expect(content.presentingViewController === container && container.presentingViewController == nil)
  }

  @Test func anAlertIsDismissedBeforeItsAction() {
    let (presenter, alert) = (
      UIViewController(), UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    )
    var notes: [String] = []
    for title in ["Delete", "Cancel"] {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .destructive) { action in
          notes.append("\(action.title ?? "-"), \(presenter.presentedViewController == nil)")
        })
    }
    alert.addTextField { $0.placeholder = "Name" }
    presenter.present(alert, animated: false)
    #expect(alert.textFields?.first?.placeholder == "Name" && !alert.select("Save"))
    alert.actions[1].isEnabled = false
    #expect(!alert.select("Cancel") && presenter.presentedViewController === alert)
    #expect(alert.select("Delete") && notes == ["Delete, true"])
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController != nil && alert.popoverPresentationController == nil)
  }

  @Test func theUserPullsASheetDown() {
    let (presenter, sheet, delegate) = (UIViewController(), UIViewController(), SheetDelegate())
    sheet.presentationController?.delegate = delegate
    #expect(!sheet.pullDown())
    presenter.present(sheet, animated: false)
    sheet.isModalInPresentation = true
    #expect(!sheet.pullDown() && delegate.notes == ["attempt"])
    sheet.isModalInPresentation = false
    #expect(!sheet.pullDown() && delegate.notes == ["attempt", "attempt"])
    delegate.allows = true
    #expect(sheet.pullDown() && presenter.presentedViewController == nil)
    #expect(delegate.notes == ["attempt", "attempt", "dismissed"])
    presenter.present(sheet, animated: false)
    presenter.dismiss(animated: false)
    #expect(delegate.notes.count == 3)
  }

  @Test func thePresenterDismisses() {
    let (presenter, sheet) = (UIViewController(), UIViewController())
    presenter.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil && sheet.presentingViewController == nil)
  }
}

private final class TraitScreen: UIViewController {
  var told: [UIUserInterfaceSizeClass?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    told.append(previousTraitCollection?.horizontalSizeClass)
  }
}

/// Tests of the traits of controllers and views.
@MainActor
struct Traits {
  @Test func askingForTraitsLoadsNothing() {
    let screen = TraitScreen()
    #expect(screen.traitCollection.horizontalSizeClass == .unspecified && !screen.isViewLoaded)
  }

  @Test func aControllerHasTheTraitsOfItsSurroundings() {
    let (outer, inner, window) = (TraitScreen(), TraitScreen(), UIWindow())
    window.change(to: UITraitCollection(horizontalSizeClass: .regular))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    window.rootViewController = outer
    window.makeKeyAndVisible()
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.view.traitCollection.horizontalSizeClass == .regular)
    window.rootViewController = nil
  }

  @Test func aControllerIsToldOfOtherTraitsWithTheOldOnes() {
    let (screen, window) = (TraitScreen(), UIWindow())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let view = TraitView()
    screen.view.addSubview(view)
    #expect(screen.told == [])
    window.change(to: UITraitCollection(horizontalSizeClass: .regular))
    window.change(to: UITraitCollection(horizontalSizeClass: .regular))
    window.change(to: UITraitCollection(horizontalSizeClass: .compact))
    #expect(screen.told == [.unspecified, .regular] && view.told == [.unspecified, .regular])
    window.rootViewController = nil
  }

  @Test func theOrientationsOfAnAppAreThoseItLists() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    let (delegate, app) = (Delegate(), UIApplication.shared)
    let supported = app.supportedOrientations
    defer { app.supportedOrientations = supported }
    app.supportedOrientations = .portrait
    #expect(app.supportedInterfaceOrientations(for: nil) == .portrait)
    #expect(delegate.application(app, supportedInterfaceOrientationsFor: nil) == .portrait)
  }

  @Test func laterTraitsTakePrecedence() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
  }

  @Test func largeSizesAreForAccessibility() {
    let usual: [UIContentSizeCategory] = [.unspecified, .small, .large, .extraExtraExtraLarge]
    let large: [UIContentSizeCategory] = [.accessibilityMedium, .accessibilityExtraExtraExtraLarge]
    #expect(usual.allSatisfy { !$0.isAccessibilityCategory })
    #expect(large.allSatisfy { $0.isAccessibilityCategory })
  }

  @Test func aViewLimitsTextSizes() {
    let (window, view, inner) = (UIWindow(), UIView(), TraitView())
    window.addSubview(view)
    view.addSubview(inner)
    var size: UIContentSizeCategory { inner.traitCollection.preferredContentSizeCategory }
    window.change(to: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(size == .accessibilityLarge)
    view.maximumContentSizeCategory = .extraExtraLarge
    #expect(size == .extraExtraLarge)
    view.minimumContentSizeCategory = .accessibilityMedium
    #expect(size == .extraExtraLarge)
    view.maximumContentSizeCategory = nil
    window.change(to: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(size == .accessibilityMedium)
  }
}

/// A view that records its earlier traits.
private final class TraitView: UIView {
  var told: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let previous { told.append(previous.horizontalSizeClass) }
  }
}
