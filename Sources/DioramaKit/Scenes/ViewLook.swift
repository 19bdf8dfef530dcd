/// A view that shows a symbol.
@_spi(Generated)
@MainActor
public protocol SymbolView: UIView {
  /// How the symbol looks; `nil` for the default.
  var symbolConfiguration: UIImage.SymbolConfiguration? { get set }
}

@_spi(Generated)
extension SymbolView {
  /// Sets the font that determines the size and weight of a symbol.
  public func applySymbolFont(_ font: UIFont) { apply(UIImage.SymbolConfiguration(font: font)) }

  /// Sets the weight of a symbol. Its size stays the same.
  public func applySymbolWeight(_ weight: UIImage.SymbolWeight) {
    apply(UIImage.SymbolConfiguration(weight: weight))
  }

  /// Sets the size of a symbol relative to its font.
  public func applySymbolScale(_ scale: UIImage.SymbolScale) {
    apply(UIImage.SymbolConfiguration(scale: scale))
  }

  private func apply(_ configuration: UIImage.SymbolConfiguration) {
    symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration
  }
}

@_spi(Generated)
extension UIImageView: SymbolView {
  /// How the symbol looks.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    get { preferredSymbolConfiguration }
    set { preferredSymbolConfiguration = newValue }
  }
}

@_spi(Generated)
extension UIButton: SymbolView {
  /// How the symbol looks, in every state that has no symbol configuration of its own.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    get { preferredSymbolConfigurationForImage(in: .normal) }
    set { setPreferredSymbolConfiguration(newValue, forImageIn: .normal) }
  }
}

@_spi(Generated)
extension UIStackView {
  /// Whether the stack uses the system's spacing between views.
  public var usesSystemSpacing: Bool {
    get { spacing == Self.spacingUseSystem }
    set {
      if newValue != usesSystemSpacing { spacing = newValue ? Self.spacingUseSystem : 0 }
    }
  }
}

@_spi(Generated)
extension UIVisualEffectView {
  /// Sets the style of the blur effect.
  public func setBlur(_ style: UIBlurEffect.Style) { effect = UIBlurEffect(style: style) }
}

@_spi(Generated)
extension UILabel {
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
  /// Sets which kinds of data become links.
  public func setDataDetectors(_ types: [UIDataDetectorTypes]) {
    dataDetectorTypes = UIDataDetectorTypes(types)
  }

  /// Sets the distances of the text from the edges, in points.
  public func setTextInsets(_ insets: NSDirectionalEdgeInsets) { textContainerInset = edgeInsets(insets) }
}

/// Insets that UIKit applies to the left and right in every layout. They follow the layout direction at the time of the
/// call.
extension UIView {
  fileprivate func edgeInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let insets = insets.distances
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isReversed ? insets.leading : insets.trailing)
  }
}

@_spi(Generated)
extension UIScrollView {
  /// Sets the distances of the content from the edges, in points.
  public func setContentInset(_ insets: NSDirectionalEdgeInsets) {
    contentInset = edgeInsets(insets)
    fitContent()
  }

  /// Sets the distances of the scroll indicators from the edges, in points.
  public func setScrollIndicatorInsets(_ insets: NSDirectionalEdgeInsets) {
    verticalScrollIndicatorInsets = edgeInsets(insets)
    horizontalScrollIndicatorInsets = edgeInsets(insets)
  }
}

@_spi(Generated)
extension UITableView {
  /// Sets the distances of the separators from the edges, in points.
  public func setSeparatorInset(_ insets: NSDirectionalEdgeInsets) { separatorInset = insets.flippable }
}

@_spi(Generated)
extension UITableViewCell {
  /// Sets the distances of the row's separator from the edges, in points.
  public func setSeparatorInset(_ insets: NSDirectionalEdgeInsets) { separatorInset = insets.flippable }
}

extension NSDirectionalEdgeInsets {
  /// Insets that UIKit flips itself in a right-to-left layout.
  fileprivate var flippable: UIEdgeInsets {
    let insets = distances
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// The colours of a view's layer. A layer has no traits, so the colours are set again when the view's traits change.
private final class LayerColorsDecorator: StoringDecorator<UIView>, ViewDecorator {
  var border: UIColor?
  var shadow: UIColor?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    apply()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply()
  }

  func apply() {
    guard let view = container else { return }
    if let border { view.layer.borderColor = border.resolvedColor(with: view.traitCollection).cgColor }
    if let shadow { view.layer.shadowColor = shadow.resolvedColor(with: view.traitCollection).cgColor }
  }
}

@_spi(Generated)
extension UIView {
  /// The border colour, which adapts to light and dark mode. Setting `nil` restores black.
  public var layerBorderColor: UIColor? {
    get { self[decorator: \LayerColorsDecorator.border] }
    set {
      self[decorator: \LayerColorsDecorator.border] = newValue
      if newValue == nil { layer.borderColor = UIColor.black.cgColor }
      existingViewDecorator(type: LayerColorsDecorator.self)?.apply()
    }
  }

  /// The shadow colour, which adapts to light and dark mode. Setting `nil` restores black.
  public var layerShadowColor: UIColor? {
    get { self[decorator: \LayerColorsDecorator.shadow] }
    set {
      self[decorator: \LayerColorsDecorator.shadow] = newValue
      if newValue == nil { layer.shadowColor = UIColor.black.cgColor }
      existingViewDecorator(type: LayerColorsDecorator.self)?.apply()
    }
  }
}
