/// Writes Swift line by line, indented by two spaces a level. What it writes needs no formatter.
struct SwiftWriter {
  /// The longest line, unless a single literal is longer.
  static let lineLength = 100

  private(set) var text = ""
  private var level: Int

  /// Creates a writer whose lines are indented by so many levels.
  init(level: Int = 0) {
    self.level = level
  }

  /// How many characters are left on a line at the current level.
  var room: Int { Self.lineLength - level * 2 }

  /// Whether a text fits on a line at the current level. Bytes, of which there are never fewer than characters, are counted sooner.
  func fits(_ text: String) -> Bool {
    text.utf8.count <= room || text.count <= room
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<level { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// Writes lines one level deeper.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Writes a declaration or statement with a body in braces.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }

  /// Writes an assignment of a closure whose head is given apart.
  mutating func block(_ head: String, _ closureHead: String, _ body: (inout SwiftWriter) -> Void) {
    line("\(head) { \(closureHead)")
    indented(body)
    line("}")
  }

  /// Writes an expression whose last operand goes to a line of its own if the whole is too long for one.
  mutating func operands(_ expression: String) {
    let parts = expression.split(separator: " ?? ")
    guard !fits(expression), parts.count == 2 else { return line(expression) }
    line(String(parts[0]))
    indented { $0.line("?? \(parts[1])") }
  }

  /// Takes over what another writer wrote at the same level.
  mutating func append(_ other: SwiftWriter) {
    text += other.text
  }

  /// Writes a call with one list: on one line if it fits, else an element a line.
  mutating func list(_ head: String, _ elements: [String]) {
    let joined = "\(head)([\(elements.joined(separator: ", "))])"
    if fits(joined) || elements.isEmpty {
      line(joined)
      return
    }
    line("\(head)([")
    indented { writer in
      for element in elements { writer.line(element + ",") }
    }
    line("])")
  }

  /// Writes a doc comment; each line break in the text begins a new line of it.
  mutating func documentation(_ text: String) {
    for part in SwiftComment.lines(of: text) { line(part.isEmpty ? "///" : "/// " + part) }
  }

  /// Writes a call or declaration with its arguments: on one line if they fit, else one below the other.
  mutating func call(_ head: String, _ arguments: [String], _ tail: String = "") {
    let joined = head + "(" + arguments.joined(separator: ", ") + ")" + tail
    if fits(joined) || arguments.isEmpty {
      line(joined)
      return
    }
    line(head + "(")
    let inner = arguments.joined(separator: ", ")
    indented { writer in
      if writer.fits(inner) {
        writer.line(inner)
      } else {
        for (index, argument) in arguments.enumerated() {
          writer.line(argument + (index < arguments.count - 1 ? "," : ""))
        }
      }
    }
    line(")" + tail)
  }
}

/// Text that people wrote, made safe for comments.
enum SwiftComment {
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
