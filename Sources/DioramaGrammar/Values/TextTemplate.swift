import DioramaSyntax
import DioramaTree

/// Splits a text at its references, `${…}`.
package enum TextTemplate {
  /// A part of a text, with its range in UTF-8 offsets.
  enum Part: Hashable {
    case literal(String)
    case reference(String, Range<Int>)
    /// `${` that does not begin a reference.
    case malformed(Range<Int>)
  }

  /// Returns whether a scalar's text refers to a parameter.
  package static func hasReference(_ node: SyntaxNode) -> Bool {
    node.hasReferenceBytes && parts(of: node).contains { if case .reference = $0 { true } else { false } }
  }

  /// Returns the parameters that a scalar's text refers to, with the range of each name; the range of the whole scalar
  /// if an escape or a line break is in the reference.
  package static func references(in node: SyntaxNode) -> [(name: String, range: SourceRange)] {
    guard node.hasReferenceBytes else { return [] }
    let places = Places(in: node)
    return parts(of: node).compactMap { part in
      guard case .reference(let name, let range) = part else { return nil }
      return (name, places.range(ofText: range).map { SourceRange($0.start + 2, $0.end - 1) } ?? node.range)
    }
  }

  /// Returns the parameter that a scalar refers to, if its text is a single reference.
  package static func parameter(_ node: SyntaxNode) -> String? {
    node.withTextBytes { bytes in
      guard bytes.count > 3, bytes[0] == UInt8(ascii: "$"), bytes[1] == UInt8(ascii: "{"),
        bytes[bytes.count - 1] == UInt8(ascii: "}")
      else { return nil }
      let range = 2..<bytes.count - 1
      let name = text(of: bytes, range)
      return NameForm.lowerCamelCase.matches(UnsafeBufferPointer(rebasing: bytes[range])) || isName(name)
        ? name : nil
    }
  }

  /// Returns the parts of a scalar's text in order, with no two adjacent literals.
  static func parts(of node: SyntaxNode) -> [Part] {
    node.withTextBytes { parts(of: $0) }
  }

  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    /// The start of the literal bytes that have not been copied yet.
    var start = 0
    var index = 0
    func take(to end: Int) {
      if start < end { literal += text(of: bytes, start..<end) }
    }
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      let run = bytes[index...].prefix { $0 == UInt8(ascii: "$") }.count
      guard index + run < bytes.count, bytes[index + run] == UInt8(ascii: "{") else {
        index += run
        continue
      }
      // Before a brace, each pair of dollar signs stands for one. A sign that is left begins a reference.
      take(to: index + run / 2)
      index += run
      start = index
      if run % 2 == 1 {
        let mark = index - 1
        flush()
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
        let isClosed = index < bytes.count
        let name = text(of: bytes, mark + 2..<index)
        if isClosed { index += 1 }
        let isReference = isClosed && isName(name)
        parts.append(isReference ? .reference(name, mark..<index) : .malformed(mark..<index))
        start = index
      }
    }
    take(to: bytes.count)
    flush()
    return parts
  }

  /// Returns whether a text has the form of a name, of a trait of the screen, or of a part of an entry.
  package static func isName(_ text: String) -> Bool {
    NameForm.lowerCamelCase.matches(text) || ScreenTrait(rawValue: text) != nil
      || EntryName.part(text).map { NameForm.lowerCamelCase.matches($0) } ?? false
  }

  private static func text(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
