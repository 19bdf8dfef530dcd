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
