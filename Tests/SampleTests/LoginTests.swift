import DioramaKit
import Testing

@testable import LoginSample

/// The scene and the handwritten screen behave the same.
@MainActor
@Suite(.serialized)
struct LoginTests {
  @Test(arguments: LoginScreen.Implementation.allCases)
  func creatingTheScreenDoesNotLoadItsView(_ implementation: LoginScreen.Implementation) {
    let screen = LoginScreen(implementation)
    #expect(!screen.controller.isViewLoaded)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func emptyFieldsDisableTheButton(_ implementation: LoginScreen.Implementation) throws {
    let screen = LoginScreen(showing: implementation)
    #expect(try !screen.signIn.isEnabled)
    #expect(try screen.signIn.currentTitle == "Sign in")
    #expect(try screen.emailHint.isHidden && screen.failureText.isHidden && screen.progress.isHidden)
    try screen.emailField.type("ada@example.com")
    #expect(try !screen.signIn.isEnabled)
    try screen.passwordField.type("e")
    #expect(try screen.signIn.isEnabled)
    try screen.passwordField.pressBackspace()
    #expect(try !screen.signIn.isEnabled)
    try screen.passwordField.type("e")
    try screen.emailField.pressClear()
    #expect(try !screen.signIn.isEnabled)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func anInvalidAddressShowsTheHint(_ implementation: LoginScreen.Implementation) throws {
    let screen = LoginScreen(showing: implementation)
    try screen.passwordField.type("engine")
    #expect(try screen.emailHint.isHidden)
    for (typed, isValid) in [
      ("ada", false), ("@", false), ("example", false), (".", false), ("com", true), (" ", false),
    ] {
      try screen.emailField.type(typed)
      #expect(try screen.emailHint.isHidden == isValid, "after '\(typed)'")
      #expect(try screen.signIn.isEnabled == isValid, "after '\(typed)'")
    }
    try screen.emailField.pressClear()
    #expect(try screen.emailHint.isHidden)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func whatIsTypedIsSent(_ implementation: LoginScreen.Implementation) async throws {
    let screen = LoginScreen(showing: implementation)
    try screen.fillIn()
    try screen.passwordField.type("s")
    try screen.signIn.tap()
    try await screen.answer()
    #expect(screen.service.requests == ["ada@example.com engines"])
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func aPendingRequestDisablesTheScreen(_ implementation: LoginScreen.Implementation) async throws {
    let screen = LoginScreen(showing: implementation)
    try screen.fillIn()
    try screen.signIn.tap()
    #expect(try screen.signIn.currentTitle == "Signing in…" && !screen.signIn.isEnabled)
    #expect(try screen.progress.isAnimating && !screen.progress.isHidden)
    #expect(try !screen.emailField.isEnabled && !screen.passwordField.isEnabled)
    #expect(try !screen.passwordField.isFirstResponder && !screen.passwordField.type("x"))
    try screen.signIn.tap()
    try await screen.answer()
    #expect(screen.service.requests.count == 1)
    #expect(try screen.signIn.isEnabled && screen.emailField.isEnabled && screen.passwordField.isEnabled)
    #expect(try !screen.progress.isAnimating && screen.progress.isHidden)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func aFailureIsShownUntilTheUserTypes(_ implementation: LoginScreen.Implementation) async throws {
    var successes = 0
    let screen = LoginScreen(showing: implementation) { successes += 1 }
    try screen.fillIn()
    for field in try [screen.emailField, screen.passwordField] {
      try screen.signIn.tap()
      try await screen.answer("The password is wrong.")
      #expect(try screen.failureText.text == "The password is wrong." && !screen.failureText.isHidden)
      #expect(try screen.signIn.isEnabled)
      field.type("x")
      #expect(try screen.failureText.isHidden)
    }
    #expect(successes == 0)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func anotherRequestHidesTheFailure(_ implementation: LoginScreen.Implementation) async throws {
    let screen = LoginScreen(showing: implementation)
    try screen.fillIn()
    try screen.signIn.tap()
    try await screen.answer("The server is down.")
    try screen.signIn.tap()
    #expect(try screen.failureText.isHidden)
    try await screen.answer()
    #expect(try screen.failureText.isHidden)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func successCallsTheOwner(_ implementation: LoginScreen.Implementation) async throws {
    var successes = 0
    let screen = LoginScreen(showing: implementation) { successes += 1 }
    try screen.fillIn()
    try screen.signIn.tap()
    #expect(successes == 0)
    try await screen.answer()
    #expect(successes == 1)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func theReturnKeyMovesOnAndSubmits(_ implementation: LoginScreen.Implementation) async throws {
    let screen = LoginScreen(showing: implementation)
    try screen.emailField.type("ada@example.com")
    try screen.emailField.pressReturn()
    #expect(try screen.passwordField.isFirstResponder)
    try screen.passwordField.pressReturn()
    #expect(try !screen.progress.isAnimating)
    try screen.passwordField.type("engine")
    try screen.passwordField.pressReturn()
    #expect(try screen.progress.isAnimating && !screen.passwordField.isFirstResponder)
    try await screen.answer()
    #expect(screen.service.requests == ["ada@example.com engine"])
  }

  /// An input method composes an address. The screen follows each step, and never interrupts it.
  @Test(arguments: LoginScreen.Implementation.allCases)
  func whatIsComposedStaysComposed(_ implementation: LoginScreen.Implementation) async throws {
    let screen = LoginScreen(showing: implementation)
    try screen.fillIn()
    try screen.signIn.tap()
    try await screen.answer("The password is wrong.")
    let field = try screen.emailField
    field.compose("ni")
    #expect(field.markedTextRange != nil && field.text == "ada@example.comni")
    #expect(try screen.failureText.isHidden && screen.emailHint.isHidden && screen.signIn.isEnabled)
    field.changeComposition(to: "@")
    #expect(field.markedTextRange != nil && field.text == "ada@example.com@")
    #expect(try !screen.emailHint.isHidden && !screen.signIn.isEnabled)
    field.commitComposition(as: "你")
    #expect(field.markedTextRange == nil && field.text == "ada@example.com你")
    #expect(try screen.emailHint.isHidden && screen.signIn.isEnabled)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func aScreenIsFreedAfterSigningIn(_ implementation: LoginScreen.Implementation) async throws {
    var screen: LoginScreen? = LoginScreen(showing: implementation)
    try screen?.fillIn()
    try screen?.signIn.tap()
    try await screen?.answer("The password is wrong.")
    try screen?.passwordField.pressReturn()
    try await screen?.answer()
    weak let controller = screen?.controller
    weak let owner = screen?.owner
    weak let field = try screen?.passwordField
    screen = nil
    try await wait { controller == nil }
    #expect(owner == nil && field == nil)
  }

  @Test(arguments: LoginScreen.Implementation.allCases)
  func aPendingRequestDoesNotHoldTheScreen(_ implementation: LoginScreen.Implementation) async throws {
    var successes = 0
    var screen: LoginScreen? = LoginScreen(showing: implementation) { successes += 1 }
    let service = try #require(screen?.service)
    try screen?.fillIn()
    try screen?.signIn.tap()
    try await wait { !service.requests.isEmpty }
    weak let controller = screen?.controller
    weak let owner = screen?.owner
    screen = nil
    #expect(controller == nil && owner == nil)
    try await service.answer()
    #expect(successes == 0)
  }

  /// After each step, all views have equal properties.
  @Test func bothScreensLookTheSame() async throws {
    let screens = LoginScreen.Implementation.allCases.map { LoginScreen(showing: $0) }
    let steps: [(String, @MainActor (LoginScreen) async throws -> Void)] = [
      ("at first", { _ in }),
      ("part of an address", { try $0.emailField.type("ada") }),
      (
        "an address and a password",
        {
          try $0.emailField.pressClear()
          try $0.fillIn()
        }
      ),
      ("a request", { try $0.passwordField.pressReturn() }),
      ("a failure", { try await $0.answer("The password is wrong.") }),
      ("another request", { try $0.signIn.tap() }),
      ("success", { try await $0.answer() }),
    ]
    #expect(try screens[0].layout == screens[1].layout && screens[0].layout.count == 8)
    for (name, step) in steps {
      for screen in screens {
        try await step(screen)
        screen.controller.view.endEditing(true)
      }
      #expect(screens[0].descriptions == screens[1].descriptions, "\(name)")
      #expect(screens[0].descriptions.count == 7)
    }
  }

  @Test func typingChangesTheStateOfTheScene() throws {
    let screen = LoginScreen(showing: .scene)
    let scene = try #require((screen.owner as? LoginOwner)?.scene)
    try screen.emailField.type("ada")
    #expect(scene.state.email == "ada" && !scene.state.isEmailValid)
    try screen.emailField.type("@example.com")
    try screen.passwordField.paste("engine")
    #expect(scene.state.password == "engine" && scene.state.isEmailValid && scene.state.canSignIn)
    scene.state.email = ""
    #expect(try screen.emailField.text?.isEmpty == true && !screen.signIn.isEnabled)
  }
}
