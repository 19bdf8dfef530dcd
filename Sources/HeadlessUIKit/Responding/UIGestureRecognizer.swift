/// Recognises a gesture on a view and tells its targets.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible = 0
    /// Begun.
    case began = 1
    /// Changed.
    case changed = 2
    /// Ended, or recognised.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
    /// Not recognised as this gesture.
    case failed = 5

    /// The gesture was recognised; the same as `ended`.
    public static var recognized: State { .ended }
  }

  private var targets: [ActionTarget] = []

  /// The state of the gesture.
  open var state = State.possible

  /// Whether the recogniser is enabled.
  open var isEnabled = true

  /// Whether the view is spared the touches of a recognised gesture.
  open var cancelsTouchesInView = true

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?

  /// Creates a recogniser with a target, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
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

/// Recognises taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}
