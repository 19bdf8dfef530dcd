import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// Finds outputs that need not be made again: the manifest says that they were made from the same files by the same
/// version of the command, with the same options and without a warning, and on disk they are as they were written.
struct RecordedOutputs {
  /// The outputs that are made from one input, by the path of that input.
  private typealias Records = [String: (name: ExactText, entry: Manifest.Entry)]

  private let accessLevel: AccessLevel?
  private var records = RecentValues<FilePath, Records>()
  private var places: OutputPlaces
  private var folders = OutputFolders()
  private var inputPaths = InputPaths()
  private var hashes = InputHashes()

  init(_ kind: OutputKind, to destination: OutputDestination, accessLevel: AccessLevel?) {
    places = OutputPlaces(kind, to: destination)
    self.accessLevel = accessLevel
  }

  /// The output of a scene, if it exists and need not be made again.
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
    let inputHash = hashes.hash(of: [input].compactMap(\.source), compiler.grammar)
    guard inputHash == entry.inputHash, (try? FileContent(of: file, &folders)) == .file(content) else {
      return nil
    }
    return GeneratedOutput(
      file: file, content: .recorded(content), inputs: [input],
      surroundings: input.surroundings(compiler.grammar), inputHash: inputHash,
      accessLevel: entry.accessLevel, hasWarnings: false)
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
  /// Whether an output was completed without a warning by this version of the command, for an access level.
  fileprivate func isLike(access: AccessLevel?) -> Bool {
    pending == nil && !hasWarnings && tool == ToolVersion.current && accessLevel == access?.rawValue
  }
}
