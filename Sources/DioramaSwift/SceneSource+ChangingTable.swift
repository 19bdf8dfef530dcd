import DioramaTree

/// Tables whose rows or texts change. The kit's sections hold them.
extension SceneSource {
  /// The parameters that the texts of the sections read.
  private var sectionParameters: [RuntimeTree.Parameter] {
    guard case .sections(let sections) = scene.content else { return [] }
    var read: Set<String> = []
    for section in sections {
      for part in [section.header, section.footer, section.isShown] { part?.forEachInput { read.insert($0) } }
    }
    return scene.parameters.filter { read.contains($0.name) }
  }

  /// Writes the statements of the initializer that create the sections.
  func writeSectionsCall(_ writer: inout SwiftWriter) {
    writer.call(methodInInitializer("configureSections")) { call in
      for parameter in sectionParameters {
        call.argument { $0.write(passing: parameter.name) }
      }
    }
    if scene.superclass == "UITableViewController" { return }
    writer.line("// The superclass may load its view when it is created.")
    writer.block("if isViewLoaded") { writeSectionsOfTable(&$0) }
  }

  /// Writes the methods of the table's data source and delegate.
  func writeChangingTable(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    writer.writeOverride("viewDidLoad", access: access) { writer in
      writeSectionsOfTable(&writer)
      writeContaining(&writer)
      writeLoading(&writer)
    }
    writeSelection("sections.handleSelection(at: indexPath)", &writer)
    let table = "_ tableView: UITableView"
    for (name, isThere) in [
      ("header", sections.contains { !$0.headerViews.isEmpty }),
      ("footer", sections.contains { !$0.footerViews.isEmpty }),
    ] where isThere {
      writeMethod(
        "tableView", [table, "viewFor\(SwiftName.capitalized(name))InSection section: Int"],
        result: "UIView?", "sections.\(name)View(inSection: section)", &writer)
    }
    if usesSnapshots { return writeSectionsMethod(sections, &writer) }
    writeMethod(
      "numberOfSections", ["in tableView: UITableView"], result: "Int", "sections.count", &writer)
    writeMethod(
      "tableView", [table, "numberOfRowsInSection section: Int"], result: "Int",
      "sections.numberOfRows(in: section)", &writer)
    writeMethod(
      "tableView", [table, "titleForHeaderInSection section: Int"], result: "String?",
      "sections.header(of: section)", &writer)
    writeMethod(
      "tableView", [table, "titleForFooterInSection section: Int"], result: "String?",
      "sections.footer(of: section)", &writer)
    writeMethod(
      "tableView", [table, "cellForRowAt indexPath: IndexPath"], result: "UITableViewCell",
      "sections.cell(at: indexPath)", &writer)
    writeSectionsMethod(sections, &writer)
  }

  /// Writes the statements that show the sections in the table.
  func writeSectionsOfTable(_ writer: inout SwiftWriter) {
    if !scene.empty.isEmpty {
      writer.callWithList {
        $0.write("tableView.setEmptyViews")
      } elements: { call in
        for id in scene.empty { call.argument { $0.write(reference(to: id)) } }
      }
    }
    writer.line("sections.tableView = tableView")
  }

  /// Whether a table has a diffable data source: it shows lists, or a section is not always shown.
  var usesSnapshots: Bool {
    guard case .sections(let sections) = scene.content else { return false }
    let lists = Set(scene.views.filter(\.isList).map(\.id))
    return sections.contains { $0.isShown != nil || $0.rows.contains(where: lists.contains) }
      || scene.rendering?.groups.contains { group in
        group.statements.contains { if case .section(_, _, isText: false, _) = $0 { true } else { false } }
      } == true
  }

  /// Writes a list of views, given by their ids.
  private func write(_ views: [String], _ writer: inout SwiftWriter) {
    writer.write("[")
    writer.list(views) { id, writer in writer.write(reference(to: id)) }
    writer.write("]")
  }

  private func writeSectionsMethod(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    writer.line()
    writer.call("private func configureSections") { call in
      for parameter in sectionParameters {
        call.argument { $0.write(SwiftName.escaped(parameter.name), ": ", name(of: parameter.type)) }
      }
    } tail: {
      $0.write(" {")
    }
    writer.indented { writer in
      writer.line("self.sections = TableSections([")
      writer.indented { writer in
        for section in sections {
          writer.call("TableSections.Section") { call in
            if section.header != nil { call.argument { write("header: ", section.header, &$0) } }
            if section.footer != nil { call.argument { write("footer: ", section.footer, &$0) } }
            for (label, views) in [
              ("headerViews", section.headerViews), ("footerViews", section.footerViews),
            ] where !views.isEmpty {
              call.argument { writer in
                writer.write(label, ": ")
                write(views, &writer)
              }
            }
            if section.isShown != nil { call.argument { write("isShown: ", section.isShown, &$0) } }
            call.argument { writer in
              writer.write("rows: [")
              writer.list(section.rows) { id, writer in write(row: id, &writer) }
              writer.write("]")
            }
          } tail: {
            $0.write(",")
          }
        }
      }
      writer.line("])")
    }
    writer.line("}")
  }
}
