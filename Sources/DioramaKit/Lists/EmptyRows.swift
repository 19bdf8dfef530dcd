@_spi(Generated)
extension UITableView {
  /// Sets views to show in the middle of the table while it has no rows. This works with ``setRows(_:)-([TableRow])``,
  /// and with ``TableSections`` if you set their `tableView` afterwards.
  public func setEmptyViews(_ views: [UIView]) {
    backgroundView = views.isEmpty ? nil : EmptyRowsView(views)
    self[\.rows]?.showEmptyViews()
  }
}

/// The views that a table or a collection shows while it has no rows or items.
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

  /// The views are complete once they are in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { stack.complete() }
  }
}

extension TableSections {
  /// Shows the empty views if there are no rows; otherwise hides them.
  func showEmptyViews() {
    if let view = tableView?.backgroundView as? EmptyRowsView { view.isHidden = !isEmpty }
  }

  /// Whether no rows are shown.
  private var isEmpty: Bool {
    (0..<count).allSatisfy { section in
      !isShown(section) || rows(in: section).allSatisfy { $0.isAbsent }
    }
  }
}

extension TableRow {
  /// Whether the row is hidden, or the list shows no rows.
  @MainActor fileprivate var isAbsent: Bool {
    switch self {
    case .text: false
    case .cell(let cell): !cell.isShown
    case .list(let list): !list.isShown || list.numbers.isEmpty
    }
  }
}
