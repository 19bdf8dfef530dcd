extension UITableViewCell {
  /// Shows an image before the title. UIKit makes room for it only when it lays out the cell again.
  public func setImage(_ image: UIImage?) {
    imageView?.image = image
    setNeedsLayout()
  }

  /// Shows a second text, in a cell of a style that has one. UIKit makes room for it only when it lays out the cell
  /// again.
  public func setDetail(_ text: String?) {
    detailTextLabel?.text = text
    setNeedsLayout()
  }

  /// Sets the font of the title. From then on, a font with a text style adapts to the user's text size.
  public func applyTitleFont(_ font: UIFont) {
    textLabel?.applyFont(font)
    setNeedsLayout()
  }

  /// Sets the font of the second text, in a cell of a style that has one. From then on, a font with a text style adapts
  /// to the user's text size.
  public func applyDetailFont(_ font: UIFont) {
    detailTextLabel?.applyFont(font)
    setNeedsLayout()
  }

  /// Sets the maximum number of lines of the title; 0 for no limit.
  public func setTitleLines(_ lines: Int) {
    textLabel?.numberOfLines = lines
    setNeedsLayout()
  }

  /// Sets the maximum number of lines of the second text, in a cell of a style that has one; 0 for no limit.
  public func setDetailLines(_ lines: Int) {
    detailTextLabel?.numberOfLines = lines
    setNeedsLayout()
  }

  /// Sets whether fonts with a text style adapt to the user's text size.
  public func setAdjustsFontForContentSizeCategory(_ adjusts: Bool) {
    textLabel?.adjustsFontForContentSizeCategory = adjusts
    detailTextLabel?.adjustsFontForContentSizeCategory = adjusts
  }
}
