import DioramaCompiler
import DioramaSyntax

extension RuleSettings {
  /// Every rule is on.
  package static let everything = RuleSettings(
    levels: Dictionary(uniqueKeysWithValues: DiagnosticCatalogue.rules.map { ($0.code, .warning) }))

  /// Only what is about single values: scenes that show a mistake need not be exemplary otherwise.
  package static let quiet = only(["unused-parameter", "comment-in-text"])

  /// Some rules, and none of the others that there are.
  package static func only(
    _ codes: Set<String>, of rules: [DiagnosticKind] = DiagnosticCatalogue.rules
  ) -> RuleSettings {
    RuleSettings(
      levels: Dictionary(
        rules.map { ($0.code, codes.contains($0.code) ? .warning : .off) },
        uniquingKeysWith: { first, _ in first }))
  }
}
