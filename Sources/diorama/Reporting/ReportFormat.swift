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
  /// needs no output for that.
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
      "and \(numberOfMore(diagnostics[limit...].map(\.severity)))"
    )
  }
}

/// Returns the numbers of errors and warnings that are not shown: `2 more errors and 1 more warning`.
func numberOfMore(_ severities: [Severity]) -> String {
  [Severity.error, .warning].compactMap { severity in
    let count = severities.count { $0 == severity }
    return count == 0 ? nil : plural(count, "more \(severity.rawValue)")
  }.joined(separator: " and ")
}

extension Report {
  /// The exit status of the run: the highest that applies.
  var exitCode: ExitCode {
    let hasErrors = files.contains { file in
      file.isStrict || file.diagnostics.contains { $0.severity == .error }
    }
    let codes = failures.map(\.status.rawValue) + (hasErrors ? [ExitCode.errors.rawValue] : [])
    return codes.max().map { ExitCode($0) } ?? .success
  }
}

extension Diagnostic {
  /// Returns the message with a line for each note, for formats without notes.
  func messageWithNotes(_ lines: LineTable, counting unit: ColumnUnit) -> String {
    let notes = notes.map { note in
      let place = lines.location(at: note.range.start, counting: unit)
      return "\nnote: line \(place.line), column \(place.column): \(Visible.text(note.message))"
    }
    return Visible.text(message) + notes.joined()
  }
}

extension Report {
  /// Whether there are no errors; there may be warnings.
  var isFine: Bool { failures.isEmpty && count(of: .error) == 0 }

  /// Ends the run: reports, prints the summary, by default only on a terminal, and throws the exit status unless it is
  /// 0.
  func finish(_ summary: String, _ options: InputOptions, isAlwaysSaid: Bool = false) throws {
    try print(options)
    let errors = count(of: .error) + failures.count
    let warnings = count(of: .warning)
    if isAlwaysSaid || Console.isTerminal(.standardError) {
      let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { plural($0, $1) }
      Console.write("\(summary)\(counts.isEmpty ? "" : "; \(counts.joined(separator: ", "))")\n")
    }
    if exitCode != .success { throw exitCode }
  }

  private func print(_ options: InputOptions) throws {
    if options.format == .text, isEmpty { return }
    let isColored = options.color.isOn
    let bytes = options.format.reporter(isColored: isColored).bytes(of: self)
    if options.format == .text { return Console.write(bytes) }
    try Console.answer(bytes, isColored: isColored)
  }
}
