import DioramaTree

/// Writes Swift in UTF-8, line by line, with two spaces of indentation for each level. The output needs no formatter.
///
/// The writer writes into its buffer directly. If a line turns out to be too long, it removes the line and writes it
/// in another way.
package struct SwiftWriter {
  /// The maximum length of a line, unless a single literal is longer.
  private static let lineLength = 100

  /// The output that has not been passed to a sink.
  package private(set) var bytes: [UInt8] = []
  private let sink: ByteSink?
  /// The number of bytes that have been passed to the sink.
  private var handedOn = 0
  /// The number of nested attempts whose output may still be removed.
  private var attempts = 0
  private var level = 0
  /// The start of each argument of the current call.
  private var arguments: [Int] = []

  /// - Parameters:
  ///   - expected: The expected number of bytes, or more.
  ///   - sink: Receives the output, piece by piece; without it, ``bytes`` has the whole output.
  package init(expecting expected: Int = 1 << 9, to sink: ByteSink? = nil) {
    self.sink = sink
    bytes.reserveCapacity(min(expected, JSONWriter.pieceSize * 5 / 4))
  }

  /// Passes the output to the sink, if there is one.
  package mutating func handOn() {
    guard let sink else { return }
    sink(bytes)
    handedOn += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  /// Passes the output to the sink once it is long enough, unless some of it may still be discarded.
  private mutating func handOnPiece() {
    if bytes.count >= JSONWriter.pieceSize, attempts == 0 { handOn() }
  }

  /// The number of bytes that have been written.
  package var count: Int { handedOn + bytes.count }

  /// The output, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Within a line

  /// Appends text.
  package mutating func write(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isWritten == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Appends pieces of text. They are not an array, which most lines would have to allocate.
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

  /// Writes elements separated by commas.
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

  /// Writes a line or, if it would be too long, an alternative.
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

  /// Writes lines indented by one more level.
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

  /// Writes a doc comment, with a line for each line of the text.
  package mutating func documentation(_ text: String) {
    for part in SwiftComment.lines(of: text) {
      line { part.isEmpty ? $0.write("///") : $0.write("/// ", part) }
    }
  }

  /// Writes output for each element, separated by empty lines.
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

  /// Keeps the output of the body only if the body returns `true`.
  ///
  /// - Returns: Whether the output was kept.
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

  /// Returns whether a line is short enough. It counts bytes first, which is faster and exact for ASCII; there are
  /// never fewer bytes than characters.
  private func fits(_ line: ArraySlice<UInt8>) -> Bool {
    if line.count <= Self.lineLength { return true }
    if line.allSatisfy({ $0 < 0x80 }) { return false }
    return String(decoding: line, as: UTF8.self).count <= Self.lineLength
  }
}

/// Calls, and declarations with the same form.
extension SwiftWriter {
  /// The way in which a call that is too long for one line is broken.
  private enum Breaking {
    /// All arguments on the next line or, if that is also too long, on a line each.
    case arguments
    /// The elements of its single list on a line each, with a comma after each.
    case elements
  }

  /// Writes a call or declaration with its arguments on one line if they fit, or else on a line each.
  package mutating func call(
    _ head: (inout SwiftWriter) -> Void, arguments: (inout SwiftWriter) -> Void,
    tail: (inout SwiftWriter) -> Void = { _ in }
  ) {
    call(head, "(", arguments, ")", tail, .arguments)
  }

  /// Writes a call with its arguments on one line if they fit, or else on a line each.
  package mutating func call(
    _ head: String, arguments: (inout SwiftWriter) -> Void, tail: (inout SwiftWriter) -> Void = { _ in }
  ) {
    call({ $0.write(head) }, arguments: arguments, tail: tail)
  }

  /// Writes a call with a list as its argument, on one line if it fits, or else with a line for each element.
  package mutating func callWithList(
    _ head: (inout SwiftWriter) -> Void, elements: (inout SwiftWriter) -> Void
  ) {
    call(head, "([", elements, "])", { _ in }, .elements)
  }

  /// Writes an argument of a call, or an element of its list.
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

  /// Breaks the current line at its arguments.
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
  /// Writes a text as a string literal. The literal has exactly the value of the text, stays on one line, and
  /// contains no code.
  package mutating func write(literal text: String) {
    write("\"")
    write(escaped: text)
    write("\"")
  }

  /// Writes a text as a string literal. The only code in it is references to parameters that the scene's author wrote
  /// as references.
  package mutating func write(literal segments: [TextSegment]) {
    write("\"")
    for segment in segments {
      switch segment {
      case .literal(let text): write(escaped: text)
      case .parameter(let name): write("\\(", SwiftName.escaped(name), ")")
      case .state(let name): write("\\(state.", SwiftName.escaped(name), ")")
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

/// Characters and numbers in Swift literals.
package enum SwiftLiteral {
  /// Returns whether a scalar is invisible: a control character, a line or paragraph separator, or a mark that
  /// changes the direction of text, so that code could look different from what it does (Boucher and Anderson,
  /// "Trojan Source", 2021). The joiners in emoji are not included.
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

  /// Returns a number, without a fraction if that is zero.
  package static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

/// Names in generated code.
package enum SwiftName {
  /// Returns a name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    let length = name.utf8.count
    return length < keywords.count && keywords[length].contains(name) ? "`\(name)`" : name
  }

  /// Returns an argument label, in backticks if it is `inout`, the only keyword that needs them.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// Returns a name with its first letter in upper case.
  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The keywords that cannot name a variable, a function or a case without backticks (The Swift Programming
  /// Language, "Lexical Structure"), grouped by length to reduce comparisons.
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
  /// Returns whether all bytes pass a test. It is faster than iterating ``Swift/String/utf8``.
  func allBytesSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }

  /// Whether all characters are printable ASCII or spaces, so that the text needs no further checks.
  var isPrintableASCII: Bool {
    allBytesSatisfy { $0 >= UInt8(ascii: " ") && $0 < 0x7F }
  }
}
