extension JSON {
  /// The document as UTF-8 (RFC 8259), indented by two spaces, with a line break at its end. The same document always
  /// gives the same bytes.
  public var serialized: [UInt8] {
    var writer = JSONWriter()
    writer.write(self, indentation: 0)
    writer.write("\n")
    return writer.bytes
  }
}

/// Writes JSON text.
package struct JSONWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer with room for so many bytes.
  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  mutating func write(_ json: JSON, indentation: Int) {
    switch json {
    case .null: write("null")
    case .boolean(let value): write(value ? "true" : "false")
    case .integer(let value): write(String(value))
    case .number(let value): write(Self.number(value))
    case .string(let value): write(quoted: value)
    case .array(let elements):
      write(elements, from: "[", to: "]", indentation) { writer, element, inner in
        writer.write(element, indentation: inner)
      }
    case .object(let members):
      write(members, from: "{", to: "}", indentation) { writer, member, inner in
        writer.write(quoted: member.name)
        writer.write(": ")
        writer.write(member.value, indentation: inner)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], from open: String, to close: String, _ indentation: Int,
    _ body: (inout JSONWriter, Element, Int) -> Void
  ) {
    write(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { write(",") }
      startLine(indentation + 1)
      body(&self, element, indentation + 1)
    }
    if !elements.isEmpty { startLine(indentation) }
    write(close)
  }

  private mutating func startLine(_ indentation: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indentation * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes characters as they are.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes characters as they are.
  package mutating func write(_ first: String, _ second: String, _ third: String) {
    write(first)
    write(second)
    write(third)
  }

  /// Writes a text. Control characters are escaped, those beyond ASCII, too: whoever prints JSON to a terminal should not be steered by it.
  package mutating func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(Self.standsForItself) }
    if isPlain ?? false { return write(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case 0..<0x20, 0x7F:
        write("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      case 0x80..<0xA0 where bytes.last == 0xC2:
        bytes.removeLast()
        write("\\u00" + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
  }

  /// Whether a byte is a character of ASCII that needs no escape.
  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The shortest digits that read back as the same number; a whole number without a fraction.
  private static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return "\(value)"
  }
}
