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

  /// Lets this gesture be recognized only when the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if !waits(for: otherGestureRecognizer) { awaited.append(Awaited(recognizer: otherGestureRecognizer)) }
  }

  /// Where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  private struct Awaited {
    weak var recognizer: UIGestureRecognizer?
  }

  private var awaited: [Awaited] = []

  /// Returns whether this gesture is recognized only when another one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool { awaited.contains { $0.recognizer === other } }

  /// Passes through the states of a gesture, and calls the targets in each.
  func recognize(_ states: [State] = [.ended]) {
    for next in states {
      state = next
      for target in targets { target.send(from: nil, as: self) }
    }
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

/// A recognizer of a finger that is held.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the finger is held.
  open var numberOfTapsRequired = 0

  /// The number of fingers in the gesture.
  open var numberOfTouchesRequired = 1

  /// How long the finger is held, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of swipes.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers in the gesture.
  open var numberOfTouchesRequired = 1

  /// The directions that are recognized.
  open var direction = UISwipeGestureRecognizer.Direction.right
}

/// A recognizer of dragging.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers in the gesture.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers in the gesture.
  open var maximumNumberOfTouches = Int.max

  var distance = CGPoint.zero

  /// How far the fingers have moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets how far the fingers have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// How fast the fingers move, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
