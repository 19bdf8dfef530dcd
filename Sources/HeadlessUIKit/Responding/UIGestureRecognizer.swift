/// An object that recognizes a gesture on a view and calls its targets.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The gesture was recognized; the same as `ended`.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []

  /// The state of the gesture.
  open var state = State.possible

  /// Whether the recognizer is enabled.
  open var isEnabled = true

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  /// Creates a recognizer with a target, which it holds weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, unless it is already there.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.object === object && $0.action == action }
    targets.append(Target(object: object, action: action))
  }

  /// Lets this gesture be recognized only after another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if !waits(for: otherGestureRecognizer) { awaited.append(Awaited(recognizer: otherGestureRecognizer)) }
  }

  private struct Awaited {
    weak var recognizer: UIGestureRecognizer?
  }

  private var awaited: [Awaited] = []

  /// Returns whether this gesture is recognized only after another one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool { awaited.contains { $0.recognizer === other } }

  /// Passes through states of the gesture, and calls the targets in each.
  func recognize(_ states: [State] = [.ended]) {
    for next in states {
      state = next
      for target in targets {
        if let object = target.object { _ = target.action.perform(on: object, sender: self) }
      }
    }
    state = .possible
  }
}

/// A recognizer for taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture.
  open var numberOfTapsRequired = 1

  /// The number of fingers in the gesture.
  open var numberOfTouchesRequired = 1
}

/// A recognizer for long presses.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the finger is held.
  open var numberOfTapsRequired = 0

  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer for swipes.
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

  /// The directions that are recognized.
  open var direction = UISwipeGestureRecognizer.Direction.right
}

/// A recognizer for drags.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers in the gesture.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers in the gesture.
  open var maximumNumberOfTouches = Int.max

  var distance = CGPoint.zero

  /// Returns the distance that the fingers have moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets the distance that the fingers have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
}
