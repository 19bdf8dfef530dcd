import DioramaSyntax

/// A code that a comment suppresses.
struct Suppression: Sendable {
  /// The code, which may be unknown.
  let code: String
  /// The range of the code.
  let range: SourceRange
  /// The line, counted from 1, that the comment applies to; `nil` for the whole file.
  let line: Int?
  /// The range to remove: the code with the separator on one side, or the whole comment if it has no other code.
  let removal: SourceRange
  /// Whether the comment also gives a reason, which the removal would delete.
  let removesReason: Bool

  /// What the comment applies to.
  var target: Target { Target(code: code, line: line) }

  /// A code in a line, or in the whole file.
  struct Target: Hashable {
    let code: String
    let line: Int?
  }
}

/// A comment that begins like a suppression but is not one.
struct InvalidSuppression: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-suppression", .warning,
    explanation: """
      '# diorama:disable-next-line CODE' keeps the diagnostics of a code from being reported for the next line, and \
      '# diorama:disable CODE' for the whole file. Several codes may follow, with commas or spaces between them, and \
      a reason after '--'.
      """,
    example: .views(
      failing: "# diorama:disable-next-lien vague-id\n- label: greeting\n  text: Good morning!\n",
      passing: "# diorama:disable-next-line vague-id\n- label: label1\n  text: Good morning!\n"))

  let reason: String
  var message: String { reason }
}

/// A suppression that suppresses nothing.
struct UnneededSuppression: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unneeded-suppression", .warning,
    explanation: """
      There is no diagnostic with this code where the comment applies. An unneeded suppression would hide the next \
      diagnostic of that kind.
      """,
    example: .views(
      failing: "# diorama:disable-next-line vague-id\n- label: greeting\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: Good morning!\n"))

  let code: String
  let isForFile: Bool
  /// Whether a diagnostic with the code is in the line of the comment itself.
  let occursInLine: Bool
  var message: String {
    if occursInLine {
      return "'\(code)' occurs in this line, not in the next one; move the comment to the line above"
    }
    return
      "'\(code)' does not occur in \(isForFile ? "this file" : "the next line"); remove it from the comment"
  }
}
