import ArgumentParser
import DioramaProject
import DioramaSyntax

/// The formats of a report.
enum ReportFormat: String, Choice {
  case text, json, sarif, github, xcode, checkstyle

  /// Returns the reporter for this format.
  func reporter(isColored: Bool) -> any Reporter {
    switch self {
    case .text: TextReporter(isColored: isColored)
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    case .xcode: XcodeReporter()
    case .checkstyle: CheckstyleReporter()
    }
  }
}

/// A writer of reports in a format.
protocol Reporter {
  /// Returns the report as UTF-8 that ends with a line break. It is empty if there is nothing to report and the format
  /// needs no output in that case.
  func bytes(of report: Report) -> [UInt8]
}

extension Report.File {
  /// How many diagnostics of a file to show to people.
  static let textLimit = 100

  /// How many diagnostics of a file to write for programs.
  static let machineLimit = 1000

  /// Returns the file with its first diagnostics, and a message with the number of the others, or `nil` if there are
  /// none.
  func first(_ limit: Int) -> (file: Report.File, others: String?) {
    guard diagnostics.count > limit else { return (self, nil) }
    return (
      Report.File(source: source, diagnostics: Array(diagnostics[..<limit]), isStrict: isStrict),
      "and \(diagnostics[limit...].map(\.severity).count(as: "more "))"
    )
  }
}

extension Report {
  /// The numbers of errors, including failures, and of warnings; `nil` if there is only one.
  var total: String? {
    let severities = failures.map { _ in .error } + files.flatMap { $0.diagnostics.map(\.severity) }
    return severities.count > 1 ? severities.count() : nil
  }
}

extension [Severity] {
  /// Returns the numbers of errors and warnings: `2 errors and 1 warning`.
  ///
  /// - Parameter adjective: What comes before each noun, with a space at the end.
  func count(as adjective: String = "") -> String {
    [Severity.error, .warning].compactMap { severity in
      let count = count { $0 == severity }
      return count == 0 ? nil : plural(count, adjective + severity.rawValue)
    }.joined(separator: " and ")
  }
}

extension Diagnostic {
  /// Returns the message with a line for each note, for formats without notes.
  func messageWithNotes(_ lines: LineTable) -> String {
    let notes = notes.map { note in
      let place = lines.location(at: note.range.start, counting: .utf16CodeUnits)
      return "\nnote: line \(place.line), column \(place.column): \(Visible.text(note.message))"
    }
    return Visible.text(message) + notes.joined()
  }
}
