import DioramaTestSupport
import Testing

/// The findings and initial inputs of fuzzing satisfy the oracles, and the Swift that is generated from them parses.
@Suite struct CorpusTests {
  static let findings = Repository.paths(under: "Fuzzing/Corpus")

  @Test(arguments: findings)
  func findingsStayFixed(_ path: String) throws {
    #expect(Examination.violations(by: Array(try Repository.file(path).bytes)) == [])
  }

  @Test(arguments: TestFile.scenePaths + TestFile.samplePaths)
  func scenesSatisfyTheOracles(_ path: String) throws {
    #expect(Examination.violations(by: Array(try Repository.file(path).bytes)) == [])
  }

  @Test func generatedSwiftParses() throws {
    var files: [String: String] = [:]
    for (index, path) in (Self.findings + TestFile.scenePaths).enumerated() {
      for (number, text) in Examination.generatedSwift(of: Array(try Repository.file(path).bytes))
        .enumerated()
      {
        files["Scene\(index)_\(number).swift"] = text
      }
    }
    #expect(files.count > 30)
    #expect(try SwiftParser.problems(in: files) == "")
  }
}
