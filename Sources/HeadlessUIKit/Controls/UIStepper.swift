/// Changes a number step by step.
@MainActor
open class UIStepper: UIControl {
  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Whether changes are reported while the user still presses.
  open var isContinuous = true

  /// Whether the number goes on changing while the user presses.
  open var autorepeat = true

  /// Whether a step beyond one bound leads to the other.
  open var wraps = false

  /// The number, which is held between the bounds.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The smallest number. UIKit raises an exception unless it is less than the greatest.
  open var minimumValue: Double = 0 {
    didSet {
      precondition(minimumValue < maximumValue, "the minimum of a stepper must be less than its maximum")
      value = storedValue
    }
  }

  /// The greatest number. UIKit raises an exception unless it is greater than the smallest.
  open var maximumValue: Double = 100 {
    didSet {
      precondition(minimumValue < maximumValue, "the maximum of a stepper must be greater than its minimum")
      value = storedValue
    }
  }

  /// How much a step adds. UIKit raises an exception unless it is greater than 0.
  open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "the step of a stepper must be greater than 0") }
  }

  private var storedValue: Double = 0
}
