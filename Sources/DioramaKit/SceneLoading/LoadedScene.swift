import DioramaTree

/// A screen that was loaded from a runtime tree.
@MainActor
public protocol LoadedScene: UIViewController {
  /// The scene's name.
  var sceneName: String { get }

  /// The views and rows with an id in the scene, by that id.
  var viewsByID: [String: UIView] { get }
}

extension LoadedScene {
  /// Returns the view or row with an id, if it has the type.
  public func view<View: UIView>(_ id: String, as type: View.Type = View.self) -> View? {
    viewsByID[id] as? View
  }
}

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

/// The layout of a scene's views.
struct SceneLayout {
  var axis = NSLayoutConstraint.Axis.vertical
  var spacing: CGFloat = 0
  var padding = NSDirectionalEdgeInsets.zero
  var alignment = UIStackView.Alignment.fill
  var distribution = UIStackView.Distribution.fill
}

extension SceneLoadingSession {
  /// Reads the layout of the scene's views.
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

/// A section of a loaded table.
struct LoadedSection {
  let header: String?
  let footer: String?
  let rows: [UITableViewCell]
}

/// A loaded scene that is a table.
final class LoadedTableScene: UITableViewController, LoadedScene {
  let sceneName: String
  let viewsByID: [String: UIView]
  private let sections: [LoadedSection]
  private let roleInstances: [Any]
  private let answersSelections: Bool

  init(_ session: SceneLoadingSession, sections: [LoadedSection]) {
    sceneName = session.tree.scene
    viewsByID = session.views
    roleInstances = session.roleInstances
    answersSelections = session.tree.answersSelections
    self.sections = sections
    super.init(style: .grouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard answersSelections else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].selectHandler?()
  }
}

extension RuntimeTree {
  /// Whether any row has a handler. If none has, a selected row stays selected, as in any table.
  fileprivate var answersSelections: Bool {
    guard case .sections(let sections) = content else { return false }
    return sections.contains { $0.rows.contains { !$0.handlers.isEmpty } }
  }
}

extension SceneLoadingSession {
  /// Reads a section and creates its cells.
  func load(_ section: RuntimeTree.Section) -> LoadedSection {
    let parts = SceneParts(self, element: "section", line: 1, attributes: [], handlers: [])
    return LoadedSection(
      header: section.header.flatMap { parts.read("header", $0, .string) },
      footer: section.footer.flatMap { parts.read("footer", $0, .string) },
      rows: section.rows.compactMap { row in
        let view = load(row, asRow: true)
        if let cell = view as? UITableViewCell { return cell }
        problems.append(.unknownElement(row.element, line: row.line))
        return nil
      })
  }
}
