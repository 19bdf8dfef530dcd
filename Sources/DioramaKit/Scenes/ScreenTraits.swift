import DioramaTree

/// The screen's traits that scenes can read.
public struct ScreenTraits: Hashable, Sendable {
  /// The amount of space.
  public enum SizeClass: String, CaseIterable, Sendable {
    /// Little space, or an unknown amount.
    case compact
    /// Plenty of space.
    case regular
  }

  /// The user's preferred text size.
  public enum TextSize: String, CaseIterable, Sendable {
    /// One of the standard sizes.
    case standard
    /// One of the larger accessibility sizes.
    case accessibility
  }

  /// The size class of the width.
  public let width: SizeClass
  /// The size class of the height.
  public let height: SizeClass
  /// The user's text size.
  public let textSize: TextSize

  /// Reads the traits of a view or a controller.
  public init(_ traits: UITraitCollection) {
    width = traits.horizontalSizeClass == .regular ? .regular : .compact
    height = traits.verticalSizeClass == .regular ? .regular : .compact
    textSize = traits.preferredContentSizeCategory.isAccessibilityCategory ? .accessibility : .standard
  }
}

extension ScreenTraits {
  /// The name of the case of a trait.
  subscript(trait: ScreenTrait) -> String {
    switch trait {
    case .width: width.rawValue
    case .height: height.rawValue
    case .textSize: textSize.rawValue
    }
  }
}
