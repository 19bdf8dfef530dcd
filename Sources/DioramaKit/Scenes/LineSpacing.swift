extension UILabel {
  /// Sets the distance between lines in points, until the label's text is set again.
  public func setLineSpacing(_ distance: CGFloat) { styleLines { $0.lineSpacing = distance.finite } }

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
