extension UIViewController {
  /// Lays out views below or beside each other, inside the safe area. A view without a background gets the system's.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: UIEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
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
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: padding.top),
      stack.leftAnchor.constraint(equalTo: area.leftAnchor, constant: padding.left),
      area.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: padding.bottom),
      area.rightAnchor.constraint(equalTo: stack.rightAnchor, constant: padding.right),
    ])
  }
}
