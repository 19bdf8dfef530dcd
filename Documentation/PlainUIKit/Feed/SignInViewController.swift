#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Signs a person in.
final class SignInViewController: UIViewController {
  private let card = PersonCardView()
  private let passwordField = UITextField()
  private let failureLabel = UILabel()
  private let signInButton = UIButton(type: .system)

  private let name: String
  private let signIn: (String) async throws -> Void

  private var failure: String? { didSet { update() } }
  private var isBusy = false { didSet { update() } }

  private var password: String { passwordField.text ?? "" }
  private var canSignIn: Bool { !password.isEmpty && !isBusy }

  init(name: String, signIn: @escaping (String) async throws -> Void) {
    self.name = name
    self.signIn = signIn
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.show(name: name, note: "Sign in to see your feed.")

    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.borderStyle = .roundedRect
    passwordField.delegate = self
    passwordField.accessibilityIdentifier = "SignIn.passwordField"
    passwordField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)

    failureLabel.font = .preferredFont(forTextStyle: .footnote)
    failureLabel.adjustsFontForContentSizeCategory = true
    failureLabel.textColor = .systemRed
    failureLabel.numberOfLines = 0
    failureLabel.accessibilityIdentifier = "SignIn.failureText"

    signInButton.accessibilityIdentifier = "SignIn.signIn"
    signInButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)

    layOut()
    update()
  }

  /// Forgets what was entered.
  func reset() {
    passwordField.text = nil
    failure = nil
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [card, passwordField, failureLabel, signInButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
    ])
  }

  private func update() {
    guard isViewLoaded else { return }
    passwordField.isEnabled = !isBusy
    failureLabel.text = failure
    failureLabel.isHidden = failure == nil
    signInButton.setTitle(isBusy ? "Signing in…" : "Sign in", for: .normal)
    signInButton.isEnabled = canSignIn
  }

  private func submit() {
    guard canSignIn else { return }
    failure = nil
    isBusy = true
    Task { [weak self, signIn, password] in
      do {
        try await signIn(password)
        self?.reset()
      } catch {
        self?.failure = error.localizedDescription
      }
      self?.isBusy = false
    }
  }
}

extension SignInViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit()
    return true
  }
}
