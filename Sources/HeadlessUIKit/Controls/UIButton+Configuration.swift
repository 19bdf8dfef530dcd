extension UIButton {
  /// The look of a button.
  public struct Configuration {
    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    private let style: String

    /// The title.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The edge of the title that the image is placed at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle.
    public var titlePadding: CGFloat = 1
    /// How a title that does not fit is wrapped or truncated. A truncated title has a single line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The distances of the content from the edges. The defaults here are nominal.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The colour of the title and the image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    private init(_ style: String) { self.style = style }

    /// Returns the configuration without a background.
    public static func plain() -> UIButton.Configuration { Configuration("plain") }
    /// Returns the configuration with a light background of the tint colour.
    public static func tinted() -> UIButton.Configuration { Configuration("tinted") }
    /// Returns the configuration with a grey background.
    public static func gray() -> UIButton.Configuration { Configuration("gray") }
    /// Returns the configuration with a background of the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration("filled") }
    /// Returns the configuration of a button without a border.
    public static func borderless() -> UIButton.Configuration { Configuration("borderless") }
    /// Returns the configuration of a button with a border.
    public static func bordered() -> UIButton.Configuration { Configuration("bordered") }
    /// Returns the configuration of a button with a border and a tinted background.
    public static func borderedTinted() -> UIButton.Configuration { Configuration("borderedTinted") }
    /// Returns the configuration of a button with a border and a prominent background.
    public static func borderedProminent() -> UIButton.Configuration { Configuration("borderedProminent") }
  }
}

/// A transformation of text attributes.
public struct UIConfigurationTextAttributesTransformer {
  /// The transformation.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformation.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Transforms attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The font of text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
