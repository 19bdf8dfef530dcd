/// A text taken apart at its `${…}`.
public enum TextTemplate {
  /// A part of a text, with its place in UTF-8 offsets.
  enum Part: Hashable {
    case literal(String)
    case reference(String, Range<Int>)
    /// `${` that begins no reference.
    case malformed(Range<Int>)
  }

  /// Whether a text names a parameter.
  public static func hasReference(_ text: String) -> Bool {
    parts(of: text).contains { if case .reference = $0 { true } else { false } }
  }

  /// The parts of a text in order; no two literals stand side by side.
  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else { return text.isEmpty ? [] : [.literal(text)] }
    var parts: [Part] = []
    var literal: [UInt8] = []
    var index = 0
    func isMark(at position: Int) -> Bool {
      position + 1 < bytes.count && bytes[position] == UInt8(ascii: "$")
        && bytes[position + 1] == UInt8(ascii: "{")
    }
    func flush() {
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), isMark(at: index + 1) {
        literal += [UInt8(ascii: "$"), UInt8(ascii: "{")]
        index += 3
      } else if isMark(at: index) {
        flush()
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
        let range = index..<(end ?? bytes.count)
        let name = String(decoding: bytes[(index + 2)..<max(index + 2, range.upperBound - 1)], as: UTF8.self)
        let isReference = end != nil && NameForm.lowerCamelCase.matches(name)
        parts.append(isReference ? .reference(name, range) : .malformed(range))
        index = range.upperBound
      } else {
        literal.append(bytes[index])
        index += 1
      }
    }
    flush()
    return parts
  }
}
