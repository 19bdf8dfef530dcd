/// Puts libyaml's account of a syntax error into the words of the person who wrote the line.
struct SyntaxErrorExplainer {
  let file: SourceFile
  let problem: String
  let context: String
  let problemOffset: Int
  let contextOffset: Int
  /// The last scalar that was read before the error; it may have swallowed what was meant to be something else.
  let lastScalar: SourceRange?
  /// The innermost bracket or brace that was open at the error.
  let openBracket: Int?
  /// Where the mappings begin that a line at the error could continue.
  let mappingStarts: [Int]
  /// Where the lists begin that a line at the error could continue.
  let sequenceStarts: [Int]

  var bytes: SourceBytes { file.bytes }
  var lines: SourceLines { SourceLines(bytes: file.bytes) }

  /// The one diagnostic for the error.
  var diagnostic: Diagnostic {
    mergeConflict ?? unclosedQuoteInLine ?? quoteThatSwallowedLines ?? commentInBrackets ?? byProblem
  }

  private var byProblem: Diagnostic {
    switch problem {
    case "found character that cannot start any token":
      return byte(problemOffset) == UInt8(ascii: "\t") ? tab : reserved(at: problemOffset)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "could not find expected ':'":
      return missingColon(at: contextOffset)
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedQuote(at: contextOffset)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return unquotedReference ?? unclosedBracket
    case "mapping values are not allowed in this context":
      return misplacedColon
    case "did not find expected key", "did not find expected '-' indicator":
      return misplacedLine
    case "did not find expected <document start>":
      return lastScalar == nil && !lines.haveValue(before: problemOffset)
        ? Diagnostic(EmptyFile(word: file.declaredWord), at: SourceRange(0, 0))
        : textBehindDocument ?? misplacedLine
    case "block sequence entries are not allowed in this context":
      return openBracket.map { unclosed($0) }
        ?? Diagnostic(MisplacedList(), at: SourceRange(problemOffset, problemOffset + 1))
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return invalidEscape
    case "did not find expected alphabetic or numeric character",
      "did not find expected comment or line break":
      return reserved(at: contextOffset)
    case "mapping keys are not allowed in this context":
      return reserved(at: problemOffset)
    case "did not find expected node content":
      return openBracket.flatMap { lines.areOnOneLine($0, problemOffset) ? nil : unclosed($0) }
        ?? reserved(at: problemOffset)
    case SyntaxProblem.commentBehindQuote.rawValue:
      return lastScalar.map { Self.numberSign(behindQuotedText: $0, in: file) } ?? fallback
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

  var fallback: Diagnostic {
    let start = min(problemOffset, bytes.count)
    return Diagnostic(InvalidSyntax(problem: problem), at: SourceRange(start, min(start + 1, bytes.count)))
  }

  private var tab: Diagnostic {
    let start = bytes[lines.lineStart(problemOffset)...].firstIndex(of: UInt8(ascii: "\t")) ?? problemOffset
    let count = bytes[start...].prefix { $0 == UInt8(ascii: "\t") }.count
    let range = SourceRange(start, start + count)
    let spaces = String(repeating: "  ", count: count)
    return Diagnostic(
      TabIndentation(), at: range, fixIts: [FixIt("write spaces", replacing: range, with: spaces)])
  }

  func reserved(at offset: Int) -> Diagnostic {
    guard let first = byte(offset), first > UInt8(ascii: " ") else { return fallback }
    if let numberSign = numberSign(behindAliasAt: offset) {
      return .missingSpace(beforeCommentAt: numberSign)
    }
    let range = SourceRange(offset, offset + 1)
    return Diagnostic(
      ReservedCharacter(character: Character(Unicode.Scalar(first))), at: range,
      fixIts: isValue(offset) || openBracket != nil ? quoting(from: offset) : [])
  }

  private var textBehindDocument: Diagnostic? {
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
      return missingSpace(behind: colon)
    }
    let name = lines.text(word.startIndex..<word.endIndex)
    var behind = SourceRange(word.endIndex, word.endIndex)
    if lines.text(behind.end..<end).hasPrefix(" = ") { behind = SourceRange(behind.start, behind.start + 2) }
    return Diagnostic(
      MissingColon(word: name.shortened), at: SourceRange(offset, word.endIndex),
      fixIts: [FixIt("write '\(name.shortened):'", replacing: behind, with: ":")])
  }

  func missingSpace(behind offset: Int) -> Diagnostic {
    let range = SourceRange(offset, offset + 1)
    let mark = Character(Unicode.Scalar(bytes[offset]))
    return Diagnostic(
      MissingSpace(mark: mark), at: range,
      fixIts: [FixIt("write '\(mark) '", replacing: SourceRange(range.end, range.end), with: " ")])
  }

  /// A colon where no key can be: a text with a colon, a line below it that is indented too deep, or a missing colon
  /// above.
  private var misplacedColon: Diagnostic {
    guard let scalar = lastScalar, scalar.end <= problemOffset else { return fallback }
    if lines.areOnOneLine(scalar.start, problemOffset) {
      let range = SourceRange(problemOffset, problemOffset + 1)
      return Diagnostic(
        UnquotedColon(), at: range, fixIts: isQuote(scalar.start) ? [] : quoting(from: scalar.start))
    }
    let first = lines.firstNonBlank(scalar.start)
    if byte(first) == UInt8(ascii: "-"), let next = byte(first + 1), next > UInt8(ascii: " ") {
      return missingSpace(behind: first)
    }
    return isValue(scalar.start) ? badIndentation(at: problemOffset) : missingColon(at: scalar.start)
  }

  /// A line that continues nothing.
  private var misplacedLine: Diagnostic {
    if let scalar = lastScalar, isQuote(scalar.start), lines.areOnOneLine(scalar.end, problemOffset),
      scalar.end <= problemOffset, lines.firstNonBlank(problemOffset) < scalar.end
    {
      return textAfterQuote(scalar)
    }
    if let bracketed = textBehindBracket { return bracketed }
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
    let isCode = problem != "found unknown escape character"
    let range = SourceRange(start, min(start + 2 + (isCode ? min(digits.count, 8) : 0), bytes.count))
    return Diagnostic(
      InvalidEscape(escape: file.text(in: range), isCode: isCode), at: range,
      fixIts: [FixIt("write '\\\\'", replacing: SourceRange(start, start), with: "\\")])
  }
}
