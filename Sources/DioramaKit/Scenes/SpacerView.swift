/// Flexible space between views. It fills the remaining space along the axis of its stack, and has no size across it.
open class SpacerView: UIView {
  /// Creates a spacer, which ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a spacer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Zero, so that the spacer only fills remaining space.
  open override var intrinsicContentSize: CGSize { .zero }

  private func setUp() {
    isUserInteractionEnabled = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.contentExtent, for: axis)
    }
  }
}

/// A thin line between views.
open class DividerView: UIView {
  /// Creates a line in the system's separator colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a line.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// As thin as the screen can show it.
  open override var intrinsicContentSize: CGSize {
    let thickness = 1 / max(1, traitCollection.displayScale)
    return CGSize(width: thickness, height: thickness)
  }

  /// Updates the thickness for the screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    backgroundColor = .separator
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.thickness, for: axis)
    }
  }
}
