/// An element that assistive technology reads, and that is not a view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// The label.
  open var accessibilityLabel: String?

  /// A description of the effect of using the element.
  open var accessibilityHint: String?

  /// The value.
  open var accessibilityValue: String?

  /// The traits.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// The frame in the view that contains the element.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Creates an element in a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Called when the user activates the element. Returns whether the element handled this. If not, its centre is
  /// tapped.
  open func accessibilityActivate() -> Bool { false }
}
