import HeadlessUIKit
import Testing

/// Tests of what bars show for a controller.
@MainActor
struct Bars {
  @Test func theTitleIsThatOfTheTabItem() {
    let (before, after) = (UIViewController(), UIViewController())
    before.title = "x"
    #expect(before.tabBarItem.title == "x")
    #expect(after.tabBarItem.title == nil)
    after.title = "y"
    #expect(after.tabBarItem.title == "y" && after.tabBarItem === after.tabBarItem)
    #expect(!before.isViewLoaded && !after.isViewLoaded)
  }

  @Test func theTabOfAStackIsThatOfItsRoot() {
    let (root, top) = (UIViewController(), UIViewController())
    root.tabBarItem.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.tabBarItem === root.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own && root.tabBarItem.title == "Root")
  }

  @Test func aViewInAButtonsPlaceTakesItsTouches() {
    let button = UIBarButtonItem()
    button.customView = UILabel()
    var count = 0
    button.primaryAction = UIAction(title: "") { _ in count += 1 }
    #expect(!button.tap() && count == 0)
    button.customView = nil
    #expect(button.tap() && count == 1)
    button.isEnabled = false
    #expect(!button.tap() && count == 1)
  }

  @Test func anActionGivesAButtonItsTitle() {
    let (button, known) = (UIBarButtonItem(), UIBarButtonItem(systemItem: .save))
    let image = UIImage(systemName: "star")
    button.title = "Before"
    for item in [button, known] { item.primaryAction = UIAction(title: "Star", image: image) { _ in } }
    #expect(button.title == "Star" && button.image === image)
    #expect(known.title == nil && known.image == nil)
    button.primaryAction = nil
    #expect(button.title == "Star" && button.image === image)
  }

  @Test func oneButtonIsTheFirstOfSeveral() {
    let (item, buttons) = (UINavigationItem(title: ""), [UIBarButtonItem(), UIBarButtonItem()])
    item.rightBarButtonItems = buttons
    #expect(item.rightBarButtonItem === buttons[0] && item.leftBarButtonItem == nil)
    item.rightBarButtonItem = buttons[1]
    #expect(item.rightBarButtonItems == [buttons[1]])
  }

  @Test func barsAreHiddenByTheNavigationController() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }
}
