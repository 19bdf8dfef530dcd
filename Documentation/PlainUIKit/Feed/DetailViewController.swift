#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One glimpse.
final class DetailViewController: UIViewController {
  private let card = PersonCardView()
  private let messageLabel = UILabel()
  private let heart = HeartButton()

  private let glimpse: Glimpse
  private let save: (HeartButton) async throws -> Void

  init(glimpse: Glimpse, save: @escaping (HeartButton) async throws -> Void) {
    self.glimpse = glimpse
    self.save = save
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    messageLabel.text = glimpse.text
    messageLabel.numberOfLines = 0
    messageLabel.accessibilityIdentifier = "Detail.messageText"

    heart.show(isLiked: glimpse.isLiked, count: glimpse.likes)
    heart.accessibilityIdentifier = "Detail.like"
    heart.changed = { [weak self] _ in self?.update() }
    heart.save = { [weak self] _ in
      guard let self else { return }
      try await save(heart)
    }

    layOut()
    update()
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [card, messageLabel, heart])
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
    let note =
      switch heart.count {
      case 0: "Not liked yet"
      case 1: "One like"
      default: "\(heart.count) likes"
      }
    card.show(name: glimpse.author, note: note)
  }
}
