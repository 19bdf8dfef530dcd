/// A view that lays out other views in a row or a column.
@MainActor
open class UIStackView: UIView {
  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the top edge of a row.
    public static var top: Alignment { .leading }
    /// At the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// How views share the space along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The views that are laid out, in order. Each is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The direction in which views are laid out.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// How the views share the space along the axis.
  open var distribution = Distribution.fill

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill

  /// The distance between adjacent views.
  open var spacing: CGFloat = 0

  /// Whether the views stay inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false

  /// The custom spacing that stands for the stack's spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The spacing that stands for the system's spacing between views.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the distance after an arranged view. Here, does nothing for any other view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
  }

  /// Returns the distance that was set after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Creates a stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a stack.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, or moves it there. The index must not be greater than the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition((0...arrangedSubviews.count).contains(stackIndex), "no place \(stackIndex) in the stack")
    removeArrangedSubview(view)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
  }

  /// Stops laying out a view, which stays a subview.
  private func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Stops laying out a subview that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
