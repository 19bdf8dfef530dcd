extension SyntaxErrorExplainer {
  /// `${name}` between brackets or braces, where YAML takes the brace for its own.
  var unquotedReference: Diagnostic? {
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

  var unclosedBracket: Diagnostic {
    let bracket = openBracket ?? contextOffset
    guard lines.areOnOneLine(bracket, problemOffset), let found = byte(problemOffset) else {
      return unclosed(bracket)
    }
    let message = MismatchedBracket(bracket: Character(Unicode.Scalar(bytes[bracket])))
    if found == UInt8(ascii: "]") || found == UInt8(ascii: "}") {
      let range = SourceRange(problemOffset, problemOffset + 1)
      return Diagnostic(
        message, at: range,
        fixIts: [FixIt("write '\(message.closing)'", replacing: range, with: String(message.closing))])
    }
    let start = lastScalar.map { lastWord(in: $0) } ?? problemOffset
    return Diagnostic(MissingComma(), at: SourceRange(start, max(problemOffset, start + 1)))
  }

  func unclosed(_ bracket: Int) -> Diagnostic {
    guard let first = byte(bracket), first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else {
      return fallback
    }
    let message = UnclosedBracket(bracket: Character(Unicode.Scalar(first)))
    let end = lines.contentEnd(bracket)
    let fixIt = FixIt(
      "write '\(message.closing)'", replacing: SourceRange(end, end), with: " \(message.closing)")
    return Diagnostic(message, at: SourceRange(bracket, bracket + 1), fixIts: [fixIt])
  }

  /// ` #` between brackets on one line: the comment takes the closing bracket with it.
  var commentInBrackets: Diagnostic? {
    guard let bracket = openBracket,
      !lines.areOnOneLine(bracket, problemOffset) || problemOffset >= bytes.count
    else {
      return nil
    }
    let end = lines.lineEnd(bracket)
    let start = lines.contentEnd(bracket)
    guard let mark = bytes[start..<end].firstIndex(of: UInt8(ascii: "#")),
      let close = bytes[mark..<end].firstIndex(where: { ",]}".utf8.contains($0) })
    else { return nil }
    var textEnd = close
    while bytes[textEnd - 1] == UInt8(ascii: " ") { textEnd -= 1 }
    let range = SourceRange(mark, textEnd)
    let isText = mark + 1 < textEnd && bytes[mark + 1] > UInt8(ascii: " ")
    let fixIt = FixIt("put it in quotes", replacing: range, with: "\"\(file.text(in: range))\"")
    return Diagnostic(
      CommentInBrackets(text: file.text(in: range), isText: isText), at: range, fixIts: isText ? [fixIt] : [])
  }

  /// Something behind a list in brackets or a mapping in braces that has ended: a further bracket or comma, or the rest
  /// of a text that only begins like one.
  var textBehindBracket: Diagnostic? {
    let start = lines.lineStart(problemOffset)
    guard let found = byte(problemOffset), problemOffset > lines.firstNonBlank(problemOffset) else {
      return nil
    }
    if "],}".utf8.contains(found) {
      let range = SourceRange(problemOffset, problemOffset + 1)
      return Diagnostic(
        SurplusMark(mark: Character(Unicode.Scalar(found))), at: range,
        fixIts: [FixIt("remove it", replacing: range, with: "")])
    }
    let line = lines.text(start..<problemOffset)
    let value = line.range(of: ": ").map { line.utf8.distance(from: line.startIndex, to: $0.upperBound) } ?? 0
    guard let bracket = bytes[(start + value)...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[bracket] == UInt8(ascii: "[") || bytes[bracket] == UInt8(ascii: "{")
    else { return nil }
    return reserved(at: bracket)
  }

  private func lastWord(in range: SourceRange) -> Int {
    bytes[range.start..<range.end].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? range.start
  }
}

extension String {
  /// Where a text first occurs in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
