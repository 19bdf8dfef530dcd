extension UITableView {
  /// Shows views above all rows, in place of earlier ones. The header is as wide as the table and as tall as its
  /// content, even if the content changes.
  public func setHeader(_ views: [UIView]) {
    tableHeaderView = views.isEmpty ? nil : TableEdgeView(views, at: \.tableHeaderView)
  }

  /// Shows views below all rows, in place of earlier ones. The footer is as wide as the table and as tall as its
  /// content, even if the content changes.
  public func setFooter(_ views: [UIView]) {
    tableFooterView = views.isEmpty ? nil : TableEdgeView(views, at: \.tableFooterView)
  }
}

/// The header or footer of a table. The table sets its width, but not its height, and updates its height only when the
/// view is assigned again.
private final class TableEdgeView: UIView {
  private let stack = SectionStack()
  private let place: ReferenceWritableKeyPath<UITableView, UIView?>

  init(_ views: [UIView], at place: ReferenceWritableKeyPath<UITableView, UIView?>) {
    self.place = place
    super.init(frame: .zero)
    stack.show(views)
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor).prioritized(.fixedExtent),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor).prioritized(.sharedExtent),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.complete()
    let width = bounds.width
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard width > 0, height != bounds.height, let table = superview as? UITableView else { return }
    frame.size.height = height
    table[keyPath: place] = self
  }
}
