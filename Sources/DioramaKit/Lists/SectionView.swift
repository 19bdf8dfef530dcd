/// The views above or below the rows of a section, one below the other. Its height is that of the views.
final class SectionView: UITableViewHeaderFooterView {
  private let stack = UIStackView()
  /// Whether the views share the room.
  private var isComplete = false

  convenience init(_ views: [UIView]) {
    self.init(reuseIdentifier: nil)
    stack.axis = .vertical
    stack.spacing = 8
    for view in views { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      margins.bottomAnchor.constraint(equalTo: stack.bottomAnchor).prioritized(.fixedExtent),
    ])
  }

  /// Lets the views share the room. They must be complete.
  func complete() {
    if isComplete { return }
    isComplete = true
    stack.shareRoomInside()
    stack.relateSizes()
  }

  /// Lets VoiceOver read the labels as headings.
  func becomeHeader() {
    var pending = contentView.subviews
    while let view = pending.popLast() {
      if view is UILabel { view.accessibilityTraits.insert(.header) }
      if !(view is UIControl) { pending += view.subviews }
    }
  }
}
