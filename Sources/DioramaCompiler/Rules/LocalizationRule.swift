import DioramaSyntax
import DioramaTree

/// A text for people that is not looked up in a string catalogue.
struct UnlocalizedText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unlocalized-text", .warning, isOptional: true,
    explanation: """
      The text stays as it is in every language. Write { localized: key }, and put the text into the app's string \
      catalogue. An app in one language can do without, so this rule is off unless the configuration switches it on.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: { localized: greeting }\n"))

  let text: String
  var message: String { "the text '\(text)' is not translated; write { localized: … }" }
}

/// Finds texts with letters that are neither looked up nor for programs.
enum LocalizationRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnlocalizedText, SourceRange, [FixIt]) -> Void) {
    for written in subject.writtenValues(
      among: { Array($0.attributes.indices) }, where: { letters(in: $0) != nil }) where !written.isVerbatim
    {
      if let text = letters(in: written.value) {
        report(UnlocalizedText(text: text.shortened), written.range, [])
      }
    }
  }

  /// The literal parts of a text that has letters; `nil` for any other value.
  private static func letters(in value: Value) -> String? {
    switch value {
    case .literal(let text):
      return text.contains { $0.isLetter } ? text : nil
    case .text(let segments):
      let text = segments.map { if case .literal(let text) = $0 { text } else { "…" } }.joined()
      return text.contains { $0.isLetter } ? text : nil
    case .list(let values):
      return values.lazy.compactMap { letters(in: $0) }.first
    default:
      return nil
    }
  }
}
