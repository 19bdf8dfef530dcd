import DioramaCompiler
import DioramaSyntax

extension CompilerSettings {
  /// All rules.
  package static let everything = CompilerSettings(
    levels: Dictionary(uniqueKeysWithValues: DiagnosticCatalogue.rules.map { ($0.code, .warning) }))

  /// Only rules about single values, because scenes that show one error may break other rules.
  package static let quiet = only(["unused-parameter", "comment-in-text"])

  /// Some rules, with all others off.
  package static func only(
    _ codes: Set<String>, of rules: [DiagnosticKind] = DiagnosticCatalogue.rules
  ) -> CompilerSettings {
    CompilerSettings(
      levels: Dictionary(
        rules.map { ($0.code, codes.contains($0.code) ? .warning : .off) },
        uniquingKeysWith: { first, _ in first }))
  }
}
