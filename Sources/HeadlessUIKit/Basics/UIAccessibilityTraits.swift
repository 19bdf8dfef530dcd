/// The traits of a view, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected item.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An item that is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An item that often changes its label or value.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The type of a view that contains others, for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of related items.
  case semanticGroup = 4
}
