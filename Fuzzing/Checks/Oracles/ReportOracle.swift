import DioramaSyntax
import DioramaTree

@testable import DioramaProject
@testable import diorama

/// Properties of every report: JSON and SARIF can be parsed, and no format contains a control character. The length of
/// the file selects the format, because writing all of them takes longer than everything else.
enum ReportOracle {
  static func check(_ diagnostics: [Diagnostic], of file: SourceFile, _ violations: inout [String]) {
    guard !diagnostics.isEmpty else { return }
    var report = Report()
    report.add(diagnostics, of: file)
    let format = ReportFormat.allCases[file.bytes.count % ReportFormat.allCases.count]
    let text = String(decoding: format.reporter(isColored: false).bytes(of: report), as: UTF8.self)
    if text.unicodeScalars.contains(where: steersTerminal) {
      violations.append("the report as \(format.rawValue) has a control character")
    }
    guard format == .json || format == .sarif else { return }
    do {
      _ = try JSON(parsing: Array(text.utf8))
    } catch {
      violations.append("the report as \(format.rawValue) is broken: \(error)")
    }
  }

  private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
  }
}
