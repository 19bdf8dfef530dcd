extension UITableView {
  /// Shows views in the middle of the table while it has no row. Its rows come from ``setRows(_:)-([TableRow])`` or
  /// from ``TableSections``, which get the table afterwards.
  public func setEmptyViews(_ views: [UIView]) {
    backgroundView = views.isEmpty ? nil : EmptyRowsView(views)
    self[\.rows]?.showEmptyViews()
  }
}

/// The views that a table or a collection shows while it has no row or item.
final class EmptyRowsView: UIView {
  private let stack = SectionStack()

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    isHidden = true
    stack.alignment = .center
    stack.show(views)
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The views are complete when they are in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { stack.complete() }
  }
}

extension TableSections {
  /// Shows or hides the views that stand for missing rows.
  func showEmptyViews() {
    if let view = tableView?.backgroundView as? EmptyRowsView { view.isHidden = !isEmpty }
  }

  /// Whether no row is shown.
  private var isEmpty: Bool {
    (0..<count).allSatisfy { section in
      !isShown(section) || rows(in: section).allSatisfy { $0.isAbsent }
    }
  }
}

extension TableRow {
  /// Whether the row is not shown, or the list has none that are.
  @MainActor fileprivate var isAbsent: Bool {
    switch self {
    case .text: false
    case .cell(let cell): !cell.isShown
    case .list(let list): !list.isShown || list.numbers.isEmpty
    }
  }
}
