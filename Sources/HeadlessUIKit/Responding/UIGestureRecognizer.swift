/// An object that recognizes a gesture on a view and calls its targets.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// Begun.
    case began = 1
    /// Changed.
    case changed = 2
    /// Ended, or recognized.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
    /// Not recognized as this gesture.
    case failed = 5

    /// The gesture was recognized; the same as `ended`.
    public static var recognized: State { .ended }
  }

  private var targets: [ActionTarget] = []

  /// The state of the gesture.
  open var state = State.possible

  /// Whether the recognizer is enabled.
  open var isEnabled = true

  /// Whether the touches of a recognized gesture are kept from the view.
  open var cancelsTouchesInView = true

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  /// Creates a recognizer with a target, which it holds weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, once.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append(ActionTarget(target: target, action: action))
  }

  /// Removes targets; `nil` matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  func recognize() {
    state = .ended
    for target in targets { target.send(from: nil, as: self) }
    state = .possible
  }
}

/// A recognizer of taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture.
  open var numberOfTapsRequired = 1

  /// The number of fingers in the gesture.
  open var numberOfTouchesRequired = 1
}
