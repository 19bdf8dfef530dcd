import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Every file under `Tests/Scenes` gives the diagnostics that it states, and no others.
@Suite struct SceneTests {
  @Test(arguments: TestFile.scenePaths)
  func statesItsDiagnostics(_ path: String) throws {
    let file = try TestFile(path)
    let written = try Repository.file(path)
    let actual = StatedDiagnostics.state(file.diagnostics, in: file.source)
    guard !written.bytes.elementsEqual(actual) else { return }
    if Repository.isUpdating { return try Repository.write(actual, to: path) }
    let stated = StatedDiagnostics.statements(in: written)
    let given = StatedDiagnostics.statements(in: SourceFile(path: path, bytes: actual))
    for line in stated where !given.contains(line) { Issue.record("stated, but not given: \(line)") }
    for line in given where !stated.contains(line) { Issue.record("given, but not stated: \(line)") }
    if Set(stated) == Set(given) { Issue.record("the statements are below the wrong lines") }
  }

  @Test func everyCodeIsCovered() throws {
    var seen = Set(GeneratedCase.all.map(\.code)).union(GeneratedCaseTests.others)
    for path in TestFile.scenePaths {
      seen.formUnion(try TestFile(path).diagnostics.map(\.code))
    }
    let known = Set(DiagnosticCatalogue.kinds.map(\.code))
    #expect(known.subtracting(seen) == [], "codes that no file under Tests/Scenes has")
    #expect(seen.subtracting(known) == [], "codes that the catalogue does not list")
  }

  @Test(arguments: TestFile.samplePaths)
  func samplesHaveNoDiagnostics(_ path: String) throws {
    #expect(try TestFile(path).diagnostics.map(\.message) == [])
  }
}
