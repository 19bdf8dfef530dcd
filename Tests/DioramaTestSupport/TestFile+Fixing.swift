import DioramaCompiler
import DioramaSyntax

extension TestFile {
  /// The result of checking the file with other contents.
  package func assessment(of source: SourceFile) -> Assessment {
    if !path.hasSuffix(".scene.yaml") { return Assessment(diagnostics: diagnostics(of: source)) }
    let result = compiler.compile(source)
    return Assessment(diagnostics: result.diagnostics, meaning: result.meaning)
  }

  /// The file with other contents, after applying its safe fix-its.
  package func fixed(_ source: SourceFile) -> FixedFile {
    FileFixer.fix(source) { assessment(of: $0) }
  }
}
