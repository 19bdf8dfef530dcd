import DioramaCompiler
import DioramaSyntax
import Testing

@testable import DioramaProject
@testable import diorama

/// SARIF logs when a project has changed rules.
@Suite struct SARIFReporterTests {
  private struct SwitchedOff: DiagnosticMessage {
    static let kind = DiagnosticCatalogue.kinds.first { $0.isOptional } ?? unknown
    static let unknown = DiagnosticKind("unknown", explanation: "Nobody knows it.", example: nil)
    let message = "not asked for"
  }

  private func log(of diagnostic: Diagnostic) -> String {
    var report = Report()
    report.add([diagnostic], of: SourceFile(path: "a.yaml", text: "a: b\n"))
    return String(decoding: SARIFReporter().bytes(of: report), as: UTF8.self)
  }

  @Test func rulesThatAreOffByDefaultAreMarked() {
    let log = log(of: Diagnostic(SwitchedOff(), at: SourceRange(0, 1)))
    #expect(log.contains("\"id\": \"\(SwitchedOff.kind.code)\""))
    #expect(log.contains("\"enabled\": false"))
  }

  @Test func aResultHasTheConfiguredLevel() {
    let diagnostic = Diagnostic(SwitchedOff(), at: SourceRange(0, 1))
    #expect(log(of: diagnostic).levels == ["warning", "warning"])
    #expect(log(of: diagnostic.with(.error)).levels == ["warning", "error"])
  }
}

extension String {
  /// The values of the members named `level`, in order.
  fileprivate var levels: [String] {
    split(separator: "\"level\": \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}
