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

/// An effect on the content behind a view.
@MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}
