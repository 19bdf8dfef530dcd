/// An object that takes part in the responder chain.
@MainActor
open class UIResponder: NSObject {
  private(set) static weak var firstResponder: UIResponder?

  /// Creates a responder.
  public override init() { super.init() }

  /// The next object in the chain.
  open var next: UIResponder? { nil }

  /// Whether the object can become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is first responder.
  open var isFirstResponder: Bool { Self.firstResponder === self }

  /// Makes the object first responder, if possible. Returns whether it is first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIResponder.firstResponder, !present.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Resigns as first responder, if possible. Returns whether the object is no longer first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { resign(byForce: false) }

  /// Resigns as first responder, if possible or if forced.
  func resign(byForce isForced: Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isForced || canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }
}

/// A user event.
@MainActor
open class UIEvent: NSObject {}

/// A target, held weakly, and the method to call on it. Without a target, the message goes up the responder chain until
/// an object has the method. It starts at the first responder or, if there is none, at the sender.
@MainActor
struct ActionTarget {
  private weak var target: AnyObject?
  let hasTarget: Bool
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
    if let first = UIResponder.firstResponder, sender == nil || first.last === sender?.last {
      responder = first
    }
    while let candidate = responder, !action.perform(on: candidate, sender: object) {
      responder = candidate.next
    }
  }
}

extension UIResponder {
  /// The end of the responder chain. Responders of other windows, such as those of tests that run at the same time,
  /// have a different one.
  fileprivate var last: UIResponder {
    var last = self
    while let next = last.next { last = next }
    return last
  }
}
