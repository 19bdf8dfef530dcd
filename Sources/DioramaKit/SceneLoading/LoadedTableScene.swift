import DioramaTree

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
  /// Whether some row wants to know of something. Where none does, a selected row stays so, as in any table.
  fileprivate var answersSelections: Bool {
    guard case .sections(let sections) = content else { return false }
    return sections.contains { $0.rows.contains { !$0.handlers.isEmpty } }
  }
}

extension SceneLoadingSession {
  /// Reads a section and makes its cells.
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
