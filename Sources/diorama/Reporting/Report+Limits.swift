import ArgumentParser
import DioramaProject
import DioramaSyntax

extension Report.File {
  /// How many diagnostics of a file a person is shown.
  static let textLimit = 100

  /// How many diagnostics of a file a program is told of.
  static let machineLimit = 1000

  /// The first diagnostics of the file, and in words how many more there are; `nil` if those are all.
  func first(_ limit: Int) -> (file: Report.File, others: String?) {
    guard diagnostics.count > limit else { return (self, nil) }
    let counts = [Severity.error, .warning].compactMap { severity -> String? in
      let count = diagnostics[limit...].count { $0.severity == severity }
      return count == 0 ? nil : plural(count, "more \(severity.rawValue)")
    }
    return (
      Report.File(source: source, diagnostics: Array(diagnostics[..<limit]), isStrict: isStrict),
      "and \(counts.joined(separator: " and "))"
    )
  }
}

extension Report {
  /// How the run ends: the worst of what happened.
  var exitCode: ExitCode {
    let hasMistakes = files.contains { file in
      file.isStrict || file.diagnostics.contains { $0.severity == .error }
    }
    let codes = failures.map(\.status.rawValue) + (hasMistakes ? [ExitCode.mistakes.rawValue] : [])
    return codes.max().map { ExitCode($0) } ?? .success
  }
}
