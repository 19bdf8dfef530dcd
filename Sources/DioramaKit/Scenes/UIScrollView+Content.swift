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
    let width = stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
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
  /// itself.
  func shareVisiblePart(_ growth: Growth) {
    guard let stack = subview(type: ContentStackView.self) else { return }
    let nested = stack.arrangedSubviews.filter { $0 is UIScrollView && $0.grows(along: .vertical, growth) }
    for (view, priority) in [(stack, .visiblePart)] + nested.map({ ($0, UILayoutPriority.room) }) {
      let height = view.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
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
