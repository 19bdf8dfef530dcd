/// Puts libyaml's account of a syntax error into the words of the person who wrote the line.
struct SyntaxErrorExplainer {
  let file: SourceFile
  let problem: String
  let context: String
  let problemOffset: Int
  let contextOffset: Int
  /// The last scalar that was read before the error; it may have swallowed what was meant to be something else.
  let lastScalar: SourceRange?

  private var bytes: [UInt8] { file.bytes }
  private var lines: SourceLines { SourceLines(bytes: file.bytes) }

  /// The one diagnostic for the error.
  var diagnostic: Diagnostic {
    switch problem {
    case "found character that cannot start any token":
      return byte(problemOffset) == UInt8(ascii: "\t") ? tab : reserved(at: problemOffset)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "could not find expected ':'":
      return quoteThatSwallowedLines ?? missingColon(at: contextOffset)
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedQuote(at: contextOffset)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return quoteThatSwallowedLines ?? unquotedReference ?? unclosedBracket
    case "mapping values are not allowed in this context":
      return misplacedColon
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      return misplacedLine
    case "block sequence entries are not allowed in this context":
      return Diagnostic(MisplacedList(), at: SourceRange(problemOffset, problemOffset + 1))
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return invalidEscape
    case "did not find expected alphabetic or numeric character",
      "did not find expected comment or line break":
      return reserved(at: contextOffset)
    case "did not find expected node content":
      return reserved(at: problemOffset)
    default:
      return fallback
    }
  }

  /// Where the reader should stop believing the tree: the line of the diagnostic, and any scalar that ran into it.
  var reliableEnd: Int {
    let line = lines.lineStart(min(diagnostic.range.start, problemOffset))
    guard let scalar = lastScalar, scalar.end > line else { return line }
    return min(line, lines.lineStart(scalar.start))
  }

  // MARK: Kinds of mistakes

  private var fallback: Diagnostic {
    Diagnostic(
      InvalidSyntax(problem: problem), at: SourceRange(problemOffset, min(problemOffset + 1, bytes.count)))
  }

  private var tab: Diagnostic {
    let start = bytes[lines.lineStart(problemOffset)...].firstIndex(of: UInt8(ascii: "\t")) ?? problemOffset
    let count = bytes[start...].prefix { $0 == UInt8(ascii: "\t") }.count
    let range = SourceRange(start, start + count)
    let spaces = String(repeating: "  ", count: count)
    return Diagnostic(
      TabIndentation(), at: range, fixIts: [FixIt("write spaces", replacing: range, with: spaces)])
  }

  private func reserved(at offset: Int) -> Diagnostic {
    guard let first = byte(offset), first > UInt8(ascii: " ") else { return fallback }
    let range = SourceRange(offset, offset + 1)
    return Diagnostic(
      ReservedCharacter(character: Character(Unicode.Scalar(first))), at: range,
      fixIts: isValue(offset) ? [quoting(from: offset)] : [])
  }

  private func missingColon(at offset: Int) -> Diagnostic {
    let end = lines.contentEnd(offset)
    let word = bytes[offset..<end].prefix { $0 != UInt8(ascii: " ") }
    if let colon = word.firstIndex(of: UInt8(ascii: ":")), colon + 1 < word.endIndex {
      return missingSpace(behind: colon)
    }
    let range = SourceRange(offset, word.endIndex)
    let name = lines.text(word.startIndex..<word.endIndex)
    return Diagnostic(
      MissingColon(word: name), at: range,
      fixIts: [FixIt("write '\(name):'", replacing: SourceRange(range.end, range.end), with: ":")])
  }

  private func missingSpace(behind offset: Int) -> Diagnostic {
    let range = SourceRange(offset, offset + 1)
    let mark = Character(Unicode.Scalar(bytes[offset]))
    return Diagnostic(
      MissingSpace(mark: mark), at: range,
      fixIts: [FixIt("write '\(mark) '", replacing: SourceRange(range.end, range.end), with: " ")])
  }

  private func unclosedQuote(at offset: Int) -> Diagnostic {
    guard let first = byte(offset), first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return fallback
    }
    let quote = Character(Unicode.Scalar(first))
    let end = lines.contentEnd(offset)
    return Diagnostic(
      UnclosedQuote(quote: quote), at: SourceRange(offset, end),
      fixIts: [FixIt("close the quote", replacing: SourceRange(end, end), with: String(quote))])
  }

  /// A quote left open on one line closes at the next quote, however far below; the error shows up there.
  private var quoteThatSwallowedLines: Diagnostic? {
    guard let scalar = lastScalar, isQuote(scalar.start), scalar.end <= problemOffset,
      !lines.areOnOneLine(scalar.start, scalar.end)
    else { return nil }
    return unclosedQuote(at: scalar.start)
  }

  /// `${name}` between brackets or braces, where YAML takes the brace for its own.
  private var unquotedReference: Diagnostic? {
    guard let scalar = lastScalar, byte(problemOffset) == UInt8(ascii: "{"), scalar.end == problemOffset,
      byte(scalar.end - 1) == UInt8(ascii: "$"),
      let brace = bytes[problemOffset..<lines.lineEnd(problemOffset)].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    var end = brace + 1
    while let next = byte(end), !",]}#".utf8.contains(next), !SourceLines.isLineBreak(next) { end += 1 }
    while byte(end - 1) == UInt8(ascii: " ") { end -= 1 }
    let range = SourceRange(scalar.start, end)
    let fixIt = FixIt("put it in quotes", replacing: range, with: "\"\(file.text(in: range))\"")
    return Diagnostic(UnquotedReference(), at: range, fixIts: [fixIt])
  }

  private var unclosedBracket: Diagnostic {
    if lines.areOnOneLine(contextOffset, problemOffset), problemOffset < bytes.count {
      let start = lastScalar.map { lastWord(in: $0) } ?? problemOffset
      return Diagnostic(MissingComma(), at: SourceRange(start, max(problemOffset, start + 1)))
    }
    guard let first = byte(contextOffset) else { return fallback }
    let message = UnclosedBracket(bracket: Character(Unicode.Scalar(first)))
    let end = lines.contentEnd(contextOffset)
    return Diagnostic(
      message, at: SourceRange(contextOffset, contextOffset + 1),
      fixIts: [
        FixIt("write '\(message.closing)'", replacing: SourceRange(end, end), with: " \(message.closing)")
      ])
  }

  /// A colon where no key can be: a text with a colon, a line below it that is indented too deep, or a missing colon above.
  private var misplacedColon: Diagnostic {
    guard let scalar = lastScalar, scalar.end <= problemOffset else { return fallback }
    if let quote = quoteThatSwallowedLines { return quote }
    if lines.areOnOneLine(scalar.start, problemOffset) {
      let range = SourceRange(problemOffset, problemOffset + 1)
      return Diagnostic(
        UnquotedColon(), at: range, fixIts: isQuote(scalar.start) ? [] : [quoting(from: scalar.start)])
    }
    let ink = lines.firstInk(scalar.start)
    if byte(ink) == UInt8(ascii: "-"), let next = byte(ink + 1), next > UInt8(ascii: " ") {
      return missingSpace(behind: ink)
    }
    return isValue(scalar.start) ? badIndentation(at: problemOffset) : missingColon(at: scalar.start)
  }

  /// A line that continues nothing.
  private var misplacedLine: Diagnostic {
    if let quote = quoteThatSwallowedLines { return quote }
    if let scalar = lastScalar, isQuote(scalar.start), lines.areOnOneLine(scalar.end, problemOffset) {
      return textAfterQuote(scalar)
    }
    if let first = byte(problemOffset),
      [UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ",")].contains(first)
    {
      return reserved(at: problemOffset)
    }
    if let above = lines.lineAbove(problemOffset), lines.contentEnd(above) < lines.lineEnd(above),
      !lines.text(problemOffset..<lines.lineEnd(problemOffset)).contains(":")
    {
      let end = lines.contentEnd(problemOffset)
      return Diagnostic(TextAfterComment(), at: SourceRange(problemOffset, end))
    }
    return badIndentation(at: problemOffset)
  }

  private func textAfterQuote(_ scalar: SourceRange) -> Diagnostic {
    let end = lines.contentEnd(problemOffset)
    let quote = bytes[scalar.start]
    let range = SourceRange(problemOffset, end)
    let message = TextAfterQuote(quote: Character(Unicode.Scalar(quote)))
    guard end > problemOffset, bytes[end - 1] == quote else { return Diagnostic(message, at: range) }
    let inside = lines.text(scalar.start + 1..<end - 1)
    let text =
      quote == UInt8(ascii: "'")
      ? "'" + inside.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      : "\"" + inside.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        + "\""
    let fixIt = FixIt("write \(text)", replacing: SourceRange(scalar.start, end), with: text)
    return Diagnostic(message, at: range, fixIts: [fixIt])
  }

  private func badIndentation(at offset: Int) -> Diagnostic {
    let start = lines.lineStart(offset)
    let ink = lines.firstInk(offset)
    let found = lines.indentation(offset)
    let isListItem = byte(ink) == UInt8(ascii: "-")
    let contextColumn = contextOffset - lines.lineStart(contextOffset)
    let aboveColumn = lines.lineAbove(offset).map { lines.keyColumn($0) }
    let candidate = isListItem && context.contains("block collection") ? contextColumn : aboveColumn
    let expected = candidate == found ? nil : candidate
    let fixIts = expected.map {
      [FixIt("indent by \($0)", replacing: SourceRange(start, ink), with: String(repeating: " ", count: $0))]
    }
    return Diagnostic(
      BadIndentation(found: found, expected: expected),
      at: SourceRange(ink, max(lines.contentEnd(ink), ink + 1)),
      fixIts: fixIts ?? [])
  }

  private var invalidEscape: Diagnostic {
    let start =
      bytes[..<min(problemOffset + 1, bytes.count)].lastIndex(of: UInt8(ascii: "\\")) ?? problemOffset
    let range = SourceRange(start, min(start + 2, bytes.count))
    return Diagnostic(
      InvalidEscape(escape: file.text(in: range)), at: range,
      fixIts: [FixIt("write '\\\\'", replacing: SourceRange(start, start), with: "\\")])
  }

  // MARK: Looking at the source

  private func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  private func isQuote(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\"") || byte(offset) == UInt8(ascii: "'")
  }

  /// Whether a key and its colon stand before an offset on its line.
  private func isValue(_ offset: Int) -> Bool {
    lines.text(lines.lineStart(offset)..<offset).contains(": ")
  }

  private func lastWord(in range: SourceRange) -> Int {
    bytes[range.start..<range.end].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? range.start
  }

  private func quoting(from start: Int) -> FixIt {
    let end = lines.contentEnd(start)
    let text = lines.text(start..<end)
    let escaped = text.reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return FixIt("put it in quotes", replacing: SourceRange(start, end), with: "\"\(escaped)\"")
  }
}
