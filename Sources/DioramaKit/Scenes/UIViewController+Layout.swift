extension UIViewController {
  /// Lays out views below or beside each other inside the safe area, from the top and the leading edge on. A view without a
  /// background gets the system's.
  ///
  /// Along the axis, views have their natural size. What scrolls and what has no size of its own, such as a plain view
  /// without content, shares the room that is left; a distribution other than `fill` takes all the room.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) {
    guard let container = view else { return }
    if container.backgroundColor == nil { container.backgroundColor = .systemBackground }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    let area = container.safeAreaLayoutGuide
    let pull = distribution == .fill ? UILayoutPriority.room : .allRoom
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: padding.top),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: padding.leading),
      area.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: padding.bottom)
        .prioritized(.withinArea),
      area.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: padding.bottom)
        .prioritized(axis == .vertical ? pull : .room),
      area.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: padding.trailing)
        .prioritized(.withinArea),
      area.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: padding.trailing)
        .prioritized(axis == .vertical ? .required : pull),
    ])
    stack.shareRoom(isNested: false)
  }
}
