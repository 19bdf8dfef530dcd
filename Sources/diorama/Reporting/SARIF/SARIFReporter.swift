import DioramaCompiler
import DioramaProject
import DioramaSyntax
import DioramaTree

/// For code scanning: a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFReporter: Reporter {
  func text(of report: Report) -> String {
    var rules = SARIFRules()
    let results = report.files.flatMap { self.results(of: $0, &rules) }
    let run: JSON = [
      "tool": [
        "driver": [
          "name": "diorama",
          "version": .string(Diorama.version),
          "semanticVersion": .string(Diorama.version),
          "rules": .array(rules.descriptors),
        ]
      ],
      "invocations": [invocation(report)],
      "originalUriBaseIds": [
        SARIFLocation.baseID: ["description": SARIFMessage.json("The folder that diorama ran in.")]
      ],
      "columnKind": "utf16CodeUnits",
      "newlineSequences": ["\r\n", "\n", "\r"],
      "results": .array(results),
    ]
    let document: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return String(decoding: document.serialized, as: UTF8.self)
  }

  private func invocation(_ report: Report) -> JSON {
    var notifications = report.failures.map { failure -> JSON in
      let artifact = SARIFLocation.artifact(failure.path.string)
      return [
        "level": "error",
        "message": SARIFMessage.json(failure.reason),
        "locations": [["physicalLocation": ["artifactLocation": artifact]]],
      ]
    }
    for (file, others) in report.files.map({ ($0, $0.first(Report.File.machineLimit).others) }) {
      guard let others else { continue }
      notifications.append([
        "level": "note",
        "message": SARIFMessage.json(others),
        "locations": [["physicalLocation": ["artifactLocation": SARIFLocation.artifact(file.source.path)]]],
      ])
    }
    return [
      "executionSuccessful": .boolean(report.failures.isEmpty),
      "exitCode": .integer(Int(report.exitCode.rawValue)),
      "toolExecutionNotifications": .array(notifications),
    ]
  }

  private func results(of file: Report.File, _ rules: inout SARIFRules) -> [JSON] {
    let file = file.first(Report.File.machineLimit).file
    let location = SARIFLocation(file.source)
    let fingerprints = Fingerprint.all(of: file)
    return zip(file.diagnostics, fingerprints).map { diagnostic, fingerprint in
      [
        "ruleId": .string(diagnostic.code),
        "ruleIndex": .integer(rules.index(of: diagnostic)),
        "level": .string(diagnostic.severity.rawValue),
        "message": SARIFMessage.json(diagnostic.message),
        "locations": [location.json(diagnostic.range)],
        "relatedLocations": .array(
          diagnostic.notes.map { location.json($0.range, message: SARIFMessage.json($0.message)) }),
        "fixes": .array(diagnostic.fixIts.map(location.fix)),
        "partialFingerprints": ["diorama/v1": .string(fingerprint)],
      ]
    }
  }
}
