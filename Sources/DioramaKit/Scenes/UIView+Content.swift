extension UIView {
  /// Puts a view inside. In a scroll view, contents stand below each other and scroll; in any other view, each fills
  /// it.
  public func addContent(_ view: UIView) {
    if let scrollView = self as? UIScrollView {
      scrollView.contentStack.addArrangedSubview(view)
    } else {
      becomeGroup()
      fill(with: view, identifier: Self.contentTop)
    }
  }

  /// Fixes the width of the view, whatever its content. A stack can still hide it.
  public func constrainWidth(to width: CGFloat) {
    constrain(widthAnchor, to: width.finite.clamped(atLeast: 0), identifier: Self.fixedWidth)
  }

  /// Fixes the height of the view, whatever its content. A stack can still hide it.
  public func constrainHeight(to height: CGFloat) {
    constrain(heightAnchor, to: height.finite.clamped(atLeast: 0), identifier: Self.fixedHeight)
  }

  /// Whether the extent along an axis is fixed.
  func hasFixedExtent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let identifier = axis == .vertical ? Self.fixedHeight : Self.fixedWidth
    return constraints.contains { $0.identifier == identifier }
  }

  private static let fixedWidth = "diorama.width"
  private static let fixedHeight = "diorama.height"

  /// The content views, each of which fills the view.
  var contents: [UIView] {
    constraints.compactMap { $0.identifier == Self.contentTop ? $0.firstItem as? UIView : nil }
  }

  private static let contentTop = "diorama.content"

  /// Adds a view that covers this one.
  func fill(with view: UIView, identifier: String? = nil) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: topAnchor)
    top.identifier = identifier
    NSLayoutConstraint.activate([
      top,
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  private func constrain(_ dimension: NSLayoutDimension, to extent: CGFloat, identifier: String) {
    if let constraint = constraints.first(where: { $0.identifier == identifier }) {
      constraint.constant = extent
      return
    }
    let constraint = dimension.constraint(equalToConstant: extent)
    constraint.identifier = identifier
    constraint.priority = .fixedExtent
    constraint.isActive = true
  }
}

/// Holds the contents of a scroll view.
final class ContentStackView: UIStackView {}

extension UIScrollView {
  fileprivate var contentStack: UIStackView {
    if let stack = subview(type: ContentStackView.self) { return stack }
    let stack = ContentStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
    return stack
  }
}
