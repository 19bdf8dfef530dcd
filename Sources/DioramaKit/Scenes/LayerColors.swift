/// The colours of a view's layer. A layer knows no traits, so the colours are set again when those of the view change.
private final class LayerColorsDecorator: UIView, ViewDecorator {
  var border: UIColor?
  var shadow: UIColor?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

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

extension UIView {
  /// The colour of the border, which adapts to light and dark mode. Setting `nil` restores black.
  public var layerBorderColor: UIColor? {
    get { self[decorator: \LayerColorsDecorator.border] }
    set {
      self[decorator: \LayerColorsDecorator.border] = newValue
      if newValue == nil { layer.borderColor = UIColor.black.cgColor }
      existingViewDecorator(type: LayerColorsDecorator.self)?.apply()
    }
  }

  /// The colour of the shadow, which adapts to light and dark mode. Setting `nil` restores black.
  public var layerShadowColor: UIColor? {
    get { self[decorator: \LayerColorsDecorator.shadow] }
    set {
      self[decorator: \LayerColorsDecorator.shadow] = newValue
      if newValue == nil { layer.shadowColor = UIColor.black.cgColor }
      existingViewDecorator(type: LayerColorsDecorator.self)?.apply()
    }
  }
}
