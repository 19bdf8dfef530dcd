#if !canImport(UIKit)
  import DioramaKit

  /// Signs in as a user would, and prints what the screen shows.
  @MainActor
  func drive(_ scene: LoginScene) async {
    scene.show("At first")

    scene.emailField.type("ada")
    scene.show("Part of an address")

    scene.emailField.type("@example.com")
    scene.emailField.pressReturn()
    scene.passwordField.type("difference engine")
    scene.show("An address and a password")

    scene.passwordField.pressReturn()
    scene.show("The return key")
    await scene.settle()
    scene.show("A wrong password")

    scene.passwordField.select(NSRange(location: 0, length: 10))
    scene.passwordField.type("analytical")
    scene.show("Another password")

    scene.signIn.tap()
    await scene.settle()
    scene.show("The right password")
  }

  extension LoginScene {
    /// Prints what the user sees and can do.
    fileprivate func show(_ step: String) {
      print("— \(step) —")
      print("\(emailField.text ?? ""), \(passwordField.text?.count ?? 0) characters")
      for label in [emailHint, failureText] where !label.isHidden { print(label.text ?? "") }
      print(
        "[\(signIn.currentTitle ?? "")]\(signIn.isEnabled ? "" : " disabled")\(progress.isAnimating ? " …" : "")"
      )
    }

    /// Waits for the service.
    fileprivate func settle() async {
      while state.isBusy { await Task.yield() }
    }
  }
#endif
