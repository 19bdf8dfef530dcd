#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Edits the user's profile.
final class ProfileViewController: UIViewController {
  private let card = PersonCardView()
  private let nameField = UITextField()
  private let aboutView = UITextView()
  private let limitLabel = UILabel()
  private let visibilityLabel = UILabel()
  private let visibilitySwitch = UISwitch()
  private let failureLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  private let profile: Profile
  private let save: (Profile) async throws -> Void

  private var failure: String? { didSet { update() } }
  private var isSaving = false { didSet { update() } }

  private var name: String { nameField.text ?? "" }
  private var about: String { aboutView.text ?? "" }

  init(profile: Profile, save: @escaping (Profile) async throws -> Void) {
    self.profile = profile
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    nameField.text = profile.name
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.accessibilityIdentifier = "Profile.nameField"
    nameField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)

    aboutView.text = profile.about
    aboutView.delegate = self
    aboutView.accessibilityLabel = "About you"
    aboutView.accessibilityIdentifier = "Profile.aboutField"

    limitLabel.text = "That is more than 80 characters."
    limitLabel.textColor = .systemRed
    limitLabel.accessibilityIdentifier = "Profile.limit"

    visibilityLabel.text = "Everyone sees it"
    visibilitySwitch.isOn = profile.isPublic
    visibilitySwitch.accessibilityLabel = "Everyone sees it"
    visibilitySwitch.accessibilityIdentifier = "Profile.visibilitySwitch"

    failureLabel.textColor = .systemRed
    failureLabel.numberOfLines = 0
    failureLabel.accessibilityIdentifier = "Profile.failureText"

    saveButton.accessibilityIdentifier = "Profile.save"
    saveButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)

    layOut()
    update()
  }

  private func layOut() {
    let visibility = UIStackView(arrangedSubviews: [visibilityLabel, visibilitySwitch])
    let stack = UIStackView(arrangedSubviews: [
      card, nameField, aboutView, limitLabel, visibility, failureLabel, saveButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      aboutView.heightAnchor.constraint(equalToConstant: 96),
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
    ])
  }

  private func update() {
    card.show(name: name.isEmpty ? "Your name" : name, note: about)
    limitLabel.isHidden = about.count <= 80
    failureLabel.text = failure
    failureLabel.isHidden = failure == nil
    saveButton.setTitle(isSaving ? "Saving…" : "Save", for: .normal)
    saveButton.isEnabled = !name.isEmpty && about.count <= 80 && !isSaving
  }

  private func submit() {
    failure = nil
    isSaving = true
    let new = Profile(name: name, about: about, isPublic: visibilitySwitch.isOn)
    Task { [weak self, save] in
      do {
        try await save(new)
      } catch {
        self?.failure = error.localizedDescription
      }
      self?.isSaving = false
    }
  }
}

extension ProfileViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    update()
  }
}
