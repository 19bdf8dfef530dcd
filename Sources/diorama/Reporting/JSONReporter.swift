import DioramaProject
import DioramaSyntax
import DioramaTree

/// Writes everything in a report as JSON, in the format that `Documentation/Reports.md` describes.
struct JSONReporter: Reporter {
  /// The version of the format. It increases when something that a program may rely on changes or is removed, but not
  /// when members are added.
  static let formatVersion = 1

  func bytes(of report: Report) -> [UInt8] {
    let document: JSON = [
      "formatVersion": .integer(Self.formatVersion),
      "tool": ["name": "diorama", "version": .string(Diorama.version)],
      "summary": [
        "errors": .integer(report.count(of: .error)),
        "warnings": .integer(report.count(of: .warning)),
        "failures": .integer(report.failures.count),
        "omitted": .integer(
          report.files.reduce(0) { $0 + max(0, $1.diagnostics.count - Report.File.machineLimit) }),
      ],
      "failures": .array(
        report.failures.map { ["path": .string($0.path.string), "message": .string($0.reason)] }),
      "diagnostics": .array(report.files.flatMap(diagnostics)),
    ]
    return document.serialized
  }

  private func diagnostics(of file: Report.File) -> [JSON] {
    let lines = LineTable(file.source)
    return file.first(Report.File.machineLimit).file.diagnostics.map { diagnostic in
      [
        "path": .string(file.source.path),
        "code": .string(diagnostic.code),
        "severity": .string(diagnostic.severity.rawValue),
        "message": .string(diagnostic.message),
        "range": range(diagnostic.range, lines),
        "notes": .array(
          diagnostic.notes.map { ["message": .string($0.message), "range": range($0.range, lines)] }),
        "fixes": .array(diagnostic.fixIts.map { fix($0, lines) }),
      ]
    }
  }

  private func fix(_ fixIt: FixIt, _ lines: LineTable) -> JSON {
    let edits = fixIt.edits.map { edit -> JSON in
      ["range": range(edit.range, lines), "replacement": .string(edit.replacement)]
    }
    return ["message": .string(fixIt.message), "edits": .array(edits)]
  }

  private func range(_ range: SourceRange, _ lines: LineTable) -> JSON {
    ["start": place(range.start, lines), "end": place(range.end, lines)]
  }

  private func place(_ offset: Int, _ lines: LineTable) -> JSON {
    let location = lines.location(at: offset)
    return [
      "line": .integer(location.line), "column": .integer(location.column), "offset": .integer(offset),
    ]
  }
}
