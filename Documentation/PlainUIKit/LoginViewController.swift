#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Signs users in.
protocol LoginService: Sendable {
  func signIn(email: String, password: String) async throws
}

/// Signs the user in.
final class LoginViewController: UIViewController {
  private let headline = UILabel()
  private let emailField = UITextField()
  private let emailHint = UILabel()
  private let passwordField = UITextField()
  private let failureText = UILabel()
  private let signInButton = UIButton(type: .system)
  private let progress = UIActivityIndicatorView(style: .medium)

  private let service: any LoginService
  private let onSuccess: () -> Void

  private var failure: String? { didSet { update() } }
  private var isBusy = false { didSet { update() } }

  private var email: String { emailField.text ?? "" }
  private var password: String { passwordField.text ?? "" }

  /// Whether the address has a name, an `@` and a domain.
  private var isEmailValid: Bool {
    email.range(of: #"^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$"#, options: .regularExpression) != nil
  }

  private var canSignIn: Bool { isEmailValid && !password.isEmpty && !isBusy }

  init(service: any LoginService, onSuccess: @escaping () -> Void) {
    self.service = service
    self.onSuccess = onSuccess
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureLabels()
    configureFields()
    configureSigningIn()
    layOut()
    update()
  }

  private func configureLabels() {
    headline.text = "Welcome back"
    headline.font = .preferredFont(forTextStyle: .largeTitle)
    headline.adjustsFontForContentSizeCategory = true
    headline.accessibilityIdentifier = "Login.headline"

    emailHint.text = "Enter an address such as ada@example.com."
    emailHint.textColor = .secondaryLabel
    emailHint.accessibilityIdentifier = "Login.emailHint"

    failureText.textColor = .systemRed
    failureText.accessibilityIdentifier = "Login.failureText"

    for label in [emailHint, failureText] {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private func configureFields() {
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    emailField.clearButtonMode = .whileEditing
    emailField.accessibilityIdentifier = "Login.emailField"

    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.accessibilityIdentifier = "Login.passwordField"

    let changed = UIAction { [weak self] _ in self?.failure = nil }
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(changed, for: .editingChanged)
    }
  }

  private func configureSigningIn() {
    signInButton.accessibilityIdentifier = "Login.signIn"
    signInButton.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)

    progress.isAccessibilityElement = true
    progress.accessibilityLabel = "Signing in"
    progress.accessibilityIdentifier = "Login.progress"
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [
      headline, emailField, emailHint, passwordField, failureText, signInButton, progress,
    ])
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

  /// Shows what has changed.
  private func update() {
    emailField.isEnabled = !isBusy
    emailHint.isHidden = email.isEmpty || isEmailValid
    passwordField.isEnabled = !isBusy
    failureText.text = failure
    failureText.isHidden = failure == nil
    signInButton.setTitle(isBusy ? "Signing in…" : "Sign in", for: .normal)
    signInButton.isEnabled = canSignIn
    if isBusy {
      progress.startAnimating()
    } else {
      progress.stopAnimating()
    }
  }

  private func signIn() {
    guard canSignIn else { return }
    view.endEditing(true)
    failure = nil
    isBusy = true
    Task { [weak self, service, email, password] in
      do {
        try await service.signIn(email: email, password: password)
        self?.onSuccess()
      } catch {
        self?.failure = error.localizedDescription
      }
      self?.isBusy = false
    }
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      signIn()
    }
    return true
  }
}
