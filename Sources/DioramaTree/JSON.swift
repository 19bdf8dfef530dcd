/// A JSON document whose objects keep the order of their members.
package enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members in order, with unique names.
  case object([Member])

  /// A name and its value in an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSON

    /// Creates a member.
    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Creates a Boolean.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates an integer.
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Creates an array.
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Creates an object with its members in the literal's order.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSON {
  /// The document in UTF-8 (RFC 8259), indented by two spaces, with a final line break. Equal documents give equal
  /// bytes.
  package var serialized: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    writer.write("\n")
    return writer.bytes
  }
}

/// Receives a piece of the output.
package typealias ByteSink = ([UInt8]) -> Void

/// The output of a writer. With a sink, the output is passed on piece by piece, so that it is never in memory as a
/// whole.
package struct OutputBuffer: ~Copyable {
  /// The number of bytes that a sink receives at a time; a piece may be a few bytes longer.
  package static let pieceSize = 1 << 16

  private let sink: ByteSink?
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes that have not been passed to the sink.
  package private(set) var count = 0
  /// The number of bytes that have been passed to the sink.
  private var passedCount = 0

  /// - Parameters:
  ///   - expected: The expected number of bytes, or more.
  ///   - sink: Receives the output, piece by piece; without it, ``bytes`` has the whole output.
  package init(expecting expected: Int, to sink: ByteSink? = nil) {
    self.sink = sink
    storage = .allocate(capacity: max(64, sink == nil ? expected : min(expected, Self.pieceSize * 5 / 4)))
  }

  deinit {
    storage.deallocate()
  }

  /// The output that has not been passed to a sink.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// The number of all bytes.
  package var totalCount: Int { passedCount + count }

  /// The last byte that has not been passed to a sink.
  var last: UInt8? { count == 0 ? nil : storage[count - 1] }

  /// Passes the output to the sink, if there is one.
  package mutating func handOn() {
    guard let sink else { return }
    sink(bytes)
    passedCount += count
    count = 0
  }

  /// Passes the output to the sink once it is long enough.
  package mutating func handOnPiece() {
    if count >= Self.pieceSize { handOn() }
  }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count &+= 1
  }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    storage[count..<count + times].initialize(repeating: byte)
    count &+= times
  }

  /// Appends text.
  package mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isAppended == nil { text.utf8.forEach { append($0) } }
  }

  /// Appends bytes.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    count = storage[count...].initialize(fromContentsOf: bytes)
  }

  /// Removes the bytes from a position on, but none that has been passed to a sink.
  ///
  /// - Returns: The removed bytes.
  package mutating func removeBytes(from position: Int) -> ArraySlice<UInt8> {
    let position = min(max(position, 0), count)
    defer { count = position }
    return Array(storage[position..<count])[...]
  }

  /// Removes the last bytes, but none that has been passed to a sink.
  package mutating func removeLast(_ number: Int) {
    count -= min(max(number, 0), count)
  }

  /// Returns whether the output from a position on has at most so many characters. There are never more characters than
  /// bytes and scalars, which are counted first, because that is faster.
  package func hasAtMost(_ limit: Int, charactersFrom position: Int) -> Bool {
    let position = min(max(position, 0), count)
    let bytes = UnsafeBufferPointer(rebasing: storage[position..<count])
    if bytes.count <= limit { return true }
    if bytes.allSatisfyByEights(\.isASCII) { return false }
    let scalars = bytes.count { $0 & 0xC0 != 0x80 }
    return scalars <= limit || String(decoding: bytes, as: UTF8.self).count <= limit
  }

  private mutating func reserve(_ number: Int) {
    if number > storage.count &- count { grow(to: count + number) }
  }

  private mutating func grow(to needed: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(needed, 2 * storage.count))
    _ = larger.initialize(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }
}

extension String {
  /// Whether a literal in Swift contains the text as it is, because it consists of printable ASCII without quotation
  /// marks and backslashes.
  package var isPlainInSwift: Bool {
    allSatisfyByEights { $0.isASCII && $0.hasNoCharacterToEscape }
  }

  /// Whether a string in JSON contains the text as it is. Texts with certain characters beyond ASCII are not included,
  /// because the same byte begins the control characters there.
  fileprivate var isPlainInJSON: Bool {
    allSatisfyByEights { !$0.hasByte(0xC2) && $0.hasNoCharacterToEscape }
  }

  private func allSatisfyByEights(_ test: (UInt64) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfyByEights(test) } ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether all bytes pass a test of eight bytes at once, which a space passes.
  fileprivate func allSatisfyByEights(_ test: (UInt64) -> Bool) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      let eight = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if !test(eight) { return false }
      index &+= 8
    }
    var rest = UInt64(repeating: UInt8(ascii: " "))
    while index < count {
      rest = rest << 8 | UInt64(self[index])
      index &+= 1
    }
    return test(rest)
  }
}

/// A number as eight bytes.
extension UInt64 {
  /// Creates a number from eight times the same byte.
  fileprivate init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  fileprivate var isASCII: Bool { self & UInt64(repeating: 0x80) == 0 }

  /// Whether all bytes stand for themselves in a literal, if they are ASCII.
  fileprivate var hasNoCharacterToEscape: Bool {
    !hasByte(below: UInt8(ascii: " ")) && !hasByte(UInt8(ascii: "\"")) && !hasByte(UInt8(ascii: "\\"))
      && !hasByte(0x7F)
  }

  private func hasByte(below limit: UInt8) -> Bool {
    (self &- UInt64(repeating: limit)) & ~self & UInt64(repeating: 0x80) != 0
  }

  fileprivate func hasByte(_ byte: UInt8) -> Bool { (self ^ UInt64(repeating: byte)).hasByte(below: 1) }
}

/// Writes JSON text. Large documents can be written member by member and element by element, without a ``JSON``
/// value, to a sink, so that they are never in memory as a whole.
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
  mutating func handOn() { output.handOn() }

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
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array; the body writes each element.
  mutating func array<Elements: Sequence>(
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
  mutating func member(_ name: String, _ value: JSON?) {
    guard let value else { return }
    member(name) { $0.write(value) }
  }

  /// Writes a member of an object that is a string, unless it is `nil`.
  mutating func member(_ name: String, text: String?) {
    guard let text else { return }
    member(name) { $0.write(quoted: text) }
  }

  /// Writes a member of an object, whose value the body writes.
  mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    startElement()
    write(quoted: name)
    output.append(": ")
    body(&self)
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
    output.handOnPiece()
    output.append(UInt8(ascii: "\n"))
    output.append(UInt8(ascii: " "), times: level * 2)
  }

  /// Writes characters without escaping them.
  package mutating func write(_ text: String) {
    output.append(text)
  }

  /// Writes characters without escaping them.
  package mutating func write(_ first: String, _ second: String, _ third: String) {
    write(first)
    write(second)
    write(third)
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
