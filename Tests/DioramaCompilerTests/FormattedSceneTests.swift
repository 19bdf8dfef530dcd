import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

/// Formatting changes neither what a file means nor what is reported about it: its comments suppress the same
/// diagnostics.
@Suite struct FormattedSceneTests {
  @Test(arguments: (TestFile.scenePaths + TestFile.samplePaths).cases(every: 3))
  func formattedFileHasTheSameDiagnosticsAndTree(_ path: String) throws {
    let file = try TestFile(path)
    guard case .formatted(let bytes) = Formatting(file.source) else { return }
    let formatted = SourceFile(path: file.source.path, bytes: bytes)
    #expect(file.diagnostics(of: formatted).map(\.code) == file.diagnostics(of: file.source).map(\.code))
    guard !file.isDeclaration else { return }
    #expect(file.compiler.compile(formatted).tree == file.compiler.compile(file.source).tree)
  }

  @Test(arguments: TestFile.samplePaths) func samplesAreFormatted(_ path: String) throws {
    let file = try Repository.file(path)
    guard case .formatted(let bytes) = Formatting(file), bytes == file.bytes else {
      Issue.record("run 'diorama format Samples'")
      return
    }
  }
}
