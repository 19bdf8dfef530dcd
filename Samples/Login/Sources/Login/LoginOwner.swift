import DioramaKit

/// Signs users in.
protocol LoginService: Sendable {
  func signIn(email: String, password: String) async throws
}

extension LoginScene.State {
  /// Whether the address has a name, an `@` and a domain.
  var isEmailValid: Bool {
    email.range(of: #"^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$"#, options: .regularExpression) != nil
  }
}

/// Owns the login and signs the user in.
final class LoginOwner: LoginSceneHandlers {
  private(set) lazy var scene = LoginScene(handlers: self)
  private let service: any LoginService
  private let onSuccess: () -> Void

  init(service: any LoginService, onSuccess: @escaping () -> Void) {
    self.service = service
    self.onSuccess = onSuccess
  }

  func fieldChanged(_ field: UITextField) {
    scene.state.failure = nil
  }

  func emailReturned(_ field: UITextField) -> Bool {
    scene.passwordField.becomeFirstResponder()
  }

  func passwordReturned(_ field: UITextField) -> Bool {
    signInTapped(scene.signIn)
    return true
  }

  func signInTapped(_ sender: UIButton) {
    guard scene.state.canSignIn else { return }
    scene.view.endEditing(true)
    scene.state.failure = nil
    scene.state.isBusy = true
    Task { [weak self, service, state = scene.state] in
      do {
        try await service.signIn(email: state.email, password: state.password)
        self?.onSuccess()
      } catch {
        self?.scene.state.failure = error.localizedDescription
      }
      self?.scene.state.isBusy = false
    }
  }
}
