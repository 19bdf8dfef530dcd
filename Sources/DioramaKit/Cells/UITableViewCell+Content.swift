@_spi(Generated)
extension UITableViewCell {
  /// Sets the image before the title, and lays out the cell again to make space for it.
  public func setImage(_ image: UIImage?) {
    imageView?.image = image
    setNeedsLayout()
  }

  /// Sets the detail text, in a cell whose style has one, and lays out the cell again to make space for it.
  public func setDetail(_ text: String?) {
    detailTextLabel?.text = text
    setNeedsLayout()
  }

  /// Sets the font of the title. From then on, a font with a text style adapts to the user's text size.
  public func applyTitleFont(_ font: UIFont) {
    textLabel?.applyFont(font)
    setNeedsLayout()
  }

  /// Sets the font of the detail text, in a cell whose style has one. From then on, a font with a text style adapts to
  /// the user's text size.
  public func applyDetailFont(_ font: UIFont) {
    detailTextLabel?.applyFont(font)
    setNeedsLayout()
  }

  /// Sets the maximum number of lines of the title; 0 for no limit.
  public func setTitleLines(_ lines: Int) {
    textLabel?.numberOfLines = lines
    setNeedsLayout()
  }

  /// Sets the maximum number of lines of the detail text, in a cell whose style has one; 0 for no limit.
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
