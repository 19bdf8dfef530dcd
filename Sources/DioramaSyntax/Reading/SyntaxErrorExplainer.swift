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
    var diagnostic =
      conflict.map { mergeConflict(from: $0.start) } ?? unclosedQuoteInLine ?? quoteThatSwallowedLines
      ?? commentInBrackets ?? byProblem
    var line = bytes.lineStart(min(diagnostic.range.start, problemOffset))
    if let scalar = lastScalar, scalar.end > line { line = min(line, bytes.lineStart(scalar.start)) }
    if isMarker(at: diagnostic.range.start) { diagnostic = mergeConflict(from: diagnostic.range.start) }
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
      return unquotedReference ?? misplacedOperator(at: problemOffset) ?? colonAtEnd ?? unclosedBracket
    case .misplacedColon:
      return misplacedColon
    case .expectedKey, .expectedDash:
      return misplacedLine
    case .expectedDocumentStart:
      return lastScalar == nil && !bytes.hasValue(before: problemOffset)
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
      return openBracket.flatMap { bytes.areOnOneLine($0, problemOffset) ? nil : unclosed($0) }
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

  /// Returns the diagnostic for a `?` directly after a list in brackets, as in `[string]?`, or for `&&`; `nil` for any
  /// other text.
  func misplacedOperator(at offset: Int) -> Diagnostic? {
    let range = SourceRange(offset, offset + 1)
    if byte(offset) == UInt8(ascii: "&"), byte(offset + 1) == UInt8(ascii: "&") {
      return Diagnostic(
        ReservedCharacter(character: "&", place: .betweenTests), at: SourceRange(offset, offset + 2))
    }
    guard byte(offset) == UInt8(ascii: "?"), byte(offset - 1) == UInt8(ascii: "]") else { return nil }
    return Diagnostic(
      ReservedCharacter(character: "?", place: .afterList), at: range,
      fixIts: [FixIt("remove '?'", replacing: range, with: "")])
  }

  /// The diagnostic for a colon at the end of a text between brackets or braces, as in `{ click: buyTapped: }`.
  private var colonAtEnd: Diagnostic? {
    guard byte(problemOffset) == UInt8(ascii: ":"), let scalar = lastScalar, scalar.end == problemOffset,
      !isQuote(scalar.start),
      let next = bytes[(problemOffset + 1)...].first(where: { $0 != UInt8(ascii: " ") }),
      ",}]".utf8.contains(next)
    else { return nil }
    let range = SourceRange(scalar.start, problemOffset + 1)
    let fixIt = FixIt("put it in quotes", replacing: range, with: file.text(in: range).inDoubleQuotes)
    return Diagnostic(UnquotedColon.text, at: SourceRange(problemOffset, range.end), fixIts: [fixIt])
  }

  private var textAfterDocument: Diagnostic? {
    guard let above = bytes.lineAbove(problemOffset), bytes.text(above..<bytes.contentEnd(above)) == "..."
    else {
      return nil
    }
    return Diagnostic(MultipleDocuments(), at: SourceRange(problemOffset, bytes.contentEnd(problemOffset)))
  }

  private func missingColon(at offset: Int) -> Diagnostic {
    let end = bytes.contentEnd(offset)
    if let above = bytes.lineAbove(offset), isBlockTextHead(above) { return badIndentation(at: offset) }
    var word = bytes[offset..<end].prefix { $0 != UInt8(ascii: " ") }
    if isQuote(offset) {
      guard let close = closingQuote(of: offset, before: end) else { return unclosedQuote(at: offset) }
      word = bytes[offset...close]
      if word.endIndex < end, bytes[word.endIndex] != UInt8(ascii: " ") {
        let message = TextAfterQuote(quote: Character(Unicode.Scalar(bytes[offset])))
        return Diagnostic(message, at: SourceRange(word.endIndex, end))
      }
    } else if let colon = word.firstIndex(of: UInt8(ascii: ":")), colon + 1 < word.endIndex {
      return missingSpace(after: colon)
    }
    let name = bytes.text(word.startIndex..<word.endIndex)
    if let mark = ["//", "<!--"].first(where: name.hasPrefix) {
      let range = SourceRange(offset, offset + mark.utf8.count)
      return Diagnostic(
        MissingColon.comment, at: range, fixIts: [FixIt("write '#'", replacing: range, with: "#")])
    }
    if let colon = name.firstIndex(of: "：") {
      let start = offset + name[..<colon].utf8.count
      let range = SourceRange(start, start + 3)
      let text = range.end == word.endIndex ? ":" : ": "
      return Diagnostic(
        MissingColon.wideColon, at: range, fixIts: [FixIt("write ': '", replacing: range, with: text)]
      )
    }
    let isAssigned = bytes.text(word.endIndex..<end).hasPrefix(" = ")
    let replaced = SourceRange(word.endIndex, word.endIndex + (isAssigned ? 2 : 0))
    return Diagnostic(
      MissingColon.name(name.shortened), at: SourceRange(offset, word.endIndex),
      fixIts: [FixIt("write '\(name.shortened):'", replacing: replaced, with: ":")])
  }

  func missingSpace(after offset: Int) -> Diagnostic {
    let range = SourceRange(offset, offset + 1)
    let mark = Character(Unicode.Scalar(bytes[offset]))
    let other = Self.otherSpaces.first { bytes[range.end...].starts(with: $0) }
    let replaced = SourceRange(range.end, range.end + (other?.count ?? 0))
    return Diagnostic(
      MissingSpace.after(mark), at: range,
      fixIts: [FixIt("write '\(mark) '", replacing: replaced, with: " ")])
  }

  /// The characters that look like spaces and that keyboards write: U+00A0 and U+3000.
  private static let otherSpaces = ["\u{A0}", "\u{3000}"].map { Array($0.utf8) }

  /// The diagnostic for a colon where no key can be: a text with a colon, a line below it that is indented too far,
  /// or a missing colon above.
  private var misplacedColon: Diagnostic {
    guard let scalar = lastScalar, scalar.end <= problemOffset else { return fallback }
    if bytes.areOnOneLine(scalar.start, problemOffset) {
      let range = SourceRange(problemOffset, problemOffset + 1)
      if let choice = exactChoice(from: scalar.start, to: problemOffset) {
        let whole = SourceRange(scalar.start, bytes.contentEnd(problemOffset))
        return Diagnostic(
          UnquotedColon.choice(choice), at: range,
          fixIts: [FixIt("write \(choice)", replacing: whole, with: choice)])
      }
      if let choice = choice(from: scalar.start, to: problemOffset) {
        return Diagnostic(UnquotedColon.choice(choice), at: range)
      }
      let first = bytes.lineStart(problemOffset) + bytes.keyColumn(problemOffset)
      if first < scalar.start,
        let (diagnostic, _, _) = Diagnostic.missingMark(inKey: SourceRange(first, scalar.start), of: file)
      {
        return diagnostic
      }
      if let diagnostic = missingBraces(from: scalar.start, to: problemOffset) { return diagnostic }
      let key = key(from: scalar.start, to: problemOffset)
      // In `text: : Hello`, the scalar is the key.
      let isUncertain =
        isQuote(scalar.start) || key != nil || isCall(at: scalar.start)
        || scalar.end < problemOffset && byte(scalar.end) == UInt8(ascii: ":")
      return Diagnostic(
        key.map(UnquotedColon.key) ?? .text, at: range,
        fixIts: isUncertain ? [] : quoting(from: scalar.start))
    }
    let first = bytes.firstNonBlank(scalar.start)
    if byte(first) == UInt8(ascii: "-"), let next = byte(first + 1), next > UInt8(ascii: " ") {
      return missingSpace(after: first)
    }
    return isValue(scalar.start) ? badIndentation(at: problemOffset) : missingColon(at: scalar.start)
  }

  /// Returns the choice between two texts in quotes that `${isBusy ? "Wait" : "Send"}` means, or `nil` for any other
  /// text.
  private func exactChoice(from start: Int, to colon: Int) -> String? {
    let text = bytes.text(start..<bytes.contentEnd(colon))
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

  /// Returns what a text such as `isBusy ? Wait : Send` or `Hello { if: isNew, … }` means as a choice, up to its colon,
  /// or `nil` for ordinary text.
  private func choice(from start: Int, to colon: Int) -> String? {
    if bytes.text(start..<colon).hasSuffix(" { if") {
      return "the whole text as { if: …, then: …, else: … }"
    }
    let parts = bytes.text(start..<colon).split(
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

  /// Returns the second of two words before a colon if it can be the key of another line, as in `greeting text: Hello`
  /// and `greeting, text: Hello`; `nil` for any other text.
  private func key(from start: Int, to colon: Int) -> String? {
    let words = bytes.text(start..<colon).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[1].isName else { return nil }
    let isFirst = words[0].last == "," ? words[0].dropLast().allSatisfy(\.isLetter) : words[0].isName
    return isFirst ? String(words[1]) : nil
  }

  /// The diagnostic for a line that does not continue anything.
  private var misplacedLine: Diagnostic {
    if let scalar = lastScalar, isQuote(scalar.start), bytes.areOnOneLine(scalar.end, problemOffset),
      scalar.end <= problemOffset, bytes.firstNonBlank(problemOffset) < scalar.end
    {
      return textAfterQuote(scalar)
    }
    if textStart(problemOffset) < problemOffset { return reserved(at: problemOffset) }
    if let bracketed = textAfterBracket { return bracketed }
    if let above = bytes.lineAbove(problemOffset), bytes.contentEnd(above) < bytes.lineEnd(from: above) {
      if !bytes.text(problemOffset..<bytes.lineEnd(from: problemOffset)).contains(":") {
        return Diagnostic(TextAfterComment(), at: SourceRange(problemOffset, bytes.contentEnd(problemOffset)))
      }
      let first = bytes.lineStart(above) + bytes.keyColumn(above)
      if let scalar = lastScalar, scalar.start == first, first > bytes.firstNonBlank(above), !isQuote(first),
        bytes.keyColumn(above) == bytes.indentation(problemOffset)
      {
        return missingColon(at: first)
      }
    }
    return badIndentation(at: problemOffset)
  }

  private var invalidEscape: Diagnostic {
    let start =
      bytes[..<min(problemOffset + 1, bytes.count)].lastIndex(of: UInt8(ascii: "\\")) ?? problemOffset
    let digits = bytes[min(start + 2, bytes.count)...].prefix(while: \.isHexDigit)
    if problem == .invalidCharacterCode { return invalidCode(at: start) }
    let isCode = problem != .unknownEscape
    var end = min(start + 2 + (isCode ? min(digits.count, 8) : 0), bytes.count)
    // The rest of a character that is not ASCII.
    while let next = byte(end), next & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(start, end)
    // A backslash before an apostrophe is a habit, and one before a parenthesis is Swift's notation for a value.
    let fixIts =
      switch byte(start + 1) {
      case UInt8(ascii: "'"): [FixIt("remove '\\'", replacing: SourceRange(start, start + 1), with: "")]
      case UInt8(ascii: "("): interpolation(at: start)
      case UInt8(ascii: "u") where byte(start + 2) == UInt8(ascii: "{"): character(at: start)
      default: [FixIt("write '\\\\'", replacing: SourceRange(start, start), with: "\\")]
      }
    let escape = file.text(in: range)
    return Diagnostic(isCode ? InvalidEscape.code(escape) : .unknown(escape), at: range, fixIts: fixIts)
  }

  /// Returns the fix-it for `\(name)`, Swift's notation for a value in a text.
  private func interpolation(at start: Int) -> [FixIt] {
    let name = bytes[(start + 2)...].prefix { $0.isWordByte }
    guard byte(name.endIndex) == UInt8(ascii: ")") else { return [] }
    let reference = "${\(bytes.text(name.startIndex..<name.endIndex))}"
    return [FixIt("write '\(reference)'", replacing: SourceRange(start, name.endIndex + 1), with: reference)]
  }

  /// Returns the fix-it for `\u{1F600}`, Swift's notation for a character.
  private func character(at start: Int) -> [FixIt] {
    let digits = bytes[(start + 3)...].prefix(while: \.isHexDigit)
    let code = bytes.text(digits.startIndex..<digits.endIndex)
    guard byte(digits.endIndex) == UInt8(ascii: "}"), code.utf8.count <= 8,
      UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) != nil
    else { return [] }
    let escape = "\\U" + String(repeating: "0", count: 8 - code.utf8.count) + code
    return [FixIt("write '\(escape)'", replacing: SourceRange(start, digits.endIndex + 1), with: escape)]
  }

  /// The diagnostic for an escape whose digits are the code of no character. JSON writes some characters as two such
  /// escapes.
  private func invalidCode(at start: Int) -> Diagnostic {
    let length = byte(start + 1) == UInt8(ascii: "U") ? 10 : 6
    let units = [start, start + 6].map { unit -> UInt16 in
      let end = min(unit + 6, bytes.count)
      let text = bytes.text(min(unit, end)..<end)
      return text.hasPrefix("\\u") ? UInt16(text.dropFirst(2), radix: 16) ?? 0 : 0
    }
    guard UTF16.isLeadSurrogate(units[0]), UTF16.isTrailSurrogate(units[1]),
      let character = String(decoding: units, as: UTF16.self).unicodeScalars.first
    else {
      let range = SourceRange(start, start + length)
      return Diagnostic(InvalidEscape.code(file.text(in: range)), at: range)
    }
    let range = SourceRange(start, start + 12)
    return Diagnostic(
      InvalidEscape.surrogates(file.text(in: range), character), at: range,
      fixIts: [FixIt("write '\(character)'", replacing: range, with: String(character))])
  }
}

extension String {
  /// The name in braces with which a text begins, such as `count` in `{count} items`; `nil` if there is none.
  var nameInBraces: Substring? {
    guard first == "{", let end = firstIndex(of: "}") else { return nil }
    let name = self[..<end].dropFirst()
    return name.isName ? name : nil
  }

  /// The value that a reference to a resource of an Android app means, such as `{ localized: hello }` for
  /// `@string/hello`; `nil` for any other text.
  var resourceOfAndroid: String? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty,
      parts[1].allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return switch parts[0] {
    case "@string": "{ localized: \(parts[1]) }"
    case "@color", "@drawable", "@mipmap": "{ asset: \(parts[1]) }"
    default: nil
    }
  }
}

extension StringProtocol {
  /// Whether the text is a word such as a key or the name of a value: a lower-case letter, then letters and digits.
  var isName: Bool {
    first?.isLowercase == true && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
