/// Room between views, which takes what remains along the axis of its stack, and nothing across it.
public final class SpacerView: UIView {
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

  /// No room, unless there is some left.
  public override var intrinsicContentSize: CGSize { .zero }

  private func setUp() {
    isUserInteractionEnabled = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.contentExtent, for: axis)
    }
  }
}

/// A thin line between views.
public final class DividerView: UIView {
  /// Creates a line in the colour of separators.
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
  public override var intrinsicContentSize: CGSize {
    let thickness = 1 / max(1, traitCollection.displayScale)
    return CGSize(width: thickness, height: thickness)
  }

  /// The line is as thin as the screen can show it.
  public override func didMoveToWindow() {
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
