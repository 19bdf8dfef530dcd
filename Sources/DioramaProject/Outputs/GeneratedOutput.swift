import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import SystemPackage

/// A file that a run produces. It is an object, because several lists contain it.
package final class GeneratedOutput: Sendable {
  /// The content of the file.
  enum Content: Sendable {
    case made(OutputContent)
    /// The content that the manifest records; the file on disk has been compared with it.
    case recorded(ContentHash)

    var hash: ContentHash {
      switch self {
      case .made(let content): content.hash
      case .recorded(let hash): hash
      }
    }
  }

  let file: OutputFile
  let content: Content
  /// The files that it is made from. Without them, it would be an orphan.
  let inputs: [Input]
  /// The declarations that it depends on.
  let dependencies: [SourceFile]
  let inputHash: ContentHash
  /// The access level of its declarations; `nil` for a runtime tree.
  let accessLevel: String?
  let hasWarnings: Bool

  init(
    file: OutputFile, content: Content, inputs: [Input], dependencies: [SourceFile], inputHash: ContentHash,
    accessLevel: String?, hasWarnings: Bool
  ) {
    self.file = file
    self.content = content
    self.inputs = inputs
    self.dependencies = dependencies
    self.inputHash = inputHash
    self.accessLevel = accessLevel
    self.hasWarnings = hasWarnings
  }

  /// The input that a message names.
  var source: String { inputs.first?.shownPath ?? "" }

  /// The files that it was made from: scenes, declarations and the configuration, each once. A project may have as many
  /// declarations as outputs, so they are not stored for each.
  var sources: [FilePath] {
    var seen: Set<FilePath> = []
    let surroundings = dependencies + [inputs.first?.project?.file].compactMap { $0 }
    return (inputs.compactMap(\.path) + surroundings.map { FilePath($0.path) }).filter {
      seen.insert($0.lexicallyNormalized()).inserted
    }
  }
}

/// The paths of inputs in a manifest: relative to its folder, regardless of the working directory and of how they were
/// named.
struct InputPaths {
  private var resolved: [FilePath: FilePath] = [:]
  /// The part before the names of inputs in the last folder, `nil` if it is not UTF-8. The next input is often in the
  /// same folder.
  private var latest: (folder: FilePath, origin: FilePath, prefix: String?)?

  /// Returns the paths of some inputs. Standard input has none.
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

/// Finds outputs that need not be generated again.
///
/// According to the manifest, they were made from the same files by the same version of the command, with the same
/// options and without a warning; and the files on disk still have the contents that were written.
struct RecordedOutputs {
  /// The outputs with only one input, by its path.
  private typealias Records = [String: (name: ExactText, entry: Manifest.Entry)]

  /// Whether all outputs go to one folder, whose manifest has no output of a single input.
  private(set) var isEmpty = false
  private let accessLevel: AccessLevel?
  private var records = RecentValues<FilePath, Records>()
  private var places: OutputPlaces
  private var folders = OutputFolders()
  private var inputPaths = InputPaths()
  private var hashes: InputHashes

  init(_ kind: OutputKind, to destination: OutputDestination, accessLevel: AccessLevel?) {
    places = OutputPlaces(kind, to: destination)
    hashes = InputHashes(kind)
    self.accessLevel = accessLevel
    if case .folder(let path) = destination { isEmpty = records(in: path).isEmpty }
  }

  /// Returns the output of a scene, if it exists and need not be generated again.
  mutating func output(of input: Input, _ compiler: Compiler) -> GeneratedOutput? {
    guard let folder = places.folder(of: input) else { return nil }
    let records = records(in: folder.root)
    guard !records.isEmpty, let path = try? inputPaths.paths(of: [input], from: folder.root).first,
      let (name, entry) = records[path],
      entry.isLike(access: places.kind.accessLevel(of: input, accessLevel)),
      let content = entry.content
    else { return nil }
    let file = OutputFile(folder: folder, name: SourceFile(path: name.text, bytes: []).name)
    guard file.nameInRoot == name.text else { return nil }
    let used = hashes.dependencies(
      of: HashedFiles([input].compactMap(\.source), compiler.grammar), compiler.grammar, compiler.settings)
    guard used.hash == entry.inputHash, (try? folders.content(of: file)) == .file(content) else {
      return nil
    }
    return GeneratedOutput(
      file: file, content: .recorded(content), inputs: [input], dependencies: used.files,
      inputHash: used.hash, accessLevel: entry.accessLevel, hasWarnings: false)
  }

  private mutating func records(in folder: FilePath) -> Records {
    if let known = records[folder] { return known }
    let entries = (try? ManifestFile(in: folder))?.manifest.entries ?? [:]
    let byInput = entries.filter { $0.value.inputs.count == 1 && places.kind.makes($0.key) }.map {
      ($0.value.inputs[0], (name: $0.key, entry: $0.value))
    }
    let records = Records(byInput) { first, _ in first }
    self.records.add(records, for: folder)
    return records
  }
}

extension Manifest.Entry {
  /// Returns whether this version of the command made the output completely, without a warning, and for an access
  /// level.
  fileprivate func isLike(access: AccessLevel?) -> Bool {
    pending == nil && !hasWarnings && tool == RuntimeTree.release && accessLevel == access?.rawValue
  }
}
