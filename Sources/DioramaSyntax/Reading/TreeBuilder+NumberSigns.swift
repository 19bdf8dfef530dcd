extension TreeBuilder {
  /// Reports a quoted text with a `#` right behind its closing quote, which libyaml takes for a comment. It was meant as one, and
  /// lacks a blank, if no further quote stands on the line. Otherwise the closing quote may have been meant to begin a text, so
  /// that an earlier one is missing, or to stand in the text.
  mutating func stopsAtNumberSign(behind text: SourceRange) -> Bool {
    guard text.end < file.bytes.count, file.bytes[text.end] == UInt8(ascii: "#") else { return false }
    let lines = SourceLines(bytes: file.bytes)
    let quote = file.bytes[text.start]
    let quotesBehind = file.bytes[text.end..<lines.lineEnd(text.end)].count { $0 == quote }
    if quotesBehind == 0 {
      diagnostics.add(.missingSpace(beforeCommentAt: text.end))
    } else if !quotesBehind.isMultiple(of: 2),
      let end = file.bytes[text.start..<text.end].firstIndex(where: Self.endsSwallowedText)
    {
      let mark = Character(Unicode.Scalar(quote))
      diagnostics.add(
        UnclosedQuote(quote: mark), at: SourceRange(text.start, end),
        fixIts: [FixIt("close the quote", replacing: SourceRange(end, end), with: String(mark))])
    } else {
      let range = SourceRange(text.end, lines.contentEnd(text.end))
      diagnostics.add(TextAfterQuote(quote: Character(Unicode.Scalar(quote))), at: range)
    }
    return !stop(reliableTo: lines.lineStart(text.start))
  }

  /// Whether a byte in a quoted text can be where the text was meant to end, if its quote is missing.
  private static func endsSwallowedText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || SourceLines.isLineBreak(byte)
  }
}

extension Diagnostic {
  /// A `#` that begins no comment, because no blank stands before it.
  static func missingSpace(beforeCommentAt offset: Int) -> Diagnostic {
    Diagnostic(
      MissingSpace(isBehind: false, mark: "#"), at: SourceRange(offset, offset + 1),
      fixIts: [FixIt("write ' #'", replacing: SourceRange(offset, offset), with: " ")])
  }
}
