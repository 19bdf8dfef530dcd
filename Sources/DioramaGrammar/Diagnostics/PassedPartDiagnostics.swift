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

/// A call with too many arguments that scenes can leave out.
struct AmbiguousCall: DiagnosticMessage {
  /// How many arguments of a call scenes can leave out.
  static let maximum = 4

  static let kind = DiagnosticKind(
    "ambiguous-call",
    explanation: """
      A loader calls the method of a configuration without the arguments that a scene leaves out. Each combination of \
      them needs a call of its own, so there can be only a few.
      """,
    example: DiagnosticKind.Example(
      .element, failing: declaration(of: "{ type: string, summary: A text. }"),
      passing: declaration(of: "{ type: string, default: Good, summary: A text. }")))

  let method: String
  let count: Int
  var message: String {
    "scenes can leave out \(count) arguments of '\(method)', more than \(Self.maximum); "
      + "write 'default: …' or 'required: true' for some of them"
  }

  private static func declaration(of attribute: String) -> String {
    let names = ["first", "second", "third", "fourth", "fifth"]
    return """
      element: rating
      swift: RatingView
      summary: A row of stars.
      attributes:
      \(names.map { "  \($0): \(attribute)\n" }.joined())\
      configurations:
      - method: show
        arguments: { \(names.map { "\($0): \($0)" }.joined(separator: ", ")) }

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

  let names: [String]
  /// The method of a configuration of the element, if there is one.
  var method: String?
  var message: String {
    let roles = names.count == 1 ? "role" : "roles"
    let arguments = names.map { "\($0): \($0)" }.joined(separator: ", ")
    return "no configuration passes the \(roles) \(conjunction(names)) to the view; "
      + (method.map { "write '\(arguments)' under the 'arguments' of '\($0)'" }
        ?? "write 'configurations: [{ method: configure, arguments: { \(arguments) } }]'")
  }

  private static func declaration(_ configurations: String) -> String {
    """
    element: rating
    swift: RatingView
    summary: A row of stars.
    roles:
      delegate: { protocol: RatingDelegate, summary: The object that is notified. }
    \(configurations)
    """
  }
}
