import DioramaGrammar
import DioramaSyntax

/// A name to suggest for one that the element does not have.
enum KnownName {
  /// A name with a similar spelling.
  case suggestion(String)
  /// The name in scenes for a name of another framework.
  case replacement(String)
  /// The same, but the view already has this part.
  case duplicate(String)

  /// Creates the name of the part that another name refers to.
  ///
  /// - Parameters:
  ///   - isGiven: Whether the view already has the part.
  ///   - isGuess: Whether the other name is only similar to one of the part.
  init(_ word: String, isGiven: Bool, isGuess: Bool) {
    self = isGuess ? .suggestion(word) : isGiven ? .duplicate(word) : .replacement(word)
  }

  /// The name to write instead of the unknown one.
  var replacement: String? {
    switch self {
    case .suggestion(let word), .replacement(let word): word
    case .duplicate: nil
    }
  }

  /// Whether only the spelling suggests it.
  var isClosest: Bool { if case .suggestion = self { true } else { false } }

  /// The advice, as part of a message.
  var advice: String {
    switch self {
    case .suggestion(let word): "did you mean '\(word)'?"
    case .replacement(let word): "write '\(word)'"
    case .duplicate(let word): "'\(word)' means the same and is already here, so remove this one"
    }
  }
}

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

  /// How to fix it.
  enum Remedy {
    /// Write another word.
    case word(KnownName)
    /// Write an attribute with the opposite meaning, and its value if that is certain.
    case opposite(String, value: String?)
    /// Use one of the elements that have the attribute: among views, for example, if other elements have it, too. They
    /// are probably meant for a slot of this element, if it is given.
    case owners([String], among: [String], slot: String?)
    /// Put the views into one of the element's slots.
    case slots([String])
    /// Write something else, given as an imperative.
    case hint(String)

    /// The suggested word, if there is one.
    var word: KnownName? { if case .word(let word) = self { word } else { nil } }
  }

  let name: String
  let element: String
  let remedy: Remedy
  var message: String {
    let advice =
      switch remedy {
      case .word(let word): word.advice
      case .opposite(let attribute, let value?): "write '\(attribute): \(value)'"
      case .opposite(let attribute, nil): "write '\(attribute)' with the opposite value"
      case .slots(let slots): "write \(alternatives(slots))"
      case .hint(let hint): hint
      case .owners([], _, _): "remove it"
      case .owners(let owners, let others, let slot?):
        "\(only(owners, among: others)); put one under '\(slot)'"
      case .owners(let owners, let others, nil): "remove it, since \(only(owners, among: others))"
      }
    if case .slots = remedy { return "'\(element)' has no slot '\(name)'; \(advice)" }
    return "'\(element)' has no attribute '\(name)'; \(advice)"
  }
}

/// An attribute that the element's class sets itself.
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

/// A missing required attribute.
struct MissingAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-attribute",
    explanation: "The element requires this attribute.",
    example: .views(
      failing: "- avatar: author\n  uid: \"4711\"\n",
      passing: "- avatar: author\n  url: https://example.com/4711.png\n  uid: \"4711\"\n"))

  let name: String
  let element: String
  let phrase: String
  /// The other missing attributes.
  var others: [String] = []
  var message: String {
    others.isEmpty
      ? "'\(element)' needs '\(name)'; write '\(name): ' and \(phrase)"
      : "'\(element)' needs \(conjunction([name] + others)); write each of them with a value"
  }
}

/// An event that the element does not have.
struct UnknownEvent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-event",
    explanation: "The keys of 'handlers' are the events of the element; 'Grammar/Reference.md' lists them.",
    example: .views(
      failing: "- button: follow\n  handlers: { clicked: followTapped }\n",
      passing: "- button: follow\n  handlers: { click: followTapped }\n"))

  /// How to fix it.
  enum Remedy {
    /// Write another word.
    case word(KnownName)
    /// Write it next to `handlers`, as an attribute.
    case attribute(String)
    /// Write something else, as an imperative.
    case hint(String)
    /// Write one of these events; the most similar comes first.
    case events([String])
    /// Give the component of a list the event, under another name if it already has this one, or write one of the
    /// events that the list has besides.
    case component(String, hasName: Bool, besides: [String])
    /// Use one of the elements that have the event; this one has no events.
    case owners([String])

    /// The suggested word, if there is one.
    var word: KnownName? { if case .word(let word) = self { word } else { nil } }
  }

  let name: String
  let element: String
  let remedy: Remedy
  var message: String {
    let advice =
      switch remedy {
      case .word(let word): word.advice
      case .attribute(let word): "write '\(word)' next to 'handlers', not under it"
      case .hint(let hint): hint
      case .events(let events): "write \(alternatives(events))"
      case .component(let component, false, []): "declare it under 'events' of '\(component)'"
      case .component(let component, false, let events):
        "write \(alternatives(events)), or declare it under 'events' of '\(component)'"
      case .component(let component, true, _):
        "declare an event with another name, such as 'chosen', in '\(component)', "
          + "and write 'handlers: { \(name): chosen }' in a view there"
      case .owners([]): "it has no events, so remove it"
      case .owners(let owners): "remove it, since \(only(owners))"
      }
    return "'\(element)' has no event '\(name)'; \(advice)"
  }
}

/// An event outside `handlers`.
struct MisplacedEvent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-event",
    explanation: "Events belong under 'handlers', apart from attributes.",
    example: .views(
      failing: "- button: follow\n  click: followTapped\n",
      passing: "- button: follow\n  handlers: { click: followTapped }\n"))

  let name: String
  let event: String
  let method: String
  /// Where its handler belongs.
  let place: Place
  var message: String {
    let what = name == event ? "an event" : "the event '\(event)'"
    let remedy =
      switch place {
      case .handlers: "write '\(event): \(method)' under 'handlers'"
      case .ownHandlers: "write 'handlers: { \(event): \(method) }'"
      case .lineBelow: "indent it, because only lines further to the right than 'handlers' belong to it"
      }
    return "'\(name)' is \(what); \(remedy)"
  }
}

extension MisplacedEvent {
  enum Place {
    /// Under `handlers`, which the view has.
    case handlers
    /// Under `handlers`, which the view does not have.
    case ownHandlers
    /// Where it is, but indented, since nothing else is under the `handlers` above it.
    case lineBelow
  }
}

/// A member of a role next to the role.
struct MisplacedMember: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-member",
    explanation: """
      The members and methods of a role belong under the role, which another object can fill as a whole. The view \
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
  let filler: String?
  var message: String {
    let what =
      name == member
      ? "'\(name)' is a member of the role '\(role)'" : "'\(name)' is '\(member)' of the role '\(role)'"
    return filler.map { "\(what), which '\($0)' fills; remove it here and set it there" }
      ?? "\(what); write '\(role): { \(member): … }'"
  }
}

/// A view that needs exactly one of several parts.
struct ExactlyOneOf: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "exactly-one-of",
    explanation:
      "The element can be used in several ways, and one of these determines which. Write one of them.",
    example: .views(
      failing: "- avatar: author\n  url: https://example.com/4711.png\n",
      passing: "- avatar: author\n  url: https://example.com/4711.png\n  uid: \"4711\"\n"))

  let parts: [String]
  let events: Set<String>
  let element: String
  var message: String {
    parts.count == 1
      ? "'\(element)' needs \(listed(parts, events)); add it"
      : "'\(element)' needs exactly one of \(listed(parts, events)); add one"
  }
}

/// Two parts that exclude each other.
struct ConflictingParts: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "conflicting-parts",
    explanation: "These belong to different ways to use the element. Keep the one that you mean.",
    example: .views(
      failing: """
        - avatar: author
          url: https://example.com/4711.png
          uid: "4711"
          handlers: { tapped: authorTapped }

        """,
      passing: """
        - avatar: author
          url: https://example.com/4711.png
          handlers: { tapped: authorTapped }

        """))

  let first: String
  let second: String
  let element: String
  var message: String { "'\(element)' cannot have both '\(first)' and '\(second)'; remove one of them" }
}

/// A view that needs one of several groups of parts and has none.
struct NeedsOneOf: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "needs-one-of",
    explanation: "The element shows nothing without one of these.",
    example: .views(failing: "- table: cities\n", passing: "- table: cities\n  rows: [Shanghai, Shenzhen]\n"))

  let groups: [[String]]
  let missing: [String]
  let events: Set<String>
  let element: String
  var message: String {
    if !missing.isEmpty { return "'\(element)' lacks \(listed(missing, events)); add it" }
    let ways = groups.map { listed($0, events, conjunction: "and") }.joined(separator: ", or ")
    let isSingle = groups.count == 1 && groups[0].count == 1
    return "'\(element)' needs \(ways); add \(isSingle ? "it" : groups.count == 1 ? "them" : "one of these")"
  }
}

/// Numbers in the wrong order.
struct UnorderedValues: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unordered-values",
    explanation:
      "The numbers or dates describe one range, defaults included, so none may be less than the one before it.",
    example: .views(
      failing: "- slider: volume\n  value: 5\n", passing: "- slider: volume\n  maximum: 10\n  value: 5\n"))

  let low: String
  let high: String
  let lowValue: String
  let highValue: String
  /// The one of the two that the scene does not set.
  let byDefault: String?
  var message: String {
    lowValue == highValue
      ? "'\(low)' and '\(high)' are both \(lowValue); '\(low)' must be less than '\(high)'"
      : "'\(low)' (\(described(low, lowValue))) must not exceed '\(high)' (\(described(high, highValue)))"
  }

  private func described(_ name: String, _ value: String) -> String {
    value + (name == byDefault ? " by default" : "")
  }
}

/// An index past the end of its list.
struct IndexOutOfRange: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "index-out-of-range",
    explanation:
      "The number is an index, counted from 0, so it is less than the number of entries or pages.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: [Small, Large]\n  selected: 2\n",
      passing: "- segmentedControl: size\n  segments: [Small, Large]\n  selected: 1\n"))

  let name: String
  let index: Int
  let limit: Limit
  var message: String {
    switch limit {
    case .number(let number, let count):
      return
        "'\(name)' is \(index), counted from 0, so '\(number)' must be at least \(index + 1), but is \(count)"
    case .list(let list, _) where index < 0:
      return "'\(name)' is \(index), which is not an index of '\(list)'; write -1 for none"
    case .list(let list, 0): return "'\(name)' is \(index), but '\(list)' is empty; remove it"
    case .list(let list, let count):
      let entries = count == 1 ? "1 entry" : "\(count) entries"
      return "'\(name)' is \(index), but '\(list)' has \(entries); write at most \(count - 1)"
    }
  }

  /// The part that the index is less than.
  enum Limit {
    /// The number of entries or pages.
    case number(String, Int)
    /// A list, with the number of its entries.
    case list(String, count: Int)
  }
}

/// Returns the names of parts as a list, with events marked as handlers.
private func listed(_ parts: [String], _ events: Set<String>, conjunction: String = "or") -> String {
  parts.map { events.contains($0) ? "the handler '\($0)'" : "'\($0)'" }.joined(with: conjunction)
}

/// Says that only some elements have a part: of all, or of those with one of some placements.
private func only(_ owners: [String], among others: [String] = []) -> String {
  let scope = others.isEmpty ? "" : "among \(others.joined(with: "and")), "
  return "\(scope)only \(conjunction(owners)) \(owners.count == 1 ? "has" : "have") it"
}
