import DioramaGrammar
import SystemPackage

/// A file that a run wants to be there.
struct GeneratedOutput {
  /// What it holds.
  enum Content {
    case bytes([UInt8], SHA256.Digest)
    /// What the manifest says; the file on disk has been compared with it.
    case recorded(SHA256.Digest)
  }

  /// Where it goes.
  let path: FilePath
  /// The folder that has the manifest.
  let folder: FilePath
  let content: Content
  /// The files that it is made from, without which it would be an orphan.
  let inputs: [Input]
  /// The declarations and the configuration that were at hand when it was made.
  let surroundings: [FilePath]
  let inputHash: SHA256.Digest
  let accessLevel: String
  let hasWarnings: Bool

  /// The input that a message names.
  var source: String { inputs.first?.source.path ?? "" }

  /// The path as a folder with names that only differ in case would keep it.
  var foldedPath: String { path.lexicallyNormalized().string.lowercased() }
}

extension Input {
  /// The declarations and the configuration that decide what becomes of the file.
  func surroundings(_ grammar: Grammar) -> [FilePath] {
    (grammar.projectFiles + [project?.file].compactMap { $0 }).map { FilePath($0.path) }
  }
}
