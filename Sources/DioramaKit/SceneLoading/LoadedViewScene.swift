import DioramaTree

/// A loaded scene of views.
final class LoadedViewScene: UIViewController, LoadedScene {
  let sceneName: String
  let viewsByID: [String: UIView]
  private let views: [UIView]
  private let layout: SceneLayout
  private let roleInstances: [Any]

  init(_ session: SceneLoadingSession, views: [UIView], layout: SceneLayout) {
    sceneName = session.tree.scene
    viewsByID = session.views
    roleInstances = session.roleInstances
    self.views = views
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut(
      views, axis: layout.axis, spacing: layout.spacing, padding: layout.padding, alignment: layout.alignment,
      distribution: layout.distribution)
  }
}

/// How the views of a scene are laid out.
struct SceneLayout {
  var axis = NSLayoutConstraint.Axis.vertical
  var spacing: CGFloat = 0
  var padding = NSDirectionalEdgeInsets.zero
  var alignment = UIStackView.Alignment.fill
  var distribution = UIStackView.Distribution.fill
}

extension SceneLoadingSession {
  /// Reads how the views of the scene are laid out.
  func layout(_ attributes: [RuntimeTree.Attribute]) -> SceneLayout {
    let parts = SceneParts(self, element: "layout", line: 1, attributes: attributes, handlers: [])
    var layout = SceneLayout()
    parts.value("axis", .axis).map { layout.axis = $0 }
    parts.value("spacing", .number).map { layout.spacing = $0 }
    parts.value("padding", .insets).map { layout.padding = $0 }
    parts.value("alignment", .stackAlignment).map { layout.alignment = $0 }
    parts.value("distribution", .stackDistribution).map { layout.distribution = $0 }
    let known: Set = ["axis", "spacing", "padding", "alignment", "distribution"]
    for attribute in attributes where !known.contains(attribute.name) {
      problems.append(.unknownPart(attribute.name, element: "layout", line: 1))
    }
    return layout
  }
}
