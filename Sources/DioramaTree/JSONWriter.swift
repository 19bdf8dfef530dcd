/// Writes JSON text. Large documents can be written to a sink member by member and element by element, without a
/// ``JSON`` value, so they are never completely in memory.
package struct JSONWriter: ~Copyable {
  private var output: OutputBuffer
  /// The number of open arrays and objects.
  private var level = 0
  /// Whether the innermost of them already has an element.
  private var hasElements = false

  /// - Parameters:
  ///   - expected: The expected number of bytes, or more.
  ///   - sink: Receives the output, piece by piece; without it, ``bytes`` has the whole output.
  package init(expecting expected: Int = 1 << 9, to sink: ByteSink? = nil) {
    output = OutputBuffer(expecting: expected, to: sink)
  }

  /// The output that has not been passed to a sink.
  package var bytes: [UInt8] { output.bytes }

  /// Passes the output to the sink, if there is one.
  mutating func flush() { output.flush() }

  /// Writes a value.
  mutating func write(_ json: JSON) {
    switch json {
    case .null: write("null")
    case .boolean(let value): write(value ? "true" : "false")
    case .integer(let value): write(String(value))
    case .number(let value): write(Self.number(value))
    case .string(let value): write(quoted: value)
    case .array(let elements): array(elements) { element, writer in writer.write(element) }
    case .object(let members):
      object { writer in
        for member in members { writer.member(member.name, member.value) }
      }
    }
  }

  /// Writes an object, whose members the body writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array; the body writes each element.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (Elements.Element, inout JSONWriter) -> Void
  ) {
    container(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements {
        writer.startElement()
        body(element, &writer)
      }
    }
  }

  /// Writes a member of an object, unless its value is `nil`.
  package mutating func member(_ name: String, _ value: JSON?) {
    guard let value else { return }
    member(name) { $0.write(value) }
  }

  /// Writes a member of an object that is a string, unless it is `nil`.
  package mutating func member(_ name: String, text: String?) {
    guard let text else { return }
    member(name) { $0.write(quoted: text) }
  }

  /// Writes a member of an object, whose value the body writes.
  package mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    startElement()
    write(quoted: name)
    output.append(": ")
    body(&self)
  }

  /// Writes a member with an array, unless the array is empty.
  mutating func list<Elements: Collection>(
    _ name: String, _ elements: Elements, _ body: (Elements.Element, inout JSONWriter) -> Void
  ) {
    if !elements.isEmpty { member(name) { $0.array(elements, body) } }
  }

  private mutating func container(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    output.append(open)
    let outer = hasElements
    hasElements = false
    level += 1
    body(&self)
    level -= 1
    if hasElements { startLine() }
    output.append(close)
    hasElements = outer
  }

  private mutating func startElement() {
    if hasElements { output.append(UInt8(ascii: ",")) }
    hasElements = true
    startLine()
  }

  private mutating func startLine() {
    output.flushIfFull()
    output.append(UInt8(ascii: "\n"))
    output.append(UInt8(ascii: " "), times: level * 2)
  }

  /// Writes characters without escaping them.
  package mutating func write(_ text: String) {
    output.append(text)
  }

  /// Writes a string. Control characters are escaped, including those beyond ASCII, so that JSON printed to a
  /// terminal cannot control it.
  package mutating func write(quoted text: String) {
    output.append(UInt8(ascii: "\""))
    if text.isPlainInJSON { output.append(text) } else { write(escaped: text) }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case 0..<0x20, 0x7F:
        write("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      case 0x80..<0xA0 where output.last == 0xC2:
        output.removeLast(1)
        write("\\u00" + String(byte, radix: 16))
      default: output.append(byte)
      }
    }
  }

  /// Returns the shortest digits that read back as the same number, without a fraction for a whole number.
  private static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return value.description
  }
}

extension String {
  /// Whether a JSON string contains the text unchanged. False for texts with certain non-ASCII characters, which begin
  /// with the same byte as some control characters.
  fileprivate var isPlainInJSON: Bool {
    allSatisfyByEights { !$0.hasByte(0xC2) && $0.hasNoCharacterToEscape }
  }
}
