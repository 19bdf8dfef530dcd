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
