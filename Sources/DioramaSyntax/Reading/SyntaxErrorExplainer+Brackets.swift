/// Explanations of errors in and after lists in brackets and mappings in braces.
extension SyntaxErrorExplainer {
  /// The keys after which a bare name stands.
  static let keysOfNames = ["if:", "switch:", "when:", "not:", "all:", "any:", "arguments:"]

  /// The keys of mappings whose values are bare names.
  private static let keysOfMappings = ["handlers:", "edits:"]

  /// The diagnostic for an unquoted `${name}` between brackets or braces, where YAML reads the brace as an indicator.
  var unquotedReference: Diagnostic? {
    guard let scalar = lastScalar, byte(problemOffset) == UInt8(ascii: "{"), scalar.end == problemOffset,
      byte(scalar.end - 1) == UInt8(ascii: "$"),
      let brace = bytes[problemOffset..<bytes.lineEnd(from: problemOffset)].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let end = textEnd(from: scalar.end - 1)
    let range = SourceRange(startOfText(endingAt: scalar.start), end)
    let before = bytes.text(bytes.lineStart(scalar.start)..<scalar.start).split { " {[,".contains($0) }
    let name = file.text(in: SourceRange(problemOffset + 1, brace))
    let above = openBracket.map { bytes.text(bytes.lineStart($0)..<$0).split(separator: " ") }
    let isInMapping = above?.last.map { Self.keysOfMappings.contains(String($0)) } ?? false
    if isInMapping || before.last.map({ Self.keysOfNames.contains(String($0)) }) == true, end == brace + 1 {
      // In 'handlers', the name of a value may be meant, but would become that of a method.
      let isHandler = above?.last == "handlers:"
      let fixIt = FixIt("write '\(name)'", replacing: range, with: name, isGuess: isHandler)
      return Diagnostic(UnquotedReference.name(name), at: range, fixIts: [fixIt])
    }
    let text = file.text(in: range)
    let lacksOpening = text.last == "\"" && text.count { $0 == "\"" } == 1
    let fixIt =
      lacksOpening
      ? FixIt("open the quote", replacing: SourceRange(range.start, range.start), with: "\"")
      : FixIt("put it in quotes", replacing: range, with: text.inDoubleQuotes)
    return Diagnostic(UnquotedReference.text, at: range, fixIts: [fixIt])
  }

  /// Returns the end of a text between brackets or braces: before a comma, a comment or a bracket that does not end a
  /// reference. Between braces, a comma that no key follows belongs to the text.
  private func textEnd(from start: Int) -> Int {
    var (end, isInReference) = (start, false)
    while let next = byte(end), bytes.lineBreakLength(at: end) == 0 {
      if !isInReference, ",]}#".utf8.contains(next), next != UInt8(ascii: ",") || isEndOfEntry(end) { break }
      if next == UInt8(ascii: "}") { isInReference = false }
      if next == UInt8(ascii: "{"), byte(end - 1) == UInt8(ascii: "$") { isInReference = true }
      end += 1
    }
    return bytes.contentEnd(from: start, to: end)
  }

  /// Returns whether a comma between brackets or braces ends an entry, and is not part of a text between braces.
  private func isEndOfEntry(_ comma: Int) -> Bool {
    guard let openBracket, bytes[openBracket] == UInt8(ascii: "{") else { return true }
    let rest = bytes[(comma + 1)..<bytes.lineEnd(from: comma)].prefix { !",{}[]".utf8.contains($0) }
    return rest.contains(UInt8(ascii: ":")) || rest.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Returns the start of the text to which the end of an entry belongs that has no key, as in
  /// `{ then: Hello, ${name} }`; for any other entry, its own start.
  private func startOfText(endingAt offset: Int) -> Int {
    let start = bytes.lineStart(offset)
    let line = bytes.text(start..<offset)
    guard let openBracket, bytes[openBracket] == UInt8(ascii: "{"), line.hasSuffix(", "),
      let colon = line.ranges(of: ": ").last
    else { return offset }
    let text = line[colon.upperBound...]
    return text.contains { "{}[]\"'".contains($0) } ? offset : offset - text.utf8.count
  }

  var unclosedBracket: Diagnostic {
    let bracket = openBracket ?? contextOffset
    guard bytes.areOnOneLine(bracket, problemOffset), let found = byte(problemOffset) else {
      return commaMissing(below: bracket) ?? unclosed(bracket)
    }
    let opening = Character(Unicode.Scalar(bytes[bracket]))
    if found == UInt8(ascii: "]") || found == UInt8(ascii: "}") {
      let range = SourceRange(problemOffset, problemOffset + 1)
      let closing = opening.closingBracket
      return Diagnostic(
        MismatchedBracket(bracket: opening), at: range,
        fixIts: [FixIt("write '\(closing)'", replacing: range, with: String(closing))])
    }
    if textStart(problemOffset) < problemOffset { return reserved(at: problemOffset) }
    return colonInText ?? missingComma(before: found)
  }

  /// The diagnostic for a colon in a text between braces, as in `{ then: Note: hello }`.
  private var colonInText: Diagnostic? {
    guard byte(problemOffset) == UInt8(ascii: ":"), let scalar = lastScalar, scalar.end == problemOffset,
      bytes.text(bytes.lineStart(scalar.start)..<scalar.start).hasSuffix(": "),
      !bytes[scalar.start..<scalar.end].contains(UInt8(ascii: " "))
    else { return nil }
    let text = SourceRange(scalar.start, textEnd(from: problemOffset))
    let content = file.text(in: text)
    let fixIt = FixIt("put it in quotes", replacing: text, with: content.inDoubleQuotes, isGuess: true)
    return Diagnostic(
      UnquotedColon.text, at: SourceRange(problemOffset, problemOffset + 1),
      fixIts: content.contains { "\"'[".contains($0) } ? [] : [fixIt])
  }

  /// Returns the diagnostic for an entry between brackets without a comma before it.
  private func missingComma(before found: UInt8) -> Diagnostic {
    if let scalar = lastScalar,
      isQuote(scalar.start)
        || bytes[min(scalar.end, problemOffset)..<problemOffset].contains(where: { $0 > UInt8(ascii: " ") })
    {
      let word = bytes[problemOffset...].prefix { $0 > UInt8(ascii: " ") && !":,]}".utf8.contains($0) }
      return Diagnostic(
        MissingComma.betweenEntries, at: SourceRange(problemOffset, max(word.endIndex, problemOffset + 1)))
    }
    let start = lastScalar.map { lastWord(in: $0) } ?? problemOffset
    if let name = lastScalar.map({ bytes.text(start..<$0.end) }), name.lowercased().isName,
      found == UInt8(ascii: "["), byte(problemOffset + 1) == UInt8(ascii: "]")
    {
      let range = SourceRange(start, problemOffset + 2)
      let fixIt = FixIt("write '[\(name)]'", replacing: range, with: "[\(name)]")
      return Diagnostic(MissingComma.listType(String(name)), at: range, fixIts: [fixIt])
    }
    return Diagnostic(MissingComma.betweenEntries, at: SourceRange(start, max(problemOffset, start + 1)))
  }

  /// Returns the diagnostic for an entry on a line of its own without a comma above it, between brackets that are
  /// closed on a later line; `nil` if anything follows the opening bracket on its line.
  private func commaMissing(below bracket: Int) -> Diagnostic? {
    guard let first = byte(bracket), bytes.contentEnd(bracket) == bracket + 1,
      let above = bytes.lineAbove(problemOffset), above > bracket,
      !",[{".utf8.contains(bytes[bytes.contentEnd(above) - 1])
    else { return nil }
    let closing = Character(Unicode.Scalar(first)).closingBracket.asciiValue
    let start = bytes.firstNonBlank(problemOffset)
    var (line, mark) = (start, start)
    while line < bytes.count, byte(mark) != closing {
      let isInside = bytes.indentation(line) > bytes.indentation(bracket)
      guard isInside || mark == bytes.lineEnd(from: line) else { return nil }
      line = bytes.nextLine(after: line)
      mark = bytes.firstNonBlank(line)
    }
    return line < bytes.count
      ? Diagnostic(MissingComma.betweenEntries, at: SourceRange(start, bytes.contentEnd(start))) : nil
  }

  func unclosed(_ bracket: Int) -> Diagnostic {
    guard let first = byte(bracket), first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else {
      return fallback
    }
    let opening = Character(Unicode.Scalar(first))
    let closing = opening.closingBracket
    let fixIts = endOfEntries(after: bracket).map { end in
      [FixIt("write '\(closing)'", replacing: SourceRange(end, end), with: " \(closing)")]
    }
    return Diagnostic(
      UnclosedBracket(bracket: opening), at: SourceRange(bracket, bracket + 1), fixIts: fixIts ?? [])
  }

  /// Returns the end of the entries on the line of a bracket, before a comment; `nil` if a text in quotes goes on
  /// below.
  private func endOfEntries(after bracket: Int) -> Int? {
    let end = bytes.lineEnd(from: bracket)
    var (offset, mark) = (bracket + 1, bytes[bracket])
    while offset < end {
      let next = bytes[offset]
      if next == UInt8(ascii: "#"), " \t[]{},".utf8.contains(bytes[offset - 1]) { break }
      if isQuote(offset), "[{,:".utf8.contains(mark) {
        guard let close = closingQuote(of: offset, before: end) else { return nil }
        offset = close
      }
      if next != UInt8(ascii: " ") { mark = next }
      offset += 1
    }
    return bytes.contentEnd(from: bracket, to: offset)
  }

  /// The diagnostic for ` #` between brackets on one line, where the comment includes the closing bracket.
  var commentInBrackets: Diagnostic? {
    guard let bracket = openBracket,
      !bytes.areOnOneLine(bracket, problemOffset) || problemOffset >= bytes.count
    else {
      return nil
    }
    let end = bytes.lineEnd(from: bracket)
    guard let start = endOfEntries(after: bracket),
      let mark = bytes[start..<end].firstIndex(of: UInt8(ascii: "#")),
      let close = bytes[mark..<end].firstIndex(where: { ",]}".utf8.contains($0) })
    else { return nil }
    var textEnd = close
    while bytes[textEnd - 1] == UInt8(ascii: " ") { textEnd -= 1 }
    let range = SourceRange(mark, textEnd)
    guard mark + 1 < textEnd, bytes[mark + 1] > UInt8(ascii: " ") else {
      return Diagnostic(CommentInBrackets.comment, at: range)
    }
    let text = file.text(in: range)
    return Diagnostic(
      CommentInBrackets.text(text), at: range,
      fixIts: [FixIt("put it in quotes", replacing: range, with: text.inDoubleQuotes)])
  }

  /// The diagnostic for text after a closed list or mapping: another bracket or comma, or the rest of a text that
  /// begins with a bracket.
  var textAfterBracket: Diagnostic? {
    let start = bytes.lineStart(problemOffset)
    guard let found = byte(problemOffset), problemOffset > bytes.firstNonBlank(problemOffset) else {
      return nil
    }
    let range = SourceRange(problemOffset, problemOffset + 1)
    let line = bytes.text(start..<problemOffset)
    let key = line.firstRange(of: ": ").map { line[..<$0.upperBound] }?.utf8.count ?? 0
    let first = start + bytes.keyColumn(start)
    if start + key - 2 > first,
      let (diagnostic, _, _) = Diagnostic.missingMark(inKey: SourceRange(first, start + key - 2), of: file)
    {
      return diagnostic
    }
    if "]}".utf8.contains(found) || found == UInt8(ascii: ",") && bytes.contentEnd(problemOffset) == range.end
    {
      return .surplus(Character(Unicode.Scalar(found)), at: range)
    }
    let value = start + max(key, first - start)
    guard let bracket = bytes[value...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[bracket] == UInt8(ascii: "[") || bytes[bracket] == UInt8(ascii: "{")
    else { return nil }
    if key > 0, let diagnostic = secondKey(after: problemOffset) ?? initialValue(of: bracket) {
      return diagnostic
    }
    return reserved(at: bracket)
  }

  /// Returns the diagnostic for a word and a colon after a closed list or mapping; `nil` for any other text.
  private func secondKey(after bracket: Int) -> Diagnostic? {
    let word = bytes.text(bracket..<bytes.contentEnd(bracket)).prefix { $0 != ":" }
    let before = bytes[..<bracket].last { $0 != UInt8(ascii: " ") }
    guard word.isName, before == UInt8(ascii: "]") || before == UInt8(ascii: "}") else { return nil }
    let range = SourceRange(bracket, bracket + word.utf8.count)
    let isKey =
      byte(range.end) == UInt8(ascii: ":") && byte(range.end + 1).map { $0 <= UInt8(ascii: " ") } == true
    return isKey ? Diagnostic(UnquotedColon.keyAfterBracket(String(word)), at: range) : nil
  }

  /// Returns the diagnostic for a type and a value as in Swift, such as `[string] = [one]`; `nil` for any other text.
  private func initialValue(of type: Int) -> Diagnostic? {
    let end = bytes.contentEnd(problemOffset)
    let parts = bytes.text(type..<end).split(separator: " = ", maxSplits: 1)
    guard byte(problemOffset) == UInt8(ascii: "="), parts.count == 2 else { return nil }
    let mapping = "{ type: \(parts[0]), default: \(parts[1]) }"
    return Diagnostic(
      ReservedCharacter(character: "=", place: .afterType(mapping.shortened)),
      at: SourceRange(problemOffset, problemOffset + 1),
      fixIts: [FixIt("write \(mapping.shortened)", replacing: SourceRange(type, end), with: mapping)])
  }

  private func lastWord(in range: SourceRange) -> Int {
    bytes[range.start..<range.end].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? range.start
  }
}

extension Character {
  /// The bracket that closes this one.
  var closingBracket: Character { self == "[" ? "]" : "}" }
}
