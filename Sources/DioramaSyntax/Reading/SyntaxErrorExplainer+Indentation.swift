/// Errors in the indentation of lines.
extension SyntaxErrorExplainer {
  /// The diagnostic for a tab that indents a line. Its fix-it replaces the tabs that begin the lines below as well: no
  /// line of a valid file begins with one.
  var tab: Diagnostic {
    let line = bytes.lineStart(problemOffset)
    let start = bytes[line...].firstIndex(of: Self.tabByte) ?? problemOffset
    let range = tabs(at: start)
    var edits = [range]
    var next = bytes.nextLine(after: line)
    while start == line, next < bytes.count {
      if bytes[next] == Self.tabByte { edits.append(tabs(at: next)) }
      next = bytes.nextLine(after: next)
    }
    let fixIt = FixIt(
      "write spaces",
      edits: edits.map {
        TextEdit(range: $0, replacement: String(repeating: "  ", count: $0.end - $0.start))
      },
      isGuess: hasSeveralColumns(line))
    return Diagnostic(TabIndentation(), at: range, fixIts: [fixIt])
  }

  /// Returns whether an indented line could belong to more than one of the lists or mappings above it.
  private func hasSeveralColumns(_ line: Int) -> Bool {
    let first = bytes.firstNonBlank(line)
    let isEmptyAbove =
      bytes.lineAbove(line).map { isEmptyKey($0) } ?? false
    let open = columns(of: isListItem(first) ? .sequence : .mapping, above: line).count { $0 > 0 }
    return open + (isEmptyAbove ? 1 : 0) > 1
  }

  private static let tabByte = UInt8(ascii: "\t")

  private func tabs(at start: Int) -> SourceRange {
    SourceRange(start, start + bytes[start...].prefix { $0 == Self.tabByte }.count)
  }

  /// Returns the edits that indent a line by another number of columns. If it moves to the left, the lines below move
  /// with it, up to the first that begins further to the left; if a dash moves to the right, the keys below it do, up
  /// to the next dash of its list. If what is below a dash, or below a key without a value, is where it should be, only
  /// the line itself moves.
  private func edits(moving start: Int, to column: Int) -> [TextEdit] {
    let found = bytes.indentation(start)
    var edits = [indentation(of: start, column)]
    let isItem = isListItem(bytes.firstNonBlank(start))
    let below = isItem ? keyColumn(below: start) : contentLine(below: start).map(bytes.indentation)
    if below == column + 2, isItem || isEmptyKey(start) { return edits }
    let limit = column < found ? found : isItem ? found + 1 : Int.max
    var next = bytes.nextLine(after: start)
    var mayHaveItems = false
    while limit < .max, next < bytes.count {
      if column > found, bytes.indentation(next) == column, hasContent(next) {
        let isDash = isListItem(bytes.firstNonBlank(next))
        if isDash, !mayHaveItems { break }
        mayHaveItems = isDash || isEmptyKey(next)
      }
      if bytes.indentation(next) >= limit {
        edits.append(indentation(of: next, bytes.indentation(next) - found + column))
      } else if hasContent(next) {
        break
      }
      next = bytes.nextLine(after: next)
    }
    return edits
  }

  /// Returns whether a line ends with the colon of a key.
  private func isEmptyKey(_ line: Int) -> Bool {
    byte(bytes.contentEnd(bytes.firstNonBlank(line)) - 1) == UInt8(ascii: ":")
  }

  /// Returns whether a line has more than blanks and a comment.
  func hasContent(_ line: Int) -> Bool {
    let first = bytes.firstNonBlank(line)
    return first < bytes.lineEnd(from: line) && bytes[first] != UInt8(ascii: "#")
  }

  /// Returns the next line below an offset that has content.
  private func contentLine(below offset: Int) -> Int? {
    var next = bytes.nextLine(after: offset)
    while next < bytes.count, !hasContent(next) { next = bytes.nextLine(after: next) }
    return next < bytes.count ? next : nil
  }

  /// Returns the column of the key on the next line with content; `nil` if that begins with a dash.
  private func keyColumn(below offset: Int) -> Int? {
    contentLine(below: offset).flatMap {
      isListItem(bytes.firstNonBlank($0)) ? nil : bytes.indentation($0)
    }
  }

  private func indentation(of line: Int, _ column: Int) -> TextEdit {
    let range = SourceRange(line, line + bytes.indentation(line))
    return TextEdit(range: range, replacement: String(repeating: " ", count: column))
  }

  /// Returns the fix-it for lines with wrong indentation; none if one of them, or the line above, begins after a hidden
  /// line break, because people see no line there.
  private func indenting(_ edits: [TextEdit], by column: Int, isGuess: Bool = false) -> [FixIt] {
    let starts = edits.map(\.range.start)
    let isHidden = (starts.prefix(1).compactMap(bytes.lineAbove) + starts).contains { start in
      start > bytes.contentStart && bytes[start - 1] >= 0x80
    }
    return isHidden ? [] : [FixIt("indent by \(column)", edits: edits, isGuess: isGuess)]
  }

  /// Returns the diagnostic for a line whose first column does not match. Suggests the closest column that would.
  func badIndentation(at offset: Int) -> Diagnostic {
    let offset = lookalike(above: offset) ?? offset
    let start = bytes.lineStart(offset)
    let first = bytes.firstNonBlank(offset)
    if let diagnostic = otherSpaces(first) { return diagnostic }
    // A line that was skipped has been reported.
    if let above = bytes.lineAbove(first).map(bytes.firstNonBlank), let scalar = lastScalar,
      scalar.start >= above, let diagnostic = otherSpaces(above) ?? bullet(at: above)
    {
      return diagnostic
    }
    let found = bytes.indentation(offset)
    if byte(first) == UInt8(ascii: "-"), !isListItem(first),
      columns(of: .sequence, above: first).contains(found)
    {
      return missingSpace(after: first)
    }
    let expected = expectedColumn(for: first, found: found)
    if let (line, column) = misplacedLine(above: first, found: found, expected: expected) {
      return Diagnostic(
        BadIndentation(found: bytes.indentation(line), expected: column),
        at: SourceRange(bytes.firstNonBlank(line), bytes.contentEnd(line)),
        fixIts: indenting([indentation(of: line, column)], by: column))
    }
    let line = firstLine(aboveKeysOfItemAt: first, found: found)
    if let line, hasDash(inColumn: bytes.indentation(line), below: first) {
      return missingDash(at: bytes.firstNonBlank(line))
    }
    let lacksDash = lacksDash(first, found: found)
    let isText = !isListItem(first) && !bytes.text(first..<bytes.contentEnd(first)).contains(":")
    if lacksDash && repeatsFirstKey(first, found: found)
      || isText && columns(of: .sequence, above: first).contains(found)
    {
      return missingDash(at: first)
    }
    // Moving an entry whose list has no key would make it a neighbour of what it belongs to.
    let isBesideKeys =
      isListItem(first) && columns(of: .mapping, above: first).last.map { $0 <= found } ?? false
    let fixIts =
      expected.map {
        indenting(
          edits(moving: start, to: $0), by: $0,
          isGuess: mayContinue(above: first, found, outside: $0) || mayBeRight(first, found, insteadOf: $0))
      } ?? []
    let alternative: BadIndentation.Alternative? =
      lacksDash ? .dash : isBesideKeys ? .key : line != nil ? .dashAbove : nil
    return Diagnostic(
      BadIndentation(found: found, expected: expected, alternative: alternative),
      at: SourceRange(first, min(max(bytes.contentEnd(first), first + 1), bytes.count)),
      fixIts: isBesideKeys || line != nil ? [] : fixIts)
  }

  /// Returns a line above that is wrong if a line with an error is right, and the column where it belongs.
  private func misplacedLine(above first: Int, found: Int, expected: Int?) -> (line: Int, column: Int)? {
    if let expected, expected < found, !isListItem(first),
      let line = lineOutside(emptyKeyIn: expected, above: first)
    {
      return (line, found)
    }
    if found == 0, let line = bytes.lineAbove(first), bytes.lineAbove(line) == nil,
      bytes.indentation(line) > 0
    {
      return (line, 0)
    }
    if let item = firstItem(above: first), hasDash(inColumn: found - 2, below: first) {
      return (item, found - 2)
    }
    return nil
  }

  /// Returns whether a line may be right, and the line above it, in another column, wrong: above both, a key is in the
  /// same column.
  private func mayContinue(above first: Int, _ found: Int, outside column: Int) -> Bool {
    guard column < found, let line = bytes.lineAbove(first), bytes.keyColumn(line) == column else {
      return false
    }
    var next = bytes.lineAbove(line)
    while let other = next, bytes.keyColumn(other) > found { next = bytes.lineAbove(other) }
    return next.map { bytes.keyColumn($0) == found } ?? false
  }

  /// Returns whether a line may be right, and another one, wrong: it would move to the left although it does not follow
  /// an entry in that column, or although what follows has no place there; or a dash would move to the right, away from
  /// others in its column.
  private func mayBeRight(_ first: Int, _ found: Int, insteadOf column: Int) -> Bool {
    let isItem = isListItem(first)
    if !isItem, column < found, !isEmptyKey(first), let next = contentLine(below: first),
      bytes.indentation(next) > found, bytes.text(next..<bytes.lineEnd(from: next)).contains(": ")
    {
      return true
    }
    if abs(found - column) < 2 || isBlockTextHead(bytes.lineStart(first)) { return false }
    if found < column { return isItem && hasDash(inColumn: found, below: first) }
    if !isItem, bytes.lineAbove(first).map({ bytes.keyColumn($0) != column }) ?? true { return true }
    var next = contentLine(below: first)
    while let line = next, bytes.indentation(line) >= found { next = contentLine(below: line) }
    return next.map { line in
      let kind = isListItem(bytes.firstNonBlank(line)) ? SyntaxNode.Kind.sequence : .mapping
      return !columns(of: kind, above: first).contains(bytes.indentation(line))
    } ?? false
  }

  /// Returns the line above a key if it begins the first element of a list, whose keys would be in another column.
  private func firstItem(above first: Int) -> Int? {
    guard !isListItem(first), let line = bytes.lineAbove(first),
      bytes.keyColumn(line) != bytes.indentation(first),
      path.contains(where: { $0.kind == .sequence && Int($0.start) == bytes.firstNonBlank(line) })
    else { return nil }
    return line
  }

  private func missingDash(at first: Int) -> Diagnostic {
    Diagnostic(
      BadIndentation(found: bytes.indentation(first), expected: nil, alternative: .dash),
      at: SourceRange(first, bytes.contentEnd(first)),
      fixIts: [FixIt("begin it with '- '", replacing: SourceRange(first, first), with: "- ")])
  }

  /// Returns the line above a line if it is the first one below a key without a value, and the line is where the keys
  /// after it would be if it began with a dash.
  private func firstLine(aboveKeysOfItemAt first: Int, found: Int) -> Int? {
    guard !isListItem(first), let line = bytes.lineAbove(first), bytes.indentation(line) + 2 == found,
      !isListItem(bytes.firstNonBlank(line)), let key = bytes.lineAbove(line),
      bytes.indentation(key) < bytes.indentation(line), isEmptyKey(key)
    else { return nil }
    return line
  }

  /// Returns whether a dash below an offset is in a column, before anything to the left of it.
  private func hasDash(inColumn column: Int, below offset: Int) -> Bool {
    var next = contentLine(below: offset)
    while let line = next, bytes.indentation(line) > column { next = contentLine(below: line) }
    return next.map { bytes.indentation($0) == column && isListItem(bytes.firstNonBlank($0)) } ?? false
  }

  /// Returns the line above an offset if it is the first one below a key without a value, and in the column of that
  /// key, so that it is rather this line that lacks its indentation.
  private func lineOutside(emptyKeyIn column: Int, above offset: Int) -> Int? {
    guard let line = bytes.lineAbove(offset), bytes.indentation(line) == column,
      let key = bytes.lineAbove(line), bytes.indentation(key) == column,
      !isListItem(bytes.firstNonBlank(line)),
      isEmptyKey(key), !isEmptyKey(line)
    else { return nil }
    return line
  }

  /// Returns the diagnostic for characters other than spaces that look like an indentation; `nil` if there is none.
  private func otherSpaces(_ first: Int) -> Diagnostic? {
    let others = bytes.text(first..<max(first, bytes.contentEnd(first))).unicodeScalars.prefix {
      $0.properties.generalCategory == .spaceSeparator
    }
    guard let scalar = others.first else { return nil }
    let range = SourceRange(first, first + others.reduce(0) { $0 + UTF8.width($1) })
    return Diagnostic(
      HiddenCharacter(scalar: scalar, isInText: false), at: range,
      fixIts: [
        FixIt("write a space", replacing: range, with: String(repeating: " ", count: others.count))
      ])
  }

  /// Returns whether a line may begin another entry of a list: it is a key and a value in the column of the list's
  /// dashes, and the line below it lines up with the keys of the last entry.
  private func lacksDash(_ first: Int, found: Int) -> Bool {
    let next = bytes.nextLine(after: first)
    guard !isListItem(first), !isBlockTextHead(bytes.lineStart(first)), next < bytes.count,
      bytes.text(first..<bytes.contentEnd(first)).contains(": "),
      columns(of: .sequence, above: first).contains(found)
    else { return false }
    let keys = columns(of: .mapping, above: first)
    return !keys.contains(found) && keys.last == bytes.indentation(next)
      && bytes.indentation(next) == found + 2
  }

  /// Returns whether an entry of the list above begins with the same key as a line.
  private func repeatsFirstKey(_ first: Int, found: Int) -> Bool {
    let key = bytes.text(first..<bytes.contentEnd(first)).prefix { $0 != ":" }
    var line = bytes.lineAbove(first)
    while let start = line, bytes.indentation(start) >= found {
      let text = bytes.text(bytes.firstNonBlank(start)..<bytes.lineEnd(from: start))
      if bytes.indentation(start) == found, text.hasPrefix("- \(key):") { return true }
      line = bytes.lineAbove(start)
    }
    return false
  }

  private func isListItem(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "-") && (byte(offset + 1) ?? 32) <= UInt8(ascii: " ")
  }

  /// Returns the columns of collections, other than those in brackets or braces, that start in lines above an offset.
  private func columns(of kind: SyntaxNode.Kind, above offset: Int) -> [Int] {
    let starts = path.filter { $0.kind == kind }.map { Int($0.start) }.filter { start in
      byte(start) != UInt8(ascii: "[") && byte(start) != UInt8(ascii: "{")
    }
    return starts.filter { $0 < bytes.lineStart(offset) }.map { $0 - bytes.lineStart($0) }
  }

  private func expectedColumn(for first: Int, found: Int) -> Int? {
    if let above = bytes.lineAbove(first), isBlockTextHead(above) {
      let column = blockTextColumn(above)
      return column == found ? nil : column
    }
    let isListItem = isListItem(first)
    var columns = columns(of: isListItem ? .sequence : .mapping, above: first)
    if !isListItem, let above = bytes.lineAbove(first) { columns.append(bytes.keyColumn(above)) }
    let ownKeys = isListItem ? keyColumn(below: first).map { $0 - 2 } : nil
    return columns.filter { $0 != found }.min { left, right in
      (abs(left - found), right == ownKeys ? 1 : 0, right) < (
        abs(right - found), left == ownKeys ? 1 : 0, left
      )
    }
  }

  /// Returns the line in a block scalar that looks like a comment and is indented too little, and so ended the scalar
  /// before a line that belongs to it.
  private func lookalike(above offset: Int) -> Int? {
    guard let head = bytes.lineAbove(offset), isBlockTextHead(head),
      bytes.indentation(offset) >= blockTextColumn(head)
    else { return nil }
    var line = bytes.nextLine(after: head)
    while line < bytes.lineStart(offset), bytes.firstNonBlank(line) == bytes.lineEnd(from: line) {
      line = bytes.nextLine(after: line)
    }
    return line < bytes.lineStart(offset) ? line : nil
  }

  /// Returns the column of a block scalar's lines, given the line of its `|` or `>`: two columns to the right of its
  /// key, or as many as the header says.
  private func blockTextColumn(_ head: Int) -> Int {
    let content = bytes.text(head..<bytes.contentEnd(head))
    let indicators = content.reversed().prefix { $0 != "|" && $0 != ">" }
    let digits = indicators.lazy.filter { isDigit($0) }.compactMap(\.wholeNumberValue)
    return bytes.keyColumn(head) + (digits.first { $0 > 0 } ?? 2)
  }

  /// Returns whether a line ends with the `|` or `>` of a block scalar.
  func isBlockTextHead(_ line: Int) -> Bool {
    let content = bytes.text(line..<bytes.contentEnd(line))
    let head = content.reversed().drop { $0 == "-" || $0 == "+" || isDigit($0) }
    guard let mark = head.first, mark == "|" || mark == ">" else { return false }
    return head.dropFirst().first == " "
  }

  /// Returns whether a character is an ASCII digit: in other scripts, one character may mean a thousand or a billion.
  private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
