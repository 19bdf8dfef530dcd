import DioramaTree

/// Writes Swift in UTF-8, line by line, with two spaces of indentation for each level. The output needs no formatter.
///
/// The writer writes directly into its buffer. It removes a line that turns out to be too long, and writes it
/// differently.
package struct SwiftWriter: ~Copyable {
  /// The maximum length of a line, unless a single literal is longer.
  private static let lineLength = 100

  /// Writes something.
  package typealias Body = (inout SwiftWriter) -> Void

  /// The static member for the bundle with texts, images and colours; `nil` for the main bundle.
  package var bundle: String?
  /// Whether lines that are too long are broken.
  package var breaksLines = true
  private var output: OutputBuffer
  /// The number of nested attempts whose output may still be removed.
  private var attempts = 0
  private var level = 0
  /// The start of each argument of the current call.
  private var arguments: [Int] = []

  /// - Parameters:
  ///   - expected: The expected number of bytes, or more.
  ///   - sink: Receives the output, piece by piece; without it, ``bytes`` has the whole output.
  package init(expecting expected: Int = 1 << 9, to sink: ByteSink? = nil) {
    output = OutputBuffer(expecting: expected, to: sink)
  }

  /// The output that has not been passed to a sink.
  package var bytes: [UInt8] { output.bytes }

  /// Passes the output to the sink, if there is one.
  package mutating func flush() { output.flush() }

  /// The number of bytes that have been written.
  package var count: Int { output.totalCount }

  /// The output, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Within a line

  /// Appends text.
  package mutating func write(_ text: String) {
    output.append(text)
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

  /// Writes a number below 65,536 as four hexadecimal digits.
  package mutating func write(hexadecimal number: UInt32) {
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> shift) & 0xF
      output.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
    }
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
    output.endLine(canFlush: attempts == 0)
  }

  /// Writes a line.
  package mutating func line(_ text: String) {
    line { $0.write(text) }
  }

  /// Writes a line, or several if it is too long.
  package mutating func line(_ body: (inout SwiftWriter) -> Void) {
    attempts += 1
    let start = output.count
    startLine()
    body(&self)
    if breaksLines, !fits(from: start) { breakLine(from: start + level * 2) }
    attempts -= 1
    line()
  }

  /// Breaks the current line, given the place after its indentation, if that is possible.
  private mutating func breakLine(from start: Int) {
    let text = output.removeBytes(from: start)
    if text.starts(with: Self.comment) { return write(comment: text) }
    guard let pieces = SwiftLineBreaks(text).pieces(within: Self.lineLength - (level + 1) * 2) else {
      return output.append(text)
    }
    output.removeLast(level * 2)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\n")) }
      level += piece.depth
      let start = output.count
      startLine()
      output.append(text[piece.range])
      if piece.hasComma { output.append(UInt8(ascii: ",")) }
      if !fits(from: start) { breakLine(from: start + level * 2) }
      level -= piece.depth
    }
  }

  private static let comment = Array("/// ".utf8)

  /// Writes a documentation comment, broken between words. The indentation of its first line is already written.
  private mutating func write(comment: ArraySlice<UInt8>) {
    let room = Self.lineLength - (level + 1) * 2 - Self.comment.count
    var rest = comment[Self.comment.count...]
    while true {
      let start = output.count - level * 2
      output.append(Self.comment[...])
      // A rest with many more bytes than a line has characters is not counted, so that this takes linear time.
      if rest.count <= 8 * Self.lineLength {
        output.append(rest)
        if fits(from: start) { return }
        output.removeLast(rest.count)
      }
      let space = UInt8(ascii: " ")
      guard let end = rest.prefix(room).lastIndex(of: space) ?? rest.firstIndex(of: space),
        end > rest.startIndex
      else { return output.append(rest) }
      output.append(rest[..<end])
      output.append(UInt8(ascii: "\n"))
      startLine()
      rest = rest[(end + 1)...]
    }
  }

  /// Writes a line or, if it would be too long, an alternative.
  package mutating func line(
    _ body: (inout SwiftWriter) -> Void, ifTooLong otherwise: (inout SwiftWriter) -> Void
  ) {
    let isKept = keep { writer in
      let start = writer.output.count
      writer.startLine()
      body(&writer)
      let fits = writer.fits(from: start)
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

  /// Writes lines indented by one level less.
  package mutating func outdented(_ body: (inout SwiftWriter) -> Void) {
    level -= 1
    body(&self)
    level += 1
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

  /// Writes the imports of DioramaKit and other modules. DioramaKit has declarations for generated Swift alone. Public
  /// declarations name types that come with DioramaKit, so it is imported publicly, for modules in which imports are
  /// internal by default.
  ///
  /// - Parameter access: The access modifier of public declarations, with a space after it, or an empty string.
  package mutating func writeImports(of modules: Set<String>, access: String) {
    for module in modules.isEmpty ? ["DioramaKit"] : modules.union(["DioramaKit"]).sorted() {
      line { line in
        if module == "DioramaKit" { line.write("@_spi(Generated) ", access) }
        line.write("import ", module)
      }
    }
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
    for element in elements { paragraph(after: start) { body(element, &$0) } }
  }

  /// Writes output after an empty line, unless it is the first since the count was `start`.
  package mutating func paragraph(after start: Int, _ body: (inout SwiftWriter) -> Void) {
    keep { writer in
      if writer.count > start { writer.line() }
      let paragraph = writer.count
      body(&writer)
      return writer.count > paragraph
    }
  }

  /// Keeps the output of the body only if the body returns `true`.
  ///
  /// - Returns: Whether the output was kept.
  @discardableResult
  package mutating func keep(_ body: (inout SwiftWriter) -> Bool) -> Bool {
    let start = output.count
    attempts += 1
    let isKept = body(&self)
    attempts -= 1
    if !isKept { output.removeLast(output.count - start) } else if attempts == 0 { output.flushIfFull() }
    return isKept
  }

  private mutating func startLine() {
    output.append(UInt8(ascii: " "), times: level * 2)
  }

  /// Returns whether the line that starts at a position is short enough.
  private func fits(from start: Int) -> Bool { output.hasAtMost(Self.lineLength, charactersFrom: start) }
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
    arguments.append(output.count)
    body(&self)
  }

  private mutating func call(
    _ head: (inout SwiftWriter) -> Void, _ open: String, _ body: (inout SwiftWriter) -> Void, _ close: String,
    _ tail: (inout SwiftWriter) -> Void, _ breaking: Breaking
  ) {
    let start = output.count
    attempts += 1
    startLine()
    head(&self)
    write(open)
    let first = output.count
    arguments.removeAll(keepingCapacity: true)
    body(&self)
    let last = output.count
    write(close)
    tail(&self)
    if !arguments.isEmpty, !fits(from: start) { breakLine(from: first, to: last, breaking) }
    attempts -= 1
    line()
  }

  /// Breaks the current line at its arguments.
  private mutating func breakLine(from first: Int, to last: Int, _ breaking: Breaking) {
    let rest = output.removeBytes(from: first)
    let all = rest[..<(last - first)]
    line()
    level += 1
    if breaking == .elements || !keepLine(all) {
      for (index, start) in arguments.enumerated() {
        let isLast = index == arguments.count - 1
        let end = isLast ? last : arguments[index + 1] - ", ".utf8.count
        line { line in
          line.output.append(rest[(start - first)..<(end - first)])
          if !isLast || breaking == .elements { line.write(",") }
        }
      }
    }
    level -= 1
    startLine()
    output.append(rest[all.count...])
  }

  /// Writes a line if it is short enough.
  private mutating func keepLine(_ text: ArraySlice<UInt8>) -> Bool {
    keep { writer in
      let start = writer.output.count
      writer.startLine()
      writer.output.append(text)
      let fits = writer.fits(from: start)
      writer.line()
      return fits
    }
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

  mutating func write(escaped text: String) {
    if text.isPlainInSwift || !SwiftLiteral.needsEscape(text) { return write(text) }
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
      default: for byte in scalar.utf8 { output.append(byte) }
      }
    }
  }
}
