import DioramaProject
import DioramaSyntax
import SystemPackage

/// Writes for Xcode's build log: a line for each diagnostic and note. Paths are absolute, because Xcode does not open
/// others, and columns count bytes, as in Swift's own messages.
struct XcodeReporter: Reporter {
  func bytes(of report: Report) -> [UInt8] { Visible.withoutWorkflowCommands(Array(text(of: report).utf8)) }

  private func text(of report: Report) -> String {
    report.failures.map { "error: \(Visible.text($0.path.string)): \(Visible.text($0.reason))\n" }.joined()
      + report.files.map(text).joined()
  }

  private func text(of file: Report.File) -> String {
    let lines = LineTable(file.source)
    let path = Visible.text(absolute(file.source.path))
    func line(_ offset: Int, _ level: String, _ message: String) -> String {
      let place = lines.location(at: offset, counting: .bytes)
      return "\(path):\(place.line):\(place.column): \(level): \(Visible.text(message))"
    }
    let (shown, others) = file.first(Report.File.textLimit)
    let text = shown.diagnostics.map { diagnostic in
      let head = line(diagnostic.range.start, diagnostic.severity.rawValue, diagnostic.message)
      let notes = diagnostic.notes.map { line($0.range.start, "note", $0.message) + "\n" }
      return "\(head) [\(diagnostic.code)]\n" + notes.joined()
    }.joined()
    return text + (others.map { "\(path): note: \($0)\n" } ?? "")
  }

  private func absolute(_ path: String) -> String {
    path == FileReader.standardInputName ? path : FilePath(path).absolute.string
  }
}
