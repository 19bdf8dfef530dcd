/// A row of a table that shows custom views in a stack, within the table's margins.
open class ContentCell: UITableViewCell {
  /// Fills the content view within its margins. It is made when it is first used, because an initializer cannot be
  /// overridden in the same way in UIKit and in HeadlessUIKit, where it is required.
  private lazy var stack = {
    let stack = CompletableStack()
    stack.axis = .vertical
    contentView.add(stack, filling: contentView.layoutMarginsGuide)
    // The margins of the cell, unlike those of its content view, increase with the user's text size.
    if !hasOwnMargins { contentView.preservesSuperviewLayoutMargins = true }
    return stack
  }()

  private var hasOwnMargins = false

  /// Replaces the table's margins.
  func pad(by insets: NSDirectionalEdgeInsets) {
    hasOwnMargins = true
    // Otherwise, the table's margins would be the smallest possible ones.
    contentView.preservesSuperviewLayoutMargins = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.directionalLayoutMargins = insets
  }

  /// The direction in which the views are arranged.
  public var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set { stack.liveAxis = newValue }
  }

  /// The distance between adjacent views, in points.
  public var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue.distance }
  }

  /// How the views are aligned across the axis.
  public var alignment: UIStackView.Alignment {
    get { stack.liveAlignment }
    set { stack.liveAlignment = newValue }
  }

  /// Adds a view after the others.
  public func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view) }

  /// Distributes the row's space among the views, which are complete once a table shows the row.
  func complete() { stack.complete() }

  /// Distributes the row's space among the views, unless that was done before the table measured the row.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    // The views change while the row is shown, and with them its height.
    if #available(iOS 16.0, *) {
      (newSuperview as? UITableView)?.selfSizingInvalidation = .enabledIncludingConstraints
    }
    if newSuperview != nil { complete() }
  }
}
