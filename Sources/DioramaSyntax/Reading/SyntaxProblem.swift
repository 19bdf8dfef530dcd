/// What is wrong with the syntax at a place, in the words of libyaml, whose account of the same mistake reads alike.
enum SyntaxProblem: String {
  case cannotStartToken = "found character that cannot start any token"
  case tabInIndentation = "found a tab character that violates indentation"
  case tabForIndentation = "found a tab character where an indentation space is expected"
  case missingColon = "could not find expected ':'"
  case endInQuotes = "found unexpected end of stream"
  case documentMarkInQuotes = "found unexpected document indicator"
  case expectedCommaOrBracket = "did not find expected ',' or ']'"
  case expectedCommaOrBrace = "did not find expected ',' or '}'"
  case misplacedColon = "mapping values are not allowed in this context"
  case misplacedQuestionMark = "mapping keys are not allowed in this context"
  case expectedKey = "did not find expected key"
  case expectedDash = "did not find expected '-' indicator"
  case expectedDocumentStart = "did not find expected <document start>"
  case misplacedDash = "block sequence entries are not allowed in this context"
  case unknownEscape = "found unknown escape character"
  case expectedHexadecimalDigit = "did not find expected hexdecimal number"
  case invalidCharacterCode = "found invalid Unicode character escape code"
  case expectedName = "did not find expected alphabetic or numeric character"
  case expectedLineBreak = "did not find expected comment or line break"
  case expectedNode = "did not find expected node content"
  case commentBehindQuote = "found a comment right behind a quote"
  case unsupported = "found a construct that scenes do not use"
}

/// Why reading is interrupted.
enum Interruption: Error {
  /// Something is wrong at an offset; what it is part of begins at another.
  case mistake(SyntaxProblem, at: Int, in: Int)
  /// The file holds more than ``Limits`` allow, which has been reported; nothing from an offset on is read.
  case limit(at: Int)
  /// YAML that libyaml reads.
  case unsupported(at: Int)

  static func mistake(_ problem: SyntaxProblem, at offset: Int) -> Interruption {
    .mistake(problem, at: offset, in: offset)
  }
}
