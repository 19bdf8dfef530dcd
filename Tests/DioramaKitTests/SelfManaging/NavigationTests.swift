import Testing

@testable import DioramaKit

/// A screen that defines its own presentation context, so its container does not know what it presents.
private final class PresentingScreen: UIViewController {
  var cover: UIViewController?

  override var presentedViewController: UIViewController? { cover }
}

/// The navigation controller that a self-managing view uses, in every kind of controller hierarchy.
@MainActor
@Suite(.serialized)
struct NavigationTests {
  private let window = UIWindow()
  private let view = UIView()

  private var found: UINavigationController? {
    TopNavigationControllerProvider().navigationController(for: view)
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// A screen that contains the view unless `withView` is `false`.
  private func screen(withView: Bool = true) -> UIViewController {
    let screen = UIViewController()
    let container = UIView()
    screen.view.addSubview(container)
    if withView { container.addSubview(view) }
    return screen
  }

  private func navigation(withView: Bool = false) -> UINavigationController {
    UINavigationController(rootViewController: screen(withView: withView))
  }

  private func container(_ children: UIViewController...) -> UIViewController {
    let container = UIViewController()
    for child in children {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    return container
  }

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  private func split(_ controllers: UIViewController...) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = controllers
    return split
  }

  // MARK: Around the view

  @Test func theNavigationControllerAroundTheScreen() {
    let navigation = navigation(withView: true)
    show(tabs(self.navigation(), navigation))
    #expect(found === navigation)
  }

  @Test func aRootThatIsANavigationController() {
    let navigation = navigation(withView: true)
    show(navigation)
    #expect(found === navigation)
  }

  @Test func aScreenInAContainerInANavigationController() {
    let navigation = UINavigationController(rootViewController: container(container(screen())))
    show(navigation)
    #expect(found === navigation)
  }

  @Test func theNavigationBarItself() {
    let navigation = navigation()
    navigation.view.addSubview(view)
    show(navigation)
    #expect(found === navigation)
  }

  @Test func theViewsColumnOfASplitView() {
    let (primary, secondary) = (navigation(withView: true), navigation())
    show(split(primary, secondary))
    #expect(found === primary)
  }

  // MARK: Next to the view

  @Test func theDetailColumnIfTheOtherHasNone() {
    let (first, second) = (navigation(), navigation())
    show(split(screen(), first, second))
    #expect(found === second)
  }

  @Test func aSiblingInAContainer() {
    let (hidden, seen, removed) = (navigation(), navigation(), navigation())
    let root = container(screen(), seen, hidden, removed)
    hidden.view.isHidden = true
    removed.view.removeFromSuperview()
    show(root)
    #expect(found === seen)
  }

  @Test func theTopmostOfTwoSiblings() {
    let (below, above) = (navigation(), navigation())
    show(container(screen(), below, above))
    #expect(found === above)
  }

  @Test func theNearestContainerComesFirst() {
    let (near, far) = (navigation(), navigation())
    show(container(container(screen(), near), far))
    #expect(found === near)
  }

  @Test func anotherTabIsIgnored() {
    show(tabs(screen(), navigation()))
    #expect(found == nil)
  }

  @Test func aRootWithoutNavigationGivesNone() {
    show(screen())
    #expect(found == nil)
  }

  // MARK: Presented screens

  @Test func aViewInAModalUsesTheModalsOwn() {
    let (root, sheet) = (navigation(), navigation(withView: true))
    show(root)
    root.present(sheet, animated: false)
    #expect(found === sheet)
  }

  @Test func aViewInAModalWithoutNavigationGetsNone() {
    let root = navigation()
    show(root)
    root.present(screen(), animated: false)
    #expect(found == nil)
  }

  @Test func nothingIsPushedUnderAModal() {
    let root = navigation(withView: true)
    show(root)
    root.present(screen(withView: false), animated: false)
    #expect(found == nil)
    let sheet = navigation()
    root.presentedViewController?.present(sheet, animated: false)
    #expect(found === sheet)
    sheet.present(screen(withView: false), animated: false)
    #expect(found == nil)
  }

  @Test func nothingIsPushedUnderAModalOverAScreenWithoutNavigation() {
    let root = container(screen(), navigation())
    show(root)
    root.present(screen(withView: false), animated: false)
    #expect(found == nil)
    root.dismiss(animated: false)
    let sheet = navigation()
    root.present(sheet, animated: false)
    #expect(found === sheet)
  }

  @Test func aModalBeingDismissedIsIgnored() {
    let root = navigation(withView: true)
    show(root)
    let sheet = LeavingScreen()
    var found: [UINavigationController?] = []
    sheet.leaving = { found.append(self.found) }
    root.present(sheet, animated: false)
    root.dismiss(animated: false)
    #expect(found == [root])
  }

  // MARK: Without a screen

  @Test func aViewWithoutAWindowUsesTheKeyWindow() {
    let (first, second) = (navigation(), navigation())
    let tabs = tabs(first, second)
    show(tabs)
    #expect(found === first)
    tabs.selectedIndex = 1
    #expect(found === second)
    let split = split(navigation(), navigation())
    show(split)
    #expect(found === split.viewControllers[1])
    show(container(navigation()))
    #expect(found != nil)
    show(screen(withView: false))
    #expect(found == nil)
  }

  @Test func aViewWithoutAWindowIsNotPushedUnderAModal() {
    let root = navigation()
    show(root)
    root.present(screen(withView: false), animated: false)
    #expect(found == nil)
    root.dismiss(animated: false)
    let sheet = navigation()
    root.present(sheet, animated: false)
    #expect(found === sheet)
  }

  @Test func aViewDirectlyInAWindowUsesItsRoot() {
    let (own, key) = (navigation(), navigation())
    let other = UIWindow()
    other.rootViewController = own
    other.isHidden = false
    other.addSubview(view)
    show(key)
    #expect(found === own)
  }

  // MARK: Pushing views

  @Test func anAvatarReportsThatItCannotPush() {
    let failures = Trace()
    let avatar = AvatarView()
    avatar.services.profileFactory = FakeProfileFactory()
    avatar.services.reportFailure = { failures.note("\($0)") }
    avatar.selfManagedConfigure(avatarURL: nil, vipInfo: false, uid: "7")
    let (root, sheet) = (navigation(), screen(withView: false))
    show(root)
    sheet.view.addSubview(avatar)
    root.present(sheet, animated: false)
    avatar.tap()
    #expect(root.pushedViewControllers.isEmpty)
    #expect(
      failures.lines == [
        "no navigation controller to show the profile of '7'; put the view's screen, and any screen presented "
          + "over it, inside one, or set SelfManagingServices.shared.navigationControllerProvider"
      ])
    root.dismiss(animated: false)
    let navigation = UINavigationController(rootViewController: sheet)
    root.present(navigation, animated: false)
    avatar.tap()
    #expect(navigation.pushedViewControllers.map(\.title) == ["7"] && failures.lines.count == 1)
  }

  @Test func aSiblingUnderTheScreensOwnPresentation() {
    let presenting = PresentingScreen()
    presenting.view.addSubview(view)
    show(container(presenting, navigation()))
    #expect(found != nil)
    presenting.cover = screen(withView: false)
    #expect(found == nil)
    let cover = navigation()
    presenting.cover = cover
    #expect(found === cover)
  }
}
