/// Finds characters that make a file look different from what it means, where no text needs them: line breaks of YAML
/// that editors do not show, in comments, plain texts and between tokens, and characters that change the direction of
/// writing, in comments and keys.
enum HiddenCharacterScanner {
  /// Where a character is, which determines what to write instead.
  private enum Place {
    case between, comment, blockText, plainText, key
  }

  /// Returns a tree with its diagnostics and those for hidden characters.
  static func added(
    to result: (tree: SyntaxTree, diagnostics: [Diagnostic])
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let (tree, bytes) = (result.tree, result.tree.source.bytes)
    let diagnostics = DiagnosticCollector()
    diagnostics.add(contentsOf: result.diagnostics)
    var count = 0
    func scan(_ range: SourceRange, _ outside: Place) {
      var place = outside
      var index = range.start
      while index < range.end, count <= Limits.syntaxErrors {
        let length = bytes.lineBreakLength(at: index)
        if let scalar = bytes.hiddenCharacter(at: index), outside != .plainText || length > 0 {
          count += 1
          let found = diagnostic(scalar, at: index, place, in: bytes)
          diagnostics.add(
            count > Limits.syntaxErrors ? Diagnostic(TooManySyntaxErrors(), at: found.range) : found)
        }
        if length > 0 {
          place = outside
        } else if bytes[index] == UInt8(ascii: "#"), outside != .plainText, outside != .key {
          place = .comment
        }
        index += max(1, length)
      }
    }
    var isAfterBlockText = false
    tree.forEachPiece { piece in
      switch piece.kind {
      case .gap: scan(piece.range, isAfterBlockText ? .blockText : .between)
      case .text(let text) where !text.isAliasOrBroken:
        isAfterBlockText = text.style == .literal || text.style == .folded
        if isAfterBlockText {
          let end = bytes.lineEnd(from: piece.range.start)
          scan(SourceRange(piece.range.start, min(end + 1, bytes.count)), .between)
        } else if text.style == .plain {
          scan(piece.range, .plainText)
        }
      case .text, .skipped: isAfterBlockText = false
      }
    }
    for mapping in tree.allNodes where !mapping.isAliasOrBroken && mapping.kind == .mapping {
      for entry in mapping.writtenEntries { scan(entry.key.range, .key) }
    }
    return (tree, diagnostics.diagnostics)
  }

  private static func diagnostic(
    _ scalar: Unicode.Scalar, at index: Int, _ place: Place, in bytes: SourceBytes
  ) -> Diagnostic {
    let range = SourceRange(index, index + UTF8.width(scalar))
    let message = HiddenCharacter(scalar: scalar, isInText: place == .plainText || place == .key)
    let removal = FixIt("remove it", replacing: range, with: "")
    guard scalar.isHiddenLineBreak else { return Diagnostic(message, at: range, fixIts: [removal]) }
    let next = bytes[range.end...].firstIndex { $0 != UInt8(ascii: " ") }
    let isLast = next.map { bytes.lineBreakLength(at: $0) > 0 } ?? true
    let fixIts =
      switch place {
      case .plainText, .key, .blockText: [FixIt]()
      case .between where isLast, .comment where isLast: [removal]
      case .between: [FixIt("write a line break", replacing: range, with: "\n")]
      case .comment:
        [
          FixIt("write a space", replacing: range, with: " "),
          FixIt("write a line break", replacing: range, with: "\n"),
        ]
      }
    return Diagnostic(message, at: range, fixIts: fixIts)
  }
}

extension SourceBytes {
  /// Returns the hidden character that begins at an index; the bytes are valid UTF-8.
  fileprivate func hiddenCharacter(at index: Int) -> Unicode.Scalar? {
    let value: UInt32
    switch self[index] {
    case 0xC2: value = UInt32(self[index + 1])
    case 0xE2: value = 0x2000 | UInt32(self[index + 1] & 0x3F) << 6 | UInt32(self[index + 2] & 0x3F)
    default: return nil
    }
    return Unicode.Scalar(value).flatMap { $0.isHidden ? $0 : nil }
  }
}

extension Unicode.Scalar {
  /// Whether YAML ends a line here, while most editors do not: next line, line separator and paragraph separator.
  var isHiddenLineBreak: Bool { value == 0x85 || value == 0x2028 || value == 0x2029 }

  /// Whether nobody sees it, or it looks like a space: a soft hyphen, a mark without width, or another space.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: true
    case 0x20: false
    default: value >= 0xA0 && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether it is such a line break, or changes the direction of writing.
  var isHidden: Bool { isHiddenLineBreak || 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
}
