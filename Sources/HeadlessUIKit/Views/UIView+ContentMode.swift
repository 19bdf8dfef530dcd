extension UIView {
  /// How a view's content fills it.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's shape.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as covers the view.
    case scaleAspectFill = 2
    /// Drawn anew when the view's shape changes.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }
}
