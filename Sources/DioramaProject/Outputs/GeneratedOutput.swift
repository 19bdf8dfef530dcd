import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// A file that a run wants to exist.
package struct GeneratedOutput: Sendable {
  /// What it contains.
  enum Content: Sendable {
    case bytes([UInt8], ContentHash)
    /// What the manifest says; the file on disk has been compared with it.
    case recorded(ContentHash)

    var hash: ContentHash {
      switch self {
      case .bytes(_, let hash), .recorded(let hash): hash
      }
    }
  }

  let file: OutputFile
  let content: Content
  /// The files that it is made from. Without them, it would be an orphan.
  let inputs: [Input]
  /// The declarations and the configuration that it depends on.
  let surroundings: [FilePath]
  let inputHash: ContentHash
  /// The access level of its declarations; `nil` for a runtime tree.
  let accessLevel: String?
  let hasWarnings: Bool

  /// The input that a message names.
  var source: String { inputs.first?.shownPath ?? "" }

  /// The files that it was made from: scenes and declarations, each once.
  var sources: [FilePath] {
    var seen: Set<FilePath> = []
    return (inputs.compactMap(\.path) + surroundings).filter {
      seen.insert($0.lexicallyNormalized()).inserted
    }
  }
}

extension Input {
  /// The declarations and the configuration that the output of the file depends on.
  func surroundings(_ grammar: Grammar) -> [FilePath] {
    (grammar.projectFiles + [project?.file].compactMap { $0 }).map { FilePath($0.path) }
  }
}

/// Hashes what outputs are made from: the scene, and the declarations that it can use.
struct InputHashes {
  private var ofDeclarations: [ObjectIdentifier: ContentHash] = [:]

  /// The hash of what an output is made from. It does not depend on where the files are.
  mutating func hash(of files: [SourceFile], _ grammar: Grammar) -> ContentHash {
    var hasher = ContentHasher()
    for file in files { hasher.update(file) }
    hasher.update(declarations(of: grammar).hexadecimal)
    return hasher.hash
  }

  private mutating func declarations(of grammar: Grammar) -> ContentHash {
    if let known = ofDeclarations[ObjectIdentifier(grammar)] { return known }
    var hasher = ContentHasher()
    for file in grammar.projectFiles { hasher.update(file) }
    ofDeclarations[ObjectIdentifier(grammar)] = hasher.hash
    return hasher.hash
  }
}

extension ContentHasher {
  fileprivate mutating func update(_ file: SourceFile) {
    update(file.name)
    file.bytes.withUnsafeBytes { update(counted: $0) }
  }
}

/// Inputs as a manifest names them: relative to its folder, whatever the working directory is and however they were
/// named.
struct InputPaths {
  private var resolved: [FilePath: FilePath] = [:]
  /// What comes before the names of inputs in a folder, `nil` if it is not UTF-8. The next input is often in the same
  /// folder.
  private var latest: (folder: FilePath, origin: FilePath, prefix: String?)?

  /// The paths of some inputs; standard input has none.
  mutating func paths(of inputs: [Input], from origin: FilePath) throws -> [String] {
    try inputs.compactMap { input in
      guard let path = input.path else { return nil }
      guard let prefix = prefix(of: input.folder, from: origin) else {
        throw FileFailure(path, "has a name that is not UTF-8, which no manifest can contain; rename it")
      }
      return prefix + input.fileName
    }
  }

  private mutating func prefix(of folder: FilePath, from origin: FilePath) -> String? {
    if let latest, latest.folder == folder, latest.origin == origin { return latest.prefix }
    let path = folderPath(folder).relative(to: folderPath(origin))
    let prefix = path == "." ? "" : String(validating: path).map { $0 + "/" }
    latest = (folder, origin, prefix)
    return prefix
  }

  private mutating func folderPath(_ folder: FilePath) -> FilePath {
    if let known = resolved[folder] { return known }
    let path = folder.resolved
    resolved[folder] = path
    return path
  }
}
