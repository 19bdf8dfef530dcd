// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The traits of an environment, such as a view or a controller.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The user interface style.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }

  /// The size class of the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.width ?? .unspecified }

  /// The size class of the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.height ?? .unspecified }

  /// The number of pixels per point. Here, it is always unspecified.
  open var displayScale: CGFloat { 0 }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.textSize ?? .unspecified }

  private struct Traits: Hashable {
    var style: UIUserInterfaceStyle?
    var width: UIUserInterfaceSizeClass?
    var height: UIUserInterfaceSizeClass?
    var textSize: UIContentSizeCategory?
  }

  private let traits: Traits

  private init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates unspecified traits.
  public convenience override init() { self.init(Traits()) }

  /// Creates traits with a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Creates traits with the size class of a width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(width: horizontalSizeClass))
  }

  /// Creates traits with the size class of a height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(height: verticalSizeClass))
  }

  /// Creates traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(textSize: preferredContentSizeCategory))
  }

  /// Creates traits from several others. If several specify the same trait, the last one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var traits = Traits()
    for other in traitCollections.map(\.traits) {
      traits.style = other.style ?? traits.style
      traits.width = other.width ?? traits.width
      traits.height = other.height ?? traits.height
      traits.textSize = other.textSize ?? traits.textSize
    }
    self.init(traits)
  }

  /// Returns whether another object has the same traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

  /// A hash value that is the same for equal traits.
  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  /// Returns the traits, limited to the text sizes that a view allows.
  @MainActor
  func limited(by view: UIView) -> UITraitCollection {
    let size = preferredContentSizeCategory.clamped(
      atLeast: view.minimumContentSizeCategory, atMost: view.maximumContentSizeCategory)
    if size == preferredContentSizeCategory { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(preferredContentSizeCategory: size)])
  }
}

/// The amount of space.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// A text size that the user chooses.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The system's default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }

  private static let sizes = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the size, clamped to bounds. If the bounds exclude each other, returns the larger one.
  func clamped(atLeast low: UIContentSizeCategory?, atMost high: UIContentSizeCategory?)
    -> UIContentSizeCategory
  {
    guard var index = Self.sizes.firstIndex(of: self) else { return self }
    if let low = low.flatMap(Self.sizes.firstIndex) { index = max(index, low) }
    if let high = high.flatMap(Self.sizes.firstIndex) { index = min(index, high) }
    return Self.sizes[index]
  }
}

/// An object that has traits.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIViewController {
  /// Calls `traitCollectionDidChange(_:)` of the controller and its children, if their traits have changed.
  func announceTraits() {
    let traits = traitCollection
    let previous = announcedTraits
    if traits != previous {
      announcedTraits = traits
      traitCollectionDidChange(previous)
    }
    for child in children { child.announceTraits() }
    ownPresented?.announceTraits()
    viewIfLoaded?.announceTraits()
  }
}

extension UIView {
  /// Calls `traitCollectionDidChange(_:)` of the view and the views inside it, if their traits have changed.
  func announceTraits() {
    announceOwnTraits()
    for view in subviews { view.announceTraits() }
  }

  func announceOwnTraits() {
    let (traits, previous) = (traitCollection, announcedTraits)
    guard traits != previous else { return }
    announcedTraits = traits
    if previous != nil { traitCollectionDidChange(previous) }
  }
}

/// The direction in which content is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
