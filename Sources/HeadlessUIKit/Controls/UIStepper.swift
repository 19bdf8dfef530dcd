/// A control that changes a number in steps.
@MainActor
open class UIStepper: UIControl {
  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Whether changes are reported while the user holds a button.
  open var isContinuous = true

  /// Whether the value continues to change while the user holds a button.
  open var autorepeat = true

  /// Whether a step beyond one bound continues at the other one.
  open var wraps = false

  /// The number, clamped to the bounds.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum. UIKit raises an exception unless it is less than the maximum.
  open var minimumValue: Double = 0 {
    didSet {
      precondition(minimumValue < maximumValue, "the minimum of a stepper must be less than its maximum")
      value = storedValue
    }
  }

  /// The maximum. UIKit raises an exception unless it is greater than the minimum.
  open var maximumValue: Double = 100 {
    didSet {
      precondition(minimumValue < maximumValue, "the maximum of a stepper must be greater than its minimum")
      value = storedValue
    }
  }

  /// The size of a step. UIKit raises an exception unless it is greater than 0.
  open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "the step of a stepper must be greater than 0") }
  }

  private var storedValue: Double = 0
}
