/// Holds the content of a scroll view.
final class ContentStackView: UIStackView {}

extension UIScrollView {
  private static let visibleWidth = "diorama.visibleWidth"
  private static let visibleHeight = "diorama.visibleHeight"

  /// The stack with the content. It is as wide as the visible area inside the insets, so the view scrolls only
  /// vertically.
  var contentStack: UIStackView {
    if let stack = subview(type: ContentStackView.self) { return stack }
    let stack = ContentStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = contentInsetAdjustmentBehavior == .always ? safeAreaLayoutGuide : frameLayoutGuide
    let width = stack.widthAnchor.constraint(equalTo: guide.widthAnchor)
    width.identifier = Self.visibleWidth
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor), width,
    ])
    fitContent()
    return stack
  }

  /// Makes the content as tall as the visible area if something in it grows. A nested scroll view gets that height
  /// itself. The visible area is what bars do not cover, unless the view does not move its content away from them.
  func shareVisiblePart(_ growth: Growth) {
    let guide = contentInsetAdjustmentBehavior == .never ? frameLayoutGuide : safeAreaLayoutGuide
    guard let stack = subview(type: ContentStackView.self) else { return }
    let nested = stack.arrangedSubviews.filter { $0 is UIScrollView && $0.grows(along: .vertical, growth) }
    for (view, priority) in [(stack, .visiblePart)] + nested.map({ ($0, UILayoutPriority.room) }) {
      let height = view.heightAnchor.constraint(equalTo: guide.heightAnchor)
      height.identifier = Self.visibleHeight
      height.prioritized(priority).isActive = true
    }
    fitContent()
    stack.shareRoom(isNested: false, growth)
  }

  /// Updates the size of what is as large as the visible area inside the insets.
  func fitContent() {
    for constraint in constraints {
      switch constraint.identifier {
      case Self.visibleWidth: constraint.constant = (-contentInset.left - contentInset.right).distance
      case Self.visibleHeight: constraint.constant = (-contentInset.top - contentInset.bottom).distance
      default: break
      }
    }
  }
}

extension UIScrollView {
  /// Whether the refresh control above the content is refreshing. It starts to spin when the view is in a window.
  public var isRefreshing: Bool {
    get { refreshControl?.isRefreshing == true || self[decorator: \WaitingRefresh.isWaiting] == true }
    set {
      guard newValue != isRefreshing else { return }
      self[decorator: \WaitingRefresh.isWaiting] = newValue && window == nil ? true : nil
      if !newValue {
        refreshControl?.endRefreshing()
      } else if window != nil {
        beginRefreshing()
      }
    }
  }

  /// Called when the user pulls down to refresh. The refresh control spins until ``isRefreshing`` is set to `false`.
  ///
  /// A closure that captures the scroll view creates a retain cycle: use the argument instead.
  public var refreshHandler: (@MainActor (UIScrollView) -> Void)? {
    get {
      guard let handler = refreshControl?.handler(for: .valueChanged) else { return nil }
      return { scrollView in
        if let control = scrollView.refreshControl { handler(control) }
      }
    }
    set {
      var handler: (@MainActor (UIRefreshControl) -> Void)?
      if let newValue {
        handler = { [weak self] _ in
          if let self { newValue(self) }
        }
      }
      if handler != nil || refreshControl != nil { refreshable.setHandler(handler, for: .valueChanged) }
    }
  }

  fileprivate var refreshable: UIRefreshControl {
    if let refreshControl { return refreshControl }
    let control = UIRefreshControl()
    refreshControl = control
    // Otherwise, the user could not pull down content that fits the screen.
    alwaysBounceVertical = true
    return control
  }

  /// Begins to refresh and, if the view is scrolled to its top, reveals the refresh control. UIKit only reveals it when
  /// the user pulls it.
  fileprivate func beginRefreshing() {
    let control = refreshable
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    control.beginRefreshing()
    guard isAtTop, !isDragging else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: contentOffset.y - control.frame.height), animated: true)
  }
}

/// Begins to refresh after the scroll view has moved to a window. Until then, UIKit would not show it.
private final class WaitingRefresh: StoringDecorator<UIScrollView>, ViewDecorator {
  var isWaiting: Bool?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The insets of the scroll view are known after its first layout.
    if window != nil, isWaiting == true { Task { [weak self] in self?.begin() } }
  }

  private func begin() {
    guard window != nil, isWaiting == true else { return }
    isWaiting = nil
    object?.beginRefreshing()
  }
}
