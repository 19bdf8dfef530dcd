import ArgumentParser
import DioramaProject
import DioramaSyntax

extension SceneRun {
  /// Whether nothing went wrong; there may be warnings.
  var isFine: Bool { report.failures.isEmpty && report.count(of: .error) == 0 }

  /// Ends the run: reports, says what was done, as a rule only on a terminal, and throws the exit status unless everything is fine.
  func finish(_ summary: String, _ options: InputOptions, isAlwaysSaid: Bool = false) throws {
    try printReport(options)
    let errors = report.count(of: .error) + report.failures.count
    let warnings = report.count(of: .warning)
    if isAlwaysSaid || Console.isTerminal(.standardError) {
      let mistakes = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }.joined(
        separator: ", ")
      Console.write("\(summary)\(mistakes.isEmpty ? "" : "; \(mistakes)")\n")
    }
    if report.exitCode != .success { throw report.exitCode }
  }

  private func printReport(_ options: InputOptions) throws {
    let text = options.format.reporter(isColored: options.color.isOn).text(of: report)
    guard options.format != .text else { return Console.write(text) }
    do {
      try Console.write(Array(text.utf8), to: .standardOutput)
    } catch let failure as FileFailure {
      var report = Report()
      report.add(failure)
      Console.write(TextReporter(isColored: options.color.isOn).text(of: report))
      throw ExitCode.inputOutput
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : plural(count, noun)
  }
}

/// A number with its noun.
func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
