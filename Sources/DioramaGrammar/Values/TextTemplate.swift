import DioramaSyntax
import DioramaTree

struct TextType: ParameterValueType {
  var base: ParameterType.Base { .string }
  var otherNames: [String] { ["String", "text"] }
  var phrase: String { "a text" }
  var notation: String {
    "any scalar, in which `${parameter}` becomes a value; `{ localized: key, arguments: [name] }` looks the text up"
  }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? { reader.text(node, key) }

  func written(_ value: Value) -> JSON {
    if case .localized = value { value.json } else { value.content }
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    .reference(mayBeReference ? "text" : "literalText")
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let localized = JSON.mapping(
      "A text from the app's strings.",
      [
        "localized": .reference("plainName"),
        "arguments": .described(
          "The names of the values for the placeholders of the text.",
          .list(of: .reference("bareName"))),
        "comment": .described("A comment for translators.", .reference("sentence")),
      ],
      required: ["localized"])
    func either(_ name: String) -> JSON {
      ["anyOf": [.reference(name), .reference("localizedText")]]
    }
    return [
      JSON.Member("sentence", SceneSchema.scalar(SchemaPatterns.literalText)),
      JSON.Member("scalarText", SceneSchema.scalar(SchemaPatterns.text)),
      JSON.Member("localizedText", localized), JSON.Member("text", either("scalarText")),
      JSON.Member("literalText", either("sentence")),
    ]
  }
}

/// Splits a text at its references, `${…}`.
package enum TextTemplate {
  /// A part of a text, with its range in UTF-8 offsets.
  enum Part: Hashable {
    case literal(String)
    case reference(String, Range<Int>)
    /// `${` that does not begin a reference.
    case malformed(Range<Int>)
  }

  /// Returns whether a scalar's text refers to a parameter.
  package static func hasReference(_ node: SyntaxNode) -> Bool {
    node.hasReferenceBytes && parts(of: node).contains { if case .reference = $0 { true } else { false } }
  }

  /// Returns whether a scalar's text contains `${`, even if it is not a valid reference.
  package static func hasMark(_ node: SyntaxNode) -> Bool { node.hasReferenceBytes }

  /// Returns the parameters that a scalar's text refers to, with the range of each name; the range of the whole scalar
  /// if an escape or a line break is in the reference.
  package static func references(in node: SyntaxNode) -> [(name: String, range: SourceRange)] {
    guard node.hasReferenceBytes else { return [] }
    let places = Places(in: node)
    return parts(of: node).compactMap { part in
      guard case .reference(let name, let range) = part else { return nil }
      return (name, places.range(ofText: range).map { SourceRange($0.start + 2, $0.end - 1) } ?? node.range)
    }
  }

  /// Returns the parameter that a scalar refers to, if its text is a single reference.
  package static func parameter(_ node: SyntaxNode) -> String? {
    node.withTextBytes { bytes in
      guard bytes.count > 3, isReferenceMark(in: bytes, at: 0), bytes[bytes.count - 1] == UInt8(ascii: "}")
      else {
        return nil
      }
      let range = 2..<bytes.count - 1
      let name = text(of: bytes, range)
      return NameForm.lowerCamelCase.matches(UnsafeBufferPointer(rebasing: bytes[range])) || isName(name)
        ? name : nil
    }
  }

  /// Returns the parts of a scalar's text in order, with no two adjacent literals.
  static func parts(of node: SyntaxNode) -> [Part] {
    node.withTextBytes { parts(of: $0) }
  }

  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    /// The start of the literal bytes that have not been copied yet.
    var start = 0
    var index = 0
    func take(to end: Int) {
      if start < end { literal += text(of: bytes, start..<end) }
    }
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      let run = bytes[index...].prefix { $0 == UInt8(ascii: "$") }.count
      guard index + run < bytes.count, bytes[index + run] == UInt8(ascii: "{") else {
        index += run
        continue
      }
      // Before a brace, each pair of dollar signs stands for one. A sign that is left begins a reference.
      take(to: index + run / 2)
      index += run
      start = index
      if run % 2 == 1 {
        let mark = index - 1
        flush()
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
        let isClosed = index < bytes.count
        let name = text(of: bytes, mark + 2..<index)
        if isClosed { index += 1 }
        let isReference = isClosed && isName(name)
        parts.append(isReference ? .reference(name, mark..<index) : .malformed(mark..<index))
        start = index
      }
    }
    take(to: bytes.count)
    flush()
    return parts
  }

  /// Returns whether a text has the form of a name, of a trait of the screen, or of a part of an entry.
  package static func isName(_ text: String) -> Bool {
    NameForm.lowerCamelCase.matches(text) || ScreenTrait(rawValue: text) != nil
      || EntryName.part(text).map { NameForm.lowerCamelCase.matches($0) } ?? false
  }

  private static func text(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isReferenceMark(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "$") && bytes[index + 1] == UInt8(ascii: "{")
  }
}

extension ValueReader {
  /// Returns whether a node can only be a text: a scalar, or a mapping that begins with `localized` or with the word of
  /// a choice or a selection.
  package static func isText(_ node: SyntaxNode) -> Bool {
    if node.kind == .scalar { return !node.isEmptyPlain }
    guard let first = node.entries.first?.key else { return false }
    return first.hasText(localizedKey) || isFormKey(first)
  }

  static let localizedKey = "localized"
  private static let textKeys: NameIndex = [localizedKey, "arguments", "comment"]

  /// Reads a scalar as a text, or `{ localized: key }`.
  fileprivate func text(_ node: SyntaxNode, _ key: SyntaxNode) -> Value? {
    switch node.kind {
    case .scalar:
      warnOfComment(after: node)
      let isCall = node.withTextBytes { $0.last == UInt8(ascii: ")") }
      return isCall && reportCode(node, key) ? nil : template(node)
    case .mapping:
      if let name = nameInBraces(node) {
        wrongType(node, key, "must be a reference; write \"${\(name)}\"")
        return nil
      }
      if reportOtherText(node) { return nil }
      return localized(
        FieldReader(node, place: "a text", known: Self.textKeys, diagnostics: diagnostics))
    default:
      wrongType(node, key, "is a text; write one value, in quotes if it contains brackets or colons")
      return nil
    }
  }

  /// The keys of texts in several forms, one for each kind of number.
  private static let pluralKeys: NameIndex = ["plural", "zero", "one", "two", "few", "many", "other"]

  /// Reports a mapping that is a text in another language, once; returns whether it is one.
  private func reportOtherText(_ node: SyntaxNode) -> Bool {
    guard node.value(for: Self.localizedKey) == nil,
      let entry = node.entries.first(where: {
        Self.pluralKeys.contains($0.key) || ["text", "title", "value", "key"].contains($0.name)
      })
    else { return false }
    let remedy =
      Self.pluralKeys.contains(entry.key)
      ? "the app's strings have the plural forms, so write { localized: …, arguments: […] }"
      : "write the text alone, without braces, or { localized: … }"
    diagnostics.add(UnknownKey(name: entry.name, place: "a text", remedy: remedy), at: entry.key.range)
    return true
  }

  /// Returns the declared name of a mapping such as `{name}`, which is probably a reference; `nil` for any other
  /// mapping.
  func nameInBraces(_ node: SyntaxNode) -> String? {
    guard node.entries.count == 1, let entry = node.entries.first, entry.value.isEmptyPlain,
      scope.kind(of: entry.name) != nil
    else { return nil }
    return entry.name
  }

  /// Reads a scalar that must not have references: a summary, or the name of a symbol, an asset or a font.
  package func plainText(_ entry: MappingEntry) -> String? {
    let node = entry.value
    if node.kind == .broken { return nil }
    if node.kind == .scalar, node.hasText("") {
      diagnostics.add(MissingValue(name: entry.name, hint: "write a text"), at: entry.key.range)
      return nil
    }
    guard node.kind == .scalar else {
      let isChoice = entry.key.hasText(Self.localizedKey) && Self.formKey(of: node) != nil
      let remedy = isChoice ? "write the choice around the whole value" : "write a literal"
      wrongType(node, entry.key, "is a plain text; \(remedy)")
      return nil
    }
    warnOfComment(after: node)
    if !node.hasReferenceBytes { return node.text }
    var text = ""
    for part in TextTemplate.parts(of: node) {
      switch part {
      case .literal(let literal): text += literal
      case .malformed(let range):
        malformed(node, range, at: TextTemplate.Places(in: node).range(ofText: range))
        return nil
      case .reference(let name, _):
        let remedy =
          entry.key.hasText(Self.localizedKey)
          ? "is a key of the app's strings; write 'arguments: [\(name)]' next to it, and a placeholder in their entry"
          : "must be a literal; write '$${' for the characters themselves"
        diagnostics.add(MisplacedReference(name: entry.name, remedy: remedy), at: node.range)
        return nil
      }
    }
    return text
  }

  private func template(_ node: SyntaxNode) -> Value? {
    if !node.hasReferenceBytes { return .literal(node.text) }
    var segments: [TextSegment] = []
    var isWhole = true
    lazy var places = TextTemplate.Places(in: node)
    for part in TextTemplate.parts(of: node) {
      switch part {
      case .literal(let text): segments.append(.literal(text))
      case .malformed(let range):
        malformed(node, range, at: places.range(ofText: range))
        isWhole = false
      case .reference(let name, let range):
        if let segment = segment(named: name, in: node, at: places.range(ofText: range)) {
          segments.append(segment)
        } else {
          isWhole = false
        }
      }
    }
    return isWhole ? Value(segments) : nil
  }

  /// Reports `${` that does not begin a reference.
  ///
  /// - Parameters:
  ///   - place: Its place in the file, if that is known.
  ///   - isTest: Whether a test is accepted here.
  func malformed(_ node: SyntaxNode, _ range: Range<Int>, at place: SourceRange?, isTest: Bool = false) {
    let written = node.withTextBytes { String(decoding: $0[range], as: UTF8.self) }
    let content = written.hasSuffix("}") ? String(written.dropFirst(2).dropLast()) : ""
    let remedy = scope.hasNames ? remedy(forReference: content, isTest: isTest) : nil
    let isName = remedy?.value?.hasPrefix("${") == true
    let isWhole = node.withTextBytes { $0.count } == range.count
    diagnostics.add(
      MalformedReference(written: written.shortened, remedy: remedy?.text), at: place ?? node.range,
      fixIts: remedy?.value.map { value in
        if isName, let place { return [FixIt("write '\(value)'", replacing: place, with: value)] }
        return isWhole ? renaming(node, to: value) : []
      } ?? [])
  }

  /// Returns the part of a text that prints the value with a name, or `nil` after reporting one that cannot be
  /// printed. An optional that is `nil` prints nothing.
  ///
  /// - Parameter place: The place of the reference, if it can be determined; needed only for errors.
  private func segment(
    named name: String, in node: SyntaxNode, at place: @autoclosure () -> SourceRange?
  ) -> TextSegment? {
    guard let (kind, type) = scope.use(name, at: place() ?? node.range, isExact: place() != nil) else {
      return nil
    }
    return printed(name, kind, type, at: place() ?? node.range)
  }

  func printed(
    _ name: String, _ kind: NameScope.Kind, _ type: ParameterType, at range: @autoclosure () -> SourceRange
  ) -> TextSegment? {
    if type.isPrinted { return kind.segment(named: name) }
    diagnostics.add(
      ReferenceType(
        kind: kind, name: name, type: type.name, expected: "a value that a text can contain",
        remedy: "pass the text as a 'string'"),
      at: range())
    return nil
  }

  /// Warns of a comment without a space after its `#` that cuts off a plain text.
  private func warnOfComment(after node: SyntaxNode) {
    guard node.style == .plain, !node.isAliasOrBroken, node.byte(after: 0) == UInt8(ascii: " "),
      node.byte(after: 1) == UInt8(ascii: "#"), node.byte(after: 2) > UInt8(ascii: " "),
      node.byte(after: 2) != UInt8(ascii: "#")
    else { return }
    let bytes = node.tree.source.bytes
    let end = node.range.end
    let contentEnd = bytes.contentEnd(from: end, to: bytes.lineEnd(from: end))
    let comment = SourceRange(end + 1, contentEnd)
    let whole = SourceRange(node.range.start, contentEnd)
    let quoted = node.tree.source.text(in: whole).inDoubleQuotes
    diagnostics.add(
      CommentInText(comment: node.tree.source.text(in: comment).shortened), at: comment,
      fixIts: [FixIt("put the text in quotes", replacing: whole, with: quoted)])
  }
}

// MARK: Texts from the app's strings

extension ValueReader {
  /// Reads `{ localized: key, arguments: [name], comment: … }`.
  func localized(_ fields: FieldReader) -> Value? {
    let text = fields.required(Self.localizedKey).flatMap { plainText($0) }
    let arguments = fields["arguments"].map { self.arguments($0) } ?? []
    let comment = fields["comment"].map { plainText($0) }
    guard let text, let arguments, comment != .some(nil) else { return nil }
    return .localized(text, arguments: arguments, comment: comment.flatMap(\.self))
  }

  private func arguments(_ entry: MappingEntry) -> [TextSegment]? {
    guard scope.hasNames else {
      diagnostics.add(
        MisplacedReference(name: entry.name, remedy: "is only for the texts of views"), at: entry.key.range)
      return nil
    }
    guard entry.value.kind == .sequence else {
      wrongType(entry.value, entry.key, "is a list of names; write it in brackets, such as [author, count]")
      return nil
    }
    let nodes = entry.value.elements
    let arguments = nodes.compactMap { node -> TextSegment? in
      guard let (name, type, kind) = bareName(entry.element(node)) else { return nil }
      return printed(name, kind, type, at: node.range)
    }
    return arguments.count == nodes.count ? arguments : nil
  }
}

extension SyntaxNode {
  /// Whether a scalar's text contains the bytes of `${`.
  var hasReferenceBytes: Bool {
    withTextBytes { bytes in
      var index = 0
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") { return true }
        index += 1
      }
      return false
    }
  }
}
