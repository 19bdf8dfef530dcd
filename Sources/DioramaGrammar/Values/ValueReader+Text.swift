import DioramaSyntax
import DioramaTree

extension ValueReader {
  /// Whether a node can only be meant as a text: a scalar, or a mapping that begins with `localized`.
  public static func isText(_ node: SyntaxNode) -> Bool {
    node.kind == .scalar && !node.isEmptyPlain || node.entries.first?.key.hasText(localizedKey) == true
  }

  private static let localizedKey = "localized"
  private static let textKeys: NameIndex = [localizedKey]

  /// Reads any scalar as text, or `{ localized: key }`.
  func text(_ node: SyntaxNode, _ key: SyntaxNode) -> Value? {
    switch node.kind {
    case .scalar:
      warnOfComment(behind: node)
      return template(node)
    case .mapping:
      let fields = FieldReader(node, place: "a text", known: Self.textKeys, diagnostics: diagnostics)
      return fields.required(Self.localizedKey).flatMap { plainText($0) }.map(Value.localized)
    default:
      wrongType(node, key, "is a text; write one value, in quotes if it holds brackets or colons")
      return nil
    }
  }

  /// Reads a scalar that can hold no reference: a summary, or the name of a symbol, an asset or a font.
  public func plainText(_ entry: MappingEntry) -> String? {
    let node = entry.value
    if node.kind == .broken { return nil }
    if node.kind == .scalar, node.text.isEmpty {
      diagnostics.add(MissingValue(name: entry.name, hint: "write a text"), at: entry.key.range)
      return nil
    }
    guard node.kind == .scalar else {
      wrongType(node, entry.key, "is a plain text; write it out")
      return nil
    }
    warnOfComment(behind: node)
    if !node.hasReferenceMark { return node.text }
    var text = ""
    for part in TextTemplate.parts(of: node) {
      switch part {
      case .literal(let literal): text += literal
      case .malformed(let range):
        malformed(node, range)
        return nil
      case .reference:
        diagnostics.add(
          MisplacedReference(
            name: entry.name, remedy: "is written out; write '$${' for the characters themselves"),
          at: node.range)
        return nil
      }
    }
    return text
  }

  private func template(_ node: SyntaxNode) -> Value? {
    if !node.hasReferenceBytes { return .literal(node.text) }
    var segments: [TextSegment] = []
    var isWhole = true
    for part in TextTemplate.parts(of: node) {
      switch part {
      case .literal(let text): segments.append(.literal(text))
      case .malformed(let range):
        malformed(node, range)
        isWhole = false
      case .reference(let name, let range):
        if checkInterpolation(of: name, at: node.range(ofText: range)) {
          segments.append(.parameter(name))
        } else {
          isWhole = false
        }
      }
    }
    return isWhole ? Value(segments) : nil
  }

  func malformed(_ node: SyntaxNode, _ range: Range<Int>) {
    let source = node.range(ofText: range)
    let written = String(decoding: Array(node.text.utf8)[range], as: UTF8.self).shortened
    diagnostics.add(MalformedReference(written: written), at: source)
  }

  private func checkInterpolation(of name: String, at range: SourceRange) -> Bool {
    guard let type = parameterType(name, at: range) else { return false }
    let hasText = type.base.valueType?.facts.isReadAsText ?? false
    if hasText, !type.isList, !type.isOptional { return true }
    let remedy =
      type.isOptional && hasText && !type.isList
      ? "remove the '?' and give the parameter a default" : "pass the text as a 'string' parameter"
    diagnostics.add(
      ReferenceType(name: name, type: type.name, expected: "a value that reads as text", remedy: remedy),
      at: range)
    return false
  }

  /// Warns when a comment without a blank behind its `#` cuts a plain text short.
  private func warnOfComment(behind node: SyntaxNode) {
    guard node.style == .plain, !node.isAlias, node.byte(behind: 0) == UInt8(ascii: " "),
      node.byte(behind: 1) == UInt8(ascii: "#"), node.byte(behind: 2) > UInt8(ascii: " "),
      node.byte(behind: 2) != UInt8(ascii: "#")
    else { return }
    let bytes = node.tree.source.bytes
    let end = node.range.end
    let lineEnd =
      bytes[end...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    let comment = SourceRange(end + 1, lineEnd)
    let whole = SourceRange(node.range.start, lineEnd)
    let quoted = "\"" + node.tree.source.text(in: whole).escapedForDoubleQuotes + "\""
    diagnostics.add(
      CommentInText(comment: node.tree.source.text(in: comment).shortened), at: comment,
      fixIts: [FixIt("put the text in quotes", replacing: whole, with: quoted)])
  }
}

extension String {
  /// The text between double quotes in YAML.
  fileprivate var escapedForDoubleQuotes: String {
    reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }
}
