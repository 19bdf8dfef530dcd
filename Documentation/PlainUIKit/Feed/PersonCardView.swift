#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A person with a line of text, on a card.
final class PersonCardView: UIView {
  private let portrait = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()

  init(isCompact: Bool = false) {
    super.init(frame: .zero)
    portrait.tintColor = .systemTeal
    portrait.isAccessibilityElement = false

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.accessibilityIdentifier = "PersonCard.nameText"

    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.adjustsFontForContentSizeCategory = true
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    noteLabel.accessibilityIdentifier = "PersonCard.noteText"

    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 2

    let stack = UIStackView(arrangedSubviews: [portrait, texts])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)

    let padding: CGFloat = isCompact ? 4 : 12
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 40),
      portrait.heightAnchor.constraint(equalToConstant: 40),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: padding),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(name: String, note: String? = nil) {
    nameLabel.text = name
    noteLabel.text = note
    noteLabel.isHidden = note?.isEmpty != false
  }
}
