import DioramaCompiler
import SystemPackage

/// Finds outputs that need not be made again: the manifest says that they were made from the same, by the same command, with
/// the same options and without a warning, and they are on disk as they were written.
struct RecordedOutputs {
  private let options: OutputOptions
  private let accessLevel: AccessLevel?
  private var folders: [FilePath: [String: (name: FilePath, entry: Manifest.Entry)]] = [:]
  private var inputPaths = InputPaths()
  private var hashes = InputHashes()

  init(_ options: OutputOptions, accessLevel: AccessLevel?) {
    self.options = options
    self.accessLevel = accessLevel
  }

  /// The output of a scene, if it is there and need not be made again.
  mutating func output(of input: Input, _ compiler: Compiler) -> GeneratedOutput? {
    let access = input.accessLevel(accessLevel).rawValue
    guard case .file(_, below: let folder) = destination(of: input, named: "") else { return nil }
    guard let path = try? inputPaths.paths(of: [input], from: folder).first,
      let (name, entry) = entries(in: folder)[path], entry.accessLevel == access,
      entry.tool == Diorama.version, entry.pending == nil, !entry.hasWarnings, let content = entry.content,
      case .file(let target, _) = destination(of: input, named: name.lastComponent?.string ?? ""),
      target == folder.appending(name.components)
    else { return nil }
    let inputHash = hash(of: [input], compiler)
    guard inputHash == entry.inputHash, (try? FileContent(at: target)) == .file(content) else { return nil }
    return GeneratedOutput(
      path: target, folder: folder, content: .recorded(content), inputs: [input],
      surroundings: input.surroundings(compiler.grammar), inputHash: inputHash,
      accessLevel: access, hasWarnings: false)
  }

  private func destination(of input: Input, named name: String) -> OutputOptions.Destination {
    options.destination(for: input, named: name, projectFolder: \.swiftFolder)
  }

  private mutating func hash(of inputs: [Input], _ compiler: Compiler) -> SHA256.Digest {
    hashes.hash(of: inputs.map(\.source), compiler.grammar)
  }

  private mutating func entries(
    in folder: FilePath
  ) -> [String: (name: FilePath, entry: Manifest.Entry)] {
    if let known = folders[folder] { return known }
    let entries = (try? ManifestFile(in: folder))?.manifest.entries ?? [:]
    let byInput = entries.filter { $0.value.inputs.count == 1 }.map {
      ($0.value.inputs[0], ($0.key, $0.value))
    }
    let result = Dictionary(byInput.map { ($0.0, (name: $0.1.0, entry: $0.1.1)) }) { first, _ in first }
    folders[folder] = result
    return result
  }
}
