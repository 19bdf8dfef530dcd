import SystemPackage

/// Holds what a run wants in a folder against what the manifest says and what is there, and changes nothing.
struct FolderReview {
  /// What was found about one file.
  struct Finding {
    /// The path as a message shows it.
    let path: FilePath
    /// The path as the manifest names it.
    let name: FilePath
    let state: OutputState
    /// What is wanted; `nil` for an orphan.
    let output: GeneratedOutput?
    /// What the manifest will say once the file is written.
    let entry: Manifest.Entry?
    /// The hash of the file that is there, if it is one of ours.
    let present: SHA256.Digest?
  }

  private(set) var findings: [Finding] = []
  private(set) var failures: [FileFailure] = []
  private let folder: FilePath
  private let manifest: Manifest
  private let outputs: [GeneratedOutput]
  private var inputPaths = InputPaths()
  private var folders = OutputFolders()
  private var owners: [String: String] = [:]
  /// What the inputs of this run became.
  private var products: [String: FilePath] = [:]

  init(of folder: FilePath, _ manifest: Manifest, outputs: [GeneratedOutput]) {
    self.folder = folder
    self.manifest = manifest
    self.outputs = outputs
    let inputs = outputs.map { output in Result { try inputPaths.paths(of: output.inputs, from: folder) } }
    for (output, inputs) in zip(outputs, inputs) {
      for path in (try? inputs.get()) ?? [] { products[path] = name(of: output) }
    }
    for (output, inputs) in zip(outputs, inputs) {
      attempt(output.path) { review in try review.judge(output, madeFrom: inputs.get()) }
    }
    let wanted = Set(outputs.map(name))
    for name in manifest.paths where !wanted.contains(name) {
      attempt(folder.appending(name.components)) { review in try review.judge(orphan: name) }
    }
  }

  private mutating func attempt(_ path: FilePath, _ body: (inout FolderReview) throws -> Void) {
    do {
      try body(&self)
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path, error))
    }
  }

  private func name(of output: GeneratedOutput) -> FilePath {
    var name = output.path
    _ = name.removePrefix(folder)
    return name
  }

  private mutating func judge(_ output: GeneratedOutput, madeFrom inputs: [String]) throws {
    let name = name(of: output)
    let old = manifest.entries[name]
    try refuseSharing(output, old, madeFrom: inputs)
    guard String(validating: name) != nil else {
      throw FileFailure(output.path, "has a name that is not UTF-8, which no manifest can hold; rename it")
    }
    try folders.refuseLinks(to: output.path.removingLastComponent(), below: folder)
    var entry = Manifest.Entry(
      content: nil, pending: nil, inputs: inputs, inputHash: output.inputHash,
      accessLevel: output.accessLevel, tool: Diorama.version, hasWarnings: output.hasWarnings)
    let state: OutputState
    var present: SHA256.Digest?
    switch output.content {
    case .recorded(let digest):
      entry.content = digest
      state = .upToDate
    case .bytes(_, let digest):
      entry.content = digest
      switch try FileContent(at: output.path) {
      case .missing: state = .missing
      case .folder: throw FileFailure(output.path, "is a folder; remove it, or choose another output")
      case .file(digest): state = .upToDate
      case .file(let found) where old?.vouches(for: found) == true:
        present = found
        state = .stale(reason: reason(from: old, to: entry))
      case .file, .other: state = .editedByHand(wasGenerated: old != nil, isOrphan: false)
      }
    }
    findings.append(
      Finding(path: output.path, name: name, state: state, output: output, entry: entry, present: present))
  }

  private func reason(from old: Manifest.Entry?, to new: Manifest.Entry) -> String {
    guard let old else { return "what it is made from has changed" }
    if old.inputHash != new.inputHash { return "what it is made from has changed" }
    if old.tool != new.tool { return "it was made by diorama \(old.tool)" }
    if old.accessLevel != new.accessLevel { return "it was made with --access-level \(old.accessLevel)" }
    return "it is an earlier version"
  }

  /// Sees to it that an output is that of one input alone, in this run and in those before.
  private mutating func refuseSharing(
    _ output: GeneratedOutput, _ old: Manifest.Entry?, madeFrom own: [String]
  ) throws {
    var owner = owners[output.foldedPath]
    owners[output.foldedPath] = owner ?? output.source
    if owner == nil, let old, !own.isEmpty, !old.inputs.contains(where: { own.contains($0) }),
      let other = old.inputs.first(where: { products[$0] == nil && exists($0) })
    {
      owner = shown(other)
    }
    guard let owner else { return }
    throw FileFailure(
      output.path, "both \(owner) and \(output.source) would be written here; rename one of the scenes")
  }

  /// Judges a file that this run does not want: it is an orphan when nothing that it was made from is there any more, or all
  /// that is there has become something else.
  private mutating func judge(orphan name: FilePath) throws {
    guard let entry = manifest.entries[name], !entry.inputs.isEmpty else { return }
    let left = entry.inputs.filter(exists)
    guard left.allSatisfy({ products[$0] != nil }) else { return }
    let path = folder.appending(name.components)
    let reason =
      left.first.flatMap { input in products[input].map { "'\(shown(input))' now gives '\($0.string)'" } }
      ?? "'\(shown(entry.inputs[0]))' is gone"
    try folders.refuseLinks(to: path.removingLastComponent(), below: folder)
    let state: OutputState
    switch try FileContent(at: path) {
    case .missing: state = .upToDate
    case .file(let found) where entry.vouches(for: found) && isMarked(path): state = .orphaned(reason: reason)
    case .file, .folder, .other: state = .editedByHand(wasGenerated: true, isOrphan: true)
    }
    findings.append(Finding(path: path, name: name, state: state, output: nil, entry: nil, present: nil))
  }

  /// Whether a file begins as all do that the command has ever generated; the manifest's word alone does not remove a file.
  private func isMarked(_ path: FilePath) -> Bool {
    let mark = Array("// Generated by diorama ".utf8)
    return (try? FileReader.read(path, limit: mark.count))?.starts(with: mark) ?? false
  }

  private func exists(_ input: String) -> Bool {
    do {
      _ = try located(input).stat()
      return true
    } catch {
      return error != Errno.noSuchFileOrDirectory && error != Errno.notDirectory
    }
  }

  private func located(_ input: String) -> FilePath {
    folder.appending(FilePath(input).components)
  }

  private func shown(_ input: String) -> String {
    located(input).lexicallyNormalized().string
  }
}
