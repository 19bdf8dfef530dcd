extension SyntaxErrorExplainer {
  func reserved(at offset: Int) -> Diagnostic {
    let offset = textStart(offset)
    guard let first = byte(offset), first > UInt8(ascii: " ") else { return fallback }
    if let numberSign = numberSign(afterAliasAt: offset) {
      return .missingSpace(beforeCommentAt: numberSign)
    }
    if let diagnostic = misplacedOperator(at: offset) ?? bullet(at: offset) { return diagnostic }
    return Diagnostic(
      ReservedCharacter(character: Character(Unicode.Scalar(first))), at: SourceRange(offset, offset + 1),
      fixIts: isValue(offset) || openBracket != nil ? quoting(from: offset) : [])
  }

  /// Returns the diagnostic for a bullet, or a typographic dash, that begins a line in place of `-`; `nil` without one.
  /// Its fix-it replaces those in the same column below it as well.
  func bullet(at offset: Int) -> Diagnostic? {
    let line = bytes.lineStart(offset)
    let column = offset - line
    guard openBracket == nil, bytes.firstNonBlank(line) == offset,
      let found = bulletRange(at: offset)
    else { return nil }
    var edits: [TextEdit] = []
    var next = line
    while next < bytes.count, bytes.indentation(next) >= column || !hasContent(next) {
      if bytes.indentation(next) == column, let range = bulletRange(at: next + column) {
        edits.append(TextEdit(range: range, replacement: "-"))
      }
      next = bytes.nextLine(after: next)
    }
    return Diagnostic(
      ReservedCharacter(character: Character(file.text(in: found)), place: .beforeEntry), at: found,
      fixIts: [FixIt("write '-'", edits: edits)])
  }

  private func bulletRange(at offset: Int) -> SourceRange? {
    let mark = ["*", "+", "•", "–", "—"].first { bytes[offset...].starts(with: "\($0) ".utf8) }
    return mark.map { SourceRange(offset, offset + $0.utf8.count) }
  }

  func unclosedQuote(at offset: Int) -> Diagnostic {
    guard isQuote(offset), let first = byte(offset) else {
      return openBracket.map { unclosed($0) } ?? fallback
    }
    let quote = Character(Unicode.Scalar(first))
    let end = endOfEntry(offset)
    return Diagnostic(
      UnclosedQuote(quote: quote), at: SourceRange(offset, end),
      fixIts: mayBeText(after: end)
        ? [] : [FixIt("close the quote", replacing: SourceRange(end, end), with: String(quote))])
  }

  /// The diagnostic for an unclosed quote that a quote on a later line closes; libyaml reports the error there.
  var quoteThatSwallowedLines: Diagnostic? {
    guard let scalar = lastScalar, isQuote(scalar.start), scalar.end <= problemOffset,
      bytes.areOnOneLine(scalar.end, problemOffset), !bytes.areOnOneLine(scalar.start, scalar.end)
    else { return nil }
    return unclosedQuote(at: scalar.start)
  }

  /// The diagnostic for an unclosed quote between brackets, closed by the opening quote of the next text on its line.
  var unclosedQuoteInLine: Diagnostic? {
    guard openBracket != nil, let scalar = lastScalar, isQuote(scalar.start), scalar.end == problemOffset,
      bytes.areOnOneLine(scalar.start, scalar.end), bytes.text(scalar.start..<scalar.end).contains(", ")
    else { return nil }
    return unclosedQuote(at: scalar.start)
  }

  func textAfterQuote(_ scalar: SourceRange) -> Diagnostic {
    let end = bytes.contentEnd(problemOffset)
    let endWithComment = bytes.contentEnd(from: end, to: bytes.lineEnd(from: end))
    let quote = bytes[scalar.start]
    let range = SourceRange(problemOffset, end)
    let marks = bytes.text(problemOffset..<end)
    if let mark = marks.first, marks.allSatisfy({ ",;，".contains($0) }) {
      return .surplus(mark, at: range)
    }
    let message = TextAfterQuote(quote: Character(Unicode.Scalar(quote)))
    guard isWord(at: problemOffset), problemOffset == scalar.end, bytes[end - 1] == quote,
      bytes[endWithComment - 1] != quote || endWithComment == end
    else { return Diagnostic(message, at: range) }
    // What precedes the quote is escaped already, which the rest must not be.
    let rest = bytes.text(scalar.end - 1..<end - 1)
    let isSingle = quote == UInt8(ascii: "'")
    guard !rest.contains(isSingle ? "''" : "\\") else { return Diagnostic(message, at: range) }
    let text =
      bytes.text(scalar.start..<scalar.end - 1)
      + (isSingle ? rest.replacing("'", with: "''") + "'" : rest.replacing("\"", with: "\\\"") + "\"")
    let fixIt = FixIt("write \(text)", replacing: SourceRange(scalar.start, end), with: text)
    return Diagnostic(message, at: range, fixIts: [fixIt])
  }

  /// Returns a fix-it that quotes a text, or none if it is not certain where the text ends.
  func quoting(from start: Int) -> [FixIt] {
    let end = endOfEntry(start)
    if mayBeText(after: end) { return [] }
    let range = SourceRange(start, end)
    let text = bytes.text(start..<end)
    // A choice or a localized text is a whole value. In quotes, it would be shown as it is written.
    if ["{ if:", "{ switch:", "{ localized:"].contains(where: text.contains) { return [] }
    // Code in backticks is probably not a text.
    if text.hasPrefix("`"), text.hasSuffix("`") { return [] }
    if let resource = text.resourceOfAndroid {
      return [FixIt("write \(resource)", replacing: range, with: resource)]
    }
    if text.hasPrefix("“"), text.hasSuffix("”") {
      let quoted = String(text.dropFirst().dropLast()).inDoubleQuotes
      return [FixIt("write \(quoted.shortened)", replacing: range, with: quoted, isGuess: true)]
    }
    if let name = text.nameInBraces {
      let reference = ("$" + text).inDoubleQuotes
      return [FixIt("write '${\(name)}'", replacing: range, with: reference)]
    }
    return [FixIt("put it in quotes", replacing: range, with: text.inDoubleQuotes)]
  }

  /// Returns whether an apparent comment after a text may belong to the text, as in `issue #3`.
  private func mayBeText(after end: Int) -> Bool {
    let blanks = bytes[end...].prefix { $0 == UInt8(ascii: " ") }
    guard byte(blanks.endIndex) == UInt8(ascii: "#"), let next = byte(blanks.endIndex + 1) else {
      return false
    }
    return next > UInt8(ascii: " ") && next != UInt8(ascii: "#")
  }

  /// Returns the offset of a `#` directly after an alias's name, or `nil`.
  func numberSign(afterAliasAt offset: Int) -> Int? {
    guard byte(offset) == UInt8(ascii: "*") else { return nil }
    var end = offset + 1
    while isWord(at: end) || byte(end) == UInt8(ascii: "-") { end += 1 }
    return end > offset + 1 && byte(end) == UInt8(ascii: "#") ? end : nil
  }

  /// Returns the end of the text at an offset: the last text on its line or, between brackets, the next separator.
  private func endOfEntry(_ start: Int) -> Int {
    var end = bytes.contentEnd(start)
    if openBracket != nil,
      let mark = bytes[start + 1..<max(end, start + 1)].firstIndex(where: { ",]}".utf8.contains($0) })
    {
      end = bytes.contentEnd(from: start, to: mark)
    }
    return max(end, min(start + 1, bytes.count))
  }

  /// Returns the start of a text that begins with words like anchors and aliases, as in `&Co & Sons`, given an offset
  /// after them.
  func textStart(_ offset: Int) -> Int {
    var start = offset
    while true {
      var word = start
      while byte(word - 1) == UInt8(ascii: " ") { word -= 1 }
      let end = word
      while isWord(at: word - 1) || byte(word - 1) == UInt8(ascii: "-") { word -= 1 }
      let mark = byte(word - 1)
      guard end < start, word < end, mark == UInt8(ascii: "&") || mark == UInt8(ascii: "*"),
        byte(word - 2).map({ " [{,".utf8.contains($0) }) == true
      else { return start }
      start = word - 1
    }
  }

  // MARK: Looking at the source

  func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// Returns whether a letter, a digit, an underscore or part of a non-ASCII character is at an offset.
  private func isWord(at offset: Int) -> Bool {
    byte(offset).map { $0.isWordByte || $0 >= 0x80 } ?? false
  }

  func isQuote(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\"") || byte(offset) == UInt8(ascii: "'")
  }

  /// Returns where a text in quotes ends that begins at an offset; `nil` if that is not before another offset.
  func closingQuote(of opening: Int, before end: Int) -> Int? {
    let quote = bytes[opening]
    let isDouble = quote == UInt8(ascii: "\"")
    var offset = opening + 1
    while offset < end {
      let isEscape =
        isDouble ? bytes[offset] == UInt8(ascii: "\\") : bytes[offset...].starts(with: [quote, quote])
      if bytes[offset] == quote, !isEscape { return offset }
      offset += isEscape ? 2 : 1
    }
    return nil
  }

  /// Returns whether a key and its colon precede an offset on its line.
  func isValue(_ offset: Int) -> Bool {
    bytes.text(bytes.lineStart(offset)..<offset).contains(": ")
  }

  /// Returns the diagnostic for a `#` directly after a closing quote, which libyaml reads as a comment. If no other
  /// quote follows on the line, it is a comment that lacks a space. Otherwise the closing quote may have been meant
  /// as the opening quote of another text, which means that an earlier quote is missing, or as part of the text.
  static func numberSign(afterQuotedText text: SourceRange, in file: SourceFile) -> Diagnostic {
    let bytes = file.bytes
    let quote = bytes[text.start]
    let mark = Character(Unicode.Scalar(quote))
    let quotesAfter = bytes[text.end..<bytes.lineEnd(from: text.end)].count { $0 == quote }
    if quotesAfter == 0 { return .missingSpace(beforeCommentAt: text.end) }
    if !quotesAfter.isMultiple(of: 2),
      // The text may have been meant to end here.
      let end = (text.start..<text.end).first(where: {
        bytes[$0] == UInt8(ascii: ",") || bytes.lineBreakLength(at: $0) > 0
      })
    {
      return Diagnostic(
        UnclosedQuote(quote: mark), at: SourceRange(text.start, end),
        fixIts: [FixIt("close the quote", replacing: SourceRange(end, end), with: String(mark))])
    }
    return Diagnostic(TextAfterQuote(quote: mark), at: SourceRange(text.end, bytes.contentEnd(text.end)))
  }
}

extension SyntaxErrorExplainer {
  /// Returns the diagnostic for the entries of a mapping without braces, as in `handlers: click: go`, up to the colon
  /// of the first one; `nil` for any other text.
  func missingBraces(from start: Int, to colon: Int) -> Diagnostic? {
    guard isValue(start), bytes.text(start..<colon).isName, bytes.contentEnd(colon) > colon + 1 else {
      return nil
    }
    let content = bytes.text(start..<bytes.contentEnd(colon))
    let isOpened = content.hasSuffix("}") && !content.contains("{")
    let entries = content.split(separator: ",").map { entry in
      entry.drop { $0 == " " }.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
    }
    let areEntries = entries.allSatisfy { entry in
      entry.count == 2 && entry[0].isName && !entry[1].contains { "{}[]".contains($0) }
        && !entry[1].contains(": ")
    }
    let mapping = isOpened ? "{ \(content)" : areEntries ? "{ \(content) }" : nil
    let isForm = entries.count > 1 && Self.keysOfNames.contains(bytes.text(start..<colon) + ":")
    let whole = SourceRange(start, bytes.contentEnd(colon))
    return Diagnostic(
      UnquotedColon.mapping(mapping ?? "{ \(bytes.text(start..<colon)): … }"),
      at: SourceRange(colon, colon + 1),
      fixIts: mapping.map {
        [FixIt("write \($0)", replacing: whole, with: $0, isGuess: !isForm)]
      } ?? [])
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a key that includes the bracket of its value, because it lacks a space or a colon, as
  /// in `handlers:{ click`, `handlers { click` and `handlers = { click`, and the ends of its name and of what it
  /// includes; `nil` for any other key.
  static func missingMark(
    inKey key: SourceRange, of file: SourceFile
  ) -> (diagnostic: Diagnostic, nameEnd: Int, bracket: Int)? {
    let bytes = file.bytes
    let end = bytes[key.start..<key.end].prefix { $0.isWordByte }.endIndex
    guard end > key.start, end < key.end else { return nil }
    let hasColon = bytes[end] == UInt8(ascii: ":")
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    var bracket = bytes[(hasColon ? end + 1 : end)..<key.end].prefix(while: isSpace).endIndex
    let isAssigned = !hasColon && bracket < key.end && bytes[bracket] == UInt8(ascii: "=")
    if isAssigned { bracket = bytes[(bracket + 1)..<key.end].prefix(while: isSpace).endIndex }
    guard bracket < key.end, bytes[bracket] == UInt8(ascii: "{") || bytes[bracket] == UInt8(ascii: "["),
      !bytes[bracket..<key.end].contains(where: { "]}".utf8.contains($0) })
    else { return nil }
    let mark = hasColon ? " " : bracket == end || isAssigned ? ": " : ":"
    let place = hasColon ? end + 1 : end
    let replaced = SourceRange(place, isAssigned ? bracket : place)
    let fixIt = FixIt("write '\(mark)'", replacing: replaced, with: mark)
    let diagnostic =
      hasColon
      ? Diagnostic(MissingSpace.after(":"), at: SourceRange(end, end + 1), fixIts: [fixIt])
      : Diagnostic(
        MissingColon.name(file.text(in: SourceRange(key.start, end))),
        at: SourceRange(key.start, end),
        fixIts: [fixIt])
    return (diagnostic, end, bracket)
  }

  /// Returns the diagnostic for marks that have no meaning, and are removed.
  static func surplus(_ mark: Character, at range: SourceRange) -> Diagnostic {
    Diagnostic(SurplusMark(mark: mark), at: range, fixIts: [FixIt("remove it", replacing: range, with: "")])
  }

  /// Returns the diagnostic for a `#` that does not begin a comment because no blank precedes it.
  static func missingSpace(beforeCommentAt offset: Int) -> Diagnostic {
    Diagnostic(
      MissingSpace.beforeComment, at: SourceRange(offset, offset + 1),
      fixIts: [FixIt("write ' #'", replacing: SourceRange(offset, offset), with: " ")])
  }
}

extension DiagnosticCollector {
  /// Reports a comma or a semicolon at the end of a value without quotes, as in other languages; returns whether there
  /// is one.
  package func reportSurplusMark(_ node: SyntaxNode) -> Bool {
    guard node.kind == .scalar, node.style == .plain, !node.isAliasOrBroken,
      let mark = node.text.last, ",;".contains(mark), node.range.end - node.range.start > 1
    else { return false }
    let range = SourceRange(node.range.end - 1, node.range.end)
    add(.surplus(mark, at: range))
    return true
  }
}

extension String {
  /// The text in double quotes, as YAML writes it.
  package var inDoubleQuotes: String {
    let escaped = reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "\"\(escaped)\""
  }
}

extension SyntaxErrorExplainer {
  func mergeConflict(from start: Int) -> Diagnostic {
    Diagnostic(MergeConflict(), at: SourceRange(start, bytes.contentEnd(start)))
  }

  /// The starts of the first and last lines of the merge conflict at the error, in git's notation: a line that begins
  /// with seven `<`, and one below with seven `>`.
  var conflict: (start: Int, end: Int)? {
    var from = bytes.contentStart
    while let start = line(beginningWith: UInt8(ascii: "<"), from: from), start <= problemOffset {
      guard let end = line(beginningWith: UInt8(ascii: ">"), from: start) else { return nil }
      if bytes.lineStart(problemOffset) <= end { return (start, end) }
      from = end
    }
    return nil
  }

  /// Returns whether a line that begins at an offset is what is left of a merge conflict.
  func isMarker(at start: Int) -> Bool {
    bytes.lineStart(start) == start && "<|=>".utf8.contains { isMarker($0, at: start) }
  }

  /// Returns the first line from an offset on that begins with a marker.
  private func line(beginningWith mark: UInt8, from offset: Int) -> Int? {
    var start = offset
    while start < bytes.count {
      if isMarker(mark, at: start) { return start }
      start = bytes.nextLine(after: start)
    }
    return nil
  }

  /// Returns whether a byte stands at an offset seven times, followed by nothing or a blank.
  private func isMarker(_ mark: UInt8, at start: Int) -> Bool {
    let end = start + bytes[start...].prefix { $0 == mark }.count
    return end - start == 7 && (end == bytes.count || bytes[end] <= UInt8(ascii: " "))
  }
}
