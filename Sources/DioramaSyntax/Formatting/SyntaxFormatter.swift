/// Writes a file without errors in the standard layout: it changes only indentation, blanks and line breaks between
/// tokens. Lines are neither joined nor broken.
struct SyntaxFormatter {
  /// The number of spaces for each level.
  private static let step = 2

  private let tree: SyntaxTree
  private let source: SourceBytes
  private var output: [UInt8] = []
  private var blocks = OpenBlocks()
  /// The open brackets, each with the indentation of the line that it belongs to.
  private var brackets: [Int] = []
  /// The column from which brackets on the current line are indented.
  private var base = 0
  /// The comments on lines of their own since the last token.
  private var comments: [SyntaxToken] = []
  private var previous: SyntaxToken.Kind?
  /// The number of blank lines at the end of a block scalar that are not part of it.
  private var blankLines = 0
  /// Whether a line break at the end of the file would become part of a text.
  private var endsInText = false

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    source = tree.source.bytes
    output.reserveCapacity(source.count + source.count / 4)
  }

  /// Returns the bytes of a tree in the standard layout.
  static func format(_ tree: SyntaxTree) -> [UInt8] {
    var formatter = SyntaxFormatter(tree)
    for token in SyntaxTokens(of: tree) {
      if token.kind == .comment, token.isFirstOnLine {
        formatter.comments.append(token)
      } else {
        formatter.write(token)
      }
    }
    formatter.writeComments(before: (0, 0), among: formatter.blocks.columns)
    if !formatter.endsInText { formatter.output.append(UInt8(ascii: "\n")) }
    return formatter.output
  }

  private mutating func write(_ token: SyntaxToken) {
    let columns = comments.isEmpty ? [] : blocks.columns
    if token.kind != .comment { blocks.move(to: token.range.start, in: tree) }
    let (valueColumn, column) = columnsOfToken(token)
    if token.isFirstOnLine {
      if !comments.isEmpty {
        writeComments(before: (source.column(of: token.range.start), column), among: columns)
      }
      beginLine(column, after: token.lineBreaks)
      if !brackets.isEmpty { base = column }
    } else {
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks(before: token)))
    }
    switch token.kind {
    case .openBrace, .openBracket:
      if brackets.isEmpty { base = token.isFirstOnLine ? column : blocks.innermost?.valueBase ?? 0 }
      brackets.append(base)
    case .closeBrace, .closeBracket:
      _ = brackets.popLast()
    default: break
    }
    if case .text(let style) = token.kind {
      if style == .literal || style == .folded {
        writeBlock(token.range)
      } else {
        writeText(token.range, style, valueColumn)
      }
    } else {
      append(token.range)
    }
    previous = token.kind
  }

  /// Returns the columns of a value's continuation lines and of a token that begins a line.
  private func columnsOfToken(_ token: SyntaxToken) -> (value: Int, token: Int) {
    if let bracket = brackets.last {
      let isEnd = token.kind == .closeBrace || token.kind == .closeBracket
      return (bracket + Self.step, isEnd ? bracket : bracket + Self.step)
    }
    guard let block = blocks.innermost, token.kind != .mark else { return (0, 0) }
    let value = block.column + Self.step
    switch token.kind {
    case .dash, .question, .colon: return (value, block.column)
    default: return (value, block.expectsKey ? block.column : value)
    }
  }

  /// Writes the comments before a token, given the old and the new column of the token and of the blocks before it. A
  /// comment that is indented further than the token belongs to one of these blocks.
  private mutating func writeComments(
    before token: (old: Int, new: Int), among blocks: [(old: Int, new: Int)]
  ) {
    for comment in comments {
      let column = source.column(of: comment.range.start)
      let block = blocks.last { token.old < $0.old && $0.old <= column }
      beginLine(brackets.last.map { $0 + Self.step } ?? block?.new ?? token.new, after: comment.lineBreaks)
      append(comment.range)
      previous = .comment
    }
    comments = []
  }

  private mutating func beginLine(_ column: Int, after lineBreaks: Int) {
    if !output.isEmpty {
      output.append(UInt8(ascii: "\n"))
      if lineBreaks + blankLines > 1 { output.append(UInt8(ascii: "\n")) }
    }
    blankLines = 0
    indent(column)
  }

  private mutating func append(_ range: SourceRange) {
    source.withUnsafeBufferPointer { output.append(contentsOf: $0[range.start..<range.end]) }
  }

  private mutating func indent(_ column: Int) {
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: column))
  }

  /// Returns the number of blanks between the previous token and one on the same line.
  private func blanks(before next: SyntaxToken) -> Int {
    switch (previous, next.kind) {
    case (nil, _): 0
    case (.text(.plain), .comment) where looksLikeText(next.range.start): 1
    case (_, .comment): 2
    case (.openBrace, .closeBrace), (.openBracket, _): 0
    case (.colon, _), (.anchor, _), (.question, _): 1
    case (_, .comma), (_, .closeBracket): 0
    case (.alias, .colon): 1
    case (_, .colon): 0
    default: 1
    }
  }

  /// Returns whether a comment may have been meant as part of the plain text before it. The compiler warns about such a
  /// comment, so formatting must not change it.
  private func looksLikeText(_ comment: Int) -> Bool {
    source[comment - 1] == UInt8(ascii: " ") && !source.isBlank(at: comment - 2) && comment + 1 < source.count
      && source[comment + 1] > UInt8(ascii: " ") && source[comment + 1] != UInt8(ascii: "#")
  }

  /// Writes a quoted or plain text. Blanks around its line breaks are not part of it.
  private mutating func writeText(_ range: SourceRange, _ style: SyntaxNode.ScalarStyle, _ column: Int) {
    let lines = source.lines(in: range)
    guard lines.count > 1, !lines.contains(where: \.endsInSeparator) else {
      append(range)
      return
    }
    for (index, line) in lines.enumerated() {
      var (start, end) = (line.start, line.end)
      if index > 0 {
        while start < end, source.isBlank(at: start) { start += 1 }
        output.append(UInt8(ascii: "\n"))
        if start < end { indent(column) }
      }
      if index < lines.count - 1 {
        end = source.contentEnd(from: start, to: end)
        let isEscaped = style == .doubleQuoted && end > start && source[end - 1] == UInt8(ascii: "\\")
        if isEscaped, end < line.end { end += 1 }
      }
      append(SourceRange(start, end))
    }
  }

  /// Writes a block scalar. All of its lines are moved by the same number of columns.
  private mutating func writeBlock(_ range: SourceRange) {
    var lines = source.lines(in: range)
    let header = BlockHeader(source, lines.removeFirst())
    append(header.range)
    if let comment = header.comment {
      output.append(contentsOf: "  ".utf8)
      append(comment)
    }
    let parent = blocks.innermost
    let old =
      header.digit.map { (parent?.oldColumn ?? 0) + $0 } ?? lines.lazy.compactMap(firstColumn).first ?? .max
    let new = (parent?.column ?? 0) + (header.digit ?? Self.step)
    func isContent(_ line: SourceLine) -> Bool { line.end - line.start > old }
    let isAtEnd = range.end == source.count
    if isAtEnd, let last = lines.last, !isContent(last) { lines.removeLast() }
    let count = header.keepsBlankLines ? lines.count : (lines.lastIndex(where: isContent) ?? -1) + 1
    var lineBreak = ArraySlice("\n".utf8)
    for line in lines[..<count] {
      output.append(contentsOf: lineBreak)
      if isContent(line) {
        indent(new)
        append(SourceRange(line.start + old, line.end))
      }
      lineBreak = line.endsInSeparator ? ArraySlice(source[line.end..<line.end + 3]) : ArraySlice("\n".utf8)
    }
    blankLines = lines.count - count
    endsInText = isAtEnd && !header.strips && lines.last?.end == source.count
  }

  /// Returns the column of the first text on a line of a block scalar; `nil` if there is none.
  private func firstColumn(of line: SourceLine) -> Int? {
    source[line.start..<line.end].firstIndex { $0 != UInt8(ascii: " ") }.map { $0 - line.start }
  }
}

/// The result of formatting a file.
package enum Formatting: Sendable {
  /// The file in the standard layout, with the same tree and comments.
  case formatted(SourceBytes)
  /// The errors of a file that cannot be read completely.
  case broken([Diagnostic])
  /// The standard layout would change what the file means.
  case unsafe

  /// Formats a file, and checks that the result means the same.
  package init(_ file: SourceFile) {
    let (tree, diagnostics) = YAMLReader.read(file)
    guard tree.isComplete, diagnostics.isEmpty else {
      self = .broken(diagnostics)
      return
    }
    let bytes = SourceBytes(taking: SyntaxFormatter.format(tree))
    guard bytes != file.bytes else {
      self = .formatted(file.bytes)
      return
    }
    let (result, errors) = YAMLReader.read(SourceFile(path: file.path, bytes: bytes))
    let isSame = errors.isEmpty && tree.hasSameNodes(as: result) && tree.hasSameTokens(as: result)
    self = isSame ? .formatted(bytes) : .unsafe
  }
}

/// The first line of a block scalar.
private struct BlockHeader {
  /// The bytes from the `|` or `>` to the last indicator.
  let range: SourceRange
  let comment: SourceRange?
  /// The indentation, if the header states it.
  let digit: Int?
  /// Whether blank lines at the end are part of the text.
  let keepsBlankLines: Bool
  /// Whether the last line break is not part of the text.
  let strips: Bool

  init(_ source: SourceBytes, _ line: SourceLine) {
    let text = source[line.start..<line.end]
    let end = text.firstIndex { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "#") } ?? line.end
    range = SourceRange(line.start, end)
    comment = text.firstIndex(of: UInt8(ascii: "#")).map {
      SourceRange($0, source.contentEnd(from: $0, to: line.end))
    }
    let indicators = source[line.start..<end]
    digit = indicators.first { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }.map {
      Int($0 - UInt8(ascii: "0"))
    }
    keepsBlankLines = indicators.contains(UInt8(ascii: "+"))
    strips = indicators.contains(UInt8(ascii: "-"))
  }
}

/// The block mappings and sequences around a position that moves through a file.
private struct OpenBlocks {
  /// A collection that contains the position, or contained an earlier one.
  struct Block {
    let isMapping: Bool
    /// Whether it is written without brackets.
    let isBlock: Bool
    let oldColumn: Int
    /// The column in the standard layout.
    let column: Int
    /// The offset of its end.
    let end: Int
    /// The index after its last node.
    let endIndex: Int
    var childCount = 0

    /// Whether the next child is a key.
    var expectsKey: Bool { isMapping && childCount.isMultiple(of: 2) }

    /// The column from which brackets on the line of a key or dash are indented.
    var valueBase: Int { isMapping ? column : column + 2 }
  }

  private var all: [Block] = []
  private var next = 0
  private var openCount = 0

  /// The innermost block collection.
  var innermost: Block? { all[..<openCount].last { $0.isBlock } }

  /// The old and the new columns of the block collections.
  var columns: [(old: Int, new: Int)] {
    all[..<openCount].filter(\.isBlock).map { ($0.oldColumn, $0.column) }
  }

  /// Moves to a token.
  mutating func move(to position: Int, in tree: SyntaxTree) {
    while next < tree.nodes.count {
      let node = tree.nodes[next]
      // At its first token, a block collection is open, but a text or a collection in brackets is not counted yet.
      let begins = node.isEmptyPlain || node.isCollection && !isOpeningBracket(tree.source.bytes[position])
      guard node.start < position || node.start == position && begins else { break }
      while let last = all.last, last.endIndex <= next { all.removeLast() }
      let parent = all.last
      if !all.isEmpty { all[all.count - 1].childCount += 1 }
      if node.isCollection { all.append(collection(node, in: parent, tree.source.bytes)) }
      next += 1
    }
    openCount = (all.lastIndex { $0.end > position } ?? -1) + 1
  }

  private func collection(_ node: NodeRecord, in parent: Block?, _ source: SourceBytes) -> Block {
    let start = Int(node.start)
    let isBlock = parent?.isBlock != false && !isOpeningBracket(source[start])
    return Block(
      isMapping: node.kind == .mapping, isBlock: isBlock, oldColumn: isBlock ? source.column(of: start) : 0,
      column: parent.map { $0.column + 2 } ?? 0, end: Int(node.end), endIndex: Int(node.content))
  }

  private func isOpeningBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }
}

/// The bytes of a line, or of a part of it.
private struct SourceLine {
  let start: Int
  /// The offset of its line break.
  let end: Int
  /// Whether the line ends with a line or paragraph separator, which is part of a text.
  let endsInSeparator: Bool
}

extension SourceBytes {
  /// Returns the lines of a range.
  fileprivate func lines(in range: SourceRange) -> [SourceLine] {
    var lines: [SourceLine] = []
    var start = range.start
    var index = start
    while index < range.end {
      let length = lineBreakLength(at: index)
      if length > 0 {
        lines.append(SourceLine(start: start, end: index, endsInSeparator: self[index] == 0xE2))
        start = index + length
      }
      index += Swift.max(1, length)
    }
    return lines + [SourceLine(start: start, end: range.end, endsInSeparator: false)]
  }

  /// Returns the number of bytes before an offset on its line.
  fileprivate func column(of offset: Int) -> Int { offset - lineStart(offset) }
}

extension SyntaxTree {
  /// Returns whether another tree has the same structure, names, texts and aliases.
  func hasSameNodes(as other: SyntaxTree) -> Bool {
    nodes.count == other.nodes.count
      && nodes.indices.allSatisfy { index in
        let (node, twin) = (nodes[index], other.nodes[index])
        guard node.kind == twin.kind, node.length == twin.length else { return false }
        guard node.kind == .scalar else { return node.content == twin.content }
        return node.style == twin.style && withTextBytes(of: node) { other.hasText($0, twin) }
      }
  }

  /// Returns whether another tree has the same tokens in the same order, apart from the layout of texts.
  func hasSameTokens(as other: SyntaxTree) -> Bool {
    SyntaxTokens(of: self).elementsEqual(SyntaxTokens(of: other)) { token, twin in
      guard token.kind == twin.kind, token.isFirstOnLine == twin.isFirstOnLine else { return false }
      if case .text = token.kind { return true }
      return source.bytes.hasBytes(of: other.source.bytes, token.range, twin.range)
    }
  }
}
