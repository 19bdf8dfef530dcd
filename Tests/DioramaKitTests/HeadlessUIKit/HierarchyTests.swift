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

  @Test func aStackForgetsRemovedViews() {
    let (label, decorator) = (UILabel(), UIView())
    let stack = UIStackView(arrangedSubviews: [label])
    stack.addSubview(decorator)
    #expect(stack.subviews == [label, decorator] && stack.arrangedSubviews == [label])
    label.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.axis == .horizontal)
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

  @Test func removedViewsLoseTheirConstraints() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let away = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let along = inner.leftAnchor.constraint(equalTo: middle.leftAnchor)
    NSLayoutConstraint.activate([away, along])
    middle.removeFromSuperview()
    #expect(!away.isActive && along.isActive && outer.constraints.isEmpty)
  }

  @Test func theTintColorIsInherited() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green && parent.tintColor == .red)
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

  @Test func constraintsAreHeldByTheCommonAncestor() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let pinned = child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: 8)
    pinned.isActive = true
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(parent.constraints == [pinned])
    #expect(child.constraints.map(\.constant) == [10])
    pinned.isActive = false
    #expect(parent.constraints.isEmpty)
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
