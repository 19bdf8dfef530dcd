import DioramaSyntax

/// A text taken apart at its `${…}`.
public enum TextTemplate {
  /// A part of a text, with its place in UTF-8 offsets.
  enum Part: Hashable {
    case literal(String)
    case reference(String, Range<Int>)
    /// `${` that begins no reference.
    case malformed(Range<Int>)
  }

  /// Whether a scalar's text names a parameter.
  public static func hasReference(_ node: SyntaxNode) -> Bool {
    node.hasReferenceBytes && parts(of: node).contains { if case .reference = $0 { true } else { false } }
  }

  /// Whether a scalar's text has a `${`, be it a reference or not.
  package static func hasMark(_ node: SyntaxNode) -> Bool { node.hasReferenceBytes }

  /// The parameters that a scalar's text names, each with the place of its name.
  package static func references(in node: SyntaxNode) -> [(name: String, range: SourceRange)] {
    guard node.hasReferenceBytes else { return [] }
    return parts(of: node).compactMap { part in
      guard case .reference(let name, let range) = part else { return nil }
      return (name, node.range(ofText: range.lowerBound + 2..<range.upperBound - 1))
    }
  }

  /// The parts of a scalar's text in order; no two literals stand side by side.
  static func parts(of node: SyntaxNode) -> [Part] {
    node.withTextBytes { parts(of: $0) }
  }

  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    /// Where the literal bytes begin that have not been taken over.
    var start = 0
    var index = 0
    func take(to end: Int) {
      if start < end { literal += text(of: bytes, start..<end) }
    }
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      if isReferenceMark(in: bytes, at: mark + 1) {
        take(to: mark)
        start = mark + 1
        index = mark + 3
      } else if isReferenceMark(in: bytes, at: mark) {
        take(to: mark)
        flush()
        let end = bytes[mark...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
        let range = mark..<(end ?? bytes.count)
        let name = text(of: bytes, mark + 2..<max(mark + 2, range.upperBound - 1))
        let isReference = end != nil && NameForm.lowerCamelCase.matches(name)
        parts.append(isReference ? .reference(name, range) : .malformed(range))
        index = range.upperBound
        start = index
      } else {
        index = mark + 1
      }
    }
    take(to: bytes.count)
    flush()
    return parts
  }

  private static func text(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isReferenceMark(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "$") && bytes[index + 1] == UInt8(ascii: "{")
  }
}
