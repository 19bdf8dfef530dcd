import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Finds declared names in texts: in the notation of other languages, or alone and without quotes.
enum NameInTextRule: Rule {
  static func check(_ subject: RuleSubject, report: (NameInText, SourceRange, [FixIt]) -> Void) {
    let names = subject.scene.names
    let source = subject.tree.source
    let compared = subject.scene.change?.conditions.lazy.filter(\.test.comparesTexts).map(\.name)
    if let compared = compared.map(Set.init), !compared.isEmpty {
      for written in subject.tree.root?.entries(under: "conditions") ?? []
      where compared.contains(written.name) {
        for text in bareNames(names, after: ["is"], in: written.value) {
          report(NameInText(written: text.node.text, isCompared: true), text.node.range, [])
        }
      }
    }
    let texts = subject.writtenValues(among: { $0.texts }, withVerbatim: false) { mayHaveName($0, names) }
    if texts.isEmpty { return }
    let unprinted = unprintedNames(in: subject.scene)
    lazy var flowCollections = subject.tree.flowCollections
    for text in texts {
      if let choice = choice(in: text.range, of: source, names) {
        // Between braces, a reference needs quotes of its own.
        let fixIt = FixIt("remove the quotes", replacing: text.range, with: choice)
        report(NameInText(written: choice.shortened), text.range, choice.contains("${") ? [] : [fixIt])
        continue
      }
      let bare = bareNames(names, after: ["then", "else"], in: text.node, isText: true)
      let found =
        (bare.map { ($0.node.range, $0.name, "\"${\($0.name)}\"") }
        + places(of: names, in: text.range, of: source).map { ($0, $1, "${\($1)}") })
        .filter { !unprinted.contains($0.1) }
      // Between brackets, a text with a reference needs quotes.
      let needsQuotes =
        !found.isEmpty && bare.isEmpty && text.node.style == .plain && flowCollections.contain(text.node)
      let quoted = needsQuotes ? Self.quoted(found, in: text.range, of: source) : nil
      for (range, name, replacement) in found {
        report(
          NameInText(written: source.text(in: range), name: name), range,
          [fixIt(name, quoted.map { (text.range, $0) } ?? (range, replacement))])
      }
    }
  }

  private static func fixIt(_ name: String, _ edit: (range: SourceRange, text: String)) -> FixIt {
    FixIt("write '${\(name)}'", replacing: edit.range, with: edit.text)
  }

  /// Returns the names that no text can contain, because of their types.
  private static func unprintedNames(in scene: Scene) -> Set<String> {
    let entries = scene.parameters + (scene.change.map { $0.state + $0.derived } ?? [])
    return Set(entries.lazy.filter { !$0.type.isPrinted }.map(\.name))
  }

  /// Returns a text in quotes, with several replacements in it.
  private static func quoted(
    _ replacements: [(range: SourceRange, name: String, text: String)], in range: SourceRange,
    of source: SourceFile
  ) -> String {
    var (text, start) = ("", range.start)
    for replacement in replacements {
      text += source.text(in: SourceRange(start, replacement.range.start)) + replacement.text
      start = replacement.range.end
    }
    return (text + source.text(in: SourceRange(start, range.end))).inDoubleQuotes
  }

  /// Returns the texts without quotes that are only a name, in a node that is a text or below some keys.
  private static func bareNames(
    _ names: NameNumbers, after keys: NameIndex, in node: SyntaxNode, isText: Bool = false
  ) -> [(node: SyntaxNode, name: String)] {
    switch node.kind {
    case .scalar:
      isText && node.style == .plain ? bareName(in: node.text, names).map { [(node, $0)] } ?? [] : []
    case .mapping:
      node.entries.flatMap { bareNames(names, after: keys, in: $0.value, isText: keys.contains($0.key)) }
    case .sequence: node.elements.flatMap { bareNames(names, after: keys, in: $0, isText: isText) }
    default: []
    }
  }

  /// Returns the declared name that a text consists of, perhaps after its owner in other languages: `state.name`.
  private static func bareName(in text: String, _ names: NameNumbers) -> String? {
    if names[text] != nil { return text }
    guard text.utf8.contains(UInt8(ascii: ".")), let name = WrittenExpression.name(in: text),
      names[name] != nil
    else { return nil }
    return name
  }

  /// Returns whether a text has a mark that can begin a name, or is a declared name.
  private static func mayHaveName(_ value: Value, _ names: NameNumbers) -> Bool {
    switch value {
    case .literal(let text):
      text.withUTF8Bytes { $0.contains(where: beginsMark) } || bareName(in: text, names) != nil
    case .text(let segments):
      segments.contains {
        if case .literal(let text) = $0 { mayHaveName(.literal(text), names) } else { false }
      }
    case .list(let values): values.contains { mayHaveName($0, names) }
    case .choice, .selection: value.branches.contains { mayHaveName($0, names) }
    default: false
    }
  }

  /// Returns the choice or selection in a quoted text, if it depends on a declared name.
  private static func choice(in range: SourceRange, of source: SourceFile, _ names: NameNumbers) -> String? {
    let first = source.bytes[range.start]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return nil }
    let text = source.text(in: range)
    guard let quote = text.first, text.last == quote else { return nil }
    let content = text.dropFirst().dropLast()
    guard content.hasPrefix("{"), content.hasSuffix("}"), !content.contains(quote), !content.contains("\\")
    else {
      return nil
    }
    let words = content.dropFirst().split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "if:" || words[0] == "switch:", words[1].last == "," else {
      return nil
    }
    return names[String(words[1].dropLast())] != nil ? String(content) : nil
  }

  /// The marks around names in other languages.
  private static let marks: [(opening: [UInt8], closing: [UInt8])] = [
    (Array("{{".utf8), Array("}}".utf8)), (Array("{".utf8), Array("}".utf8)),
    (Array("\\(".utf8), Array(")".utf8)), (Array("$${".utf8), Array("}".utf8)),
    (Array("$(".utf8), Array(")".utf8)), (Array("$".utf8), []),
  ]

  /// Returns the positions of names in a range of the file, without references.
  private static func places(
    of names: NameNumbers, in range: SourceRange, of source: SourceFile
  ) -> [(SourceRange, String)] {
    let bytes = source.bytes[range.start..<range.end]
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    var found: [(SourceRange, String)] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      defer { start += 1 }
      if !beginsMark(bytes[start]) || start > bytes.startIndex && bytes[start - 1] == UInt8(ascii: "$") {
        continue
      }
      guard let mark = marks.first(where: { bytes[start...].starts(with: $0.opening) }) else { continue }
      let inner = bytes[(start + mark.opening.count)...]
      let word = inner.drop(while: mark.closing.count > 1 ? isBlank : { _ in false }).prefix(
        while: \.isLetterOrDigit)
      let rest = bytes[word.endIndex...].drop(while: mark.closing.count > 1 ? isBlank : { _ in false })
      let name = String(decoding: word, as: UTF8.self)
      guard names[name] != nil, rest.starts(with: mark.closing) else { continue }
      let end = rest.startIndex + mark.closing.count
      found.append((SourceRange(start, end), name))
      start = end - 1
    }
    return found
  }

  private static func beginsMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\\")
  }

}

/// A declared name in a text, in the notation of another language, or a choice in quotes.
struct NameInText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "name-in-text", .warning,
    explanation: """
      Other languages write a value in a text as $name, $(name), {name}, {{name}} or \\(name). Here these are shown \
      literally: only '${name}' is replaced by the value. A choice in quotes is shown literally, too, and so is a text \
      without quotes that is just a name, as in 'text: state.name'. After 'is', a text is compared literally.
      """,
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        parameters: { name: string }
        views:
        - label: greeting
          text: Hello, $name
        - label: signature
          text: ${name}

        """,
      passing: """
        scene: Example
        parameters: { name: string }
        views:
        - label: greeting
          text: Hello, ${name}
        - label: signature
          text: ${name}

        """))

  let written: String
  /// The name; `nil` for a choice.
  var name: String?
  /// Whether the text is compared rather than shown.
  var isCompared = false
  var message: String {
    if isCompared {
      return "'\(written)' is compared as a text; put it in quotes, or derive a boolean to compare two values"
    }
    let sign = written.hasPrefix("$${") ? name.map { ", or '$$${\($0)}' for a dollar sign before it" } : nil
    return "'\(written)' is shown literally; "
      + (name.map { "write '${\($0)}' for the value" } ?? "write a choice without quotes") + (sign ?? "")
  }
}

extension Test {
  /// Whether the test compares a value with texts.
  fileprivate var comparesTexts: Bool {
    switch self {
    case .not(let test): test.comparesTexts
    case .all(let tests), .any(let tests): tests.contains { $0.comparesTexts }
    case .when(_, let values): values.contains { if case .literal = $0 { true } else { false } }
    case .isTrue, .atLeast, .atMost: false
    }
  }
}
