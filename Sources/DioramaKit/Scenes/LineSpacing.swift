extension UILabel {
  /// Sets the distance between the lines of the text, until the label gets another one.
  public func setLineSpacing(_ distance: CGFloat) { styleLines { $0.lineSpacing = distance.finite } }

  /// Sets the height of lines in relation to that of their font, until the label gets another text; 0 stands for the
  /// height of the font.
  public func setLineHeightMultiple(_ multiple: CGFloat) {
    styleLines { $0.lineHeightMultiple = multiple.finite }
  }

  /// Changes the layout of the lines, and keeps all that the label has set for its text.
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
