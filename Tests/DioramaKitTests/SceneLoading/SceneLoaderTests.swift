import DioramaTree
import Testing

@testable import DioramaKit

@MainActor
@Suite(.serialized)
struct SceneLoaderTests {
  private let trace = Trace()

  init() { SelfManagingServices.shared.imageLoader = FakeImageLoader() }

  private var profileHandlers: SceneHandlers {
    var handlers = SceneHandlers()
    handlers.set("followTapped") { [trace] (sender: UIButton) in
      trace.note("follow \(sender.currentTitle ?? "")")
    }
    handlers.set("nicknameReturned") { [trace] (field: UITextField) in
      trace.note("nickname \(field.text ?? "")")
      return field.resignFirstResponder()
    }
    handlers.setAsync("setLiked") { [trace] (isLiked: Bool) in
      trace.note("liked \(isLiked)")
      throw Refusal()
    }
    return handlers
  }

  private func loadProfile() throws -> any LoadedScene {
    try SceneLoader().load(
      TreeFixtures.profile,
      parameters: ["displayName": "Ann", "userID": "7", "photo": try link("https://example.com/ann")],
      handlers: profileHandlers)
  }

  @Test func aSceneOfViewsIsBuilt() throws {
    let scene = try loadProfile()
    let stack = try #require(scene.view.subview(type: UIStackView.self))
    #expect(scene.sceneName == "Profile")
    #expect(
      stack.arrangedSubviews.map { $0.accessibilityIdentifier } == [
        "Profile.author", "Profile.greeting", "Profile.like", "Profile.nickname", "Profile.follow",
        "Profile.footer",
      ])
    #expect(stack.spacing == 12 && stack.axis == .vertical)
    #expect(scene.view.backgroundColor == .systemBackground)
    let greeting = try #require(scene.view("greeting", as: UILabel.self))
    #expect(greeting.text == "Hello, Ann!" && greeting.font == .preferredFont(forTextStyle: .headline))
    #expect(greeting.url == URL(string: "https://medium.com") && greeting.textColor == .systemBlue)
    let footer = try #require(scene.view("footer", as: UIStackView.self))
    #expect(footer.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["1.0"])
    let like = try #require(scene.view("like", as: LikeButton.self))
    #expect(like.count == 12 && !like.isLiked)
  }

  @Test func itsEventsReachTheHandlers() async throws {
    let scene = try loadProfile()
    scene.view("follow", as: UIButton.self)?.tap()
    let nickname = try #require(scene.view("nickname", as: UITextField.self))
    nickname.type("1234567")
    nickname.pressReturn()
    #expect(!nickname.isFirstResponder)
    let like = try #require(scene.view("like", as: LikeButton.self))
    like.tap()
    #expect(like.count == 13)
    await settle()
    #expect(like.count == 12)
    #expect(trace.lines == ["follow Follow", "nickname 123456", "liked true"])
  }

  @Test func aReleasedSceneIsFreed() throws {
    weak var scene: (any LoadedScene)?
    weak var view: UIView?
    do {
      let loaded = try loadProfile()
      scene = loaded
      view = loaded.view
      loaded.view("follow", as: UIButton.self)?.tap()
    }
    #expect(scene == nil && view == nil)
  }

  @Test func everyProblemIsReportedAtOnce() throws {
    var handlers = SceneHandlers()
    handlers.set("followTapped") { (_: UISwitch) in }
    handlers.setAsync("nicknameReturned") { (_: UITextField) in }
    let error = #expect(throws: SceneLoadingError.self) {
      try SceneLoader().load(
        TreeFixtures.profile, parameters: ["displayName": 3, "other": 1], handlers: handlers)
    }
    #expect(
      error?.description == """
        missing parameter 'userID' of type string
        parameter 'displayName' is of type Int, not string
        missing parameter 'photo' of type url
        the scene has no parameter 'other'
        missing handler 'setLiked' of type (Bool) async throws -> Void
        handler 'nicknameReturned' is of type (UITextField) async throws -> Void, not (UITextField) -> Bool
        handler 'followTapped' is of type (UISwitch) -> Void, not (UIButton) -> Void
        """)
  }

  @Test func anUnknownElementFailsOrIsLeftOut() throws {
    var loader = SceneLoader()
    #expect(
      throws: SceneLoadingError(problems: [
        .unknownElement("chart", line: 2), .unknownPart("angle", element: "label", line: 3),
        .unexpectedValue(part: "lines", element: "label", line: 3),
        .unknownPart("rotated", element: "label", line: 3),
      ])
    ) { try loader.load(TreeFixtures.unknownParts) }
    loader.policy = .delivered
    // A value of a wrong type stays a problem.
    #expect(
      throws: SceneLoadingError(problems: [.unexpectedValue(part: "lines", element: "label", line: 3)])
    ) { try loader.load(TreeFixtures.unknownParts) }
    let scene = try loader.load(TreeFixtures.unknownElement)
    #expect(scene.viewsByID.isEmpty)
    #expect(scene.omissions == [.unknownElement("chart", line: 2)])
  }

  @Test func aNewerOrBrokenTreeIsRejected() {
    #expect(
      throws: SceneLoadingError(problems: [
        .unreadableTree(TreeReadingError.unsupportedVersion(9).description)
      ])
    ) {
      try SceneLoader().load(Data(#"{"diorama": 9}"#.utf8))
    }
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(Data()) }
  }

  /// What an app shows to people or writes to a log.
  @Test func localizedDescriptionsSayWhatIsWrong() {
    let problem = SceneLoadingProblem.unknownController("none")
    let errors: [any Error] = [
      problem, SceneLoadingError(problems: [problem, .missingColor("Brand.accent")]),
      SelfManagingServices.Failure.navigationController(uid: "7"),
      SelfManagingServices.Failure.likeService(itemID: "8"),
      SelfManagingServices.Failure.profileFactory(uid: "9"),
      URLSessionImageLoader.Failure.status(404), URLSessionImageLoader.Failure.notAnImage,
      URLSessionImageLoader.Failure.scheme("file"), URLSessionImageLoader.Failure.scheme(nil),
    ]
    for error in errors { #expect(error.localizedDescription == "\(error)") }
    #expect(problem.localizedDescription == "unknown controller 'none'")
    #expect(
      URLSessionImageLoader.Failure.status(404).localizedDescription == "the server responded with status 404"
    )
  }

  @Test func everyTextArrivesUnchanged() throws {
    let texts = [
      "\"quoted\" \\ \\(name) \n\r\t", "\u{2028}\u{2029}\u{0}\u{7F}", "👩‍👧‍👦 e\u{301} \u{202E}abc\u{202C}",
      "${name}",
      String(repeating: "長", count: 10_000), "",
    ]
    let tree = TreeFixtures.labels(texts)
    let scene = try SceneLoader().load(Data(tree.serialized))
    let stack = try #require(scene.view.subview(type: UIStackView.self))
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == texts)
  }
}
