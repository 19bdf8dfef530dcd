import DioramaProject
import DioramaSyntax

/// Writes Checkstyle's XML. Columns count UTF-16 code units, as in Java, and diagnostics without a location are at line
/// 0.
struct CheckstyleReporter: Reporter {
  func bytes(of report: Report) -> [UInt8] { Array(text(of: report).utf8) }

  private func text(of report: Report) -> String {
    let failures = report.failures.map { failure in
      element(file: failure.path.string, [error("line=\"0\"", .error, failure.reason, source: "diorama")])
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="8.0">
      \((failures + report.files.map(element)).joined())</checkstyle>

      """
  }

  private func element(of file: Report.File) -> String {
    let lines = LineTable(file.source)
    let (shown, others) = file.first(Report.File.machineLimit)
    var errors = shown.diagnostics.map { diagnostic in
      let place = lines.location(at: diagnostic.range.start, counting: .utf16CodeUnits)
      return error(
        "line=\"\(place.line)\" column=\"\(place.column)\"", diagnostic.severity,
        diagnostic.messageWithNotes(lines), source: "diorama.\(diagnostic.code)")
    }
    if let others { errors.append(error("line=\"0\"", .warning, others, source: "diorama")) }
    return element(file: file.source.path, errors)
  }

  private func element(file path: String, _ errors: [String]) -> String {
    "  <file name=\"\(XMLText.attribute(path))\">\n\(errors.joined())  </file>\n"
  }

  private func error(_ place: String, _ severity: Severity, _ message: String, source: String) -> String {
    "    <error \(place) severity=\"\(severity.rawValue)\" message=\"\(XMLText.attribute(message))\""
      + " source=\"\(XMLText.attribute(source))\"/>\n"
  }
}

/// Escapes text for XML 1.0.
enum XMLText {
  /// Returns the text for an attribute in double quotes. Characters that XML does not allow become U+FFFD.
  static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D, 0x7F...0x9F, 0x2028, 0x2029: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
