import DioramaSyntax
import SystemPackage

/// Holds what a run wants in a folder against what the manifest says and what is there, and changes nothing.
struct FolderReview {
  private(set) var findings: [Finding] = []
  private(set) var failures: [FileFailure] = []
  /// The folder that was named.
  let folder: FilePath
  let manifest: Manifest
  /// What the inputs of this run became; nobody asks for it if the manifest names no output.
  private(set) var products: [String: String] = [:]
  private var owners = OutputOwners<String>()

  /// - Parameters:
  ///   - folder: The folder that was named.
  ///   - folders: What opens it and those below it.
  ///   - workers: Who reads files.
  init(
    of folder: FilePath, _ manifest: Manifest, outputs: [GeneratedOutput], _ folders: OutputFolders,
    _ workers: Workers
  ) {
    self.folder = folder
    self.manifest = manifest
    var inputPaths = InputPaths()
    let inputs = outputs.map { output in Result { try inputPaths.paths(of: output.inputs, from: folder) } }
    if !manifest.entries.isEmpty {
      for (output, inputs) in zip(outputs, inputs) {
        for path in (try? inputs.get()) ?? [] { products[path] = output.file.nameInRoot }
      }
    }
    let contents = workers.holdingFolders.map(outputs, with: { _ in folders }) { folders, output in
      Result { try output.present(&folders) }
    }
    for (index, output) in outputs.enumerated() {
      attempt(output.file.path) { review in
        try review.judge(output, madeFrom: inputs[index].get(), contents[index])
      }
    }
    guard !manifest.entries.isEmpty else { return }
    let wanted = Set(outputs.compactMap { $0.file.nameInRoot.map { ExactText($0) } })
    var folders = folders
    for name in manifest.names where !wanted.contains(name) {
      attempt(folder.appending(name.text)) { review in try review.orphan(name, &folders) }
    }
  }

  private mutating func attempt(
    _ path: @autoclosure () -> FilePath, _ body: (inout FolderReview) throws -> Finding?
  ) {
    do {
      if let finding = try body(&self) { findings.append(finding) }
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path(), error))
    }
  }

  private mutating func judge(
    _ output: GeneratedOutput, madeFrom inputs: [String], _ present: Result<FileContent?, any Error>
  ) throws -> Finding {
    let name = output.file.nameInRoot.map { ExactText($0) }
    let old = name.flatMap { manifest.entries[$0] }
    try refuseSharing(output, old, madeFrom: inputs)
    guard let name else {
      throw FileFailure(
        output.file.path, "has a name that is not UTF-8, which no manifest can hold; rename it")
    }
    let entry = Manifest.Entry(
      content: output.content.digest, pending: nil, inputs: inputs, inputHash: output.inputHash,
      accessLevel: output.accessLevel, tool: Diorama.version, hasWarnings: output.hasWarnings)
    var finding = Finding(file: output.file, name: name, state: .upToDate, output: output, entry: entry)
    guard let present = try present.get(), present != .file(output.content.digest) else { return finding }
    switch present {
    case .missing: finding.state = .missing
    case .folder:
      throw FileFailure(output.file.path, "is a folder; remove it, or choose another output")
    case .file(let found) where old?.vouches(for: found) == true:
      finding.present = found
      finding.state = .stale(reason: reason(from: old, to: entry))
    case .file, .other: finding.state = .editedByHand(wasGenerated: old != nil, isOrphan: false)
    }
    return finding
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
    var owner = owners.claim(output.file, for: output.source)
    if owner == nil, let old, !own.isEmpty, !old.inputs.contains(where: { own.contains($0) }),
      let other = old.inputs.first(where: { products[$0] == nil && exists($0) })
    {
      owner = shown(other)
    }
    if let owner { throw FileFailure(output.file, bothOf: owner, and: output.source) }
  }
}

extension GeneratedOutput {
  /// What is in the output's place; `nil` if that has been compared already.
  fileprivate func present(_ folders: inout OutputFolders) throws -> FileContent? {
    if case .recorded = content { return nil }
    return try FileContent(of: file, &folders)
  }
}
