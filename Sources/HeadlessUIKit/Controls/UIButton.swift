/// A control with a title and an image.
@MainActor
open class UIButton: UIControl {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 30, height: 34)
  }

  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom

  /// The label with the title.
  open private(set) lazy var titleLabel: UILabel? = part(UILabel())

  /// The view with the image.
  open private(set) lazy var imageView: UIImageView? = part(UIImageView(frame: .zero))

  /// The button's configuration; `nil` if its type determines its look.
  open var configuration: UIButton.Configuration?

  /// The menu of the button.
  open var menu: UIMenu?

  /// Whether the button reacts to a pointer above it.
  open var isPointerInteractionEnabled = false

  /// Whether the image is larger at accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  private var titles: [UIControl.State.RawValue: String] = [:]
  private var images: [UIControl.State.RawValue: UIImage] = [:]
  private var titleColors: [UIControl.State.RawValue: UIColor] = [:]
  private var titleShadowColors: [UIControl.State.RawValue: UIColor] = [:]
  private var backgroundImages: [UIControl.State.RawValue: UIImage] = [:]
  private var symbolConfigurations: [UIControl.State.RawValue: UIImage.SymbolConfiguration] = [:]

  /// Creates a button without a style.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a style.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with a style and a primary action, and shows the action's title and image.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    titleLabel?.textColor = currentTitleColor
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
  }

  /// Sets the shadow colour of the title for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
  }

  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
  }

  /// Sets the configuration of the symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state.rawValue] = configuration
  }

  /// Returns the configuration of the symbol for a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[UIControl.State.normal.rawValue]
  }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Returns the colour of the title for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
  }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// Requests that the configuration is applied again. In this implementation, it is applied whenever it is read.
  open func setNeedsUpdateConfiguration() {}

  /// Shows the title, colour and image for the new state.
  override func stateDidChange() {
    if !titles.isEmpty { titleLabel?.text = currentTitle }
    if !titleColors.isEmpty { titleLabel?.textColor = currentTitleColor }
    if !images.isEmpty { imageView?.image = currentImage }
  }

  private func part<Part: UIView>(_ view: Part) -> Part {
    addSubview(view)
    return view
  }
}

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
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute

    /// The font of text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The colour of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
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
