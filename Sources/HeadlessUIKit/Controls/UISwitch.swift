/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: 31)
  }

  /// Whether the switch is on.
  open var isOn = false

  /// The colour while the switch is on.
  open var onTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
}
