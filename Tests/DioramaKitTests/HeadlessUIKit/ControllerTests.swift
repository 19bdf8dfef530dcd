import HeadlessUIKit
import Testing

private final class Screen: UIViewController {
  static var calls: [String] = []

  private func note(_ call: String) { Self.calls.append("\(title ?? "") \(call)") }

  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "leaves" : "joins") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
}

/// Controllers are notified in the order that UIKit documents.
@MainActor
@Suite(.serialized)
struct ControllerTests {
  init() { Screen.calls = [] }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }

  private func calls(_ action: () -> Void) -> [String] {
    Screen.calls = []
    action()
    return Screen.calls
  }

  @Test func popping() {
    let (first, second) = (screen("1"), screen("2"))
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow()
    window.rootViewController = navigation
    window.isHidden = false
    navigation.pushViewController(second, animated: false)
    #expect(first.view.superview == nil && second.view.superview === navigation.view)
    #expect(
      calls { navigation.popViewController(animated: false) } == [
        "2 leaves", "2 will disappear", "1 will appear", "2 did disappear", "1 did appear", "2 left",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [first] && first.view.superview === navigation.view)
    #expect(first.view.window === window)
  }

  @Test func aSplitViewShowsItsColumns() {
    let split = UISplitViewController()
    let (first, second, third) = (screen("1"), screen("2"), screen("3"))
    split.viewControllers = [first, second]
    split.loadViewIfNeeded()
    #expect(split.view.subviews == [first.view, second.view])
    split.viewControllers = [second, third]
    #expect(split.view.subviews == [second.view, third.view] && split.children == [second, third])
    #expect(first.parent == nil && first.view.superview == nil)
  }

  @Test func aControllerIsBeingDismissedDuringTheTransition() {
    let root = screen("root")
    let sheet = LeavingScreen()
    let inner = UIViewController()
    sheet.addChild(inner)
    root.present(sheet, animated: false)
    #expect(!sheet.isBeingDismissed && !inner.isBeingDismissed)
    var leaving: [Bool] = []
    sheet.leaving = { leaving += [sheet.isBeingDismissed, inner.isBeingDismissed, root.isBeingDismissed] }
    root.dismiss(animated: false)
    #expect(leaving == [true, true, false] && !sheet.isBeingDismissed)
  }

  @Test func onlyTheTopOfANewStackIsLoaded() {
    let screens = ["1", "2", "3"].map(screen)
    let navigation = UINavigationController()
    navigation.loadViewIfNeeded()
    navigation.setViewControllers(screens, animated: false)
    #expect(screens.map(\.isViewLoaded) == [false, false, true])
    #expect(navigation.popToRootViewController(animated: false) == [screens[1], screens[2]])
    #expect(navigation.topViewController === screens[0] && screens[0].isViewLoaded)
  }

  @Test func presentedControllersCoverTheWholeScreen() {
    let (bottom, front, further) = (screen("1"), screen("2"), screen("3"))
    let navigation = UINavigationController(rootViewController: bottom)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let sheet = UINavigationController(rootViewController: front)
    bottom.present(sheet, animated: false)
    bottom.present(further, animated: false)
    #expect([bottom, navigation, tabs].allSatisfy { $0.presentedViewController === sheet })
    #expect([sheet, front].allSatisfy { $0.presentingViewController === tabs })
    #expect(further.presentingViewController == nil)
    #expect(sheet.next === tabs)
    var isDone = false
    #expect(
      calls { front.dismiss(animated: false) { isDone = true } } == ["2 will disappear", "2 did disappear"])
    #expect(isDone && tabs.presentedViewController == nil && sheet.presentingViewController == nil)
    bottom.present(further, animated: false)
    #expect(
      calls { bottom.dismiss(animated: false) } == ["3 will disappear", "3 did disappear"])
  }
}
