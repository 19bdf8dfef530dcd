/// A comment, from its `#` to the end of its line.
public struct Comment: Sendable, Hashable {
  /// The bytes of the comment, without the line break.
  public let range: SourceRange

  /// What stands behind the `#`, without blanks around it.
  public let text: String

  /// Whether nothing else stands on its line.
  public let ownsLine: Bool
}

/// Finds the comments that libyaml drops: every `#` at the start of a line or behind a blank that is in no scalar.
public enum CommentScanner {
  /// The comments of a file in their order. Behind a syntax error, where scalars are unknown, none is found.
  public static func comments(in tree: SyntaxTree) -> [Comment] {
    let bytes = tree.source.bytes
    var comments: [Comment] = []
    tree.forEachGap { gap, scalar in
      scan(bytes, gap, into: &comments, of: tree.source)
      if let scalar, scalar.style == .literal || scalar.style == .folded {
        scanHeader(bytes, of: scalar.range, into: &comments, of: tree.source)
      }
    }
    return comments
  }

  private static func scan(
    _ bytes: [UInt8], _ gap: Range<Int>, into comments: inout [Comment], of file: SourceFile
  ) {
    var index = gap.lowerBound
    while index < gap.upperBound {
      if bytes[index] == UInt8(ascii: "#"),
        index == contentStart(bytes) || bytes[index - 1] <= UInt8(ascii: " ")
      {
        let comment = comment(at: index, in: file)
        comments.append(comment)
        index = comment.range.end
      }
      index += 1
    }
  }

  /// A comment behind the `|` or `>` of a block scalar, whose range begins there.
  private static func scanHeader(
    _ bytes: [UInt8], of range: SourceRange, into comments: inout [Comment], of file: SourceFile
  ) {
    let end = bytes[range.start..<range.end].firstIndex { isLineBreak($0) } ?? range.end
    scan(bytes, range.start..<end, into: &comments, of: file)
  }

  private static func comment(at start: Int, in file: SourceFile) -> Comment {
    let bytes = file.bytes
    let end = bytes[start...].firstIndex { isLineBreak($0) } ?? bytes.count
    let lineStart = bytes[..<start].lastIndex { isLineBreak($0) }.map { $0 + 1 } ?? 0
    let range = SourceRange(start, end)
    let content = bytes[start + 1..<end]
    let first = content.firstIndex { !isBlank($0) } ?? end
    let last = content.lastIndex { !isBlank($0) } ?? first
    let text = file.text(in: SourceRange(first, min(last + 1, end)))
    return Comment(
      range: range, text: text, ownsLine: bytes[lineStart..<start].allSatisfy { $0 <= UInt8(ascii: " ") })
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
