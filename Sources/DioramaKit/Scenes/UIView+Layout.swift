extension UIView {
  /// Lays out views in a column or a row that fills this view, as in a component. The view is as large as they require.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, accessibilityOrder: [UIView] = []
  ) {
    let stack = UIStackView(
      views, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    addSubview(stack)
    pin(stack, padding: padding.distances)
    relateSizes()
    setAccessibilityOrder(accessibilityOrder)
  }

  /// Changes those properties of the layout that are not `nil`. Does nothing before
  /// ``layOut(_:axis:spacing:padding:alignment:distribution:accessibilityOrder:)`` has been called.
  public func updateLayout(
    axis: NSLayoutConstraint.Axis? = nil, spacing: CGFloat? = nil, padding: NSDirectionalEdgeInsets? = nil,
    alignment: UIStackView.Alignment? = nil, distribution: UIStackView.Distribution? = nil
  ) {
    guard let stack = placedStack else { return }
    stack.update(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    if let padding { pin(stack, padding: padding.distances) }
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

  /// Changes those properties of the layout that are not `nil`.
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
