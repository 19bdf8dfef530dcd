import DioramaKit
import SceneDriving
import Testing

/// A scene that nobody shows any more is freed, whatever it was doing and whoever it knows.
@MainActor
@Suite(.serialized)
struct ReleaseTests {
  private let answers = PendingAnswers()
  private let owner = SettingsOwner(trace: Trace())

  private func profile(_ backEnd: BackEnd, _ owner: BusyOwner) throws -> UIViewController {
    let photo = try #require(URL(string: "https://example.com/photo.png"))
    guard backEnd == .loaded else {
      return answers.serve {
        ProfileScene(userID: "7", displayName: "Ann", photo: photo, handlers: owner)
      }
    }
    return try answers.serve {
      try App.loader.load(
        try BackEnd.document("Profile"),
        parameters: ["userID": "7", "displayName": "Ann", "photo": photo], handlers: owner.handlers)
    }
  }

  private func settings(_ backEnd: BackEnd, _ coordinator: Coordinator) throws -> UIViewController {
    try backEnd.make("Settings", ["coordinator": coordinator], for: owner) {
      SettingsScene(coordinator: coordinator, handlers: owner)
    }
  }

  @Test(arguments: BackEnd.allCases, [true, false])
  func whileAPictureAndALikeAreUnderWay(_ backEnd: BackEnd, _ succeeds: Bool) async throws {
    weak var released: UIViewController?
    weak var like: LikeButton?
    let owner = BusyOwner(answers)
    do {
      let screen = try profile(backEnd, owner)
      released = screen
      like = try screen.find("Profile.like")
      like?.tap()
      await settle()
      #expect(answers.questions == ["https://example.com/photo.png", "like true"])
    }
    #expect(released == nil && like == nil)
    await answers.giveAll(succeeds)
  }

  @Test(arguments: BackEnd.allCases)
  func anOwnerWhoKeepsTheSceneIsFreedWithIt(_ backEnd: BackEnd) async throws {
    weak var released: UIViewController?
    weak var releasedOwner: BusyOwner?
    do {
      let owner = BusyOwner(answers)
      owner.screen = try profile(backEnd, owner)
      released = owner.screen
      releasedOwner = owner
      try owner.screen?.find("Profile.like", as: LikeButton.self).tap()
    }
    await answers.giveAll(true)
    #expect(released == nil && releasedOwner == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func aCoordinatorThatKeepsTheSceneIsFreedWithIt(_ backEnd: BackEnd) throws {
    weak var released: UIViewController?
    weak var releasedCoordinator: Coordinator?
    do {
      let coordinator = Coordinator()
      coordinator.screen = try settings(backEnd, coordinator)
      coordinator.screen?.loadViewIfNeeded()
      released = coordinator.screen
      releasedCoordinator = coordinator
    }
    #expect(released == nil && releasedCoordinator == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func aDelegateThatIsGoneHearsNothing(_ backEnd: BackEnd) throws {
    let screen = try settings(backEnd, Coordinator())
    let cell: SwitchWithTextTableViewCell = try screen.find("Settings.notifications")
    cell.switchControl.tap()
    #expect(cell.switchControl.isOn)
  }

  @Test(arguments: BackEnd.allCases)
  func onceItIsPopped(_ backEnd: BackEnd) throws {
    weak var released: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for _ in 0..<2 {
      let screen = try settings(backEnd, Coordinator())
      released = screen
      navigation.pushViewController(screen, animated: false)
      try screen.find("Settings.minionMode", as: SwitchWithTextTableViewCell.self).switchControl.tap()
    }
    #expect(released != nil)
    navigation.popToRootViewController(animated: false)
    #expect(released == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func onceItIsDismissedOrItsTabIsGone(_ backEnd: BackEnd) throws {
    weak var presented: UIViewController?
    weak var tab: UIViewController?
    let root = UITabBarController()
    do {
      let screens = try (0..<2).map { _ in try settings(backEnd, Coordinator()) }
      (presented, tab) = (screens[0], screens[1])
      root.present(screens[0], animated: false)
      root.viewControllers = [screens[1]]
      root.loadViewIfNeeded()
    }
    #expect(presented != nil && tab != nil)
    root.dismiss(animated: false)
    root.viewControllers = []
    #expect(presented == nil && tab == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func whileItsTextIsEdited(_ backEnd: BackEnd) throws {
    weak var field: UITextField?
    do {
      let owner = NicknameOwner(trace: Trace())
      let screen = try backEnd.make("Nickname", for: owner) { NicknameScene(handlers: owner) }
      field = try screen.find("Nickname.nickname")
      field?.type("Ada")
      #expect(field?.isFirstResponder == true)
    }
    #expect(field == nil)
    let other = UITextField()
    #expect(other.becomeFirstResponder() && other.resignFirstResponder())
  }
}

/// Owns a profile, whose likes are under way until the test answers.
@MainActor
private final class BusyOwner: ProfileSceneHandlers {
  var screen: UIViewController?
  private let answers: PendingAnswers

  init(_ answers: PendingAnswers) { self.answers = answers }

  var handlers: SceneHandlers {
    var handlers = SceneHandlers()
    handlers.setAsync("setLiked", of: self, BusyOwner.setLiked)
    handlers.set("nicknameReturned", of: self, BusyOwner.nicknameReturned)
    handlers.set("followTapped", of: self, BusyOwner.followTapped)
    return handlers
  }

  func setLiked(_ isLiked: Bool) async throws { try await answers.answer("like \(isLiked)") }
  func nicknameReturned(_ textField: UITextField) -> Bool { true }
  func followTapped(_ sender: UIButton) {}
}
