import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Both outputs of every sample, and of the scenes in `Scenes/`, match the files in `Trees/` and `Golden/`.
@Suite struct GoldenTests {
  /// All samples except those of `Samples/Feedback`, which `Tools/check-plugin` builds separately, those of
  /// `Samples/Feed`, which `SampleTests` uses, and those of `Samples/Places`, which needs modules of iOS.
  private static let files =
    TestFile.samplePaths.filter { path in
      !["Feedback", "Feed", "Places"].contains { path.hasPrefix("Samples/\($0)/") }
    }
    + Repository.paths(under: "Tests/GoldenTests/Scenes", suffix: ".yaml")

  static let samples = files.filter { $0.hasSuffix(".scene.yaml") }

  @Test(arguments: samples)
  func sampleCompilesToItsGoldenFiles(_ path: String) throws {
    let sample = try TestFile(path)
    let tree = try #require(sample.compiler.compile(sample.source).tree)
    let name = sample.source.name.prefix { $0 != "." }
    try Golden.compare(tree.serialized, with: "\(Self.trees)/\(name).scene.json")
    try Golden.compare(sample.compiler.swift(tree), with: "\(Self.sources)/\(name)Scene.swift")
    let decorators = sample.compiler.grammar.projectDecorators
    guard path.hasPrefix("Samples/"), !decorators.isEmpty else { return }
    let text = DecoratorSource.text(of: decorators.map { ($0, sample.compiler.grammar) })
    try Golden.compare(text, with: "\(Self.sources)/\(DecoratorSource.fileName)")
    try Golden.compare(
      Self.registry(of: sample.compiler.grammar), with: "\(Self.sources)/\(RegistrySource.fileName)")
  }

  /// The registry of a project's elements, decorators and controllers for a loader.
  static func registry(of grammar: Grammar) -> String {
    RegistrySource.project(
      elements: grammar.projectElements.map { ($0, grammar) },
      decorators: grammar.projectDecorators.map { ($0, grammar) },
      controllers: grammar.projectControllers.map { ($0, grammar) }, access: .public)
  }

  /// The components of the samples, and of the scenes in `Scenes/`.
  static let components = files.filter { $0.hasSuffix(".component.yaml") }

  @Test(arguments: components)
  func componentCompilesToItsGoldenFile(_ path: String) throws {
    let component = try TestFile(path)
    let tree = try #require(component.compiler.compile(component.source).tree)
    try Golden.compare(component.compiler.swift(tree), with: "\(Self.sources)/\(tree.scene).swift")
  }

  @Test func noGoldenFileIsObsolete() throws {
    let names = try Self.samples.flatMap { path in
      let name = try TestFile(path).source.name.prefix { $0 != "." }
      return ["\(Self.trees)/\(name).scene.json", "\(Self.sources)/\(name)Scene.swift"]
    }
    let known = Set(
      names + [DecoratorSource.fileName, RegistrySource.fileName].map { "\(Self.sources)/\($0)" })
    let classes = Self.components.compactMap { $0.split(separator: "/").last?.prefix { $0 != "." } }
    let components = Set(classes.map { "\(Self.sources)/\($0).swift" })
    let found = Repository.paths(under: Self.trees) + Repository.paths(under: Self.sources)
    #expect(Set(found).subtracting(known).subtracting(components) == [])
  }

  static let trees = "Tests/GoldenTests/Trees"
  static let sources = "Tests/GoldenTests/Golden"
}
