@_spi(Generated)
extension UILabel {
  /// Sets the font. From then on, a font with a text style adapts to the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }

  /// Sets the distance between lines in points, until the label's text is set again.
  public func setLineSpacing(_ distance: CGFloat) { styleLines { $0.lineSpacing = distance.distance } }

  /// Sets the line height as a multiple of the font's line height, until the label's text is set again; 0 for the
  /// font's line height.
  public func setLineHeightMultiple(_ multiple: CGFloat) {
    styleLines { $0.lineHeightMultiple = multiple.finite }
  }

  /// Changes the paragraph style, and keeps the other attributes of the label's text.
  private func styleLines(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributedText, attributedText.length > 0 else { return }
    let known = attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let style = known?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    change(style)
    let text = NSMutableAttributedString(attributedString: attributedText)
    text.addAttributes([.paragraphStyle: style], range: NSRange(location: 0, length: text.length))
    self.attributedText = text
  }
}

@_spi(Generated)
extension UITextField {
  /// Sets the font. From then on, a font with a text style adapts to the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }

  /// Sets the image at the leading edge.
  public func setLeadingImage(_ image: UIImage?) {
    leftView = image.map { UIImageView(image: $0) }
    leftViewMode = image == nil ? .never : .always
  }

  /// Sets the image at the trailing edge.
  public func setTrailingImage(_ image: UIImage?) {
    rightView = image.map { UIImageView(image: $0) }
    rightViewMode = image == nil ? .never : .always
  }
}

@_spi(Generated)
extension UITextView {
  /// Sets the font. From then on, a font with a text style adapts to the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }

  /// Sets which kinds of data become links.
  public func setDataDetectors(_ types: [UIDataDetectorTypes]) {
    dataDetectorTypes = UIDataDetectorTypes(types)
  }

  /// Sets the distances of the text from the edges, in points.
  public func setTextInsets(_ insets: NSDirectionalEdgeInsets) { textContainerInset = edgeInsets(insets) }
}

@_spi(Generated)
extension UITableViewCell {
  /// Sets the title, and lays out the cell again to make space for it.
  public func setTitle(_ text: String?) {
    textLabel?.text = text
    textOrImageChanged()
  }

  /// Sets the image before the title, and lays out the cell again to make space for it.
  public func setImage(_ image: UIImage?) {
    imageView?.image = image
    textOrImageChanged()
  }

  /// Sets the detail text, in a cell whose style has one, and lays out the cell again to make space for it.
  public func setDetail(_ text: String?) {
    detailTextLabel?.text = text
    textOrImageChanged()
  }

  /// Sets the font of the title. From then on, a font with a text style adapts to the user's text size.
  public func applyTitleFont(_ font: UIFont) {
    textLabel?.applyFont(font)
    textOrImageChanged()
  }

  /// Sets the font of the detail text, in a cell whose style has one. From then on, a font with a text style adapts to
  /// the user's text size.
  public func applyDetailFont(_ font: UIFont) {
    detailTextLabel?.applyFont(font)
    textOrImageChanged()
  }

  /// Sets the maximum number of lines of the title; 0 for no limit.
  public func setTitleLines(_ lines: Int) {
    textLabel?.numberOfLines = lines
    textOrImageChanged()
  }

  /// Sets the maximum number of lines of the detail text, in a cell whose style has one; 0 for no limit.
  public func setDetailLines(_ lines: Int) {
    detailTextLabel?.numberOfLines = lines
    textOrImageChanged()
  }

  /// Sets whether fonts with a text style adapt to the user's text size.
  public func setAdjustsFontForContentSizeCategory(_ adjusts: Bool) {
    textLabel?.adjustsFontForContentSizeCategory = adjusts
    detailTextLabel?.adjustsFontForContentSizeCategory = adjusts
  }

  /// Lays out the cell again, and lets the table measure the row. UIKit's own labels in a cell do neither.
  private func textOrImageChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
