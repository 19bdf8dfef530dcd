import DioramaGrammar
import DioramaSyntax

/// A view id that says nothing.
struct VagueID: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "vague-id", .warning,
    explanation: """
      The id is the view's name in the generated Swift, in handlers and in user interface tests. An element's name \
      with a number, a single letter or a placeholder such as 'foo' does not say which view it is.
      """,
    example: .views(
      failing: "- label: label1\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: Good morning!\n"))

  let id: String
  var message: String { "the id '\(id)' does not say what this view is for; name it after its content" }
}

/// Finds ids that are an element's name, one letter or a placeholder, with or without digits at the end.
enum VagueIDRule: Rule {
  private static let placeholders: NameIndex = [
    "foo", "bar", "baz", "qux", "tmp", "temp", "test", "todo", "asdf",
  ]

  static func check(_ subject: RuleSubject, report: (VagueID, SourceRange, [FixIt]) -> Void) {
    for index in subject.views.indices {
      let id = subject.views[index].id
      if isVague(id, of: subject.views[index].element), let first = subject.views[index].node.entries.first {
        report(VagueID(id: id), first.value.range, [])
      }
    }
  }

  /// Whether an id, which begins with a letter and is ASCII, means nothing without the digits at its end.
  private static func isVague(_ id: String, of element: ElementKind) -> Bool {
    var id = id
    return id.withUTF8 { bytes in
      let end =
        bytes.lastIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? bytes.endIndex - 1
      let stem = UnsafeBufferPointer(rebasing: bytes[...end])
      return stem.count == 1 || placeholders.contains(stem)
        || stem.count == element.name.utf8.count && stem.elementsEqual(element.name.utf8)
    }
  }
}
