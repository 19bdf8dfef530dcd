/// The layout of a scene's views: the properties that the scene gives.
struct SceneLayout {
  /// The names of the properties. Those of a screen include its edges and its background.
  static func names(isComponent: Bool) -> Set<String> {
    let names: Set = ["axis", "spacing", "padding", "alignment", "distribution", "accessibilityOrder"]
    return isComponent ? names : names.union(["edges", "background"])
  }

  var axis: NSLayoutConstraint.Axis?
  var spacing: CGFloat?
  var padding: NSDirectionalEdgeInsets?
  var alignment: UIStackView.Alignment?
  var distribution: UIStackView.Distribution?
  var edges: ScreenEdges?
  var background: UIColor?
  /// The views that VoiceOver reads, which do not change.
  var accessibilityOrder: [UIView]?

  /// Creates a layout in which nothing is given.
  init() {}

  @MainActor init(_ parts: SceneParts) {
    axis = parts.value("axis", .axis)
    spacing = parts.value("spacing", .number)
    padding = parts.value("padding", .insets)
    alignment = parts.value("alignment", .stackAlignment)
    distribution = parts.value("distribution", .stackDistribution)
    edges = parts.value("edges", .screenEdges)
    background = parts.value("background", .color)
    accessibilityOrder = parts.value("accessibilityOrder", .list(.viewID))
  }

  /// Adopts the properties that a change gives.
  mutating func merge(_ change: SceneLayout) {
    axis = change.axis ?? axis
    spacing = change.spacing ?? spacing
    padding = change.padding ?? padding
    alignment = change.alignment ?? alignment
    distribution = change.distribution ?? distribution
    edges = change.edges ?? edges
    background = change.background ?? background
  }
}
