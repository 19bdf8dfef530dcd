/// A text as a key: two are the same if their bytes are, where Swift takes an accented letter and a letter with an
/// accent for the same text. YAML's keys and the names of files are such.
package struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  package let text: String

  /// Makes a key of a text.
  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      for index in 0..<min(left.count, right.count) where left[index] != right[index] {
        return left[index] < right[index]
      }
      return left.count < right.count
    }
  }

  /// Compares bytes where they lie, which takes a fraction of the time that going through the views of texts does.
  private static func withBytes(
    of left: ExactText, _ right: ExactText,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { body(left, $0) } }
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
