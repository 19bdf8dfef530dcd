import DioramaGrammar
import DioramaSyntax

/// A view id that says nothing.
struct VagueID: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "vague-id", .warning,
    explanation: """
      The id is the view's name in the generated Swift, in handlers and in user interface tests. An element's name with a number, a \
      single letter or a placeholder such as 'foo' tells nobody which view it is.
      """,
    example: .views(
      failing: "- label: label1\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: Good morning!\n"))

  let id: String
  var message: String { "the id '\(id)' does not say what this view is for; name it after its content" }
}

/// Finds ids that are an element's name, one letter or a placeholder, with or without digits behind.
enum VagueIDRule: Rule {
  private static let placeholders: NameIndex = [
    "foo", "bar", "baz", "qux", "tmp", "temp", "test", "todo", "asdf",
  ]

  static func check(_ subject: RuleSubject, report: (VagueID, SourceRange, [FixIt]) -> Void) {
    for view in subject.views {
      let stem = stem(of: view.id)
      if stem == view.element.name || stem.utf8.count == 1 || placeholders.contains(stem),
        let first = view.node.entries.first
      {
        report(VagueID(id: view.id), first.value.range, [])
      }
    }
  }

  /// An id, all of whose letters and digits are ASCII, without the digits at its end.
  private static func stem(of id: String) -> String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let last = id.utf8.last, digits.contains(last),
      let letter = id.utf8.lastIndex(where: { !digits.contains($0) })
    else { return id }
    return String(id[...letter])
  }
}
