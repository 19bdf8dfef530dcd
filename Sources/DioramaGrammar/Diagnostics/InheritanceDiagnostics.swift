import DioramaSyntax

/// An attribute that an element does without, but has not inherited.
struct UninheritedAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "uninherited-attribute",
    explanation: """
      'without' lists attributes of the extended element which scenes cannot set on this one, because its class sets \
      them itself.
      """,
    example: DiagnosticKind.Example(
      .element, failing: declaration(without: "titel"), passing: declaration(without: "title")))

  let name: String
  let base: String
  let suggestion: String?
  var message: String {
    "'\(base)' has no attribute '\(name)' to do without; "
      + (suggestion.map { "did you mean '\($0)'?" } ?? "remove it")
  }

  private static func declaration(without name: String) -> String {
    """
    element: countButton
    swift: CountButton
    extends: button
    without: [\(name)]
    summary: A button whose title is a number.
    attributes:
      count: { type: integer, summary: The number. }

    """
  }
}

/// An attribute that an element does without, although a call that it inherits passes it.
struct PassedAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "passed-attribute",
    explanation: """
      A configuration passes its attributes in one call, and is inherited. An element that does without one of them needs \
      configurations of its own.
      """,
    example: DiagnosticKind.Example(
      .element, failing: declaration(""),
      passing: declaration("configurations:\n  - method: show\n    arguments: { avatarURL: url }\n")))

  let name: String
  let method: String
  var message: String {
    "the inherited configuration '\(method)' passes '\(name)'; write 'configurations' for this element, too"
  }

  private static func declaration(_ configurations: String) -> String {
    """
    element: plainAvatar
    swift: PlainAvatarView
    extends: avatar
    without: [vip]
    summary: A picture that never bears a badge.
    \(configurations)
    """
  }
}
