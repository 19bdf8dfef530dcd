@_spi(Generated) import DioramaKit
import DioramaTree
import Testing

@MainActor
struct SurroundingsTests {
  private let screen = UIViewController()

  @Test(arguments: [true, false]) func barsBecomeWhatTheyWere(_ wasHidden: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isNavigationBarHidden = wasHidden
    navigation.isToolbarHidden = wasHidden
    screen.setHidesNavigationBar(true, animated: false)
    screen.setHidesNavigationBar(false, animated: false)
    screen.setShowsToolbar(false, animated: false)
    screen.setShowsToolbar(true, animated: false)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.restoreNavigationBar(animated: false)
    screen.restoreToolbar(animated: false)
    #expect(navigation.isNavigationBarHidden == wasHidden && navigation.isToolbarHidden == wasHidden)
    navigation.isNavigationBarHidden = true
    screen.restoreNavigationBar(animated: false)
    #expect(navigation.isNavigationBarHidden)
  }

  /// A screen that is presented over the navigation controller covers its bars, too.
  @Test func theBarsStayAsTheyAreBehindAnotherScreen() {
    let navigation = UINavigationController(rootViewController: screen)
    screen.setHidesNavigationBar(true, animated: false)
    screen.setShowsToolbar(true, animated: false)
    screen.restoreNavigationBar(animated: true)
    screen.restoreToolbar(animated: true)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.setViewControllers([UIViewController()], animated: false)
    navigation.pushViewController(screen, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.restoreNavigationBar(animated: true)
    screen.restoreToolbar(animated: true)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }

  @Test func theBarsOfALoadedSceneFollowItsState() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    changing.state("isBusy", .boolean, .boolean(false))
    changing.tree.screen = TreeFixtures.view("screen", "screen", 1, ["showsToolbar": .boolean(true)])
    changing.change("screen", ["hidesNavigationBar": .state("isBusy")])
    let (scene, window) = (try changing.load(), UIWindow())
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.isToolbarHidden)
    navigation.pushViewController(scene, animated: false)
    #expect(!navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
    try scene.update(["isBusy": true])
    #expect(navigation.isNavigationBarHidden)
    navigation.popViewController(animated: false)
    #expect(navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
  }

  @Test func aPresentedSheetRestsAtItsDetents() {
    let presenter = UIViewController()
    screen.setSheetDetents([.medium], animated: true)
    screen.setShowsGrabber(true, animated: true)
    presenter.present(screen, animated: false)
    let sheet = screen.sheetPresentationController
    #expect(sheet?.detents.map(\.description) == ["medium"] && sheet?.prefersGrabberVisible == true)
    screen.setShowsGrabber(false, animated: false)
    #expect(sheet?.prefersGrabberVisible == false)
    screen.setSheetDetents([.medium, .large], animated: true)
    screen.setShowsGrabber(true, animated: false)
    #expect(sheet?.detents.map(\.description) == ["medium", "large"] && sheet?.prefersGrabberVisible == true)
    screen.setSheetDetents([], animated: false)
    #expect(sheet?.detents.map(\.description) == ["large"])
  }

  @Test func aScreenThatIsNoSheetHasNoDetents() {
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow()
    window.rootViewController = navigation
    window.isHidden = false
    for controller in [screen, navigation] { controller.setSheetDetents([.medium], animated: false) }
    #expect(screen.sheetPresentationController?.detents.map(\.description) == ["large"])
    #expect(navigation.sheetPresentationController?.detents.map(\.description) == ["large"])
  }

  /// As in `viewWillAppear(_:)` of a window's root, which must not get a presentation: that would hold the controller.
  @Test func aLoadedControllerThatIsNotPresentedHasNoDetents() {
    screen.loadViewIfNeeded()
    screen.setSheetDetents([.medium], animated: false)
    #expect(screen.sheetPresentationController?.detents.map(\.description) == ["large"])
  }

  /// The handler runs before the bars become what they were, so what it changes is reverted, too.
  @Test func aHandlerChangesTheBarsWhileTheScreenDisappears() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    changing.state("isOpen", .boolean, .boolean(false))
    changing.tree.screen = TreeFixtures.view("screen", "screen", 1)
    changing.tree.screen?.handlers = [.init(event: "willDisappear", method: "leaving")]
    changing.tree.handlers = [TreeFixtures.handler("leaving", ["Bool"])]
    changing.change("screen", ["hidesNavigationBar": .state("isOpen")])
    weak var shown: (any LoadedScene)?
    var handlers = SceneHandlers()
    handlers.set("leaving") { (_: Bool) in try? shown?.update(["isOpen": true]) }
    let scene = try changing.load(handlers: handlers)
    shown = scene
    let (navigation, window) = (UINavigationController(rootViewController: screen), UIWindow())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(scene, animated: false)
    navigation.popViewController(animated: false)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func eachObserverIsToldOfTraits() {
    let window = UIWindow()
    var calls: [String] = []
    for name in ["scene", "app"] { screen.observeTraits { calls.append(name) } }
    window.rootViewController = screen
    window.isHidden = false
    #expect(calls == ["scene", "app"])
    window.change(to: UITraitCollection(horizontalSizeClass: .regular))
    #expect(calls == ["scene", "app", "scene", "app"])
  }

  @Test func thereIsNoBadgeWithoutAText() {
    let item = UITabBarItem()
    item.badgeText = "3"
    #expect(item.badgeValue == "3" && item.badgeText == "3")
    item.badgeText = ""
    #expect(item.badgeValue == nil && item.badgeText == nil)
  }

  @Test func theSystemIsToldOfOrientations() {
    screen.updateSupportedOrientations()
    #expect(screen.orientationUpdateCount == 0 && screen.viewIfLoaded == nil)
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let count = screen.orientationUpdateCount
    screen.updateSupportedOrientations()
    #expect(screen.orientationUpdateCount == count + 1)
  }

  @Test func aSwitchIsNotSetToWhatItIs() {
    let control = NotingSwitch()
    control.isTurnedOn = false
    #expect(control.changes == 0)
    control.isTurnedOn = true
    #expect(control.changes == 1 && control.isOn && control.isTurnedOn)
  }

  /// The wheels of a picker that are still turning would stop.
  @Test func aPickerIsNotSetToTheDateThatItHas() {
    let picker = NotingPicker()
    let day = Date(timeIntervalSinceReferenceDate: 0)
    picker.liveDate = day
    picker.liveDate = day
    #expect(picker.changes == 1 && picker.date == day && picker.liveDate == day)
  }
}

/// A date picker that counts how often it is set.
private final class NotingPicker: UIDatePicker {
  var changes = 0

  override var date: Date {
    didSet { changes += 1 }
  }
}

/// A switch that counts how often it is set.
private final class NotingSwitch: UISwitch {
  var changes = 0

  override var isOn: Bool {
    didSet { changes += 1 }
  }
}
