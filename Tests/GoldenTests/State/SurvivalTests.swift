import DioramaKit
import DioramaTree
import SceneDriving
import Testing

/// What survives a change of the state, with both back ends: what the user does, and what is pending.
@MainActor
@Suite(.serialized)
struct SurvivalTests {
  private let answers = PendingAnswers()

  /// A screen in a window, with its owner.
  private func screen(
    _ backEnd: BackEnd, _ state: [String: Any?] = [:], isShown: Bool = true
  ) throws -> SurvivingScreen {
    try SurvivingScreen(backEnd, answers, state, isShown: isShown)
  }

  // MARK: Values

  @Test(arguments: BackEnd.allCases) func nilAtFirstThenAValueThenNil(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let label: UILabel = try screen.view("noteText")
    #expect(label.isHidden && label.text == nil && screen["note"] == nil)
    try screen.update(["note": "Now"])
    #expect(!label.isHidden && label.text == "Now" && screen["note"] as? String == "Now")
    // An empty text is there, but not true.
    try screen.update(["note": ""])
    #expect(label.isHidden && label.text == "")
    try screen.update(["note": nil])
    #expect(label.isHidden && label.text == nil && screen["note"] == nil)
    let given = try self.screen(backEnd, ["note": "First"])
    #expect(try given.view("noteText", as: UILabel.self).text == "First")
  }

  @Test(arguments: BackEnd.allCases) func changesBeforeTheViewIsLoaded(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, isShown: false)
    #expect(!screen.controller.isViewLoaded)
    try screen.update(["note": "Early", "count": 60])
    #expect(!screen.controller.isViewLoaded && screen["count"] as? Int == 60)
    let label: UILabel = try screen.view("countText")
    #expect(screen.controller.isViewLoaded && label.text == "60 times" && label.textColor == .systemRed)
    #expect(try screen.view("noteText", as: UILabel.self).text == "Early")
  }

  @Test(arguments: BackEnd.allCases) func changesFromAHandler(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let field: UITextField = try screen.view("nameField")
    var seen: [String?] = []
    screen.owner.changed = { [weak screen] in
      seen.append(screen?["name"] as? String)
      try? screen?.update(["name": (screen?["name"] as? String ?? "").uppercased(), "count": seen.count])
    }
    field.type("ab")
    #expect(seen == ["a", "Ab"] && field.text == "AB" && screen["name"] as? String == "AB")
    #expect(try screen.view("countText", as: UILabel.self).text == "2 times")
    field.resignFirstResponder()
  }

  /// A change that is made while another one is shown is shown after it, and the last value wins everywhere.
  @Test(arguments: BackEnd.allCases) func changesFromWithinRendering(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let label: UILabel = try screen.view("noteText")
    var changes = 0
    let observation = (label as UIView).observe(\.isHidden) { [weak screen] _, _ in
      MainActor.assumeIsolated {
        changes += 1
        guard changes < 4 else { return }
        let note: String? = changes == 1 ? nil : "again"
        try? screen?.update(["note": note, "count": changes, "name": "change \(changes)"])
      }
    }
    try screen.update(["note": "first", "count": 100, "name": "outer"])
    #expect(changes == 3 && label.text == "again" && !label.isHidden)
    #expect(screen["count"] as? Int == 3 && screen["name"] as? String == "change 3")
    #expect(try screen.view("countText", as: UILabel.self).text == "3 times")
    #expect(try screen.view("nameText", as: UILabel.self).text == "Hello, change 3")
    #expect(try screen.view("nameField", as: UITextField.self).text == "change 3")
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: BackEnd.allCases) func aHundredChangesInARow(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let label: UILabel = try screen.view("countText")
    for count in 1...100 {
      try screen.update(["count": count])
      #expect(label.text == "\(count) times" && (label.textColor == .systemRed) == (count >= 50))
    }
  }

  /// A change that concerns one label sets that label only.
  @Test(arguments: BackEnd.allCases) func onlyOneLabelIsSet(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, ["note": "here"])
    let names = ["noteText", "countText", "speedText", "nameText", "line"]
    let labels = try names.map { try screen.view($0, as: UILabel.self) }
    for label in labels { label.text = "kept" }
    try screen.update(["speed": 30.5])
    #expect(labels.map(\.text) == ["kept", "kept", "30.5 km/h", "kept", "kept"])
    // The same value again, and a value that nothing here shows.
    labels[2].text = "kept"
    try screen.update(["speed": 30.5, "isOn": true])
    #expect(labels.allSatisfy { $0.text == "kept" })
  }

  /// A number that is not finite is printed and compared as in Swift, and clamped where a view needs it.
  @Test(arguments: BackEnd.allCases, [-Double.infinity, .infinity, .nan])
  func numbersThatAreNotFinite(_ backEnd: BackEnd, _ speed: Double) throws {
    let changed = try screen(backEnd)
    try changed.update(["speed": speed])
    for screen in [changed, try screen(backEnd, ["speed": speed])] {
      let text: UILabel = try screen.view("speedText")
      let gauge: UIProgressView = try screen.view("gauge")
      let given = try #require(screen["speed"] as? Double)
      #expect(text.text == "\(speed) km/h" && "\(given)" == "\(speed)")
      #expect(text.textColor == (speed == .infinity ? .systemRed : .label))
      #expect(gauge.isHidden == (speed == -.infinity))
      #expect(gauge.progress == (speed == .infinity ? 1 : 0))
      #expect(gauge.constraints.allSatisfy { $0.constant.isFinite })
      try screen.update(["speed": 60.0, "name": "Ada"])
      #expect(text.text == "60.0 km/h" && text.textColor == .systemRed && !gauge.isHidden)
    }
  }

  // MARK: Text

  @Test(arguments: BackEnd.allCases) func theFirstResponderAndItsSelection(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let field: UITextField = try screen.view("nameField")
    let view: UITextView = try screen.view("storyView")
    func check<Editor: UIView & UITextInput>(_ editor: Editor, _ entry: String, _ type: () -> Void) throws {
      editor.becomeFirstResponder()
      type()
      func selection() -> [Int] {
        let range = editor.selectedTextRange
        return [range?.start, range?.end].compactMap { $0 }.map {
          editor.offset(from: editor.beginningOfDocument, to: $0)
        }
      }
      func select(_ start: Int, _ end: Int) throws {
        let first = try #require(editor.position(from: editor.beginningOfDocument, offset: start))
        let last = try #require(editor.position(from: editor.beginningOfDocument, offset: end))
        editor.selectedTextRange = editor.textRange(from: first, to: last)
      }
      #expect(screen[entry] as? String == "abcdef")
      try select(1, 4)
      try screen.update(["count": 7, "note": "other", "photo": nil, "isLiked": true])
      #expect(editor.isFirstResponder && selection() == [1, 4])
      try screen.update([entry: "uvwxyz"])
      #expect(editor.isFirstResponder && selection() == [1, 4])
      try screen.update([entry: "uvw"])
      #expect(editor.isFirstResponder && selection() == [1, 3])
      try screen.update([entry: ""])
      #expect(editor.isFirstResponder && selection() == [0, 0])
      editor.resignFirstResponder()
    }
    try check(field, "name") { field.type("abcdef") }
    try check(view, "story") { view.type("abcdef") }
  }

  @Test(arguments: BackEnd.allCases) func composedText(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let field: UITextField = try screen.view("nameField")
    let greeting: UILabel = try screen.view("nameText")
    field.compose("ni")
    #expect(screen["name"] as? String == "ni" && greeting.text == "Hello, ni")
    try screen.update(["count": 3])
    #expect(field.text == "ni" && field.markedTextRange != nil)
    try screen.update(["name": "from the server"])
    #expect(field.text == "ni" && field.markedTextRange != nil)
    #expect(screen["name"] as? String == "from the server" && greeting.text == "Hello, from the server")
    field.commitComposition()
    #expect(field.text == "from the server" && screen["name"] as? String == "from the server")
    // What the user goes on to compose wins over what came meanwhile.
    field.select(NSRange(location: 15, length: 0))
    field.compose("h")
    try screen.update(["name": "late"])
    field.compose("ha")
    field.commitComposition(as: "哈")
    #expect(field.text == "from the server哈" && screen["name"] as? String == "from the server哈")
    field.resignFirstResponder()
  }

  // MARK: Other views

  @Test(arguments: BackEnd.allCases) func theScrollPosition(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, ["story": "long"])
    let (page, story) = (try screen.view("page", as: UIScrollView.self), try screen.view("storyView"))
    page.contentOffset = CGPoint(x: 0, y: 40)
    (story as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: 30)
    try screen.update(["count": 9, "note": "other", "story": "longer"])
    #expect(try screen.view("line", as: UILabel.self).text == "Line 9")
    #expect(page.contentOffset.y == 40 && (story as? UIScrollView)?.contentOffset.y == 30)
  }

  @Test(arguments: BackEnd.allCases) func aSwitch(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd)
    let control: UISwitch = try screen.view("toggle")
    var seen: [Bool?] = []
    screen.owner.changed = { [weak screen] in seen.append(screen?["isOn"] as? Bool) }
    control.tap()
    #expect(seen == [true] && control.isOn)
    try screen.update(["count": 1])
    #expect(control.isOn && screen["isOn"] as? Bool == true)
    // A handler takes the change back.
    screen.owner.changed = { [weak screen] in try? screen?.update(["isOn": true]) }
    control.tap()
    #expect(control.isOn && screen["isOn"] as? Bool == true)
  }

  @Test(arguments: BackEnd.allCases, [true, false])
  func aPendingLike(_ backEnd: BackEnd, _ succeeds: Bool) async throws {
    let screen = try screen(backEnd)
    let like: LikeButton = try screen.view("like")
    like.tap()
    #expect(like.isLiked && like.count == 13 && screen["isLiked"] as? Bool == true)
    try screen.update(["count": 1, "note": "other"])
    #expect(like.isLiked && like.count == 13 && screen["likes"] as? Int == 13)
    await settle()
    #expect(answers.questions == ["like true"])
    await answers.giveAll(succeeds)
    #expect(like.isLiked == succeeds && like.count == (succeeds ? 13 : 12))
    #expect(screen["isLiked"] as? Bool == succeeds && screen["likes"] as? Int == like.count)
    // Afterwards, the scene is free to change.
    try screen.update(["count": 2])
    #expect(like.isLiked == succeeds)
    try screen.update(["isLiked": !succeeds, "likes": 40])
    #expect(like.isLiked == !succeeds && like.count == 40)
  }

  /// What has changed since is not taken back.
  @Test(arguments: BackEnd.allCases) func aLikeThatFailsAfterAnotherChange(_ backEnd: BackEnd) async throws {
    let screen = try screen(backEnd)
    let like: LikeButton = try screen.view("like")
    like.tap()
    try screen.update(["isLiked": false])
    try screen.update(["isLiked": true, "likes": 99])
    await answers.giveAll(false)
    #expect(like.isLiked && like.count == 99 && screen["likes"] as? Int == 99)
  }

  @Test(arguments: BackEnd.allCases) func aPictureThatIsLoading(_ backEnd: BackEnd) async throws {
    let (first, second) = (
      try #require(URL(string: "https://example.com/1.png")),
      try #require(URL(string: "https://example.com/2.png"))
    )
    let screen = try screen(backEnd, ["photo": first])
    let face: AvatarView = try screen.view("face")
    await settle()
    try screen.update(["count": 1, "name": "Ada"])
    await settle()
    #expect(answers.questions == [first.absoluteString] && face.imageView.image == nil)
    await answers.giveAll(true)
    #expect(face.imageView.image != nil)
    try screen.update(["count": 2, "photo": first])
    await settle()
    #expect(answers.questions.count == 1 && face.imageView.image != nil)
    // Another picture replaces it, and a late one is not shown.
    try screen.update(["photo": second])
    await settle()
    try screen.update(["photo": nil])
    await answers.giveAll(true)
    #expect(answers.questions == [first, second].map(\.absoluteString) && face.imageView.image == nil)
  }

  // MARK: Lifetime

  @Test(arguments: BackEnd.allCases, [false, true])
  func nothingLeaks(_ backEnd: BackEnd, isShown: Bool) async throws {
    weak var controller: UIViewController?
    weak var owner: SurvivalHandlers?
    weak var field: UITextField?
    do {
      let screen = try screen(backEnd, isShown: isShown)
      (controller, owner) = (screen.controller, screen.owner)
      screen.owner.screen = screen.controller
      try screen.update(["note": "a", "photo": URL(string: "https://example.com/1.png")])
      if isShown {
        field = try screen.view("nameField")
        field?.compose("ni")
        try screen.update(["name": "b"])
        field?.commitComposition()
        field?.resignFirstResponder()
        try screen.view("like").tap()
        try screen.view("toggle").tap()
      }
      await settle()
      screen.window.rootViewController = nil
    }
    await answers.giveAll(true)
    #expect(controller == nil && owner == nil && field == nil)
  }
}

/// A screen of the scene `Survival`, made with one of the back ends.
@MainActor
private final class SurvivingScreen {
  let controller: UIViewController
  let owner: SurvivalHandlers
  let window = UIWindow()

  init(_ backEnd: BackEnd, _ answers: PendingAnswers, _ state: [String: Any?], isShown: Bool) throws {
    let owner = SurvivalHandlers(trace: Trace())
    owner.answers = answers
    self.owner = owner
    controller = try answers.serve {
      try backEnd.make("Survival", state: state, for: owner) {
        var first = SurvivalScene.State()
        Self.change(&first, state)
        return SurvivalScene(state: first, handlers: owner)
      }
    }
    guard isShown else { return }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try view("face", as: AvatarView.self).services.imageLoader = answers
  }

  subscript(name: String) -> Any? { ScenePair.survival.values(of: controller)[name].flatMap(\.self) }

  func update(_ changes: [String: Any?]) throws {
    if let scene = controller as? any LoadedScene { return try scene.update(changes) }
    (controller as? SurvivalScene)?.update { Self.change(&$0, changes) }
  }

  func view<View: UIView>(_ id: String, as type: View.Type = View.self) throws -> View {
    try controller.find("Survival.\(id)")
  }

  private static func change(_ state: inout SurvivalScene.State, _ changes: [String: Any?]) {
    for (name, value) in changes {
      switch name {
      case "note": state.note = value as? String
      case "name": state.name = value as? String ?? state.name
      case "story": state.story = value as? String ?? state.story
      case "photo": state.photo = value as? URL
      case "isOn": state.isOn = value as? Bool ?? state.isOn
      case "isLiked": state.isLiked = value as? Bool ?? state.isLiked
      case "likes": state.likes = value as? Int ?? state.likes
      case "count": state.count = value as? Int ?? state.count
      case "speed": state.speed = value as? Double ?? state.speed
      default: Issue.record("there is no \(name)")
      }
    }
  }
}

/// Handles the events of the scene, whose likes are pending until the test responds.
@MainActor
private final class SurvivalHandlers: SurvivalOwner {
  var changed: () -> Void = {}
  var screen: UIViewController?
  var answers = PendingAnswers()

  override func nameChanged(_ sender: UITextField) { changed() }
  override func toggled(_ sender: UISwitch) { changed() }
  override func setLiked(_ isLiked: Bool) async throws { try await answers.answer("like \(isLiked)") }
}
