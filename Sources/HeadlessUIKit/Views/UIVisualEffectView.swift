/// An effect on the content behind a view.
@MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind it.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Adapts to light and dark mode.
    case regular = 4
    /// Makes content more prominent.
    case prominent = 5
    /// Very thin material.
    case systemUltraThinMaterial = 6
    /// Thin material.
    case systemThinMaterial = 7
    /// Default material.
    case systemMaterial = 8
    /// Thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// Very thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin material, always light.
    case systemThinMaterialLight = 12
    /// Default material, always light.
    case systemMaterialLight = 13
    /// Thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// Very thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin material, always dark.
    case systemThinMaterialDark = 17
    /// Default material, always dark.
    case systemMaterialDark = 18
    /// Thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// A view with an effect on the content behind it.
@MainActor
open class UIVisualEffectView: UIView {
  /// The view that subviews are added to.
  open var contentView: UIView { content }

  private let content = UIView()

  /// The effect.
  open var effect: UIVisualEffect? {
    didSet { style = (effect as? UIBlurEffect)?.style }
  }

  private var style: UIBlurEffect.Style?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    style = (effect as? UIBlurEffect)?.style
    addSubview(content)
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// Inserts the content view. Inserting any other view is an error.
  open override func insertSubview(_ view: UIView, at index: Int) {
    precondition(view === content, "add views to the content view of a visual effect view, not to itself")
    super.insertSubview(view, at: index)
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }
}
