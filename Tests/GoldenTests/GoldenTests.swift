import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Both outputs of every sample are, byte for byte, what `Golden/` holds.
@Suite struct GoldenTests {
  static let samples = TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") }

  @Test(arguments: samples)
  func sampleCompilesToItsGoldenFiles(_ path: String) throws {
    let sample = try TestFile(path)
    let tree = try #require(sample.compiler.compile(sample.source).tree)
    let name = sample.source.name.prefix { $0 != "." }
    try compare(sample.compiler.json(tree), with: "\(name).scene.json")
    try compare(Array(sample.compiler.swift(tree).utf8), with: "\(name)Scene.swift")
    let decorators = sample.compiler.grammar.projectDecorators
    guard !decorators.isEmpty else { return }
    let text = DecoratorSource.text(of: decorators.map { ($0, sample.compiler.grammar) })
    try compare(Array(text.utf8), with: DecoratorSource.fileName)
  }

  @Test(arguments: samples)
  func compilingTwiceGivesEqualBytes(_ path: String) throws {
    let outputs = try (0..<2).map { _ in
      let sample = try TestFile(path)
      let tree = try #require(sample.compiler.compile(sample.source).tree)
      return sample.compiler.json(tree) + Array(sample.compiler.swift(tree).utf8)
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func noGoldenFileIsLeftOver() throws {
    let names = try Self.samples.flatMap { path in
      let name = try TestFile(path).source.name.prefix { $0 != "." }
      return ["\(name).scene.json", "\(name)Scene.swift"]
    }
    let known = Set(names + [DecoratorSource.fileName])
    let found = Repository.paths(under: Self.folder).map { String($0.dropFirst(Self.folder.count + 1)) }
    #expect(Set(found).subtracting(known) == [])
  }

  private static let folder = "Tests/GoldenTests/Golden"

  private func compare(_ actual: [UInt8], with name: String) throws {
    try Golden.compare(actual, with: "\(Self.folder)/\(name)")
  }
}
