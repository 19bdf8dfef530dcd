import DioramaGrammar
import DioramaTree

/// How generated code keeps the sections of a table.
private enum SectionShape {
  /// One section without texts: the rows are all there is.
  case single
  /// Several sections without texts.
  case rows
  /// Sections with a header, a footer or both.
  case texts(header: Bool, footer: Bool)

  init(_ sections: [RuntimeTree.Section]) {
    let header = sections.contains { $0.header != nil }
    let footer = sections.contains { $0.footer != nil }
    self = header || footer ? .texts(header: header, footer: footer) : sections.count == 1 ? .single : .rows
  }
}

extension SceneSource {
  /// The name of the enumeration of the rows: not that of a type of the app that the scene names.
  var rowType: String { namedTypes.contains("Row") ? "SceneRow" : "Row" }

  /// Writes the enumeration of the rows.
  func writeRows(_ writer: inout SwiftWriter) {
    writer.documentation("The rows, from top to bottom.")
    writer.block("\(access)enum \(rowType): CaseIterable, Sendable") { writer in
      for view in rowViews { writer.line("case \(view.name)") }
    }
    writer.line()
  }

  /// The property that holds the sections; `nil` where the rows say it all.
  func sectionsDeclaration(_ sections: [RuntimeTree.Section]) -> String? {
    switch SectionShape(sections) {
    case .single: nil
    case .rows: "private let sections: [[\(rowType)]] = [\(sections.map(rowList).joined(separator: ", "))]"
    case .texts(let header, let footer):
      "private let sections: [(\(header ? "header: String?, " : "")\(footer ? "footer: String?, " : "")rows: [\(rowType)])]"
    }
  }

  /// The statements that fill the property of the sections, one line each.
  func writeSections(_ sections: [RuntimeTree.Section], _ writer: inout SwiftWriter) {
    guard case .texts(let header, let footer) = SectionShape(sections) else { return }
    writer.line("self.sections = [")
    writer.indented { writer in
      for section in sections {
        var parts: [String] = []
        if header { parts.append("header: \(text(section.header))") }
        if footer { parts.append("footer: \(text(section.footer))") }
        parts.append("rows: \(rowList(section))")
        writer.call("", parts, ",")
      }
    }
    writer.line("]")
  }

  /// Writes what the table asks its controller.
  func writeTable(_ sections: [RuntimeTree.Section], _ writer: inout SwiftWriter) {
    let shape = SectionShape(sections)
    let hasRows = sections.contains { !$0.rows.isEmpty }
    var rows = "\(rowType).allCases"
    switch shape {
    case .single: break
    case .rows: rows = "sections[section]"
    case .texts: rows = "sections[section].rows"
    }
    if case .single = shape {
    } else {
      write("numberOfSections(in tableView: UITableView) -> Int", "sections.count", &writer)
    }
    write(
      "tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int", "\(rows).count",
      &writer)
    if case .texts(let header, let footer) = shape {
      for (isThere, name) in [(header, "Header"), (footer, "Footer")] where isThere {
        write(
          "tableView(_ tableView: UITableView, titleFor\(name)InSection section: Int) -> String?",
          "sections[section].\(name.lowercased())", &writer)
      }
    }
    write(
      "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
      hasRows ? "cell(for: row(at: indexPath))" : "UITableViewCell()", &writer)
    if rowViews.contains(where: { !$0.tree.handlers.isEmpty }) {
      writer.line()
      writer.block(
        "\(access)override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)"
      ) {
        writer in
        writer.line("tableView.deselectRow(at: indexPath, animated: true)")
        writer.line("cell(for: row(at: indexPath)).selectHandler?()")
      }
    }
    if hasRows { writeLookUp(rows.replacingSection, &writer) }
  }

  private func write(_ signature: String, _ body: String, _ writer: inout SwiftWriter) {
    writer.line()
    let head = "\(access)override func \(signature)"
    if head.count + 2 <= writer.room {
      writer.block(head) { $0.line(body) }
    } else {
      let open = signature.firstIndex(of: "(").map { signature.index(after: $0) } ?? signature.endIndex
      let close = signature.lastIndex(of: ")") ?? signature.endIndex
      let arguments = signature[open..<close].split(separator: ",").map { $0.drop { $0 == " " } }.map(
        String.init)
      writer.call(
        "\(access)override func \(signature[..<signature.index(before: open)])", arguments,
        signature[signature.index(after: close)...] + " {")
      writer.indented { $0.line(body) }
      writer.line("}")
    }
  }

  private func writeLookUp(_ rows: String, _ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func row(at indexPath: IndexPath) -> \(rowType)") {
      $0.line("\(rows)[indexPath.row]")
    }
    writer.line()
    writer.block("private func cell(for row: \(rowType)) -> UITableViewCell") { writer in
      writer.line("switch row {")
      for view in rowViews { writer.line("case .\(view.name): \(view.name)") }
      writer.line("}")
    }
  }

  /// The views that are rows and not inside of one.
  private var rowViews: [View] {
    guard case .sections(let sections) = tree.content else { return [] }
    let ids = Set(sections.flatMap(\.rows).map(\.id))
    return views.filter { ids.contains($0.tree.id) }
  }

  private func rowList(_ section: RuntimeTree.Section) -> String {
    "[" + section.rows.compactMap(\.id).map { "." + SwiftName.escaped($0) }.joined(separator: ", ") + "]"
  }

  private func text(_ value: Value?) -> String {
    value.map { expression.text($0, isOptional: true) } ?? "nil"
  }
}

extension String {
  fileprivate var replacingSection: String {
    hasSuffix(".allCases")
      ? self
      : split(separator: "[section]", maxSplits: 1, omittingEmptySubsequences: false)
        .joined(separator: "[indexPath.section]")
  }
}
