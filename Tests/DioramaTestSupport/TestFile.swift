import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax
import DioramaTree

/// A scene or declaration that tests compile, with the declarations of its folder.
package struct TestFile: Sendable {
  /// The path from the root of the checkout, or the name of a file that exists only in a test.
  package let path: String
  /// The contents, without stated diagnostics.
  package let source: SourceFile
  /// Whether the file is a declaration, not a scene.
  package let isDeclaration: Bool
  private let settings: CompilerSettings
  private let known: [Rules.Entry]
  private let folder: TestFolder

  /// Creates a file outside any folder.
  package init(_ source: SourceFile, isDeclaration: Bool = false, settings: CompilerSettings = .quiet) {
    self.init(source, isDeclaration: isDeclaration, settings: settings, among: Rules.all)
  }

  /// Creates a file outside any folder, with these rules.
  package init(
    _ source: SourceFile, isDeclaration: Bool = false, settings: CompilerSettings,
    among known: [Rules.Entry]
  ) {
    self.known = known
    path = source.path
    self.source = source
    self.isDeclaration = isDeclaration
    self.settings = settings
    folder = TestFolder(isDeclaration ? [source] : [])
  }

  /// Reads a file and the declarations of its folder. Samples are checked with the standard rules, scenes about rules
  /// with all rules, and other files with few. Scenes about newer words must suit release 1.2.
  package init(_ path: String) throws {
    self.path = path
    known = Rules.all
    var settings: CompilerSettings =
      path.hasPrefix("Samples/") ? .standard : path.hasPrefix("Tests/Scenes/rules/") ? .everything : .quiet
    if path.hasPrefix("Tests/Scenes/newer-names/") { settings.oldestRuntime = ReleaseVersion("1.2") }
    self.settings = settings
    source = StatedDiagnostics.strip(try Repository.file(path))
    isDeclaration = TestFolder.isDeclaration(path)
    folder = try TestFolder.of(path)
  }

  /// The file's diagnostics.
  package var diagnostics: [Diagnostic] {
    isDeclaration && !TestFolder.isComponent(path) ? folder.problems(of: path) : diagnostics(of: source)
  }

  /// The diagnostics that the file would have with other contents.
  package func diagnostics(of source: SourceFile) -> [Diagnostic] {
    if path.hasSuffix(ProjectConfiguration.fileName) {
      return ConfigurationReader.read(source, toolVersion: "1.2.3").diagnostics
    }
    if TestFolder.isComponent(path) {
      let folder = folder.replacing(source)
      let compiler = Compiler(grammar: folder.grammar, settings: settings, among: known)
      return (compiler.compile(source).diagnostics + folder.problems(of: path)).sorted()
    }
    guard isDeclaration else { return compiler.compile(source).diagnostics }
    return folder.replacing(source).problems(of: path)
  }

  /// The compiler with the declarations of the file's folder.
  package var compiler: Compiler { Compiler(grammar: folder.grammar, settings: settings, among: known) }

  /// The paths of the files under `Tests/Scenes`.
  package static let scenePaths = Repository.paths(under: "Tests/Scenes", suffix: ".yaml")

  /// The paths of the sample scenes and their declarations.
  package static let samplePaths = Repository.paths(under: "Samples", suffix: ".yaml")
}
