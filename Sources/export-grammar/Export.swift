import DioramaGrammar
import DioramaSyntax

/// A file that is made from the grammar and committed.
struct Export: Sendable {
  /// Where it lies, from the root of the checkout.
  let path: String
  /// Its content.
  let text: @Sendable ([SourceFile], Grammar) -> String

  /// Every such file.
  static let all = [
    Export(path: "Sources/DioramaGrammar/Generated/LanguageFiles.swift") { files, _ in
      LanguageFilesExport.text(of: files)
    }
  ]
}
