/// An object that takes part in the responder chain.
@MainActor
open class UIResponder: NSObject {
  private static weak var firstResponder: UIResponder?

  /// Creates a responder.
  public override init() { super.init() }

  /// The next object in the chain.
  open var next: UIResponder? { nil }

  /// Whether the object can become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can give the role up.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is first responder.
  open var isFirstResponder: Bool { Self.firstResponder === self }

  /// Makes the object first responder if it can be and the present one agrees, and says whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIResponder.firstResponder, !present.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Gives up the role of first responder if the object can, and says whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }
}

/// Something that the user did.
@MainActor
open class UIEvent: NSObject {}

/// A target and the method that it is sent. The target is held weakly; without one, the message goes up the responder
/// chain until somebody has the method.
@MainActor
struct ActionTarget {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target as AnyObject?
    hasTarget = target != nil
    self.action = action
  }

  var object: AnyObject? { target }

  var isAlive: Bool { !hasTarget || target != nil }

  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  func send(from sender: UIResponder?, as object: Any) {
    guard !hasTarget else {
      if let target { _ = action.perform(on: target, sender: object) }
      return
    }
    var responder = sender
    while let candidate = responder, !action.perform(on: candidate, sender: object) {
      responder = candidate.next
    }
  }
}
