import ArgumentParser
import DioramaProject

/// The forms that a report can take.
enum ReportFormat: String, Choice {
  case text, json, sarif, github, xcode, checkstyle

  /// What writes a report in this form.
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

/// Puts a report into a form.
protocol Reporter {
  /// The report as text that ends with a line break; empty where the form needs no words to say that all is well.
  func text(of report: Report) -> String
}
