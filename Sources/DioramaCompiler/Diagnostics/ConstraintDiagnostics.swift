import DioramaGrammar
import DioramaSyntax

/// A view without the one part that it needs of several.
struct ExactlyOneOf: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "exactly-one-of",
    explanation: "The element can be used in several ways, and one of these says which. Write one of them.",
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
    explanation: "These belong to different ways to use the element. Keep the one that is meant.",
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

/// A view without any of several groups of parts of which it needs one.
struct NeedsOneOf: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "needs-one-of",
    explanation: "The element shows nothing unless one of these says what.",
    example: .views(failing: "- table: cities\n", passing: "- table: cities\n  rows: [Shanghai, Shenzhen]\n"))

  let groups: [[String]]
  let missing: [String]
  let events: Set<String>
  let element: String
  var message: String {
    if !missing.isEmpty { return "'\(element)' lacks \(listed(missing, events)); add it" }
    let ways = groups.map { listed($0, events, conjunction: "and") }.joined(separator: ", or ")
    return "'\(element)' needs \(ways)"
  }
}

/// Numbers in the wrong order.
struct UnorderedValues: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unordered-values",
    explanation:
      "The numbers describe one range, defaults included, so none may be less than the one before it.",
    example: .views(
      failing: "- slider: volume\n  value: 5\n", passing: "- slider: volume\n  maximum: 10\n  value: 5\n"))

  let low: String
  let high: String
  let lowValue: Double
  let highValue: Double
  var message: String {
    lowValue == highValue
      ? "'\(low)' and '\(high)' are both \(number(lowValue)); '\(low)' must be less than '\(high)'"
      : "'\(low)' (\(number(lowValue))) must not exceed '\(high)' (\(number(highValue)))"
  }

  private func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

/// An index past the end of its list.
struct IndexOutOfRange: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "index-out-of-range",
    explanation:
      "The number counts the entries of a list from 0, so the last one is one less than their count.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: [Small, Large]\n  selected: 2\n",
      passing: "- segmentedControl: size\n  segments: [Small, Large]\n  selected: 1\n"))

  let name: String
  let index: Int
  let list: String
  let count: Int
  var message: String {
    if index < 0 { return "'\(name)' is \(index), which is not an index of '\(list)'; write -1 for none" }
    if count == 0 { return "'\(name)' is \(index), but '\(list)' is empty; remove it" }
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    return "'\(name)' is \(index), but '\(list)' has \(entries); write at most \(count - 1)"
  }
}

/// The names of parts, events marked as handlers.
private func listed(_ parts: [String], _ events: Set<String>, conjunction: String = "or") -> String {
  let names = parts.map { events.contains($0) ? "the handler '\($0)'" : "'\($0)'" }
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
