/// The layer that draws a view, with its corners, border and shadow.
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

  /// The blur radius of the shadow.
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
  /// The colour for the current traits. Here, these are unspecified.
  public var cgColor: CGColor { CGColor(resolvedColor(with: UITraitCollection())) }

  /// Creates a colour that does not depend on traits.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color.content) }
}
