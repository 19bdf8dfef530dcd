// Written by the tests from Login.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `LoginScene` in a comparison.
class LoginOwner: RecordingOwner, LoginSceneHandlers {
  func fieldChanged(_ textField: UITextField) {
    note("fieldChanged", textField)
  }

  func emailReturned(_ textField: UITextField) -> Bool {
    answer("emailReturned", textField)
  }

  func passwordReturned(_ textField: UITextField) -> Bool {
    answer("passwordReturned", textField)
  }

  func signInTapped(_ sender: UIButton) {
    note("signInTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("fieldChanged", of: self, LoginOwner.fieldChanged)
    handlers.set("emailReturned", of: self, LoginOwner.emailReturned)
    handlers.set("passwordReturned", of: self, LoginOwner.passwordReturned)
    handlers.set("signInTapped", of: self, LoginOwner.signInTapped)
  }
}

extension ScenePair {
  /// `LoginScene`, with all its arguments and with those that it needs.
  static let login = ScenePair(
    "Login", owner: LoginOwner.self,
    fully: { owner, given in
      LoginScene(
        state: LoginScene.State(email: given["email"], password: given["password"], failure: given["failure"], isBusy: given["isBusy"]),
        handlers: owner)
    },
    briefly: { owner, given in
      LoginScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("email") { state.email = given["email"] }
        if given.has("password") { state.password = given["password"] }
        if given.has("failure") { state.failure = given["failure"] }
        if given.has("isBusy") { state.isBusy = given["isBusy"] }
      }
    },
    state: { $0.state })
}
