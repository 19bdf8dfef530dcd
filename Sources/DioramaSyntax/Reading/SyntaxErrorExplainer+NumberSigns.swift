extension SyntaxErrorExplainer {
  /// What is wrong with a `#` right behind the closing quote of a text, which libyaml takes for a comment. It was meant as one, and
  /// lacks a blank, if no further quote stands on the line. Otherwise the closing quote may have been meant to begin a text, so
  /// that an earlier one is missing, or to stand in the text.
  static func numberSign(behindQuotedText text: SourceRange, in file: SourceFile) -> Diagnostic {
    let lines = SourceLines(bytes: file.bytes)
    let quote = file.bytes[text.start]
    let mark = Character(Unicode.Scalar(quote))
    let quotesBehind = file.bytes[text.end..<lines.lineEnd(text.end)].count { $0 == quote }
    if quotesBehind == 0 { return .missingSpace(beforeCommentAt: text.end) }
    if !quotesBehind.isMultiple(of: 2),
      let end = file.bytes[text.start..<text.end].firstIndex(where: endsSwallowedText)
    {
      return Diagnostic(
        UnclosedQuote(quote: mark), at: SourceRange(text.start, end),
        fixIts: [FixIt("close the quote", replacing: SourceRange(end, end), with: String(mark))])
    }
    return Diagnostic(TextAfterQuote(quote: mark), at: SourceRange(text.end, lines.contentEnd(text.end)))
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
