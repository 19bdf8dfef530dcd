import DioramaSyntax

/// A part of a source line as a report shows it: cut to what matters, without characters that could control a terminal.
struct SourceExcerpt {
  private let before: String
  private let marked: String
  private let after: String

  /// How many bytes of a part are read: many more than are shown, and few enough for lines of any length.
  private static let reach = 4096

  /// The part of a line that contains the start of a range.
  init(_ range: SourceRange, of line: SourceRange, in file: SourceFile) {
    let start = min(max(range.start, line.start), line.end)
    let end = max(start, min(range.end, line.end))
    self.init(
      before: Self.end(of: SourceRange(line.start, start), in: file),
      marked: Self.start(of: SourceRange(start, end), in: file),
      after: Self.start(of: SourceRange(end, line.end), in: file))
  }

  /// A line with edits applied, cut around them; `nil` for edits that change other lines or add lines.
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

  /// The text of a range, or the end of it if it is long.
  private static func end(of range: SourceRange, in file: SourceFile) -> String {
    var start = max(range.start, range.end - reach)
    while start > range.start, start < range.end, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return file.text(in: SourceRange(start, range.end))
  }

  /// The text of a range, or the start of it if it is long.
  private static func start(of range: SourceRange, in file: SourceFile) -> String {
    var end = min(range.end, range.start + reach)
    while end < range.end, end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file.text(in: SourceRange(range.start, end))
  }

  private init(before: String, marked: String, after: String) {
    self.before = before.count > 120 ? "…" + before.suffix(60) : before
    self.marked = marked.count > 120 ? marked.prefix(120) + "…" : marked
    self.after = after.count > 60 ? after.prefix(60) + "…" : after
  }

  /// The source.
  var text: String { Visible.text(before + marked + after) }

  /// The source without trailing whitespace.
  var trimmedText: String {
    let text = text
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end])
  }

  /// Blanks up to the marked part.
  var margin: String { Visible.blank(as: before) }

  /// Carets for the marked part; at least one.
  var carets: String { String(repeating: "^", count: max(1, Visible.width(of: marked))) }
}

/// Makes untrusted text safe to show on a terminal: it must neither control the terminal nor look different from what
/// it is.
enum Visible {
  /// The text with control characters and directional formatting characters replaced.
  static func text(_ text: String) -> String {
    if text.isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// How many columns a text takes.
  static func width(of text: String) -> Int {
    text.isPlain ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// Blanks as wide as a text. Tabs stay, so that what follows lines up.
  static func blank(as text: String) -> String {
    if text.isPlain { return String(repeating: " ", count: text.utf8.count) }
    return text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Two for East Asian wide characters (Unicode Standard Annex 11) and emoji, one for others.
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
  /// Whether the text has nothing but ASCII's visible characters and blanks, which take one column each. Most texts are
  /// such, and this is seen in a tenth of the time that going through their characters takes.
  fileprivate var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}
