import DioramaKit
import Testing

@MainActor
struct NavigationTests {
  private let window = UIWindow()
  private let provider = TopNavigationControllerProvider()

  @Test func itGoesFromTheRootThroughTheSelectedTab() {
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let view = UIView()
    #expect(provider.navigationController(for: view) === first)
    tabs.selectedIndex = 1
    #expect(provider.navigationController(for: view) === second)
  }

  @Test func itPrefersWhatIsPresented() {
    let root = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UINavigationController(rootViewController: UIViewController())
    root.topViewController?.present(UIViewController(), animated: false)
    let view = UIView()
    root.topViewController?.view.addSubview(view)
    #expect(provider.navigationController(for: view) === root)
    root.presentedViewController?.present(sheet, animated: false)
    #expect(provider.navigationController(for: view) === sheet)
  }

  @Test func aRootWithoutNavigationGivesNone() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(provider.navigationController(for: UIView()) == nil)
  }
}
