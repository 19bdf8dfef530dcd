import DioramaTestSupport
import Testing

/// Every scene and every tree in the repository that can be loaded satisfies the oracle of loading.
@MainActor @Suite struct LoadingTests {
  @Test(
    arguments: CorpusTests.findings + TestFile.scenePaths + TestFile.samplePaths
      + Repository.paths(under: "Tests/GoldenTests/Trees"))
  func loadedScenesSatisfyTheOracle(_ path: String) throws {
    #expect(LoadingOracle.violations(by: Array(try Repository.file(path).bytes)) == [])
  }
}
