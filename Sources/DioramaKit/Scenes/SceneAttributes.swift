extension UISegmentedControl {
  /// Replaces the segments by one for each title. Nothing is selected afterwards.
  public func setSegments(_ titles: [String]) {
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
  }
}

extension UISegmentedControl {
  /// Selects a segment, or none if there is no such segment.
  public func selectSegment(at index: Int) {
    selectedSegmentIndex = (0..<numberOfSegments).contains(index) ? index : Self.noSegment
  }
}

extension UIActivityIndicatorView {
  /// Starts or stops the animation.
  public func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}
