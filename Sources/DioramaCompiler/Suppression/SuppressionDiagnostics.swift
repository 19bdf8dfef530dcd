import DioramaSyntax

/// A comment that begins like a suppression and is none.
struct InvalidSuppression: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-suppression", .warning,
    explanation: """
      '# diorama:disable-next-line CODE' keeps the diagnostics of a code from being reported for the next line, and \
      '# diorama:disable CODE' for the whole file. Several codes may follow, with commas or blanks between them, and a reason behind '--'.
      """,
    example: .views(
      failing: "# diorama:disable-next-lien vague-id\n- label: greeting\n  text: Good morning!\n",
      passing: "# diorama:disable-next-line vague-id\n- label: label1\n  text: Good morning!\n"))

  let reason: String
  var message: String { reason }
}

/// A suppression of something that is not there.
struct UnneededSuppression: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unneeded-suppression", .warning,
    explanation: """
      Nothing of this code is found where the comment looks for it. A suppression that has outlived its reason would hide the \
      next mistake of that kind.
      """,
    example: .views(
      failing: "# diorama:disable-next-line vague-id\n- label: greeting\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: Good morning!\n"))

  let code: String
  let isForFile: Bool
  var message: String {
    "'\(code)' is not found in \(isForFile ? "this file" : "the next line"); remove it from the comment"
  }
}
