import DioramaKit
import SceneDriving
import Testing

/// A scene that is no longer shown is freed, in any state and with any references.
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

  private func settings(_ backEnd: BackEnd, _ registration: Registration) throws -> UIViewController {
    try backEnd.make("Settings", ["registration": registration], for: owner) {
      SettingsScene(registration: registration, handlers: owner)
    }
  }

  @Test(arguments: BackEnd.allCases, [true, false])
  func duringRequestsForAPictureAndALike(_ backEnd: BackEnd, _ succeeds: Bool) async throws {
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
  func anOwnerThatHoldsTheSceneIsFreedWithIt(_ backEnd: BackEnd) async throws {
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
  func aSceneHoldsItsDelegate(_ backEnd: BackEnd) throws {
    weak var released: UIViewController?
    weak var registration: Registration?
    do {
      let screen: UIViewController
      do {
        let given = Registration()
        registration = given
        screen = try settings(backEnd, given)
      }
      released = screen
      try screen.find("Settings.notifications", as: SwitchWithTextTableViewCell.self).switchControl.tap()
      #expect(registration?.answers == [true])
    }
    #expect(released == nil && registration == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func aSceneHoldsItsViewModel(_ backEnd: BackEnd) throws {
    weak var released: UIViewController?
    weak var digest: DigestSetting?
    let owner = OptionsOwner(trace: Trace())
    do {
      let screen: UIViewController
      do {
        let given = DigestSetting()
        digest = given
        screen = try backEnd.make("Options", ["tracker": VisitTracker(), "digest": given], for: owner) {
          OptionsScene(tracker: VisitTracker(), digest: given, handlers: owner)
        }
      }
      released = screen
      let cell: SwitchWithTextTableViewCell = try screen.find("Options.weeklyDigest")
      cell.prepareForReuse()
      #expect(digest?.isWanted == true)
      try #require(digest).onSwitchToggleOn(false)
      #expect(digest?.isWanted == false)
    }
    #expect(released == nil && digest == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func afterItIsPopped(_ backEnd: BackEnd) throws {
    weak var released: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for _ in 0..<2 {
      let screen = try settings(backEnd, Registration())
      released = screen
      navigation.pushViewController(screen, animated: false)
      try screen.find("Settings.minionMode", as: SwitchWithTextTableViewCell.self).switchControl.tap()
    }
    #expect(released != nil)
    navigation.popToRootViewController(animated: false)
    #expect(released == nil)
  }

  @Test(arguments: BackEnd.allCases)
  func afterItIsDismissedOrItsTabIsRemoved(_ backEnd: BackEnd) throws {
    weak var presented: UIViewController?
    weak var tab: UIViewController?
    let root = UITabBarController()
    do {
      let screens = try (0..<2).map { _ in try settings(backEnd, Registration()) }
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

/// Owns a profile, whose likes are pending until the test responds.
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
