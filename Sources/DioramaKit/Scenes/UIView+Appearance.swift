@_spi(Generated)
extension UIView {
  /// Whether the view is hidden. Setting the current value again does nothing, because during animations a stack shows
  /// a view only after it has been shown as often as it was hidden.
  public var sceneHidden: Bool {
    get { isHidden }
    set { if newValue != isHidden { isHidden = newValue } }
  }
}

/// Whether an activity indicator is hidden even while it animates.
private final class IndicatorVisibility: StoringDecorator<UIView>, ViewDecorator {
  var isHiddenAlways: Bool?
}

@_spi(Generated)
extension UIActivityIndicatorView {
  /// Whether the activity indicator is shown. Starting or stopping it does not change this.
  public var isShown: Bool {
    get { self[decorator: \IndicatorVisibility.isHiddenAlways] != true }
    set {
      self[decorator: \IndicatorVisibility.isHiddenAlways] = newValue ? nil : true
      hideIfNeeded()
    }
  }

  /// Starts or stops the animation.
  public func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
    hideIfNeeded()
  }

  /// Sets whether the activity indicator is hidden while it is stopped.
  public func setHidesWhenStopped(_ hides: Bool) {
    hidesWhenStopped = hides
    hideIfNeeded()
  }

  private func hideIfNeeded() { sceneHidden = !isShown || hidesWhenStopped && !isAnimating }
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

/// Insets that UIKit applies to the left and right in every layout. They follow the layout direction at the time of the
/// call.
extension UIView {
  func edgeInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
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
