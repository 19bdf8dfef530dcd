/// Text that people wrote, made safe for comments.
enum SwiftComment {
  /// A text on one line.
  static func line(of text: String) -> String {
    text.isPrintableASCII ? text : lines(of: text).joined(separator: " ")
  }

  /// The lines of a text, without characters that could end the comment or mislead its reader.
  static func lines(of text: String) -> [String] {
    if text.isPrintableASCII { return [text] }
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar.value == 0x2028 || scalar.value == 0x2029
        || scalar.value == 0x85
      {
        lines.append("")
      } else if !SwiftLiteral.isInvisible(scalar) {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  /// Whether every byte passes a test; quicker than to go through ``Swift/String/utf8``.
  func allBytesSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }

  /// Whether every character is one of ASCII that is seen, or a blank: such a text needs no second look.
  var isPrintableASCII: Bool {
    allBytesSatisfy { $0 >= UInt8(ascii: " ") && $0 < 0x7F }
  }
}
