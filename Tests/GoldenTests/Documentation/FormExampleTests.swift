import DioramaKit
import DioramaTestSupport
import SceneDriving
import Testing

extension LoginScene.State {
  @MainActor fileprivate var canSave: Bool { canSignIn }

  var emailProblem: String? {
    email.isEmpty || email.contains("@") ? nil : "Write an address such as ada@example.com."
  }
}

/// The Swift in `Documentation/Forms.md` works as described, with the scene of a sample that has the same fields.
@MainActor
@Suite struct FormExampleTests {
  private final class Owner: LoginSceneHandlers {
    lazy var scene = LoginScene(handlers: self)
    var saved = 0

    func fieldChanged(_ textField: UITextField) {}

    func registrationAppeared(_ animated: Bool) { scene.emailField.becomeFirstResponder() }

    func emailReturned(_ textField: UITextField) -> Bool {
      scene.passwordField.becomeFirstResponder()
      return true
    }

    func passwordReturned(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      if scene.state.canSave { save() }
      return true
    }

    func signInTapped(_ sender: UIButton) {}

    func save() { saved += 1 }
  }

  @Test func theReturnKeyMovesTheFocusAndSaves() {
    let owner = Owner()
    let window = UIWindow()
    window.rootViewController = owner.scene
    window.isHidden = false
    owner.registrationAppeared(false)
    #expect(owner.scene.emailField.isFirstResponder)
    owner.scene.emailField.type("ada")
    #expect(owner.scene.state.emailProblem != nil)
    owner.scene.emailField.type("@example.com")
    #expect(owner.scene.state.emailProblem == nil)
    owner.scene.emailField.pressReturn()
    #expect(owner.scene.passwordField.isFirstResponder)
    owner.scene.passwordField.pressReturn()
    #expect(owner.saved == 0)
    owner.scene.passwordField.becomeFirstResponder()
    owner.scene.passwordField.type("analytical engine")
    owner.scene.passwordField.pressReturn()
    #expect(!owner.scene.passwordField.isFirstResponder && owner.saved == 1)
  }
}
