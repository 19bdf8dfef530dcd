import DioramaProject
import DioramaSyntax
import SystemPackage

/// Writes to the log of a GitHub action: workflow commands, which GitHub shows as annotations next to the changed
/// lines. Columns count UTF-16 code units.
struct GitHubReporter: Reporter {
  /// The maximum number of annotations of a level that GitHub shows for one step.
  static let limit = 10

  func bytes(of report: Report) -> [UInt8] { Array(text(of: report).utf8) }

  private func text(of report: Report) -> String {
    let entries = report.failures.map(LogEntry.init) + report.files.flatMap(entries)
    var commands: [LogEntry] = []
    var others: [LogEntry] = []
    var counts: [Severity: Int] = [:]
    for entry in entries {
      counts[entry.severity, default: 0] += 1
      if counts[entry.severity, default: 0] <= Self.limit {
        commands.append(entry)
      } else {
        others.append(entry)
      }
    }
    return (commands.map(\.command) + summary(of: others) + others.map(\.line)).map { $0 + "\n" }.joined()
  }

  private func entries(in file: Report.File) -> [LogEntry] {
    let lines = LineTable(file.source)
    let (shown, others) = file.first(Report.File.textLimit)
    return shown.diagnostics.map { LogEntry($0, in: file.source, lines) }
      + (others.map { [LogEntry(others: $0, in: file.source)] } ?? [])
  }

  /// Returns a message with the number of diagnostics without an annotation, and their lines.
  private func summary(of others: [LogEntry]) -> [String] {
    if others.isEmpty { return [] }
    return [
      "::notice title=diorama::\(others.map(\.severity).count(as: "more ")) without an annotation: GitHub shows"
        + " \(Self.limit) of each level, and the log shows all"
    ]
  }

  /// A diagnostic or failure, as a command and as a plain line.
  private struct LogEntry {
    let severity: Severity
    let command: String
    let line: String

    init(_ failure: FileFailure) {
      let path = failure.path.lexicallyNormalized().string
      severity = .error
      command =
        "::error file=\(WorkflowCommand.property(path))::"
        + WorkflowCommand.data(Visible.text(failure.reason))
      line = WorkflowCommand.plain("error: \(path): \(failure.reason)")
    }

    init(others: String, in file: SourceFile) {
      let path = FilePath(file.path).lexicallyNormalized().string
      severity = .warning
      command = "::warning file=\(WorkflowCommand.property(path))::" + WorkflowCommand.data(others)
      line = WorkflowCommand.plain("\(path): \(others)")
    }

    init(_ diagnostic: Diagnostic, in file: SourceFile, _ lines: LineTable) {
      let path = FilePath(file.path).lexicallyNormalized().string
      let start = lines.location(at: diagnostic.range.start, counting: .utf16CodeUnits)
      let end = lines.location(at: diagnostic.range.end, counting: .utf16CodeUnits)
      var properties = "file=\(WorkflowCommand.property(path)),line=\(start.line),endLine=\(end.line)"
      if start.line == end.line {
        properties += ",col=\(start.column)"
        if start.column < end.column { properties += ",endColumn=\(end.column)" }
      }
      let message = diagnostic.messageWithNotes(lines)
      severity = diagnostic.severity
      command =
        "::\(severity.rawValue) \(properties),title=\(WorkflowCommand.property(diagnostic.code))::"
        + WorkflowCommand.data(message)
      line = WorkflowCommand.plain(
        "\(severity.rawValue): \(path):\(start.line):\(start.column): \(diagnostic.message) [\(diagnostic.code)]"
      )
    }
  }
}

/// Escapes text for the log of a GitHub action, in which a line can be a command.
enum WorkflowCommand {
  /// Returns the part after the second pair of colons as one line, even if the text has several.
  static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the value of a property. Colons and commas are escaped, and characters that could control a terminal are
  /// replaced.
  static func property(_ text: String) -> String {
    var result = ""
    for scalar in Visible.text(data(text)).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a line that is not a command. It begins with a word from the caller, and any old command marker in it is
  /// broken up.
  static func plain(_ line: String) -> String {
    Visible.text(line).split(separator: "##[", omittingEmptySubsequences: false).joined(separator: "## [")
  }
}
