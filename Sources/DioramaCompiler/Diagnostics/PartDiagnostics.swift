import DioramaGrammar
import DioramaSyntax

/// An attribute that the element does not have.
struct UnknownAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-attribute",
    explanation: """
      The element has no such attribute, role or content. 'Grammar/Reference.md' lists what each element has; a \
      project's decorators add to it.
      """,
    example: .views(
      failing: "- label: greeting\n  txet: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  /// What to do instead.
  enum Remedy {
    /// Write a word with a similar spelling.
    case suggestion(String)
    /// Write the scene's word for it.
    case replacement(String)
    /// Keep one of two words with the same meaning.
    case duplicate(String)
    /// Use one of the elements that have it. If the element holds views, one can stand in its slot.
    case owners([String], slot: String?)

    /// The word to write instead of the unknown one.
    var replacement: String? {
      switch self {
      case .suggestion(let word), .replacement(let word): word
      case .duplicate, .owners: nil
      }
    }
  }

  let name: String
  let element: String
  let remedy: Remedy
  var message: String {
    let advice =
      switch remedy {
      case .suggestion(let word): "did you mean '\(word)'?"
      case .replacement(let word): "write '\(word)'"
      case .duplicate(let word): "'\(word)' means the same here, so remove one of them"
      case .owners([], _): "remove it"
      case .owners(let owners, let slot?):
        "only \(alternatives(owners)) \(owners.count == 1 ? "has" : "have") it; put one under '\(slot)'"
      case .owners(let owners, nil): "only \(alternatives(owners)) \(owners.count == 1 ? "has" : "have") it"
      }
    return "'\(element)' has no attribute '\(name)'; \(advice)"
  }
}

/// An attribute of an extended element that the class sets itself.
struct ManagedAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "managed-attribute",
    explanation: """
      The view sets this itself, and would overwrite what the scene says: the title of a like button is its count.
      """,
    example: .views(
      failing: "- likeButton: like\n  title: Like\n",
      passing: "- likeButton: like\n  accessibilityLabel: Like\n"
    ))

  let name: String
  let element: String
  var message: String { "'\(element)' sets '\(name)' itself; remove it" }
}

/// A required attribute that is not there.
struct MissingAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-attribute",
    explanation: "The element makes no sense without this attribute.",
    example: .views(
      failing: "- avatar: author\n  uid: \"4711\"\n",
      passing: "- avatar: author\n  url: https://example.com/4711.png\n  uid: \"4711\"\n"))

  let name: String
  let element: String
  let phrase: String
  var message: String { "'\(element)' needs '\(name)'; write '\(name): ' and \(phrase)" }
}

/// An event that the element does not report.
struct UnknownEvent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-event",
    explanation: "The keys of 'handlers' are the events of the element; 'Grammar/Reference.md' lists them.",
    example: .views(
      failing: "- button: follow\n  handlers: { clicked: followTapped }\n",
      passing: "- button: follow\n  handlers: { click: followTapped }\n"))

  /// What to do instead.
  enum Remedy {
    /// Write a word with a similar spelling.
    case suggestion(String)
    /// Write the scene's word for it.
    case replacement(String)
    /// Keep one of two words with the same meaning.
    case duplicate(String)
    /// Write it beside `handlers`.
    case attribute(String)
    /// Write one of these, the nearest first.
    case events([String])
    /// Use one of the elements that have it; this one has no events.
    case owners([String])

    /// The word to write instead of the unknown one.
    var replacement: String? {
      switch self {
      case .suggestion(let word), .replacement(let word): word
      default: nil
      }
    }
  }

  let name: String
  let element: String
  let remedy: Remedy
  var message: String {
    let advice =
      switch remedy {
      case .suggestion(let word): "did you mean '\(word)'?"
      case .replacement(let word): "write '\(word)'"
      case .duplicate(let word): "'\(word)' means the same here, so remove one of them"
      case .attribute(let word): "write '\(word)' beside 'handlers', not under it"
      case .events(let events): "write \(alternatives(events))"
      case .owners([]): "it has none"
      case .owners(let owners):
        "it has none, but \(alternatives(owners)) \(owners.count == 1 ? "has" : "have") it"
      }
    return "'\(element)' has no event '\(name)'; \(advice)"
  }
}

/// An event outside `handlers`.
struct MisplacedEvent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-event",
    explanation: "What a view reports stands under 'handlers', apart from what it shows.",
    example: .views(
      failing: "- button: follow\n  click: followTapped\n",
      passing: "- button: follow\n  handlers: { click: followTapped }\n"))

  let name: String
  let event: String
  let method: String
  var message: String {
    let what = name == event ? "an event" : "the event '\(event)'"
    return "'\(name)' is \(what); write 'handlers: { \(event): \(method) }'"
  }
}

/// A member of a role beside the role.
struct MisplacedMember: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-member",
    explanation: """
      What a role is asked for and told stands under the role, which another object can fill as a whole. The view \
      itself has no such attribute.
      """,
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { title: Minions, switchOn: true }
          switchColor: systemYellow

        """,
      passing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { title: Minions, switchOn: true }
          delegate: { switchColor: systemYellow }

        """))

  let name: String
  let member: String
  let role: String
  /// The Swift type or the parameter that fills the role.
  let player: String?
  var message: String {
    let what =
      name == member
      ? "'\(name)' is a member of the role '\(role)'" : "'\(name)' is '\(member)' of the role '\(role)'"
    return player.map { "\(what), which '\($0)' fills; remove it here and set it there" }
      ?? "\(what); write '\(role): { \(member): … }'"
  }
}
