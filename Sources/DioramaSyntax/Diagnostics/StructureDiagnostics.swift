/// The file has no content.
package struct EmptyFile: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "empty-file",
    explanation: """
      A file has one declaration, and this one has none. Begin it with 'scene:', 'component:', 'element:' or another \
      kind of declaration, and a name.
      """,
    example: DiagnosticKind.Example(
      failing: "# nothing yet\n", passing: "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"))

  package var message: String {
    "the file declares nothing; begin it with a kind of declaration, such as 'scene: ', and a name"
  }
}

/// A second YAML document.
struct MultipleDocuments: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "multiple-documents",
    explanation:
      "A file has one declaration, so '---' is allowed only before it. Move the rest to another file.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\nviews:\n- label: greeting\n---\nscene: Other\nviews:\n- label: farewell\n",
      passing: "scene: Example\nviews:\n- label: greeting\n"))

  var message: String {
    "a second document begins here; remove the '---' or '...' in between, or move it to another file"
  }
}

/// The conflict markers of an unfinished merge.
struct MergeConflict: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "merge-conflict",
    explanation:
      "Two people changed the same lines, and git has left both versions between its conflict markers.",
    example: .views(
      failing: "<<<<<<< HEAD\n- label: greeting\n=======\n- label: welcome\n>>>>>>> other\n",
      passing: "- label: greeting\n"))

  var message: String {
    "this is an unresolved merge conflict; keep the right lines, and remove git's markers"
  }
}

/// The same key twice in a mapping.
package struct DuplicateKey: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "duplicate-key",
    explanation: """
      A mapping has each key only once. YAML readers disagree about which of two values counts. Remove one of the keys.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Hello\n  text: Welcome\n",
      passing: "- label: greeting\n  text: Hello\n"))

  let name: String

  package init(name: String) { self.name = name }

  package var message: String { "duplicate key '\(name)'; remove one of the two" }
}

/// A key that is not a scalar.
enum InvalidKey: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-key",
    explanation: "A key is a name. YAML also allows lists and mappings as keys, but no scene needs them.",
    example: .views(
      failing: "- label: greeting\n  [text]: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  /// A list or a mapping.
  case collection
  /// A name between two pairs of braces, which other languages replace with its value.
  case reference(String)

  var message: String {
    switch self {
    case .collection: "a key is a name, not a list or a mapping; write a single word"
    case .reference(let name):
      "a name in a text has a dollar sign and one pair of braces; write \"${\(name)}\""
    }
  }
}

/// A YAML tag.
struct TagNotAllowed: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "tag-not-allowed",
    explanation:
      "A value is read as the type that its key expects, so a tag has no effect. Remove the tag.",
    example: .views(
      failing: "- label: greeting\n  text: !!str 12\n", passing: "- label: greeting\n  text: 12\n"))

  let tag: String
  var message: String {
    let remedy =
      if isMark { "put the text in quotes" } else if isWord {
        "write { not: \(tag.dropFirst()) } for a test, or put a text in quotes"
      } else { "remove it" }
    return "tags such as '\(tag)' are not part of the language; \(remedy)"
  }

  /// Whether the tag consists of exclamation marks, which are probably the beginning of a text.
  private var isMark: Bool { tag.allSatisfy { $0 == "!" } }

  /// Whether the tag is a word after an exclamation mark, and so probably a text or a test.
  private var isWord: Bool {
    let word = tag.dropFirst()
    return word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Returns the fix-it that removes the tag and what is between it and its value, unless the tag is probably a text.
  func fixIts(removing range: SourceRange) -> [FixIt] {
    isMark || isWord ? [] : [FixIt("remove the tag", replacing: range, with: "")]
  }
}

/// An alias without an anchor before it.
struct UndefinedAlias: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "undefined-alias",
    explanation: """
      An alias, '*name', repeats the value that '&name' marks earlier in the file. There is no such mark before this \
      alias. If the asterisk is meant as text, quote the value.
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

/// An alias inside its own target.
struct RecursiveAlias: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "recursive-alias",
    explanation:
      "An alias repeats a complete value. Inside that value, it would repeat forever.",
    example: .views(
      failing: "- stack: outer\n  children: &all\n  - stack: inner\n    children: *all\n",
      passing: "- stack: outer\n  children:\n  - stack: inner\n"))

  let name: String
  var message: String { "'*\(name)' is inside the value that it refers to; remove it" }
}

/// A merge key whose value is not a mapping.
struct InvalidMerge: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-merge",
    explanation: "The merge key '<<' adds the entries of a mapping, or of each mapping in a list.",
    example: .views(
      failing: "- label: greeting\n  text: &hello Hello\n- label: again\n  <<: *hello\n",
      passing: "- label: greeting\n  text: &hello Hello\n- label: again\n  text: *hello\n"))

  var message: String { "'<<' expects an alias of a mapping, or a list of such aliases; write '<<: *name'" }
}

/// The file has bytes that are not UTF-8.
struct InvalidUTF8: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-utf8",
    explanation: """
      Scenes are UTF-8 text. The byte at this place cannot be part of UTF-8; most often the file was saved as Latin-1 \
      or another old encoding. Save it as UTF-8.
      """,
    example: nil)

  let byte: UInt8
  var message: String {
    "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8; save the file as UTF-8"
  }
}

/// The file is UTF-16 or UTF-32.
struct UnsupportedEncoding: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unsupported-encoding",
    explanation: """
      Scenes are UTF-8 text. The first bytes of this file are those of UTF-16 or UTF-32. Save it as UTF-8; a byte \
      order mark is fine.
      """,
    example: nil)

  let encoding: String
  var message: String { "the file is \(encoding); save it as UTF-8" }
}

/// A character that YAML does not allow, neither literally nor escaped.
struct ForbiddenCharacter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "forbidden-character",
    explanation: """
      YAML allows no control characters except tabs and line breaks, and a byte order mark only at the start of the \
      file. They are invisible, and usually copied by accident. Remove the character; if a text really needs it, write \
      it as an escape in double quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  text: \"Ding\u{7F}\"\n",
      passing: "- label: greeting\n  text: \"Ding\\x7F\"\n"))

  let scalar: Unicode.Scalar
  var message: String {
    let code = hexadecimal(scalar.value, digits: 4)
    return "character U+\(code) is not allowed here; remove it, or write \"\\u\(code)\" in a quoted text"
  }
}

/// A character outside quoted and block texts that makes the file look different from what it means.
package struct HiddenCharacter: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "hidden-character",
    explanation: """
      YAML ends a line at the characters U+0085, U+2028 and U+2029, but most editors do not show that, so the rest of \
      a comment can be part of the scene. The characters U+202A to U+202E and U+2066 to U+2069 change the order in \
      which editors show a line. They are allowed in quoted and block texts, and the latter also in other texts, but \
      not in comments and keys. Nothing can be suppressed in a file that has them there. Only ordinary spaces indent a \
      line; others, such as U+00A0, look the same.
      """,
    example: .views(
      failing: "- label: greeting # says\u{2028}  text: Hello\n",
      passing: "- label: greeting # says\n  text: Hello\n"))

  let scalar: Unicode.Scalar
  let isInText: Bool

  package var message: String {
    let name = "character U+\(hexadecimal(scalar.value, digits: 4))"
    if scalar.properties.generalCategory == .spaceSeparator {
      return "\(name) looks like a space, but does not indent; write a space"
    }
    guard scalar.isHiddenLineBreak else {
      return "\(name) changes the order in which editors show this line; remove it"
    }
    let escape = scalar.value == 0x85 ? "\\N" : scalar.value == 0x2028 ? "\\L" : "\\P"
    let remedy =
      isInText ? "put the text in double quotes, and write '\(escape)'" : "write a line break or a space"
    return "\(name) ends the line here, which most editors do not show; \(remedy)"
  }
}

extension Diagnostic {
  /// Whether the file looks different from what it means. Nothing can be suppressed in it.
  package var hidesMeaning: Bool { code == HiddenCharacter.kind.code }
}

/// An escape that is invalid in double quotes.
enum InvalidEscape: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-escape",
    explanation: """
      In double quotes, a backslash begins an escape such as \\n, \\t, \\" or \\u00E9. Write a backslash as \\\\, or \
      use single quotes, in which it needs no escape.
      """,
    example: .views(
      failing: "- label: greeting\n  text: \"50\\% off\"\n",
      passing: "- label: greeting\n  text: \"50% off\"\n"))

  /// A character that no escape has after its backslash.
  case unknown(String)
  /// The code of no character.
  case code(String)
  /// The two codes with which JSON writes a character.
  case surrogates(String, Unicode.Scalar)

  var message: String {
    switch self {
    case .unknown("\\("): "'\\(' is not an escape; write '${name}' for a value"
    case .unknown("\\'"): "'\\'' is not an escape; write \"'\" alone"
    case .unknown(let escape): "'\(escape)' is not an escape; write '\\\\' for a backslash"
    case .code(let escape):
      "'\(escape)' is not a character; write the character itself, or \\u and four digits, or \\U and eight"
    case .surrogates(let escape, let character):
      "'\(escape)' is JSON's notation for one character; "
        + "write '\(character)', or '\\U\(hexadecimal(character.value, digits: 8))'"
    }
  }
}

/// Returns a number in upper-case hexadecimal with a minimum number of digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

/// A list that begins on the line of its key.
struct MisplacedList: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-list",
    explanation:
      "A list with dashes begins on the line below its key. On the line of the key, write it in brackets.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: - Small\n",
      passing: "- segmentedControl: size\n  segments:\n  - Small\n"))

  var message: String {
    "a list cannot begin on the line of its key; put '- ' on the next line, "
      + "or put a text that begins with '-' in quotes"
  }
}
