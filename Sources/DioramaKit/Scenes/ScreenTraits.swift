import DioramaTree

/// The traits of the screen that scenes can read.
public struct ScreenTraits: Hashable, Sendable {
  /// How much room there is.
  public enum SizeClass: String, CaseIterable, Sendable {
    /// Little, or not known.
    case compact
    /// Much.
    case regular
  }

  /// How large the user wants texts to be.
  public enum TextSize: String, CaseIterable, Sendable {
    /// One of the usual sizes.
    case standard
    /// One of the larger sizes for accessibility.
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
  /// The name of a trait's case.
  subscript(trait: ScreenTrait) -> String {
    switch trait {
    case .width: width.rawValue
    case .height: height.rawValue
    case .textSize: textSize.rawValue
    }
  }
}
