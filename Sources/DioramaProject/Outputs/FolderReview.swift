import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// Holds what a run wants in a folder against what the manifest says and what is there, and changes nothing.
struct FolderReview {
  private(set) var findings: [Finding] = []
  private(set) var failures: [FileFailure] = []
  /// What the outputs are; others that the manifest names are left alone.
  let kind: OutputKind
  /// The folder that was named.
  let folder: FilePath
  let manifest: Manifest
  /// What the inputs of this run became; nobody asks for it if the manifest names no output.
  private(set) var products: [String: String] = [:]
  /// The outputs that the run does not want, by their files' names without regard to case: where they are Swift, no other file of
  /// their module may have such a name.
  private var others: [String: [ExactText]] = [:]

  /// - Parameters:
  ///   - kind: What the outputs are.
  ///   - folder: The folder that was named.
  ///   - folders: What opens it and those below it.
  ///   - workers: Who reads files.
  init(
    of kind: OutputKind, in folder: FilePath, _ manifest: Manifest, outputs: [GeneratedOutput],
    _ folders: OutputFolders, _ workers: Workers
  ) {
    self.kind = kind
    self.folder = folder
    self.manifest = manifest
    var inputPaths = InputPaths()
    let inputs = outputs.map { output in Result { try inputPaths.paths(of: output.inputs, from: folder) } }
    if !manifest.entries.isEmpty {
      for (output, inputs) in zip(outputs, inputs) {
        for path in (try? inputs.get()) ?? [] { products[path] = output.file.nameInRoot }
      }
    }
    let unwanted = unwanted(besides: outputs)
    if kind == .swift {
      others = Dictionary(grouping: unwanted) {
        ($0.text.split(separator: "/").last.map(String.init) ?? "").withoutCase
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
    var folders = folders
    for name in unwanted {
      attempt(folder.appending(name.text)) { review in try review.orphan(name, &folders) }
    }
  }

  /// The outputs of this kind that the manifest names and the run does not want.
  private func unwanted(besides outputs: [GeneratedOutput]) -> [ExactText] {
    if manifest.entries.isEmpty { return [] }
    let wanted = Set(outputs.compactMap { $0.file.nameInRoot.map { ExactText($0) } })
    return manifest.names.filter { kind.makes($0) && !wanted.contains($0) }
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
      accessLevel: output.accessLevel, tool: ToolVersion.current, hasWarnings: output.hasWarnings)
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
    if let level = old.accessLevel, level != new.accessLevel {
      return "it was made with --access-level \(level)"
    }
    return "it is an earlier version"
  }

  /// Sees to it that an output is not that of an input of an earlier run, which is still there, and that Swift has a name of its own
  /// in its module.
  private func refuseSharing(
    _ output: GeneratedOutput, _ old: Manifest.Entry?, madeFrom own: [String]
  ) throws {
    if let old, !own.isEmpty, let other = owner(of: old, besides: own) {
      throw FileFailure(
        output.file.path,
        "both \(shown(other)) and \(output.source) would be written here; rename one of the scenes")
    }
    for name in others[output.file.name.withoutCase] ?? [] {
      guard let entry = manifest.entries[name], let other = owner(of: entry, besides: own) else { continue }
      throw FileFailure(
        output.file.path,
        "has the name of '\(name.text)' for \(shown(other)), and both would be in one Swift module; rename one of the scenes"
      )
    }
  }

  /// What an output of an earlier run was made from, and is still made from if it is asked for.
  private func owner(of entry: Manifest.Entry, besides own: [String]) -> String? {
    if entry.inputs.contains(where: { own.contains($0) }) { return nil }
    return entry.inputs.first { products[$0] == nil && exists($0) }
  }
}

extension GeneratedOutput {
  /// What is in the output's place; `nil` if that has been compared already.
  fileprivate func present(_ folders: inout OutputFolders) throws -> FileContent? {
    if case .recorded = content { return nil }
    return try FileContent(of: file, &folders)
  }
}
