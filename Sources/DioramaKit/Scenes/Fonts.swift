extension UILabel {
  /// Sets the font. One of a text style follows the user's text size from now on.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension UITextView {
  /// Sets the font. One of a text style follows the user's text size from now on.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}
