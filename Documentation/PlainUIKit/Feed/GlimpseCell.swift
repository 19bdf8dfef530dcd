#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A row with a glimpse.
final class GlimpseCell: UITableViewCell {
  static let identifier = "glimpse"

  let heart = HeartButton()
  private let card = PersonCardView(isCompact: true)
  private let messageLabel = UILabel()

  override func prepareForReuse() {
    super.prepareForReuse()
    heart.forget()
  }

  func show(_ glimpse: Glimpse) {
    if messageLabel.superview == nil { layOut() }
    card.show(name: glimpse.author)
    messageLabel.text = glimpse.text
    heart.show(isLiked: glimpse.isLiked, count: glimpse.likes)
  }

  private func layOut() {
    accessoryType = .disclosureIndicator
    messageLabel.numberOfLines = 0
    messageLabel.accessibilityIdentifier = "GlimpseRow.message"
    heart.accessibilityIdentifier = "GlimpseRow.like"

    let stack = UIStackView(arrangedSubviews: [card, messageLabel, heart])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)

    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      bottom,
    ])
  }
}
