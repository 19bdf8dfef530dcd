/// Finds the anchors of a file, whose places libyaml does not report.
public enum AnchorScanner {
  /// A name that a node is given to be repeated by.
  public struct Anchor: Sendable, Hashable {
    /// The name, without its `&`.
    public let name: String
    /// The bytes from the `&` to the end of the name.
    public let range: SourceRange
  }

  /// The anchors in their order: every `&` that stands outside scalars and comments.
  public static func anchors(in tree: SyntaxTree) -> [Anchor] {
    let bytes = tree.source.bytes
    var anchors: [Anchor] = []
    tree.forEachPiece { piece in
      guard case .gap = piece.kind else { return }
      var index = piece.range.start
      while index < piece.range.end {
        switch bytes[index] {
        case UInt8(ascii: "#"):
          index = min(bytes.lineEnd(from: index), piece.range.end)
        case UInt8(ascii: "&"):
          let end = bytes[index..<piece.range.end].firstIndex { isEnd($0) } ?? piece.range.end
          let name = tree.source.text(in: SourceRange(index + 1, end))
          anchors.append(Anchor(name: name, range: SourceRange(index, end)))
          index = end
        default: index += 1
        }
      }
    }
    return anchors
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || ",[]{}".utf8.contains(byte)
  }
}
