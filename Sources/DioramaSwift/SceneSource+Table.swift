import DioramaTree

/// The representation of a table's sections in generated code.
private enum SectionShape {
  /// One section without texts, whose rows are the whole table.
  case single
  /// Several sections without texts.
  case rows
  /// Sections with a header, a footer or both.
  case texts(header: Bool, footer: Bool)

  init(_ sections: [SwiftScene.Section]) {
    let header = sections.contains { $0.header != nil }
    let footer = sections.contains { $0.footer != nil }
    self = header || footer ? .texts(header: header, footer: footer) : sections.count == 1 ? .single : .rows
  }
}

extension SceneSource {
  /// The types that generated code names for any scene. A type in the class must not hide them.
  static let writtenTypes: Set<String> = [
    "Any", "Bool", "CaseIterable", "CGFloat", "Date", "Double", "IndexPath", "Int", "MainActor", "NSCoder",
    "Sendable",
    "String", "UITableView", "UITableViewCell", "URL", "Void",
  ]

  /// The name of the enumeration of rows, which differs from all types that the scene names.
  var rowType: String { privateType("Row") }

  /// Writes the enumeration of rows.
  func writeRows(_ writer: inout SwiftWriter) {
    writer.line("/// The rows, from top to bottom.")
    writer.block {
      $0.write(access, "enum ", rowType, ": CaseIterable, Sendable")
    } body: { writer in
      for row in rows { writer.line { $0.write("case ", SwiftName.escaped(row)) } }
    }
    writer.line()
  }

  /// Writes the property that holds the sections, unless the enumeration of rows is sufficient.
  func writeSectionsMember(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    switch SectionShape(sections) {
    case .single: break
    case .rows:
      writer.line { line in
        line.write("private let sections: [[", rowType, "]] = [")
        line.list(sections) { section, line in write(rows: section.rows, &line) }
        line.write("]")
      }
    case .texts(let header, let footer):
      writer.line { line in
        line.write("private let sections: [(")
        if header { line.write("header: String?, ") }
        if footer { line.write("footer: String?, ") }
        line.write("rows: [", rowType, "])]")
      }
    }
  }

  /// Writes the statement that sets the property of the sections.
  func writeSections(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    guard case .texts(let header, let footer) = SectionShape(sections) else { return }
    writer.line("self.sections = [")
    writer.indented { writer in
      for section in sections {
        writer.call("") { call in
          if header { call.argument { write("header: ", section.header, &$0) } }
          if footer { call.argument { write("footer: ", section.footer, &$0) } }
          call.argument { writer in
            writer.write("rows: ")
            write(rows: section.rows, &writer)
          }
        } tail: {
          $0.write(",")
        }
      }
    }
    writer.line("]")
  }

  /// Writes the method that shows the scene's own table.
  func writeTableLoading(_ table: String, _ writer: inout SwiftWriter) {
    writer.line()
    writer.block {
      $0.write(access, "override func loadView()")
    } body: { writer in
      writer.line("tableView = \(table)")
      writer.line("tableView.dataSource = self")
      writer.line("tableView.delegate = self")
    }
  }

  /// Writes the methods of the table's data source and delegate.
  func writeTable(_ sections: [SwiftScene.Section], _ writer: inout SwiftWriter) {
    let shape = SectionShape(sections)
    let hasRows = sections.contains { !$0.rows.isEmpty }
    let rows = shape.rows(of: "section") ?? "\(rowType).allCases"
    if hasLoadedHandlers || scene.observesTraits || scene.views.contains(where: { $0.containing != nil }) {
      writer.writeOverride("viewDidLoad", access: access) { writer in
        writeContaining(&writer)
        writeLoading(&writer)
      }
    }
    if case .single = shape {
    } else {
      writeMethod("numberOfSections", ["in tableView: UITableView"], result: "Int", "sections.count", &writer)
    }
    writeMethod(
      "tableView", ["_ tableView: UITableView", "numberOfRowsInSection section: Int"], result: "Int",
      "\(rows).count", &writer)
    if case .texts(let header, let footer) = shape {
      for (isThere, name) in [(header, "Header"), (footer, "Footer")] where isThere {
        writeMethod(
          "tableView", ["_ tableView: UITableView", "titleFor\(name)InSection section: Int"],
          result: "String?", "sections[section].\(name.lowercased())", &writer)
      }
    }
    writeMethod(
      "tableView", ["_ tableView: UITableView", "cellForRowAt indexPath: IndexPath"],
      result: "UITableViewCell", hasRows ? "cell(for: row(at: indexPath))" : "UITableViewCell()", &writer)
    guard hasRows else { return }
    writeSelection("tableView.handleSelection(of: cell(for: row(at: indexPath)), at: indexPath)", &writer)
    writeLookUp(shape.rows(of: "indexPath.section") ?? rows, &writer)
  }

  /// Writes the method of the table's delegate that handles selections.
  private func writeSelection(_ call: String, _ writer: inout SwiftWriter) {
    writer.line()
    writer.block {
      $0.write(
        access, "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)")
    } body: {
      $0.line(call)
    }
  }

  func writeMethod(
    _ name: String, _ parameters: [String], result: String, _ body: String, _ writer: inout SwiftWriter
  ) {
    writer.line()
    writer.call {
      $0.write(access, "override func ", name)
    } arguments: { call in
      for parameter in parameters { call.argument { $0.write(parameter) } }
    } tail: {
      $0.write(" -> ", result, " {")
    }
    writer.indented { $0.line(body) }
    writer.line("}")
  }

  private func writeLookUp(_ rows: String, _ writer: inout SwiftWriter) {
    writer.line()
    writer.block {
      $0.write("private func row(at indexPath: IndexPath) -> ", rowType)
    } body: {
      $0.line { $0.write(rows, "[indexPath.row]") }
    }
    writer.line()
    writer.block {
      $0.write("private func cell(for row: ", rowType, ") -> UITableViewCell")
    } body: { writer in
      writer.line("switch row {")
      for row in self.rows {
        let name = SwiftName.escaped(row)
        writer.line { $0.write("case .", name, ": ", name) }
      }
      writer.line("}")
    }
  }

  /// The ids of the rows, from top to bottom.
  private var rows: some Sequence<String> {
    var sections: [SwiftScene.Section] = []
    if case .sections(let all) = scene.content { sections = all }
    return sections.lazy.flatMap(\.rows)
  }

  private func write(rows: [String], _ writer: inout SwiftWriter) {
    writer.write("[")
    writer.list(rows) { id, writer in writer.write(".", SwiftName.member(id)) }
    writer.write("]")
  }

  private func write(_ label: String, _ text: SwiftExpression?, _ writer: inout SwiftWriter) {
    writer.write(label)
    if let text {
      write(text, to: &writer)
    } else {
      writer.write("nil")
    }
  }
}

extension SectionShape {
  /// Returns an expression for the rows of a section; `nil` if there is only one section.
  fileprivate func rows(of section: String) -> String? {
    switch self {
    case .single: nil
    case .rows: "sections[\(section)]"
    case .texts: "sections[\(section)].rows"
    }
  }
}

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
  private func write(views: [String], _ writer: inout SwiftWriter) {
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
                write(views: views, &writer)
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
