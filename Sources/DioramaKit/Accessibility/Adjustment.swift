/// Handlers of users who adjust a view with VoiceOver.
///
/// A view with a handler is one adjustable element for VoiceOver, with its own label, value, hint and actions, or with
/// the texts inside as its label. Nothing inside is read by itself. The view holds the closures strongly. A closure
/// that captures the view causes a retain cycle, so neither is ever freed.
extension UIView {
  /// Called when a user of VoiceOver swipes upwards to increase the value of the view.
  public var accessibilityIncrementHandler: (@MainActor () -> Void)? {
    get { self[decorator: \Adjustment.increment] }
    set { self[decorator: \Adjustment.increment] = newValue }
  }

  /// Called when a user of VoiceOver swipes downwards to decrease the value of the view.
  public var accessibilityDecrementHandler: (@MainActor () -> Void)? {
    get { self[decorator: \Adjustment.decrement] }
    set { self[decorator: \Adjustment.decrement] = newValue }
  }
}

/// What VoiceOver reads in place of a view that can be adjusted. UIKit asks the element itself to change its value, so
/// an object of UIKit's classes cannot be that element.
final class Adjustment: UIView, ViewDecorator {
  var increment: (@MainActor () -> Void)? {
    didSet { replaceObject() }
  }
  var decrement: (@MainActor () -> Void)? {
    didSet { replaceObject() }
  }

  private weak var object: UIView?
  /// Whether VoiceOver read the view as one before it read the decorator; `nil` while it reads the view.
  private var wasElement: Bool?
  /// What kind of group the view would be.
  private var formerContainerType = UIAccessibilityContainerType.none

  init(object: UIView) {
    self.object = object
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Lets VoiceOver read the decorator in place of the view, as long as there is a handler.
  func replaceObject() {
    guard let object else { return }
    if isAccessibilityElement {
      wasElement = wasElement ?? object.isAccessibilityElement
      object.isAccessibilityElement = false
      if object.accessibilityContainerType != .none {
        formerContainerType = object.accessibilityContainerType
      }
      object.accessibilityContainerType = .none
      object.accessibilityElements = [self]
    } else if let wasElement {
      self.wasElement = nil
      object.accessibilityElements = nil
      object.isAccessibilityElement = wasElement
      object.accessibilityContainerType = formerContainerType
      object.existingViewDecorator(type: GestureHandlers.self)?.markButton()
    }
  }

  override var isAccessibilityElement: Bool {
    get { increment != nil || decrement != nil }
    set {}
  }

  override var accessibilityLabel: String? {
    get {
      if let label = object?.accessibilityLabel { return label }
      let texts = object?.textsInside ?? []
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityValue: String? {
    get { object?.accessibilityValue }
    set {}
  }

  override var accessibilityHint: String? {
    get { object?.accessibilityHint }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { (object?.accessibilityTraits ?? .none).union(.adjustable) }
    set {}
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { object?.accessibilityCustomActions }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get { object?.accessibilityFrame ?? .zero }
    set {}
  }

  override func accessibilityIncrement() { increment?() }

  override func accessibilityDecrement() { decrement?() }
}
