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

  private(set) var keyboardUpdates = 0

  /// Updates the keyboard, if the object is first responder. Otherwise, UIKit reads its traits when editing begins.
  open func reloadInputViews() {
    if isFirstResponder { keyboardUpdates += 1 }
  }

  /// Resigns as first responder, if possible or if forced.
  func resign(byForce isForced: Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isForced || canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }
}
