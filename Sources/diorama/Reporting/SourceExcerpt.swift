import DioramaSyntax

/// A part of a source line, as a report shows it: cut to what matters, without characters that could control a
/// terminal.
struct SourceExcerpt {
  private let before: String
  private let marked: String
  private let after: String

  /// How many bytes of a part to read: many more than are shown, but a limited number for lines of any length.
  private static let reach = 4096

  /// Creates the excerpt of a line that contains the start of a range.
  init(_ range: SourceRange, of line: SourceRange, in file: SourceFile) {
    let start = min(max(range.start, line.start), line.end)
    let end = max(start, min(range.end, line.end))
    self.init(
      before: Self.end(of: SourceRange(line.start, start), in: file),
      marked: Self.start(of: SourceRange(start, end), in: file),
      after: Self.start(of: SourceRange(end, line.end), in: file))
  }

  /// Creates the excerpt of a line with edits applied, cut around them. Returns `nil` if the edits change other lines
  /// or add lines.
  init?(_ edits: [TextEdit], of line: SourceRange, in file: SourceFile) {
    let stay = edits.allSatisfy {
      line.contains($0.range) && !$0.replacement.utf8.contains(UInt8(ascii: "\n"))
    }
    guard stay, let first = edits.first, let last = edits.last else { return nil }
    var changed = ""
    var position = first.range.start
    for edit in edits {
      changed += Self.start(of: SourceRange(position, edit.range.start), in: file) + edit.replacement
      position = edit.range.end
    }
    self.init(
      before: Self.end(of: SourceRange(line.start, first.range.start), in: file), marked: changed,
      after: Self.start(of: SourceRange(last.range.end, line.end), in: file))
  }

  /// Returns the text of a range, or its end if it is long.
  private static func end(of range: SourceRange, in file: SourceFile) -> String {
    var start = max(range.start, range.end - reach)
    while start > range.start, start < range.end, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return file.text(in: SourceRange(start, range.end))
  }

  /// Returns the text of a range, or its start if it is long.
  private static func start(of range: SourceRange, in file: SourceFile) -> String {
    var end = min(range.end, range.start + reach)
    while end < range.end, end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file.text(in: SourceRange(range.start, end))
  }

  private init(before: String, marked: String, after: String) {
    self.before = before.isLonger(than: 120) ? "…" + before.suffix(60) : before
    self.marked = marked.isLonger(than: 120) ? marked.prefix(120) + "…" : marked
    self.after = after.isLonger(than: 60) ? after.prefix(60) + "…" : after
  }

  /// The parts of the excerpt, which may contain any characters.
  var parts: [String] { [before, marked, after] }

  /// The excerpt without trailing whitespace.
  var trimmedText: String {
    let text = Visible.text(before + marked + after)
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end])
  }

  /// Spaces up to the marked part.
  var margin: String { Visible.blank(as: before) }

  /// The width of the marked part in columns; at least one.
  var markedWidth: Int { max(1, Visible.width(of: marked)) }
}

/// Makes untrusted text safe to show on a terminal: it must not control the terminal, or look different from what it
/// is.
enum Visible {
  /// Returns the text with control characters and directional formatting characters replaced.
  static func text(_ text: String) -> String {
    if text.isPlain { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text with control characters and directional formatting characters replaced.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        let length = 0x20..<0x7F ~= text[index] ? 0 : harmfulLength(text[index...])
        if length > 0 {
          bytes.append(contentsOf: text[start..<index])
          bytes.append(contentsOf: "\u{FFFD}".utf8)
          start = index + length
        }
        index += max(length, 1)
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// Returns the width of a text in columns.
  static func width(of text: String) -> Int {
    text.isPlain ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns spaces as wide as a text. Tabs are kept, so that the text after them is aligned.
  static func blank(as text: String) -> String {
    if text.isPlain { return String(repeating: " ", count: text.utf8.count) }
    return text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
  }

  /// Returns how many bytes the first character of some UTF-8 has if it could control a terminal, or 0 otherwise.
  private static func harmfulLength(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let bytes = (text[text.startIndex], text.dropFirst().first ?? 0, text.dropFirst(2).first ?? 0)
    return switch bytes {
    case (0x09, _, _): 0
    case (0..<0x20, _, _), (0x7F, _, _): 1
    case (0xC2, 0x80..<0xA0, _): 2  // U+0080 to U+009F
    case (0xD8, 0x9C, _): 2  // U+061C
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE): 3  // U+200E, U+200F, U+2028 to U+202E
    case (0xE2, 0x81, 0xA6...0xA9): 3  // U+2066 to U+2069
    default: 0
    }
  }

  /// Returns 2 for East Asian wide characters (Unicode Standard Annex 11) and emoji, or 1 for others.
  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation
        ? 2 : scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}

extension String {
  /// Whether the text has only visible ASCII characters and spaces, which take one column each. This is true of most
  /// texts, and takes a tenth of the time of iterating over their characters.
  fileprivate var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

  /// Returns whether the text has more characters than a limit. It never has more characters than bytes.
  fileprivate func isLonger(than limit: Int) -> Bool { utf8.count > limit && count > limit }
}
