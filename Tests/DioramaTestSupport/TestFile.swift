import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax

/// A scene or declaration that tests compile, with the words of its folder.
package struct TestFile: Sendable {
  /// The path from the root of the checkout, or a name for a file that is made up in a test.
  package let path: String
  /// The content, without stated diagnostics.
  package let source: SourceFile
  /// Whether the file declares words of the grammar and is no scene.
  package let isDeclaration: Bool
  private let rules: RuleSettings
  private let known: [any (Rule & Sendable).Type]
  private let folder: TestFolder

  /// Creates a file that lies in no folder.
  package init(_ source: SourceFile, isDeclaration: Bool = false, rules: RuleSettings = .quiet) {
    self.init(source, isDeclaration: isDeclaration, rules: rules, among: Rules.all)
  }

  /// Creates a file that lies in no folder, where these are the rules that there are.
  package init(
    _ source: SourceFile, isDeclaration: Bool = false, rules: RuleSettings,
    among known: [any (Rule & Sendable).Type]
  ) {
    self.known = known
    path = source.path
    self.source = source
    self.isDeclaration = isDeclaration
    self.rules = rules
    folder = TestFolder(isDeclaration ? [source] : [])
  }

  /// Reads a file, and the declarations of its folder. The rules look at samples and at the scenes about rules, each in
  /// its own strictness.
  package init(_ path: String) throws {
    self.path = path
    known = Rules.all
    rules =
      path.hasPrefix("Samples/") ? .standard : path.hasPrefix("Tests/Scenes/rules/") ? .everything : .quiet
    source = StatedDiagnostics.strip(try Repository.file(path))
    isDeclaration = TestFolder.isDeclaration(path)
    folder = try TestFolder.of(path)
  }

  /// What is wrong with the file.
  package var diagnostics: [Diagnostic] {
    isDeclaration ? folder.problems(of: path) : diagnostics(of: source)
  }

  /// What would be wrong with the file if it had another content.
  package func diagnostics(of source: SourceFile) -> [Diagnostic] {
    if path.hasSuffix(ProjectConfiguration.fileName) {
      return ConfigurationReader.read(source, toolVersion: "1.2.3").diagnostics
    }
    guard isDeclaration else { return compiler.compile(source).diagnostics }
    return folder.replacing(source).problems(of: path)
  }

  /// The compiler with the words of the file's folder.
  package var compiler: Compiler { Compiler(grammar: folder.grammar, rules: rules, among: known) }

  /// The paths of the files under `Tests/Scenes`.
  package static let scenePaths = Repository.paths(under: "Tests/Scenes", suffix: ".yaml")

  /// The paths of the sample scenes and their declarations.
  package static let samplePaths = Repository.paths(under: "Samples", suffix: ".yaml")
}
