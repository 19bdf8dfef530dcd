/// Explains the syntax errors of both readers in terms that the scene's author knows.
struct SyntaxErrorExplainer {
  let file: SourceFile
  /// The error; `nil` if it has no specific explanation.
  let problem: SyntaxProblem?
  /// A technical text for the error, which is shown if it has no specific explanation.
  let problemText: String
  let problemOffset: Int
  let contextOffset: Int
  /// The last scalar before the error; it may have swallowed text that was meant to be something else.
  let lastScalar: SourceRange?
  /// The innermost bracket or brace that was open at the error.
  let openBracket: Int?
  /// The nodes that a line at the error could continue, from the root.
  let path: [NodeRecord]

  var bytes: SourceBytes { file.bytes }
  var lines: SourceLines { SourceLines(bytes: file.bytes) }

  /// A diagnostic, and what it means for the text around the error.
  struct Explanation {
    let diagnostic: Diagnostic
    /// The end of the reliable part of the tree: the start of the diagnostic's line, or of a scalar that ran into it.
    let reliableEnd: Int
    /// An offset in the last line of the error.
    let lastLine: Int
  }

  /// The explanation of the error.
  var explanation: Explanation {
    let conflict = conflict
    let diagnostic =
      conflict.map { mergeConflict(from: $0.start) } ?? unclosedQuoteInLine ?? quoteThatSwallowedLines
      ?? commentInBrackets ?? byProblem
    var line = lines.lineStart(min(diagnostic.range.start, problemOffset))
    if let scalar = lastScalar, scalar.end > line { line = min(line, lines.lineStart(scalar.start)) }
    return Explanation(diagnostic: diagnostic, reliableEnd: line, lastLine: max(line, conflict?.end ?? line))
  }

  private var byProblem: Diagnostic {
    switch problem {
    case .cannotStartToken:
      return byte(problemOffset) == UInt8(ascii: "\t") ? tab : reserved(at: problemOffset)
    case .tabInIndentation, .tabForIndentation:
      return tab
    case .missingColon:
      return missingColon(at: contextOffset)
    case .endInQuotes, .documentMarkInQuotes:
      return unclosedQuote(at: contextOffset)
    case .expectedCommaOrBracket, .expectedCommaOrBrace:
      return unquotedReference ?? unclosedBracket
    case .misplacedColon:
      return misplacedColon
    case .expectedKey, .expectedDash:
      return misplacedLine
    case .expectedDocumentStart:
      return lastScalar == nil && !lines.haveValue(before: problemOffset)
        ? Diagnostic(EmptyFile(), at: SourceRange(0, 0))
        : textAfterDocument ?? misplacedLine
    case .misplacedDash:
      return openBracket.map { unclosed($0) }
        ?? Diagnostic(MisplacedList(), at: SourceRange(problemOffset, problemOffset + 1))
    case .unknownEscape, .expectedHexadecimalDigit, .invalidCharacterCode:
      return invalidEscape
    case .expectedName, .expectedLineBreak:
      return reserved(at: contextOffset)
    case .expectedBlankAfterTag:
      let range = SourceRange(contextOffset, problemOffset)
      return Diagnostic(TagNotAllowed(tag: file.text(in: range)), at: range)
    case .misplacedQuestionMark:
      return reserved(at: problemOffset)
    case .expectedNode:
      return openBracket.flatMap { lines.areOnOneLine($0, problemOffset) ? nil : unclosed($0) }
        ?? reserved(at: problemOffset)
    case .commentAfterQuote:
      return lastScalar.map { Self.numberSign(afterQuotedText: $0, in: file) } ?? fallback
    case .unsupported, nil:
      return fallback
    }
  }

  // MARK: Kinds of errors

  var fallback: Diagnostic {
    let start = min(problemOffset, bytes.count)
    return Diagnostic(
      InvalidSyntax(problem: problemText), at: SourceRange(start, min(start + 1, bytes.count)))
  }

  private var textAfterDocument: Diagnostic? {
    guard let above = lines.lineAbove(problemOffset), lines.text(above..<lines.contentEnd(above)) == "..."
    else {
      return nil
    }
    return Diagnostic(MultipleDocuments(), at: SourceRange(problemOffset, lines.contentEnd(problemOffset)))
  }

  private func missingColon(at offset: Int) -> Diagnostic {
    let end = lines.contentEnd(offset)
    let word = bytes[offset..<end].prefix { $0 != UInt8(ascii: " ") }
    if let above = lines.lineAbove(offset), isBlockTextHead(above) { return badIndentation(at: offset) }
    if let colon = word.firstIndex(of: UInt8(ascii: ":")), colon + 1 < word.endIndex {
      return missingSpace(after: colon)
    }
    let name = lines.text(word.startIndex..<word.endIndex)
    if name.hasPrefix("//") {
      let mark = SourceRange(offset, offset + 2)
      return Diagnostic(
        MissingColon(word: name.shortened), at: mark, fixIts: [FixIt("write '#'", replacing: mark, with: "#")]
      )
    }
    let isAssigned = lines.text(word.endIndex..<end).hasPrefix(" = ")
    let replaced = SourceRange(word.endIndex, word.endIndex + (isAssigned ? 2 : 0))
    return Diagnostic(
      MissingColon(word: name.shortened), at: SourceRange(offset, word.endIndex),
      fixIts: [FixIt("write '\(name.shortened):'", replacing: replaced, with: ":")])
  }

  func missingSpace(after offset: Int) -> Diagnostic {
    let range = SourceRange(offset, offset + 1)
    let mark = Character(Unicode.Scalar(bytes[offset]))
    return Diagnostic(
      MissingSpace(mark: mark), at: range,
      fixIts: [FixIt("write '\(mark) '", replacing: SourceRange(range.end, range.end), with: " ")])
  }

  /// The diagnostic for a colon where no key can be: a text with a colon, a line below it that is indented too far,
  /// or a missing colon above.
  private var misplacedColon: Diagnostic {
    guard let scalar = lastScalar, scalar.end <= problemOffset else { return fallback }
    if lines.areOnOneLine(scalar.start, problemOffset) {
      let range = SourceRange(problemOffset, problemOffset + 1)
      if let choice = exactChoice(from: scalar.start, to: problemOffset) {
        let whole = SourceRange(scalar.start, lines.contentEnd(problemOffset))
        return Diagnostic(
          UnquotedColon(choice: choice), at: range,
          fixIts: [FixIt("write \(choice)", replacing: whole, with: choice)])
      }
      if let choice = choice(from: scalar.start, to: problemOffset) {
        return Diagnostic(UnquotedColon(choice: choice), at: range)
      }
      let first = lines.lineStart(problemOffset) + lines.keyColumn(problemOffset)
      if first < scalar.start,
        let (diagnostic, _, _) = Diagnostic.missingMark(inKey: SourceRange(first, scalar.start), of: file)
      {
        return diagnostic
      }
      if let diagnostic = missingBraces(from: scalar.start, to: problemOffset) { return diagnostic }
      let key = key(from: scalar.start, to: problemOffset)
      return Diagnostic(
        UnquotedColon(key: key), at: range,
        fixIts: isQuote(scalar.start) || key != nil || isCall(at: scalar.start)
          ? [] : quoting(from: scalar.start))
    }
    let first = lines.firstNonBlank(scalar.start)
    if byte(first) == UInt8(ascii: "-"), let next = byte(first + 1), next > UInt8(ascii: " ") {
      return missingSpace(after: first)
    }
    return isValue(scalar.start) ? badIndentation(at: problemOffset) : missingColon(at: scalar.start)
  }

  /// Returns the choice between two texts in quotes that `${isBusy ? "Wait" : "Send"}` means, or `nil` for any other
  /// text.
  private func exactChoice(from start: Int, to colon: Int) -> String? {
    let text = lines.text(start..<lines.contentEnd(colon))
    guard text.hasPrefix("${"), text.hasSuffix("}"),
      let mark = text.firstIndex(of: "?"), let middle = text[mark...].firstIndex(of: ":")
    else { return nil }
    let parts = [
      text[..<mark].dropFirst(2), text[text.index(after: mark)..<middle],
      text[text.index(after: middle)...].dropLast(),
    ].map { part in String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    let isName = parts[0].first?.isLowercase == true && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
    let areTexts = parts.dropFirst().allSatisfy { part in
      part.count > 2 && part.first == "\"" && part.last == "\"" && part.count { $0 == "\"" } == 2
    }
    return isName && areTexts ? "{ if: \(parts[0]), then: \(parts[1]), else: \(parts[2]) }" : nil
  }

  /// Returns the choice that a text such as `isBusy ? Wait : Send` means, up to its colon, or `nil` for ordinary text.
  private func choice(from start: Int, to colon: Int) -> String? {
    let parts = lines.text(start..<colon).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].last == " ", parts[1].first == " ", byte(colon - 1) == UInt8(ascii: " ")
    else {
      return nil
    }
    let test = parts[0].dropLast()
    return "{ if: \(test.isName ? String(test) : "…"), then: …, else: … }"
  }

  /// Returns whether a call of a function begins at an offset, which would be shown literally in quotes.
  private func isCall(at start: Int) -> Bool {
    let name = bytes[start...].prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    return !name.isEmpty && byte(name.endIndex) == UInt8(ascii: "(")
  }

  /// Returns the second of two words before a colon if it can be the key of another line, as in `greeting text: Hello`;
  /// `nil` for any other text.
  private func key(from start: Int, to colon: Int) -> String? {
    let words = lines.text(start..<colon).split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && words.allSatisfy(\.isName) ? String(words[1]) : nil
  }

  /// The diagnostic for a line that does not continue anything.
  private var misplacedLine: Diagnostic {
    if let scalar = lastScalar, isQuote(scalar.start), lines.areOnOneLine(scalar.end, problemOffset),
      scalar.end <= problemOffset, lines.firstNonBlank(problemOffset) < scalar.end
    {
      return textAfterQuote(scalar)
    }
    if textStart(problemOffset) < problemOffset { return reserved(at: problemOffset) }
    if let bracketed = textAfterBracket { return bracketed }
    if let above = lines.lineAbove(problemOffset), lines.contentEnd(above) < lines.lineEnd(above),
      !lines.text(problemOffset..<lines.lineEnd(problemOffset)).contains(":")
    {
      return Diagnostic(TextAfterComment(), at: SourceRange(problemOffset, lines.contentEnd(problemOffset)))
    }
    return badIndentation(at: problemOffset)
  }

  private var invalidEscape: Diagnostic {
    let start =
      bytes[..<min(problemOffset + 1, bytes.count)].lastIndex(of: UInt8(ascii: "\\")) ?? problemOffset
    let digits = bytes[min(start + 2, bytes.count)...].prefix { Character(Unicode.Scalar($0)).isHexDigit }
    if problem == .invalidCharacterCode { return invalidCode(at: start) }
    let isCode = problem != .unknownEscape
    var end = min(start + 2 + (isCode ? min(digits.count, 8) : 0), bytes.count)
    // The rest of a character that is not ASCII.
    while let next = byte(end), next & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(start, end)
    return Diagnostic(
      InvalidEscape(escape: file.text(in: range), isCode: isCode), at: range,
      fixIts: [FixIt("write '\\\\'", replacing: SourceRange(start, start), with: "\\")])
  }

  /// The diagnostic for an escape whose digits are the code of no character. JSON writes some characters as two such
  /// escapes.
  private func invalidCode(at start: Int) -> Diagnostic {
    let length = byte(start + 1) == UInt8(ascii: "U") ? 10 : 6
    let units = [start, start + 6].map { unit -> UInt16 in
      let end = min(unit + 6, bytes.count)
      let text = lines.text(min(unit, end)..<end)
      return text.hasPrefix("\\u") ? UInt16(text.dropFirst(2), radix: 16) ?? 0 : 0
    }
    guard UTF16.isLeadSurrogate(units[0]), UTF16.isTrailSurrogate(units[1]) else {
      let range = SourceRange(start, start + length)
      return Diagnostic(InvalidEscape(escape: file.text(in: range), isCode: true), at: range)
    }
    let character = String(decoding: units, as: UTF16.self)
    let range = SourceRange(start, start + 12)
    return Diagnostic(
      InvalidEscape(escape: file.text(in: range), isCode: true, character: character.unicodeScalars.first),
      at: range, fixIts: [FixIt("write '\(character)'", replacing: range, with: character)])
  }
}

extension SyntaxErrorExplainer {
  private func mergeConflict(from start: Int) -> Diagnostic {
    Diagnostic(MergeConflict(), at: SourceRange(start, lines.contentEnd(start)))
  }

  /// The starts of the first and last lines of the merge conflict at the error, in git's notation: a line that begins
  /// with seven `<`, and one below with seven `>`.
  private var conflict: (start: Int, end: Int)? {
    var from = bytes.contentStart
    while let start = line(beginningWith: UInt8(ascii: "<"), from: from), start <= problemOffset {
      guard let end = line(beginningWith: UInt8(ascii: ">"), from: start) else { return nil }
      if lines.lineStart(problemOffset) <= end { return (start, end) }
      from = end
    }
    return nil
  }

  /// Returns the first line from an offset on that begins with a byte seven times, followed by nothing or a blank.
  private func line(beginningWith mark: UInt8, from offset: Int) -> Int? {
    var start = offset
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let length = bytes[start..<end].prefix { $0 == mark }.count
      if length == 7, start + length == end || bytes[start + length] <= UInt8(ascii: " ") { return start }
      start = end + 1
    }
    return nil
  }
}

/// The source around an offset, line by line, for the explanation of a syntax error.
struct SourceLines {
  let bytes: SourceBytes

  func lineStart(_ offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].lastIndex(where: Self.isLineBreak).map { $0 + 1 } ?? bytes.contentStart
  }

  func lineEnd(_ offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex(where: Self.isLineBreak) ?? bytes.count
  }

  func areOnOneLine(_ left: Int, _ right: Int) -> Bool {
    lineStart(left) == lineStart(right)
  }

  /// Returns the number of spaces at the start of an offset's line.
  func indentation(_ offset: Int) -> Int {
    bytes[lineStart(offset)...].prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// Returns the first non-blank byte of a line, or the line's end.
  func firstNonBlank(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    return bytes[lineStart(offset)..<end].firstIndex { $0 > UInt8(ascii: " ") } ?? end
  }

  /// Returns the end of the text on an offset's line, without a comment and the blanks before it.
  func contentEnd(_ offset: Int) -> Int {
    var end = lineEnd(offset)
    var index = offset + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "#"), bytes[index - 1] == UInt8(ascii: " ") {
        end = index
        break
      }
      index += 1
    }
    return nonBlankEnd(from: offset, to: end)
  }

  /// Returns the end of the text on an offset's line, including comments.
  func nonBlankEnd(_ offset: Int) -> Int { nonBlankEnd(from: offset, to: lineEnd(offset)) }

  private func nonBlankEnd(from start: Int, to end: Int) -> Int {
    bytes[start..<end].lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? start
  }

  /// Returns the closest line above that contains more than blanks and comments.
  func lineAbove(_ offset: Int) -> Int? {
    var start = lineStart(offset)
    while start > 0 {
      start = lineStart(start - 1)
      let first = firstNonBlank(start)
      if first < lineEnd(start), bytes[first] != UInt8(ascii: "#") { return start }
    }
    return nil
  }

  /// Returns whether anything except directives, comments and document markers precedes an offset.
  func haveValue(before offset: Int) -> Bool {
    var start = bytes.contentStart
    while start < offset {
      let end = lineEnd(start)
      let line = text(firstNonBlank(start)..<min(end, offset))
      if let first = line.first, !"#%".contains(first), line != "---", line != "..." { return true }
      start = end + 1
    }
    return false
  }

  /// Returns the column of the first key on a line, after the dashes of list items.
  func keyColumn(_ offset: Int) -> Int {
    var index = firstNonBlank(offset)
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: " ") {
      index += 1
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    }
    return index - lineStart(offset)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
