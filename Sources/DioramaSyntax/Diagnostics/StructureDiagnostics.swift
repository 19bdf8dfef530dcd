/// Nothing is in the file.
package struct EmptyFile: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "empty-file",
    explanation: """
      A file declares one thing, and this one declares nothing. Begin it with 'scene:', 'element:' or 'decorator:' and \
      a name.
      """,
    example: DiagnosticKind.Example(
      failing: "# nothing yet\n", passing: "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"))

  let word: String
  package var message: String { "the file declares nothing; begin it with '\(word): ' and a name" }
}

/// A second YAML document.
struct MultipleDocuments: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "multiple-documents",
    explanation:
      "One file declares one thing, so '---' may only stand before it. Move what follows to a file of its own.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\nviews:\n- label: greeting\n---\nscene: Other\nviews:\n- label: farewell\n",
      passing: "scene: Example\nviews:\n- label: greeting\n"))

  var message: String { "a second document begins here; move it to a file of its own" }
}

/// The same key twice in a mapping.
public struct DuplicateKey: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "duplicate-key",
    explanation: """
      A key stands once in its mapping. YAML readers disagree about which of two would win, so neither may. Remove one.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Hello\n  text: Welcome\n",
      passing: "- label: greeting\n  text: Hello\n"))

  let name: String
  /// The sentence.
  public var message: String { "'\(name)' stands here a second time; remove one of the two" }
}

/// A key that is not a scalar.
struct InvalidKey: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-key",
    explanation: "A key is a name. YAML allows lists and mappings as keys; no scene has a use for them.",
    example: .views(
      failing: "- label: greeting\n  [text]: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  var message: String { "a key is a name, not a list or a mapping; write a single word" }
}

/// A YAML tag.
struct TagNotAllowed: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "tag-not-allowed",
    explanation:
      "The type that is expected at a place reads the value there, so tags have nothing to say. Remove the tag.",
    example: .views(
      failing: "- label: greeting\n  text: !!str 12\n", passing: "- label: greeting\n  text: 12\n"))

  let tag: String
  var message: String { "tags such as '\(tag)' are not part of the language; remove it" }
}

/// An alias without an anchor before it.
struct UndefinedAlias: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "undefined-alias",
    explanation: """
      An alias, '*name', stands for the value that '&name' marks earlier in the file. No such mark comes before this \
      one. If the asterisk is meant as text, quote the value.
      """,
    example: .views(
      failing: "- label: greeting\n  text: &hello Hello\n- label: again\n  text: *helo\n",
      passing: "- label: greeting\n  text: &hello Hello\n- label: again\n  text: *hello\n"))

  let name: String
  let suggestion: String?
  var message: String {
    suggestion.map { "no '&\(name)' comes before this alias; did you mean '*\($0)'?" }
      ?? "no '&\(name)' comes before this alias; mark the value with '&\(name)', or quote the text"
  }
}

/// An alias inside what it stands for.
struct RecursiveAlias: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "recursive-alias",
    explanation:
      "An alias stands for a value that is complete. One inside the very value it names would never end.",
    example: .views(
      failing: "- stack: outer\n  children: &all\n  - stack: inner\n    children: *all\n",
      passing: "- stack: outer\n  children:\n  - stack: inner\n"))

  let name: String
  var message: String { "'*\(name)' stands inside the value that '&\(name)' marks; remove it" }
}

/// A merge key whose value is not a mapping.
struct InvalidMerge: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-merge",
    explanation: "The merge key '<<' takes over the entries of a mapping, or of each mapping in a list.",
    example: .views(
      failing: "- label: greeting\n  text: &hello Hello\n- label: again\n  <<: *hello\n",
      passing: "- label: greeting\n  text: &hello Hello\n- label: again\n  text: *hello\n"))

  var message: String { "'<<' takes an alias of a mapping, or a list of them" }
}
