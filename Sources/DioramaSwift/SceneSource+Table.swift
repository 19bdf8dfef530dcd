import DioramaTree

/// A method of a table's delegate that a scene overrides.
package struct TableMethod {
  /// The parameters, as they are declared.
  package let parameters: [String]
  /// The type of the result; `nil` for none.
  package let result: String?
  /// The call to the sections that is the method's body.
  package let call: String

  package static let selection = TableMethod(
    parameters: ["_ tableView: UITableView", "didSelectRowAt indexPath: IndexPath"], result: nil,
    call: "sections.handleSelection(at: indexPath)")
  package static let header = view(ofEdge: "header")
  package static let footer = view(ofEdge: "footer")

  private static func view(ofEdge edge: String) -> TableMethod {
    TableMethod(
      parameters: [
        "_ tableView: UITableView", "viewFor\(edge.capitalized)InSection section: Int",
      ],
      result: "UIView?", call: "sections.\(edge)View(inSection: section)")
  }
}

/// Tables. The kit's sections hold their rows.
extension SceneSource {
  /// Writes the method that shows the scene's own table.
  func writeTableLoading(_ table: String, _ writer: inout SwiftWriter) {
    writer.line()
    writer.block {
      $0.write(access, "override func loadView()")
    } body: { writer in
      writer.line("tableView = \(table)")
      writer.line("tableView.delegate = self")
    }
  }

  private func write(_ method: TableMethod, _ writer: inout SwiftWriter) {
    writer.line()
    writer.call {
      $0.write(access, "override func tableView")
    } arguments: { call in
      for parameter in method.parameters { call.argument { $0.write(parameter) } }
    } tail: {
      if let result = method.result { $0.write(" -> ", result) }
      $0.write(" {")
    }
    writer.indented { $0.line(method.call) }
    writer.line("}")
  }

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
  }

  /// Writes the methods of the table's delegate.
  func writeTable(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    writeViewDidLoad(&writer) { writer in
      writeSectionsOfTable(&writer)
      writeContaining(&writer)
    }
    write(.selection, &writer)
    if sections.contains(where: { !$0.headerViews.isEmpty }) { write(.header, &writer) }
    if sections.contains(where: { !$0.footerViews.isEmpty }) { write(.footer, &writer) }
    writeSectionsMethod(sections, &writer)
  }

  /// Writes the statements that show the sections in the table.
  private func writeSectionsOfTable(_ writer: inout SwiftWriter) {
    if !scene.empty.isEmpty {
      writer.callWithList {
        $0.write("tableView.setEmptyViews")
      } elements: { call in
        for id in scene.empty { call.argument { $0.write(reference(to: id)) } }
      }
    }
    writer.line("sections.tableView = tableView")
  }

  private func write(_ label: String, _ value: SwiftExpression, _ writer: inout SwiftWriter) {
    writer.write(label, ": ")
    write(value, to: &writer)
  }

  /// Writes a list of views, given by their ids.
  private func write(views: [String], _ writer: inout SwiftWriter) {
    writer.write("[")
    writer.list(views) { id, writer in writer.write(reference(to: id)) }
    writer.write("]")
  }

  private func writeSectionsMethod(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    let lists = listIDs
    writer.line()
    writer.call("private func configureSections") { call in
      for parameter in sectionParameters {
        call.argument { $0.write(parameter.name, of: parameter.type) }
      }
    } tail: {
      $0.write(" {")
    }
    writer.indented { writer in
      writer.line("self.sections = TableSections([")
      writer.indented { writer in
        for section in sections {
          writer.call("TableSections.Section") { call in
            for (label, text) in [("header", section.header), ("footer", section.footer)] {
              guard let text else { continue }
              call.argument { write(label, text, &$0) }
            }
            for (label, views) in [
              ("headerViews", section.headerViews), ("footerViews", section.footerViews),
            ] where !views.isEmpty {
              call.argument { writer in
                writer.write(label, ": ")
                write(views: views, &writer)
              }
            }
            if let isShown = section.isShown { call.argument { write("isShown", isShown, &$0) } }
            call.argument { writer in
              writer.write("rows: [")
              writer.list(section.rows) { id, writer in write(row: id, among: lists, &writer) }
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
