extension UIView {
  /// Returns the size that fits the content. Nothing is laid out here, so the size is nominal: the width of the target,
  /// and the natural heights of the views inside, one below the other.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    if isHidden { return 0 }
    let height = intrinsicContentSize.height
    return height == Self.noIntrinsicMetric ? subviews.map(\.naturalHeight).reduce(0, +) : height
  }
}
