import HeadlessUIKit
import Testing

@MainActor
struct HierarchyTests {
  @Test func aViewHasOneSuperview() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
    child.removeFromSuperview()
    #expect(second.subviews.isEmpty && child.superview == nil)
  }

  @Test func controllersFormAChain() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(content.navigationController === navigation)
    #expect(content.view.next === content && content.view.window === window)
    #expect(window.isKeyWindow && window.windowScene?.keyWindow === window)
    #expect(window.next === window.windowScene && window.windowScene?.next === UIApplication.shared)
    #expect(UIApplication.shared.connectedScenes.contains { $0 === window.windowScene })
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    #expect(navigation.topViewController === pushed && pushed.view.window === window)
    #expect(content.view.window == nil)
    #expect(navigation.popViewController(animated: false) === pushed)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func colorsAreEqualIfTheyLookTheSame() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemBlue != UIColor.blue)
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(adaptive == UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
    #expect(adaptive.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
  }

  @Test func anObservationEndsWithItsOwner() {
    let field = UITextField()
    let count = Trace()
    var observation: NSKeyValueObservation? = field.observe(\.delegate) { _, _ in
      MainActor.assumeIsolated { count.note("changed") }
    }
    field.delegate = nil
    #expect(count.lines == ["changed"])
    observation = nil
    field.delegate = nil
    #expect(count.lines.count == 1 && observation == nil)
  }
}
