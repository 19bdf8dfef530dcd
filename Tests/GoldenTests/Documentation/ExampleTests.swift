import DioramaKit
import DioramaTestSupport
import Foundation
import Testing

/// The Swift in the documentation works as described.
@MainActor
@Suite struct ExampleTests {
  private func tree(_ name: String) -> URL {
    Repository.root.appendingPathComponent("Tests/GoldenTests/Trees/\(name).scene.json")
  }

  @Test func anOwnerWithoutReferencesIsFreed() {
    let scene = NicknameScene(handlers: NicknameForm())
    #expect(scene.nickname.type("Ada") && scene.nickname.pressReturn())
    #expect(scene.nickname.isFirstResponder)
  }

  @Test func anOwnerWithAReferenceHandlesEvents() throws {
    let coordinator = NicknameCoordinator()
    coordinator.start()
    let scene = try #require(coordinator.navigation.topViewController as? NicknameScene)
    scene.nickname.type("Ada")
    scene.nickname.pressReturn()
    #expect(!scene.nickname.isFirstResponder)
  }

  @Test func aLoadedSceneHoldsTheOwnerOfAMethodWeakly() throws {
    let url = tree("Nickname")
    var owner = NicknameForm()
    var handlers = SceneHandlers()
    handlers.set("nicknameReturned", of: owner, NicknameForm.nicknameReturned)
    let scene = try SceneLoader().load(Data(contentsOf: url), handlers: handlers)
    let field = try #require(scene.view("nickname", as: UITextField.self))
    field.type("Ada")
    field.pressReturn()
    #expect(!field.isFirstResponder)
    owner = NicknameForm()
    field.type("Ada")
    field.pressReturn()
    #expect(field.isFirstResponder)
  }

  @Test func aSceneIsLoaded() throws {
    let url = tree("Nickname")
    var handlers = SceneHandlers()
    handlers.set("nicknameReturned") { (textField: UITextField) in textField.resignFirstResponder() }
    let scene = try SceneLoader().load(Data(contentsOf: url), handlers: handlers)
    let field = scene.view("nickname", as: UITextField.self)
    #expect(field?.placeholder == "Nickname")
  }

  @Test func aSceneIsLoadedWithParameters() async throws {
    let url = tree("Profile")
    let photo = try #require(URL(string: "file:///ada.png"))
    let server = ExampleServer()
    let parameters: [String: Any?] = ["userID": "4711", "displayName": "Ada", "photo": photo]
    var handlers = SceneHandlers()
    handlers.setAsync("setLiked") { (isLiked: Bool) in try await server.like(isLiked) }
    handlers.set("nicknameReturned") { (textField: UITextField) in textField.resignFirstResponder() }
    handlers.set("followTapped") { (_: UIButton) in print("followed") }
    let scene = try SceneLoader().load(Data(contentsOf: url), parameters: parameters, handlers: handlers)
    #expect(scene.view("greeting", as: UILabel.self)?.text == "Hello, Ada!")
    scene.view("like")?.tap()
    for _ in 0..<10 { await Task.yield() }
    #expect(server.isLiked)
  }

  @Test func projectDeclarationsAreRegistered() {
    var loader = SceneLoader(elements: .project)
    loader.types.registerRoleType(MinionModeViewModel.self) { MinionModeViewModel() }
    loader.types.registerAlias("Amount", of: Decimal.self)
    #expect(loader.policy == .bundled)
  }

  @Test func deliveredTreesAreLoaded() throws {
    let data = try Data(contentsOf: tree("Welcome"))
    var handlers = SceneHandlers()
    handlers.set("startTapped") { (_: UIButton) in }
    var loader = SceneLoader()
    loader.policy = .delivered
    let scene = try loader.load(data, handlers: handlers)
    for omission in scene.omissions { print(omission) }
    #expect(scene.omissions.isEmpty)
  }

  @Test func allProblemsAreReported() throws {
    let url = tree("Profile")
    do {
      _ = try SceneLoader().load(Data(contentsOf: url))
    } catch {
      print(error)
    }
    let error = #expect(throws: SceneLoadingError.self) { try SceneLoader().load(Data(contentsOf: url)) }
    let lines = try #require(error).description.split(separator: "\n")
    let page = try Page("Documentation/Loading.md")
    for line in try #require(page.blocks("text").first).split(separator: "\n") {
      #expect(lines.contains(line))
    }
  }

  @Test func aTableIsTapped() {
    let owner = CityPicker()
    let scene = CitiesScene(handlers: owner)
    scene.loadViewIfNeeded()
    scene.cities.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(owner.selected == "上海")
  }

  @Test func handlersReceiveTheirView() {
    let field = UITextField()
    field.shouldReturnHandler = { field in
      field.resignFirstResponder()
      return true
    }
    field.type("Ada")
    field.pressReturn()
    #expect(!field.isFirstResponder)
    let slider = UISlider()
    slider.setHandler({ slider in print(slider.value) }, for: .valueChanged)
    #expect(slider.handler(for: .valueChanged) != nil)
    let example = FollowExample()
    example.button.tap()
    #expect(example.isFollowing && !example.button.isEnabled)
  }

  @Test func aClearedViewKeepsItsHandlers() {
    let card = UIView()
    card.tapHandler = { _ in }
    card.addSubview(UILabel())
    for view in card.subviews where !(view is any ViewDecorator) { view.removeFromSuperview() }
    #expect(card.subview(type: UILabel.self) == nil && card.tapHandler != nil)
    card.subviews.forEach { $0.removeFromSuperview() }
    #expect(card.tapHandler == nil)
  }
}

@MainActor
@Suite struct NicknameTests {
  @Test func theNicknameHasAtMostSixCharacters() {
    let owner = NicknameForm()
    let scene = NicknameScene(handlers: owner)
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()

    let isAccepted = scene.nickname.type("Antonio")
    #expect(!isAccepted)
    #expect(scene.nickname.text == "Antoni")

    scene.nickname.pressReturn()
    #expect(!scene.nickname.isFirstResponder)
  }
}
