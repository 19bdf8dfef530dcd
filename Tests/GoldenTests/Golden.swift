import DioramaTestSupport
import Testing

/// Files with expected outputs.
enum Golden {
  /// Compares bytes with a file, or rewrites it with `UPDATE=1`.
  static func compare(_ actual: [UInt8], with path: String) throws {
    let expected = try? Array(Repository.file(path).bytes)
    guard actual != expected else { return }
    if Repository.isUpdating { return try Repository.write(actual, to: path) }
    let lines = Self.lines(of: actual)
    let golden = Self.lines(of: expected ?? [])
    let line = zip(lines, golden).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first = line ?? min(lines.count, golden.count)
    let text = first < lines.count ? lines[first] : "its end"
    Issue.record("\(path) differs from line \(first + 1): \(text); UPDATE=1 rewrites it")
  }

  /// Compares a text with a file, or rewrites it with `UPDATE=1`.
  static func compare(_ actual: String, with path: String) throws {
    try compare(Array(actual.utf8), with: path)
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
