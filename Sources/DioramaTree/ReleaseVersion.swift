/// The version of a release. The command, the language and DioramaKit are released together.
package struct ReleaseVersion: Hashable, Sendable {
  let major: Int
  let minor: Int
  let patch: Int

  /// Creates a version of three numbers.
  package init(major: Int, minor: Int, patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads a version of one to three numbers, such as `1`, `1.2` or `1.2.3`; returns `nil` for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.count <= 6 && word.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(word) : nil
    }
    guard 1...3 ~= words.count, numbers.count == words.count else { return nil }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
  }
}

extension ReleaseVersion: Comparable {
  /// Orders versions by their first, second and third numbers.
  package static func < (left: ReleaseVersion, right: ReleaseVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension ReleaseVersion: CustomStringConvertible {
  /// The version as it is usually written: without a third number of zero.
  package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
