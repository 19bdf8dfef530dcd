import DioramaKit
import Testing

@testable import LoginSample
@testable import PlainUIKit

/// A screen on which a user signs in, with a service that waits for answers.
@MainActor
final class LoginScreen {
  /// How the screen is written.
  enum Implementation: CaseIterable, CustomTestStringConvertible {
    /// As a scene: `Samples/Login`.
    case scene
    /// By hand: `Documentation/PlainUIKit`.
    case plainUIKit

    var testDescription: String { "\(self)" }
  }

  let controller: UIViewController
  let service = PendingService()
  /// Holds the controller, or is the controller.
  let owner: AnyObject
  private let window = UIWindow()

  /// Creates the screen without showing it.
  init(_ implementation: Implementation, onSuccess: @escaping () -> Void = {}) {
    switch implementation {
    case .scene:
      let owner = LoginOwner(service: service, onSuccess: onSuccess)
      controller = owner.scene
      self.owner = owner
    case .plainUIKit:
      controller = LoginViewController(service: service, onSuccess: onSuccess)
      owner = controller
    }
  }

  /// Creates the screen and shows it.
  convenience init(showing implementation: Implementation, onSuccess: @escaping () -> Void = {}) {
    self.init(implementation, onSuccess: onSuccess)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var emailField: UITextField { get throws { try view("emailField") } }
  var emailHint: UILabel { get throws { try view("emailHint") } }
  var passwordField: UITextField { get throws { try view("passwordField") } }
  var failureText: UILabel { get throws { try view("failureText") } }
  var signIn: UIButton { get throws { try view("signIn") } }
  var progress: UIActivityIndicatorView { get throws { try view("progress") } }

  /// All properties of the views with an identifier, in the order in which they are shown. How a view reports events
  /// may differ, and whether it lets the keyboard predict text.
  var descriptions: [Substring] {
    controller.view.descendants.filter { $0.accessibilityIdentifier != nil }.map {
      $0.snapshot.prefix { $0 != "\n" }.replacing(/registrations=\[.*?\]|storedPrediction=\d/, with: "")
    }
  }

  /// The layout of the views.
  var layout: [String] {
    get throws {
      let stack = try #require(controller.view.subviews.first as? UIStackView)
      let background = try #require(controller.view.backgroundColor)
      let look = "\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution) \(background)"
      return try [look] + stack.arrangedSubviews.map { try #require($0.accessibilityIdentifier) }
    }
  }

  /// Enters values that can be sent.
  func fillIn() throws {
    try emailField.type("ada@example.com")
    try passwordField.type("engine")
  }

  /// Answers the pending request, and waits until the screen shows the answer.
  func answer(_ failure: String? = nil) async throws {
    try await service.answer(failure)
    let signIn = try signIn
    try await wait { signIn.currentTitle == "Sign in" }
  }

  private func view<View: UIView>(_ id: String) throws -> View {
    let view = controller.view.descendants.first { $0.accessibilityIdentifier == "Login.\(id)" }
    return try #require(view as? View)
  }
}
