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

  init(_ session: SceneLoadingSession, sections: [LoadedSection]) {
    sceneName = session.tree.scene
    viewsByID = session.views
    roleInstances = session.roleInstances
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
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].selectHandler?()
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
