import DioramaCompiler
import DioramaSyntax

extension TestFile {
  /// What a check says of another content of the file.
  public func assessment(of source: SourceFile) -> Assessment {
    let meaning = isDeclaration ? nil : compiler.compile(source).tree
    return Assessment(diagnostics: diagnostics(of: source), meaning: meaning)
  }

  /// Another content of the file with its safe fix-its made.
  public func mended(_ source: SourceFile) -> MendedFile {
    FileMender.mend(source) { assessment(of: $0) }
  }
}
