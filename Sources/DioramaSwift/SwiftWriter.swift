import DioramaTree

/// Writes Swift as UTF-8, line by line, indented by two spaces a level. What it writes needs no formatter.
///
/// Everything is written where it stays. What then proves too long for its line is taken back and written otherwise.
package struct SwiftWriter {
  /// The longest line, unless a single literal is longer.
  private static let lineLength = 100

  /// What has been written and not been handed to a sink.
  package private(set) var bytes: [UInt8] = []
  private let sink: ByteSink?
  /// How many bytes have been handed to the sink.
  private var handedOn = 0
  /// How much of what is being written may still be taken back as a whole.
  private var attempts = 0
  private var level = 0
  /// Where each argument of the call that is being written begins.
  private var arguments: [Int] = []

  /// - Parameters:
  ///   - expected: How many bytes will be written, or more.
  ///   - sink: Takes what is written, piece by piece; without it, ``bytes`` has it all.
  package init(expecting expected: Int = 1 << 9, to sink: ByteSink? = nil) {
    self.sink = sink
    bytes.reserveCapacity(min(expected, JSONWriter.pieceSize * 5 / 4))
  }

  /// Hands what has been written to the sink, if there is one.
  package mutating func handOn() {
    guard let sink else { return }
    sink(bytes)
    handedOn += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands on what has been written once it is long enough, unless some of it may still be taken back.
  private mutating func handOnPiece() {
    if bytes.count >= JSONWriter.pieceSize, attempts == 0 { handOn() }
  }

  /// How many bytes have been written.
  package var count: Int { handedOn + bytes.count }

  /// What has been written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Within a line

  /// Writes text at the end of what there is.
  package mutating func write(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isWritten == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Writes pieces of text at the end of what there is. They are no array, which would have to be made for most lines.
  @inline(__always)
  package mutating func write(
    _ first: String, _ second: String, _ third: String = "", _ fourth: String = "", _ fifth: String = "",
    _ sixth: String = "", _ seventh: String = ""
  ) {
    write(first)
    write(second)
    if !third.isEmpty { write(third) }
    if !fourth.isEmpty { write(fourth) }
    if !fifth.isEmpty { write(fifth) }
    if !sixth.isEmpty { write(sixth) }
    if !seventh.isEmpty { write(seventh) }
  }

  /// Writes elements with commas between them.
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ body: (Elements.Element, inout SwiftWriter) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { write(", ") }
      isFirst = false
      body(element, &self)
    }
  }

  // MARK: Lines

  /// Writes an empty line.
  package mutating func line() {
    bytes.append(UInt8(ascii: "\n"))
    handOnPiece()
  }

  /// Writes a line.
  package mutating func line(_ text: String) {
    line { $0.write(text) }
  }

  /// Writes a line.
  package mutating func line(_ body: (inout SwiftWriter) -> Void) {
    startLine()
    body(&self)
    line()
  }

  /// Writes a line or, if it would be too long, something else in its place.
  package mutating func line(
    _ body: (inout SwiftWriter) -> Void, ifTooLong otherwise: (inout SwiftWriter) -> Void
  ) {
    let isKept = keep { writer in
      let start = writer.bytes.count
      writer.startLine()
      body(&writer)
      let fits = writer.fits(writer.bytes[start...])
      writer.line()
      return fits
    }
    if !isKept { otherwise(&self) }
  }

  /// Writes lines one level deeper.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Writes a declaration or statement with a body in braces.
  package mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    block({ $0.write(head) }, body: body)
  }

  /// Writes a declaration or statement with a body in braces.
  package mutating func block(_ head: (inout SwiftWriter) -> Void, body: (inout SwiftWriter) -> Void) {
    line { writer in
      head(&writer)
      writer.write(" {")
    }
    indented(body)
    line("}")
  }

  /// Writes a doc comment; each line break in the text begins a new line of it.
  package mutating func documentation(_ text: String) {
    for part in SwiftComment.lines(of: text) {
      line { part.isEmpty ? $0.write("///") : $0.write("/// ", part) }
    }
  }

  /// Writes something for each element, with an empty line between what is written for one and for the next.
  package mutating func paragraphs<Elements: Sequence>(
    _ elements: Elements, _ body: (Elements.Element, inout SwiftWriter) -> Void
  ) {
    let start = count
    for element in elements {
      keep { writer in
        if writer.count > start { writer.line() }
        let paragraph = writer.bytes.count
        body(element, &writer)
        return writer.bytes.count > paragraph
      }
    }
  }

  /// Keeps what is written only if the body says so.
  ///
  /// - Returns: Whether it is kept.
  @discardableResult
  package mutating func keep(_ body: (inout SwiftWriter) -> Bool) -> Bool {
    let start = bytes.count
    attempts += 1
    let isKept = body(&self)
    attempts -= 1
    if isKept { handOnPiece() } else { bytes.removeSubrange(start...) }
    return isKept
  }

  private mutating func startLine() {
    for _ in 0..<level * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  /// Whether a line is short enough. Bytes, of which there are never fewer than characters, are counted sooner, and are
  /// the characters of a line of ASCII.
  private func fits(_ line: ArraySlice<UInt8>) -> Bool {
    if line.count <= Self.lineLength { return true }
    if line.allSatisfy({ $0 < 0x80 }) { return false }
    return String(decoding: line, as: UTF8.self).count <= Self.lineLength
  }
}

/// Calls, and declarations that look like them.
extension SwiftWriter {
  /// How the arguments of a call are written that is too long for one line.
  private enum Breaking {
    /// All on the next line or, if they are too long for that, too, one below the other.
    case arguments
    /// The elements of the one list that is passed, one below the other, each with a comma.
    case elements
  }

  /// Writes a call or declaration with its arguments: on one line if they fit, else one below the other.
  package mutating func call(
    _ head: (inout SwiftWriter) -> Void, arguments: (inout SwiftWriter) -> Void,
    tail: (inout SwiftWriter) -> Void = { _ in }
  ) {
    call(head, "(", arguments, ")", tail, .arguments)
  }

  /// Writes a call with its arguments: on one line if they fit, else one below the other.
  package mutating func call(
    _ head: String, arguments: (inout SwiftWriter) -> Void, tail: (inout SwiftWriter) -> Void = { _ in }
  ) {
    call({ $0.write(head) }, arguments: arguments, tail: tail)
  }

  /// Writes a call that passes one list: on one line if it fits, else an element a line.
  package mutating func callWithList(
    _ head: (inout SwiftWriter) -> Void, elements: (inout SwiftWriter) -> Void
  ) {
    call(head, "([", elements, "])", { _ in }, .elements)
  }

  /// Writes an argument of a call, or an element of the list that is passed.
  package mutating func argument(_ body: (inout SwiftWriter) -> Void) {
    if !arguments.isEmpty { write(", ") }
    arguments.append(bytes.count)
    body(&self)
  }

  private mutating func call(
    _ head: (inout SwiftWriter) -> Void, _ open: String, _ body: (inout SwiftWriter) -> Void, _ close: String,
    _ tail: (inout SwiftWriter) -> Void, _ breaking: Breaking
  ) {
    let start = bytes.count
    attempts += 1
    startLine()
    head(&self)
    write(open)
    let first = bytes.count
    arguments.removeAll(keepingCapacity: true)
    body(&self)
    let last = bytes.count
    write(close)
    tail(&self)
    if !arguments.isEmpty, !fits(bytes[start...]) { breakLine(from: first, to: last, breaking) }
    attempts -= 1
    line()
  }

  /// Breaks the line that ends here around its arguments.
  private mutating func breakLine(from first: Int, to last: Int, _ breaking: Breaking) {
    let rest = Array(bytes[first...])
    let all = rest[..<(last - first)]
    let starts = arguments.map { $0 - first }
    bytes.removeSubrange(first...)
    line()
    indented { writer in
      if breaking == .arguments {
        let fits = writer.keep { writer in
          let start = writer.bytes.count
          writer.line { $0.bytes += all }
          return writer.fits(writer.bytes[start...].dropLast())
        }
        if fits { return }
      }
      for (start, next) in zip(starts, starts.dropFirst().map { $0 - ", ".utf8.count } + [all.count]) {
        writer.line { writer in
          writer.bytes += all[start..<next]
          if next < all.count || breaking == .elements { writer.write(",") }
        }
      }
    }
    startLine()
    bytes += rest[all.count...]
  }
}

extension SwiftWriter {
  /// Writes a text as a string literal. Whatever the text is, the literal has exactly its value, stays on one line,
  /// and holds no code.
  package mutating func write(literal text: String) {
    write("\"")
    write(escaped: text)
    write("\"")
  }

  /// Writes a text as a string literal. The only code in it are the references to parameters that the scene's author
  /// wrote as references.
  package mutating func write(literal segments: [TextSegment]) {
    write("\"")
    for segment in segments {
      switch segment {
      case .literal(let text): write(escaped: text)
      case .parameter(let name): write("\\(", SwiftName.escaped(name), ")")
      }
    }
    write("\"")
  }

  private mutating func write(escaped text: String) {
    let isPlain = text.allBytesSatisfy { byte in
      byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"")
      case "\\": write("\\\\")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      case "\0": write("\\0")
      case _ where SwiftLiteral.isInvisible(scalar):
        write("\\u{", String(scalar.value, radix: 16, uppercase: true), "}")
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
  }
}

/// What stands for itself in Swift.
package enum SwiftLiteral {
  /// Whether a scalar shows nothing of itself: a control character, a line or paragraph separator, or a mark that turns
  /// the direction of what follows, so that code could read otherwise than it runs (Boucher and Anderson, "Trojan
  /// Source", 2021). The joiners inside emoji are not among them.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: false
    case 0..<0x20, 0x7F..<0xA1, 0xAD, 0x61C, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000,
      0xE000...0xF8FF, 0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0x10FFFF:
      true
    default: false
    }
  }

  /// A number, without a needless fraction.
  package static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

/// Names in generated code.
package enum SwiftName {
  /// A name, in backticks if Swift keeps the word for itself.
  package static func escaped(_ name: String) -> String {
    let length = name.utf8.count
    return length < keywords.count && keywords[length].contains(name) ? "`\(name)`" : name
  }

  /// The label of an argument, which may be any word but one.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// A name with its first letter in upper case.
  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that cannot name a variable, a function or a case as they are (The Swift Programming Language, "Lexical
  /// Structure"), by their lengths, so that few are compared.
  private static let keywords: [[String]] = [
    [],
    [],
    ["as", "do", "if", "in", "is"],
    ["for", "let", "nil", "try", "var"],
    ["case", "else", "enum", "func", "init", "self", "true"],
    [
      "async", "await", "break", "catch", "class", "defer", "false", "guard", "inout", "super", "throw",
      "where", "while",
    ],
    ["deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws"],
    ["default", "private"],
    ["continue", "internal", "operator", "protocol", "rethrows"],
    ["extension", "subscript", "typealias"],
    [],
    ["fallthrough", "fileprivate"],
    [],
    [],
    ["associatedtype"],
    ["precedencegroup"],
  ]
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
