/// What a view that holds others is, for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing of its own.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}
