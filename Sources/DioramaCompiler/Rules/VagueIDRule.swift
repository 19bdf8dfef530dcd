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
  private static let placeholders: Set<String> = [
    "foo", "bar", "baz", "qux", "tmp", "temp", "test", "todo", "asdf",
  ]

  static func check(_ subject: RuleSubject, report: (VagueID, SourceRange, [FixIt]) -> Void) {
    for view in subject.scene.allViews {
      guard let first = view.node.entries.first else { continue }
      let stem = String(view.id.reversed().drop { $0.isNumber }.reversed())
      if stem == view.element.name || stem.count == 1 || placeholders.contains(stem) {
        report(VagueID(id: view.id), first.value.range, [])
      }
    }
  }
}
