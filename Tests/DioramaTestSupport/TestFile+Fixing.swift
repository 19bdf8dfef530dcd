import DioramaCompiler
import DioramaSyntax

extension TestFile {
  /// What a check says of another content of the file.
  package func assessment(of source: SourceFile) -> Assessment {
    if !path.hasSuffix(".scene.yaml") { return Assessment(diagnostics: diagnostics(of: source)) }
    let result = compiler.compile(source)
    return Assessment(diagnostics: result.diagnostics, meaning: result.tree)
  }

  /// Another content of the file with its safe fix-its made.
  package func fixed(_ source: SourceFile) -> FixedFile {
    FileFixer.fix(source) { assessment(of: $0) }
  }
}
