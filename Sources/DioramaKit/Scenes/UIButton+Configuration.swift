extension UIButton {
  /// The style of a button, which determines its ``UIButton/configuration``.
  public enum ConfigurationStyle: Sendable {
    /// No configuration: the button looks as its type determines.
    case none
    /// Without a background.
    case plain
    /// With a grey background.
    case gray
    /// With a light background of the tint colour.
    case tinted
    /// With a background of the tint colour.
    case filled
    /// Without a border.
    case borderless
    /// With a border.
    case bordered
    /// With a border and a tinted background.
    case borderedTinted
    /// With a border and a prominent background.
    case borderedProminent

    @MainActor fileprivate var configuration: Configuration? {
      switch self {
      case .none: nil
      case .plain: .plain()
      case .gray: .gray()
      case .tinted: .tinted()
      case .filled: .filled()
      case .borderless: .borderless()
      case .bordered: .bordered()
      case .borderedTinted: .borderedTinted()
      case .borderedProminent: .borderedProminent()
      }
    }
  }
}

@_spi(Generated)
extension UIButton {
  /// Replaces the configuration.
  public func setConfiguration(_ style: ConfigurationStyle) {
    guard let new = style.configuration else {
      configuration = nil
      return
    }
    configure { $0 = new }
  }

  /// Changes the configuration. A button without one gets a plain one.
  private func configure(_ change: (inout Configuration) -> Void) {
    var changed = configuration ?? .plain()
    change(&changed)
    if let style = existingViewDecorator(type: TitleStyle.self) {
      changed.titleTextAttributesTransformer = style.transformer
    }
    configuration = changed
  }

  /// Sets the text below the title.
  public func setSubtitle(_ subtitle: String?) { configure { $0.subtitle = subtitle } }

  /// Sets the edge of the title that the image is placed at.
  public func setImagePlacement(_ edge: NSDirectionalRectEdge) { configure { $0.imagePlacement = edge } }

  /// Sets the distance between the image and the title, in points.
  public func setImagePadding(_ distance: CGFloat) { configure { $0.imagePadding = distance.distance } }

  /// Sets the distance between the title and the subtitle, in points.
  public func setTitlePadding(_ distance: CGFloat) { configure { $0.titlePadding = distance.distance } }

  /// Sets the distances of the content from the edges, in points.
  public func setPadding(_ insets: NSDirectionalEdgeInsets) {
    configure { $0.contentInsets = insets.distances }
  }

  /// Sets the shape of the corners.
  public func setCornerStyle(_ style: Configuration.CornerStyle) { configure { $0.cornerStyle = style } }

  /// Sets the configuration's button size.
  public func setButtonSize(_ size: Configuration.Size) { configure { $0.buttonSize = size } }

  /// Sets the colour of the title and the image.
  public func setForegroundColor(_ color: UIColor?) { configure { $0.baseForegroundColor = color } }

  /// Sets the colour of the background.
  public func setFillColor(_ color: UIColor?) { configure { $0.baseBackgroundColor = color } }

  /// Shows or hides an activity indicator in place of the image.
  public func setShowsActivityIndicator(_ isShown: Bool) { configure { $0.showsActivityIndicator = isShown } }

  /// Sets how a title that does not fit is wrapped or truncated, with or without a configuration.
  public func setTitleLineBreakMode(_ mode: NSLineBreakMode) {
    titleLabel?.lineBreakMode = mode
    reconfigure { $0.titleLineBreakMode = mode }
  }

  /// Sets the maximum number of lines of the title. With a configuration, UIKit supports either one line, which is
  /// truncated, or any number of lines.
  public func setTitleLines(_ lines: Int) {
    titleLabel?.numberOfLines = lines
    reconfigure { configuration in
      let wraps = [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
      if wraps == (lines == 1) {
        configuration.titleLineBreakMode = wraps ? .byTruncatingTail : .byWordWrapping
      }
    }
  }

  /// Sets the alignment of the title's lines, with or without a configuration. With one, left and right follow the
  /// layout direction at the time of the call.
  public func setTitleAlignment(_ alignment: NSTextAlignment) {
    titleLabel?.textAlignment = alignment
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    reconfigure { configuration in
      configuration.titleAlignment =
        switch alignment {
        case .left: isReversed ? .trailing : .leading
        case .center: .center
        case .right: isReversed ? .leading : .trailing
        case .natural: .leading
        default: .automatic
        }
    }
  }

  /// Changes the configuration of a button that has one.
  private func reconfigure(_ change: (inout Configuration) -> Void) {
    if configuration != nil { configure(change) }
  }

  /// Sets the font of the title, with or without a configuration. From then on, a font with a text style adapts to the
  /// user's text size.
  public func applyFont(_ font: UIFont?) {
    titleLabel?.font = font
    titleLabel?.adjustsFontForContentSizeCategory = true
    if configuration == nil { return }
    viewDecorator(type: TitleStyle.self).font = font
    configure { _ in }
  }

  /// Sets the colour of the title for a state, with or without a configuration.
  public func applyTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setTitleColor(color, for: state)
    viewDecorator(type: TitleStyle.self).colors[state.rawValue] = color
    reconfigure { _ in }
  }
}

/// The font and the colours of a title, which a button with a configuration would not use otherwise.
private final class TitleStyle: StoringDecorator<UIButton>, ViewDecorator {
  /// The colours for states. A state without one has that of the normal state.
  var colors: [UIControl.State.RawValue: UIColor] = [:]

  var font: UIFont? {
    didSet {
      if let font { label.font = font }
    }
  }

  /// A label that is not shown, in which UIKit adapts the font to the user's text size, as it adapts the font of a
  /// button without a configuration.
  private lazy var label: UILabel = {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    return label
  }()

  var transformer: UIConfigurationTextAttributesTransformer? {
    if font == nil, colors.isEmpty { return nil }
    return UIConfigurationTextAttributesTransformer { [weak self] attributes in
      MainActor.assumeIsolated { self?.styled(attributes) } ?? attributes
    }
  }

  private func styled(_ attributes: AttributeContainer) -> AttributeContainer {
    var styled = attributes
    if font != nil { styled.font = label.font }
    let color = object.flatMap { colors[$0.state.rawValue] } ?? colors[UIControl.State.normal.rawValue]
    if let color { styled.foregroundColor = color }
    return styled
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    object?.setNeedsUpdateConfiguration()
  }
}
