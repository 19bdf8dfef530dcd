import DioramaSyntax

/// What the command knows about the files that it wrote into a folder, Swift and runtime trees, kept in that folder, so that it
/// never takes a file for its own that is not.
package struct Manifest: Equatable {
  /// The name of the manifest's file.
  package static let fileName = ".diorama-manifest.json"
  /// The version of the file's form.
  static let version = 1

  /// What is known about an output.
  struct Entry: Equatable {
    /// The hash of the output; `nil` until it is written for the first time.
    var content: SHA256.Digest?
    /// The hash that the output is about to get. It only stays in a file when the run that wrote it was killed.
    var pending: SHA256.Digest?
    /// The files that it is made from, relative to the manifest's folder; empty for standard input.
    var inputs: [String]
    /// The hash of everything that it was made from.
    var inputHash: SHA256.Digest
    /// The access level of its declarations; `nil` for a runtime tree.
    var accessLevel: String?
    /// The version of the command that made it.
    var tool: String
    /// Whether there was anything to say about its scene.
    var hasWarnings: Bool

    /// Whether the command wrote this content, or was about to.
    func vouches(for digest: SHA256.Digest) -> Bool {
      digest == content || digest == pending
    }

    /// Whether two outputs were made from the same by the same.
    func isMadeLike(_ other: Entry) -> Bool {
      inputHash == other.inputHash && accessLevel == other.accessLevel && tool == other.tool
    }
  }

  /// The outputs by their paths from the manifest's folder.
  var entries: [ExactText: Entry] = [:]

  /// The paths of the outputs, in the order of their bytes.
  var names: [ExactText] { entries.keys.sorted() }
}
