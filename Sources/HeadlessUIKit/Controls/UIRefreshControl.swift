/// The wheel that appears when a user pulls down the content of a scroll view.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows that the content is being refreshed.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the content has been refreshed.
  open func endRefreshing() { isRefreshing = false }
}
