/// What shows a view: its corners, its border and its shadow.
open class CALayer: NSObject {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false

  /// The width of the border.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor? = UIColor.black.cgColor

  /// The colour of the shadow.
  open var shadowColor: CGColor? = UIColor.black.cgColor

  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0

  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat = 3

  /// Creates a layer.
  public override init() { super.init() }
}

/// A colour that does not depend on traits.
public final class CGColor {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// The colour under the current traits. Here, these say nothing.
  public var cgColor: CGColor { CGColor(resolvedColor(with: UITraitCollection())) }

  /// Creates a colour that does not depend on traits.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color.content) }
}
