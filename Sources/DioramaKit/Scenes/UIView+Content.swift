extension UIView {
  /// Puts a view inside. In a scroll view, contents stand below each other and scroll; in any other view, each fills it.
  public func addContent(_ view: UIView) {
    if let scrollView = self as? UIScrollView {
      scrollView.contentStack.addArrangedSubview(view)
    } else {
      fill(with: view)
    }
  }

  /// Makes the view as wide as this, whatever its content.
  public func constrainWidth(to width: CGFloat) {
    constrain(widthAnchor, to: width.finite.clamped(atLeast: 0), identifier: "diorama.width")
  }

  /// Makes the view as high as this, whatever its content.
  public func constrainHeight(to height: CGFloat) {
    constrain(heightAnchor, to: height.finite.clamped(atLeast: 0), identifier: "diorama.height")
  }

  /// Adds a view that covers this one.
  func fill(with view: UIView) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
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
    constraint.isActive = true
  }
}

/// Holds the contents of a scroll view.
private final class ContentStackView: UIStackView {}

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
