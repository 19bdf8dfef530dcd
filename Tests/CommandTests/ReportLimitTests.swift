import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Testing

@testable import DioramaProject
@testable import diorama

/// For a file with thousands of diagnostics, a report shows the first ones and counts the others.
@Suite struct ReportLimitTests {
  private struct Doubt: DiagnosticMessage {
    static let kind = DiagnosticKind("doubt", .warning, explanation: "It may be wrong.", example: nil)
    let message = "doubtful"
  }

  /// The text of a report with a number of errors, followed by warnings.
  private func text(_ format: ReportFormat, errors: Int, warnings: Int = 0) -> String {
    let file = SourceFile(path: "a.yaml", text: String(repeating: "a", count: errors + warnings))
    var report = Report()
    report.add(
      (0..<errors).map { Diagnostic(SampleError(), at: SourceRange($0, $0 + 1)) }
        + (errors..<errors + warnings).map { Diagnostic(Doubt(), at: SourceRange($0, $0 + 1)) }, of: file)
    return String(decoding: format.reporter(isColored: false).bytes(of: report), as: UTF8.self)
  }

  @Test func textShowsTheFirstHundred() {
    let text = text(.text, errors: 10_000, warnings: 1)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("a.yaml:1:") } == 100)
    #expect(text.hasSuffix("\na.yaml: and 9900 more errors and 1 more warning\n10000 errors and 1 warning\n"))
  }

  /// The diagnostic for omitted diagnostics is always reported.
  @Test func omissionsAreAlwaysReported() throws {
    let file = SourceFile(
      path: "a.yaml",
      text: "# diorama:disable doubt, too-many-diagnostics\n" + String(repeating: "a", count: 60_000))
    let collector = DiagnosticCollector()
    for place in 50..<60_000 { collector.add(Doubt(), at: SourceRange(place, place + 1)) }
    var matching = BaselineMatching(Baseline(), folder: "/", tree: WorkingTree())
    let unknown = collector.diagnostics.filter { !matching.record($0, in: file) }
    #expect(unknown.map(\.code) == ["too-many-diagnostics"])
    let review = Review(of: collector.diagnostics, in: YAMLReader.read(file).tree)
    #expect(review.diagnostics.contains { $0.code == "too-many-diagnostics" })
  }

  @Test func aBaselineContainsOnlyWarnings() {
    let file = SourceFile(path: "a.yaml", text: "aa")
    var matching = BaselineMatching(Baseline(), folder: "/", tree: WorkingTree())
    let isKnown = [
      Diagnostic(Doubt(), at: SourceRange(0, 1)), Diagnostic(SampleError(), at: SourceRange(0, 1)),
    ]
    .map { matching.record($0, in: file) }
    #expect(isKnown == [true, false])
  }

  @Test func nothingIsPrintedIfNoneAreOmitted() {
    #expect(!text(.text, errors: 100).contains(" more "))
    #expect(!text(.checkstyle, errors: 1000).contains(" more "))
    #expect(!text(.sarif, errors: 1000).contains(" more "))
  }

  @Test func xcodeAndGitHubShowTheFirstHundred() {
    #expect(text(.xcode, errors: 102).hasSuffix("/a.yaml: note: and 2 more errors\n"))
    let lines = text(.github, errors: 102).split(separator: "\n")
    #expect(lines.count { $0.contains("error: a.yaml:1:") } == 90)
    #expect(lines.contains("::warning file=a.yaml::and 2 more errors"))
  }

  @Test func formatsForProgramsHaveTheFirstThousand() throws {
    #expect(text(.checkstyle, errors: 1002).contains("message=\"and 2 more errors\""))
    #expect(text(.sarif, errors: 1002).contains("and 2 more errors"))
    let json = text(.json, errors: 1002)
    #expect(json.contains("\"errors\": 1002") && json.contains("\"omitted\": 2"))
    #expect(json.components(of: "\"code\": \"sample-error\"") == 1000)
  }

  @Test func longLinesAreCutBeforeTheyAreProcessed() {
    let file = SourceFile(
      path: "a.yaml",
      text: String(repeating: "京", count: 200_000) + "X" + String(repeating: "é", count: 9_000))
    var report = Report()
    report.add([Diagnostic(SampleError(), at: SourceRange(600_000, 600_001))], of: file)
    let lines = String(decoding: TextReporter(isColored: false).bytes(of: report), as: UTF8.self).split(
      separator: "\n")
    #expect(lines[0] == "a.yaml:1:200001: error: wrong [sample-error]")
    let before = String(repeating: "京", count: 60)
    #expect(lines[1] == "  …\(before)X\(String(repeating: "é", count: 60))…")
  }
}

extension String {
  /// The number of occurrences of another text.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
