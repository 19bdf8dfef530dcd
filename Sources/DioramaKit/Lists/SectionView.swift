/// The views above or below the rows of a section, one below the other. It is as tall as the views.
final class SectionView: UITableViewHeaderFooterView {
  let stack = SectionStack()

  convenience init(_ views: [UIView]) {
    self.init(reuseIdentifier: nil)
    stack.show(views)
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.trailingAnchor.constraint(equalTo: stack.trailingAnchor).prioritized(.fixedExtent),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor).prioritized(.fixedExtent),
      margins.bottomAnchor.constraint(equalTo: stack.bottomAnchor).prioritized(.sharedExtent),
    ])
  }
}

/// Text, or views one below the other, above or below a section. The stack is as tall as its content, so its height
/// changes only with the content.
final class SectionStack: CompletableStack {
  /// Called when the height of the content has changed since the section was shown, and when the text has changed.
  var contentChanged: (@MainActor () -> Void)?

  /// The text; `nil` for none.
  var text: String? {
    didSet {
      guard text != oldValue else { return }
      label.text = text
      if text == nil { label.removeFromSuperview() } else { addArrangedSubview(label) }
      contentChanged?()
    }
  }

  /// Whether there is neither a text nor a view.
  var isEmpty: Bool { arrangedSubviews.isEmpty }

  private lazy var label: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()
  private var height: CGFloat = 0

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    translatesAutoresizingMaskIntoConstraints = false
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let known = height
    height = bounds.height
    // While views are laid out, no table or collection can be.
    if known > 0, height != known { Task { [weak self] in self?.contentChanged?() } }
  }

  /// Shows views in place of the earlier ones.
  func show(_ views: [UIView]) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    for view in views { addArrangedSubview(view) }
    isComplete = false
    contentChanged?()
  }

  /// Makes VoiceOver read the first label as a heading.
  func becomeHeader() {
    var pending = subviews
    while let view = pending.first {
      pending.removeFirst()
      if view is UILabel {
        view.accessibilityTraits.insert(.header)
        return
      }
      if !(view is UIControl) { pending = view.subviews + pending }
    }
  }
}

/// The header or the footer of a section.
enum SectionEdge: CaseIterable {
  case header, footer

  @MainActor init?(elementKind: String) {
    guard let edge = Self.allCases.first(where: { $0.elementKind == elementKind }) else { return nil }
    self = edge
  }

  /// The kind of the supplementary view.
  @MainActor var elementKind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}

/// The header or footer of a section of items.
final class SectionEdgeView: UICollectionReusableView {
  /// Shows the content of a header or footer.
  func show(_ stack: SectionStack, as edge: SectionEdge) {
    stack.complete()
    if edge == .header { stack.becomeHeader() }
    if stack.superview === self { return }
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor).prioritized(.fixedExtent),
      layoutMarginsGuide.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor)
        .prioritized(.fixedExtent),
    ])
  }
}

@_spi(Generated)
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
/// view is assigned again. It is as wide as the table, which moves only the contents of rows out of the way of a notch.
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
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor).prioritized(.fixedExtent),
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
    // A height is rounded to the pixels of the screen.
    guard width > 0, abs(height - bounds.height) >= 0.5, let table = superview as? UITableView else { return }
    frame.size.height = height
    table[keyPath: place] = self
  }
}

@_spi(Generated)
extension UITableView {
  /// Sets views to show in the middle of the table while it has no rows. This works with ``setRows(_:)-([TableRow])``
  /// and with ``TableSections``, before or after they are shown.
  public func setEmptyViews(_ views: [UIView]) {
    backgroundView = views.isEmpty ? nil : EmptyRowsView(views)
    self[decorator: \SectionsDecorator.sections]?.showEmptyViews()
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
