extension UIView {
  /// Lays out views in a column or a row that fills this view, as in a component. The view is as large as they need.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) {
    let stack = UIStackView(
      views, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    addSubview(stack)
    pin(stack, padding: padding.finite)
  }

  /// Changes the layout of the views that ``layOut(_:axis:spacing:padding:alignment:distribution:)`` laid out: those
  /// parts that are given. Does nothing before.
  public func updateLayout(
    axis: NSLayoutConstraint.Axis? = nil, spacing: CGFloat? = nil, padding: NSDirectionalEdgeInsets? = nil,
    alignment: UIStackView.Alignment? = nil, distribution: UIStackView.Distribution? = nil
  ) {
    guard let stack = placedStack else { return }
    stack.update(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    if let padding { pin(stack, padding: padding.finite) }
  }
}

extension UIStackView {
  /// Creates the stack of the views of a scene or a component.
  convenience init(
    _ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: UIStackView.Alignment,
    distribution: UIStackView.Distribution
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing.finite
    self.alignment = alignment
    self.distribution = distribution
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Changes the parts of the layout that are given.
  func update(
    axis: NSLayoutConstraint.Axis?, spacing: CGFloat?, alignment: UIStackView.Alignment?,
    distribution: UIStackView.Distribution?
  ) {
    if let spacing { self.spacing = spacing.finite }
    guard axis != nil || alignment != nil || distribution != nil else { return }
    rearrange { stack in
      if let axis { stack.axis = axis }
      if let alignment { stack.alignment = alignment }
      if let distribution { stack.distribution = distribution }
    }
  }
}

extension UIView {
  private static let placement = "diorama.layout"

  /// The constraints between the edges of the views of a scene or a component and those of their area.
  private var placements: [NSLayoutConstraint] { constraints.filter { $0.identifier == Self.placement } }

  /// The stack of the views of a scene or a component.
  var placedStack: UIStackView? { placement(.top)?.firstItem as? UIStackView }

  private func placement(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    placements.first { $0.firstAttribute == edge }
  }

  /// The distances of the views of a scene or a component from the edges.
  var padding: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: placement(.top)?.constant ?? 0, leading: placement(.leading)?.constant ?? 0,
      bottom: placement(.bottom)?.constant ?? 0, trailing: placement(.trailing)?.constant ?? 0)
  }

  /// Fixes the edges of a stack in the safe area.
  func place(_ stack: UIStackView, padding: NSDirectionalEdgeInsets) {
    NSLayoutConstraint.deactivate(placements)
    let area = safeAreaLayoutGuide
    let (axis, pull) = (stack.axis, stack.distribution == .fill ? UILayoutPriority.room : .allRoom)
    let edges = [
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
    ]
    activate(edges)
  }

  /// Fixes the edges of a stack in the view itself.
  private func pin(_ stack: UIStackView, padding: NSDirectionalEdgeInsets) {
    NSLayoutConstraint.deactivate(placements)
    activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: padding.top),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding.leading),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: padding.bottom),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: padding.trailing),
    ])
  }

  private func activate(_ edges: [NSLayoutConstraint]) {
    for edge in edges { edge.identifier = Self.placement }
    NSLayoutConstraint.activate(edges)
  }
}
