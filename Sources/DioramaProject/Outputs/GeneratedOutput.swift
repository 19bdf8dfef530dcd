import DioramaGrammar
import SystemPackage

/// A file that a run wants to be there.
package struct GeneratedOutput: Sendable {
  /// What it holds.
  enum Content: Sendable {
    case bytes([UInt8], SHA256.Digest)
    /// What the manifest says; the file on disk has been compared with it.
    case recorded(SHA256.Digest)

    /// The hash of it.
    var digest: SHA256.Digest {
      switch self {
      case .bytes(_, let digest), .recorded(let digest): digest
      }
    }
  }

  /// Where it goes; the manifest is in the folder that was named.
  let file: OutputFile
  let content: Content
  /// The files that it is made from, without which it would be an orphan.
  let inputs: [Input]
  /// The declarations and the configuration that were at hand when it was made.
  let surroundings: [FilePath]
  let inputHash: SHA256.Digest
  /// The access level of its declarations; `nil` for a runtime tree.
  let accessLevel: String?
  let hasWarnings: Bool

  /// The input that a message names.
  var source: String { inputs.first?.shownPath ?? "" }
}

extension Input {
  /// The declarations and the configuration that decide what becomes of the file.
  func surroundings(_ grammar: Grammar) -> [FilePath] {
    (grammar.projectFiles + [project?.file].compactMap { $0 }).map { FilePath($0.path) }
  }
}
