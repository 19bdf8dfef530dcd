import DioramaSyntax

/// An attribute in an element's `without` list that an inherited call passes.
struct PassedAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "passed-attribute",
    explanation: """
      A configuration passes its attributes in one call, and is inherited. An element that excludes one of them \
      needs its own configurations.
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
    summary: A picture that never has a badge.
    \(configurations)
    """
  }
}

/// A role that no configuration passes to the view.
struct UnpassedRole: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unpassed-role",
    explanation: """
      Generated Swift passes the object that fills a role in the call of a configuration. An object for a role that no \
      configuration passes would never reach the view.
      """,
    example: DiagnosticKind.Example(
      .element, failing: declaration(""),
      passing: declaration("configurations:\n  - method: show\n    arguments: { delegate: delegate }\n")))

  let name: String
  var message: String {
    "no configuration passes the role '\(name)' to the view; "
      + "write 'configurations: [{ method: configure, arguments: { \(name): \(name) } }]'"
  }

  private static func declaration(_ configurations: String) -> String {
    """
    element: rating
    swift: RatingView
    summary: A row of stars.
    roles:
      delegate: { protocol: RatingDelegate, summary: Who is told. }
    \(configurations)
    """
  }
}
