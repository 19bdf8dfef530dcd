import DioramaSyntax

/// A key that its mapping does not know.
public struct UnknownKey: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "unknown-key",
    explanation:
      "Nothing is ignored silently: a key that means nothing here is a mistake. The message lists the known ones.",
    example: .views(
      failing: "- label: greeting\n  font: { system: 17, wieght: bold }\n",
      passing: "- label: greeting\n  font: { system: 17, weight: bold }\n"))

  let name: String
  let place: String
  let remedy: String
  /// The sentence.
  public var message: String { "\(place) has no key '\(name)'; \(remedy)" }
}

extension UnknownKey {
  /// A key that was probably meant to be another, or any of those that are known.
  init(name: String, place: String, suggestion: String?, known: [String]) {
    self.init(
      name: name, place: place,
      remedy: suggestion.map { "did you mean '\($0)'?" } ?? "write \(alternatives(known, limit: known.count))"
    )
  }
}

/// A key that its mapping needs.
public struct MissingKey: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "missing-key",
    explanation: "The mapping says too little without this key.",
    example: .views(
      failing: "- label: greeting\n  font: { name: Avenir-Medium }\n",
      passing: "- label: greeting\n  font: { name: Avenir-Medium, size: 17 }\n"))

  let name: String
  let place: String
  /// The sentence.
  public var message: String { "\(place) needs '\(name)'; write '\(name): ' and a value" }

  /// Creates the message.
  public init(name: String, place: String) {
    self.name = name
    self.place = place
  }
}

/// Keys that exclude each other.
struct ConflictingKeys: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "conflicting-keys",
    explanation: "The keys say different things about one value. Keep the one that is meant.",
    example: .views(
      failing: "- label: greeting\n  font: { style: headline, system: 17 }\n",
      passing: "- label: greeting\n  font: { style: headline }\n"))

  let first: String
  let second: String
  var message: String { "'\(second)' cannot stand beside '\(first)'; remove one of them" }
}

/// A key that means nothing beside the others.
struct KeyWithoutEffect: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "key-without-effect",
    explanation: """
      Some keys of a declaration only say something together with another: 'minimum' of a number, 'label' of a method. \
      Without it, what they say would be lost.
      """,
    example: DiagnosticKind.Example(
      .decorator,
      failing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: string\nminimum: 1\n",
      passing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\nminimum: 1\n"))

  let name: String
  let place: String
  var message: String { "'\(name)' has no effect here: it \(place); remove it" }
}
