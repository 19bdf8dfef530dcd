import DioramaSyntax
import DioramaTestSupport
import Testing

@testable import DioramaProject

/// A report has each diagnostic once.
@Suite struct ReportTests {
  private let file = SourceFile(path: "Scenes/A.scene.yaml", text: "scene: A\n")

  private func diagnostic(_ start: Int, _ message: String = "wrong") -> Diagnostic {
    Diagnostic(SampleError(message: message), at: SourceRange(start, 9))
  }

  private func starts(_ report: Report) -> [[Int]] { report.files.map { $0.diagnostics.map(\.range.start) } }

  @Test func repeatedDiagnosticsAreReportedOnce() {
    var report = Report()
    report.add([diagnostic(1), diagnostic(1), diagnostic(1, "different")], of: file)
    #expect(starts(report) == [[1, 1]])
    let again = SourceFile(path: "./Scenes/../Scenes/A.scene.yaml", bytes: file.bytes)
    report.add([diagnostic(1)], of: again)
    #expect(starts(report) == [[1, 1]])
  }

  /// A file is reported once, with its diagnostics in order, and is strict if it was strict once.
  @Test func laterDiagnosticsAreSortedIn() {
    var report = Report()
    report.add([diagnostic(4)], of: file)
    report.add([diagnostic(2)], of: SourceFile(path: "B.scene.yaml", text: "scene: B\n"))
    report.add([diagnostic(1), diagnostic(5)], of: file, isStrict: true)
    #expect(starts(report) == [[1, 4, 5], [2]])
    #expect(report.files.map(\.isStrict) == [true, false])
  }

  @Test func laterDiagnosticsOfAFileAreComparedWithAllEarlierOnes() {
    var report = Report()
    report.add([diagnostic(1), diagnostic(2)], of: file)
    report.add([diagnostic(2), diagnostic(3)], of: file)
    report.add([diagnostic(1), diagnostic(3), diagnostic(4)], of: file)
    #expect(starts(report) == [[1, 2, 3, 4]])
  }
}
