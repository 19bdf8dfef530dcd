import DioramaKit
import Testing

extension RegisterScene.State {
  var strength: Int {
    StateRenderingTests.derivations += 1
    return email.count
  }
}

/// A label that reports its text while it is being set.
final class EchoingLabel: UILabel {
  var textChanged: (String?) -> Void = { _ in }

  override var text: String? {
    didSet { textChanged(text) }
  }
}

/// What a generated scene does when its state changes.
@MainActor @Suite(.serialized) struct StateRenderingTests {
  nonisolated(unsafe) static var derivations = 0

  private final class Owner: RegisterSceneHandlers {
    lazy var scene = RegisterScene(app: "Diorama", handlers: self)
    var didAgree: (RegisterScene) -> Void = { _ in }

    func signInTapped(_ sender: UIButton) { scene.update { $0.isBusy = true } }
    func agreed(_ sender: UISwitch) { didAgree(scene) }
  }

  @Test func theFirstStateIsShownBeforeTheViewIsLoaded() {
    let owner = Owner()
    let scene = owner.scene
    #expect(!scene.isViewLoaded)
    #expect(scene.failureText.isHidden)
    #expect(scene.hint.text == "\"Strength\": 0")
    #expect(!scene.signIn.isEnabled)
    scene.state.failure = "offline"
    #expect(scene.failureText.text == "offline" && !scene.failureText.isHidden)
    #expect(!scene.isViewLoaded)
    let other = RegisterScene(state: .init(email: "ada", phase: .sending), app: "Diorama", handlers: owner)
    #expect(other.emailText.text == "ada" && other.hint.text == "One moment.")
  }

  @Test func conditionsFollowTheState() {
    let owner = Owner()
    let scene = owner.scene
    scene.update {
      $0.email = "ada"
      $0.agrees = true
    }
    #expect(scene.state.canSignIn && scene.signIn.isEnabled && scene.agree.isOn)
    owner.signInTapped(scene.signIn)
    #expect(!scene.signIn.isEnabled && !scene.slider.isEnabled)
    #expect(scene.signIn.title(for: .normal) == "Signing in…")
    scene.state.failure = "offline"
    scene.state.failure = nil
    #expect(scene.failureText.isHidden && scene.failureText.text == nil)
    scene.state.attempts = -5
    #expect(scene.hint.numberOfLines == 0 && scene.hint.alpha == 0)
  }

  /// A group runs when one of its inputs changes, and not otherwise.
  @Test func onlyWhatChangesIsSet() {
    let scene = Owner().scene
    scene.hint.text = "kept"
    scene.emailText.text = "kept"
    scene.state.isBusy = true
    scene.state.failure = "offline"
    let before = Self.derivations
    let state = scene.state
    scene.state = state
    #expect(Self.derivations == before)
    #expect(scene.hint.text == "kept" && scene.emailText.text == "kept")
    scene.state.email = "ada"
    #expect(scene.emailText.text == "ada" && scene.hint.text == "\"Strength\": 3")
    scene.hint.text = "kept"
    scene.state.email = "eve"
    #expect(scene.emailText.text == "eve" && scene.hint.text == "kept")
  }

  /// A derived value is computed once for each rendering, and once for the condition that reads it.
  @Test func derivedValuesAreComputedOnce() {
    let scene = Owner().scene
    let before = Self.derivations
    scene.state.email = "ada"
    #expect(Self.derivations - before == 2)
  }

  @Test func editsWriteTheStateFirst() {
    let owner = Owner()
    let scene = owner.scene
    var seen: [Bool] = []
    owner.didAgree = { scene in
      seen.append(scene.state.agrees)
      scene.state.agrees = false
    }
    scene.agree.isOn = true
    scene.agree.sendActions(for: .valueChanged)
    #expect(seen == [true])
    #expect(!scene.agree.isOn && !scene.state.agrees)
    scene.slider.value = 0.5
    scene.slider.sendActions(for: .valueChanged)
    #expect(scene.state.speed == 0.5)
  }

  /// What changes while the scene is being rendered is shown afterwards, and the last value wins everywhere.
  @Test func changesDuringRenderingAreShownAfterwards() {
    let scene = Owner().scene
    var depth = 0
    var deepest = 0
    scene.emailText.textChanged = { text in
      depth += 1
      deepest = max(deepest, depth)
      if text == "first" {
        scene.update {
          $0.email = "second"
          $0.agrees = true
        }
      }
      if text == "second" { scene.state.email = "last" }
      depth -= 1
    }
    scene.state.email = "first"
    #expect(deepest == 1)
    #expect(
      scene.state.email == "last" && scene.emailText.text == "last" && scene.hint.text == "\"Strength\": 4")
    #expect(scene.agree.isOn && scene.signIn.isEnabled)
  }

  /// A state that does not equal itself is shown once.
  @Test func notANumberIsShownOnce() {
    let scene = Owner().scene
    scene.state.speed = .nan
    #expect(scene.slider.value == 0)
    scene.state.email = "ada"
    #expect(scene.emailText.text == "ada")
  }

  @Test func aHundredChangesInARow() {
    let scene = Owner().scene
    for number in 0..<100 { scene.state.email = String(repeating: "a", count: number) }
    #expect(scene.hint.text == "\"Strength\": 99")
  }

  @Test func nothingLeaks() {
    weak var scene: RegisterScene?
    do {
      let owner = Owner()
      owner.scene.loadViewIfNeeded()
      owner.scene.state.agrees = true
      scene = owner.scene
      #expect(scene != nil)
    }
    #expect(scene == nil)
  }
}
