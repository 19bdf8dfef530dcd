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
        line.list(sections) { section, line in write(section.rows, &line) }
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
            write(section.rows, &writer)
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
  func writeSelection(_ call: String, _ writer: inout SwiftWriter) {
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

  private func write(_ rows: [String], _ writer: inout SwiftWriter) {
    writer.write("[")
    writer.list(rows) { id, writer in writer.write(".", SwiftName.member(id)) }
    writer.write("]")
  }

  func write(_ label: String, _ text: SwiftExpression?, _ writer: inout SwiftWriter) {
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
