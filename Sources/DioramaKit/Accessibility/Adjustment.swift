/// The handlers of an adjustable view, for which VoiceOver reads an element that has them.
final class Adjustment: StoringDecorator<UIView>, ViewDecorator {
  var increment: (@MainActor () -> Void)? {
    didSet { replaceObject() }
  }
  var decrement: (@MainActor () -> Void)? {
    didSet { replaceObject() }
  }

  /// The element that VoiceOver reads in place of the view; `nil` without a handler.
  private(set) var element: UIAccessibilityElement?
  /// The view's own `isAccessibilityElement` while the element stands in for the view; `nil` otherwise.
  fileprivate var wasElement: Bool?
  /// The view's own container type while the element stands in for the view.
  private var formerContainerType = UIAccessibilityContainerType.none

  /// Makes VoiceOver read the element in place of the view while there is a handler.
  func replaceObject() {
    guard let object else { return }
    if increment != nil || decrement != nil {
      let element = element ?? AdjustableElement(accessibilityContainer: object)
      self.element = element
      wasElement = wasElement ?? object.isAccessibilityElement
      object.isAccessibilityElement = false
      if object.accessibilityContainerType != .none {
        formerContainerType = object.accessibilityContainerType
      }
      object.accessibilityContainerType = .none
      object.accessibilityElements = [element]
    } else if let wasElement {
      self.wasElement = nil
      element = nil
      object.accessibilityElements = nil
      object.existingViewDecorator(type: AccessibilityOrder.self)?.show()
      object.isAccessibilityElement = wasElement
      object.accessibilityContainerType = formerContainerType
      object.existingViewDecorator(type: GestureHandlers.self)?.markButton()
    }
  }
}

/// The accessibility element that VoiceOver reads in place of an adjustable view. UIKit asks the element itself to
/// change its value, so an instance of UIKit's own classes cannot be that element. Nor can another view: a user who
/// explores the screen by touch would find it only at its own place.
private final class AdjustableElement: UIAccessibilityElement {
  private var view: UIView? { accessibilityContainer as? UIView }
  private var adjustment: Adjustment? { view?.existingViewDecorator(type: Adjustment.self) }

  override var accessibilityLabel: String? {
    get {
      if let label = view?.accessibilityLabel { return label }
      let texts = view?.textsInside ?? []
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityValue: String? {
    get { view?.accessibilityValue }
    set {}
  }

  override var accessibilityHint: String? {
    get { view?.accessibilityHint }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { (view?.accessibilityTraits ?? .none).union(.adjustable) }
    set {}
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { view?.accessibilityCustomActions }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get { view?.accessibilityFrame ?? .zero }
    set {}
  }

  override func accessibilityIncrement() { adjustment?.increment?() }

  override func accessibilityDecrement() { adjustment?.decrement?() }
}

/// Handlers for VoiceOver users who adjust a view.
///
/// A view with a handler is one adjustable element for VoiceOver, with the view's label, value, hint and actions.
/// Without a label, the text inside is the label. VoiceOver does not read the views inside separately. The view holds
/// the closures strongly. A closure that captures the view causes a retain cycle, so neither is ever freed.
extension UIView {
  /// Called when a VoiceOver user swipes up to increase the view's value.
  public var accessibilityIncrementHandler: (@MainActor () -> Void)? {
    get { self[decorator: \Adjustment.increment] }
    set { self[decorator: \Adjustment.increment] = newValue }
  }

  /// Called when a VoiceOver user swipes down to decrease the view's value.
  public var accessibilityDecrementHandler: (@MainActor () -> Void)? {
    get { self[decorator: \Adjustment.decrement] }
    set { self[decorator: \Adjustment.decrement] = newValue }
  }

  /// Sets whether VoiceOver reads the view by itself. While the view is adjustable, it is one element in any case.
  @_spi(Generated)
  public func setAccessibilityElement(_ isElement: Bool) {
    guard let adjustment = existingViewDecorator(type: Adjustment.self), adjustment.element != nil else {
      isAccessibilityElement = isElement
      return
    }
    adjustment.wasElement = isElement
  }
}
