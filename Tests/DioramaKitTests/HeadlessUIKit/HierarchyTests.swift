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

  @Test func aStackArrangesItsSubviews() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    stack.addSubview(first)
    #expect(stack.subviews == [second, first] && stack.arrangedSubviews == [first, second])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [second, first])
  }

  @Test func controllersFormAChain() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(content.navigationController === navigation && content.tabBarController === tabs)
    #expect(content.view.next === content && content.view.window === window)
    #expect(window.windowScene?.keyWindow === window)
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
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
