/// A control that selects a number on a scale.
@MainActor
open class UISlider: UIControl {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// The number.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The lower end of the scale.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }

  /// The upper end of the scale.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether changes are reported while the thumb moves.
  open var isContinuous = true

  /// The colour of the track below the value.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the track above the value.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// The image at the minimum.
  open var minimumValueImage: UIImage?

  /// The image at the maximum.
  open var maximumValueImage: UIImage?

  private var storedValue: Float = 0
}
