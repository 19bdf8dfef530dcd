import DioramaCompiler
import DioramaSyntax

extension RuleSettings {
  /// Every rule is on.
  public static let everything = RuleSettings(
    levels: Dictionary(uniqueKeysWithValues: DiagnosticCatalogue.rules.map { ($0.code, .warning) }))

  /// Only what is about single values: scenes that show a mistake need not be exemplary otherwise.
  public static let quiet = RuleSettings(
    levels: Dictionary(uniqueKeysWithValues: DiagnosticCatalogue.rules.map { ($0.code, .off) })
      .merging(["unused-parameter": .warning, "comment-in-text": .warning]) { $1 })
}
