/// A version of the command (semver.org), without pre-release and build parts.
package struct ToolVersion: Sendable, Hashable, Comparable {
  /// The version of this tool.
  package static let current = "0.1.0"

  private let parts: [Int]

  /// Reads a version of one to three numbers: `1`, `1.2` or `1.2.3`; `nil` for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.count <= 6 && word.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(word) : nil
    }
    guard 1...3 ~= words.count, numbers.count == words.count else { return nil }
    parts = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  /// Orders by the first number, then by the second, then by the third.
  package static func < (left: ToolVersion, right: ToolVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
