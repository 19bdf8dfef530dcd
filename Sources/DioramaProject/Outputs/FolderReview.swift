import DioramaCompiler
import DioramaSyntax
import DioramaTree
import SystemPackage

/// Compares the outputs of a run with a folder and its manifest, without changing anything.
struct FolderReview {
  private(set) var findings: [OutputFinding] = []
  private(set) var failures: [FileFailure] = []
  /// The kind of the outputs. Others that the manifest names are left alone.
  let kind: OutputKind
  /// The named folder.
  let folder: FilePath
  let manifest: Manifest
  /// The outputs of this run by their inputs; empty if the manifest names no output.
  private(set) var products: [String: String] = [:]
  /// The Swift files that are not outputs of the run, by their case-folded names. No other file of their module may
  /// have such a name.
  private var others: [String: [ExactText]] = [:]

  /// Compares outputs with a folder.
  ///
  /// - Parameters:
  ///   - kind: The kind of the outputs.
  ///   - folder: The named folder.
  ///   - folders: Opens it and the folders below it.
  ///   - workers: The threads that read files.
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

  /// Returns the outputs of this kind that the manifest names, but that are not outputs of the run.
  private func unwanted(besides outputs: [GeneratedOutput]) -> [ExactText] {
    if manifest.entries.isEmpty { return [] }
    let wanted = Set(outputs.compactMap { $0.file.nameInRoot.map { ExactText($0) } })
    return manifest.names.filter { kind.makes($0) && !wanted.contains($0) }
  }

  private mutating func attempt(
    _ path: @autoclosure () -> FilePath, _ body: (inout FolderReview) throws -> OutputFinding?
  ) {
    do {
      if let finding = try body(&self) { findings.append(finding) }
    } catch {
      failures.append(FileFailure(error, at: path()))
    }
  }

  private mutating func judge(
    _ output: GeneratedOutput, madeFrom inputs: [String], _ present: Result<FileContent?, any Error>
  ) throws -> OutputFinding {
    let name = output.file.nameInRoot.map { ExactText($0) }
    let old = name.flatMap { manifest.entries[$0] }
    try refuseSharing(output, old, madeFrom: inputs)
    guard let name else {
      throw FileFailure(
        output.file.path, "has a name that is not UTF-8, which no manifest can contain; rename it")
    }
    let entry = Manifest.Entry(
      content: output.content.hash, pending: nil, inputs: inputs, inputHash: output.inputHash,
      accessLevel: output.accessLevel, tool: RuntimeTree.release, hasWarnings: output.hasWarnings)
    var finding = OutputFinding(file: output.file, name: name, state: .upToDate, output: output, entry: entry)
    guard let present = try present.get(), present != .file(output.content.hash) else { return finding }
    switch present {
    case .missing: finding.state = .missing
    case .folder:
      throw FileFailure(output.file.path, "is a folder; remove it, or choose another output")
    case .file(let found) where old?.vouches(for: found) == true:
      finding.present = found
      finding.state = .outOfDate(reason: reason(from: old, to: entry))
    case .file where old?.isUnverified == true: finding.state = .protected(.unverified)
    case .file, .other: finding.state = .protected(old == nil ? .foreign : .edited)
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

  /// Throws if an output belongs to another input of an earlier run that still exists, or if the name of a Swift file
  /// is not unique in its module.
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
        "has the name of '\(name.text)' for \(shown(other)), and both would be in one Swift module; "
          + "rename one of the scenes"
      )
    }
  }

  /// Returns an input from which an output of an earlier run would still be generated.
  private func owner(of entry: Manifest.Entry, besides own: [String]) -> String? {
    if entry.inputs.contains(where: { own.contains($0) }) { return nil }
    return entry.inputs.first { products[$0] == nil && exists($0) }
  }
}

extension FolderReview {
  /// Examines a file that is not an output of the run. It is an orphan if all its inputs have been deleted, or if all
  /// that still exist now have another output.
  private func orphan(_ name: ExactText, _ folders: inout OutputFolders) throws -> OutputFinding? {
    guard let entry = manifest.entries[name], !entry.inputs.isEmpty else { return nil }
    let left = entry.inputs.filter(exists)
    guard left.allSatisfy({ products[$0] != nil }) else { return nil }
    let reason =
      left.first.flatMap { input in products[input].map { "'\(shown(input))' now gives '\($0)'" } }
      ?? "'\(shown(entry.inputs[0]))' is gone"
    let file = OutputFile(name, below: folder)
    let state: OutputState
    switch try FileContent(of: file, &folders) {
    case .missing: state = .upToDate
    case .file(let found) where try entry.vouches(for: found) && isMarked(file, &folders):
      state = .orphaned(reason: reason)
    case .file where entry.isUnverified: state = .protected(.unverifiedOrphan)
    case .file, .folder, .other: state = .protected(.editedOrphan)
    }
    return OutputFinding(file: file, name: name, state: state)
  }

  /// Returns whether a file begins like all generated ones. The manifest alone is not sufficient reason to remove a
  /// file.
  private func isMarked(_ file: OutputFile, _ folders: inout OutputFolders) throws -> Bool {
    let mark = Array(kind.mark.utf8)
    guard let folder = try folders.existing(file.folder) else { return false }
    return (try? FileReader.read(file, in: folder, limit: mark.count))?.starts(with: mark) ?? false
  }

  /// Returns whether an input of an output may still exist.
  private func exists(_ input: String) -> Bool { !located(input).isGone }

  /// Returns the path of an input of an output, as messages show it.
  private func shown(_ input: String) -> String {
    located(input).lexicallyNormalized().string
  }

  private func located(_ input: String) -> FilePath {
    folder.appending(FilePath(input).components)
  }
}

extension OutputFile {
  /// Creates a file from its name in a manifest.
  fileprivate init(_ name: ExactText, below root: FilePath) {
    let path = FilePath(name.text)
    self.init(
      folder: OutputFolder(path.removingLastComponent(), below: root), name: path.lastComponent?.string ?? "")
  }
}

extension GeneratedOutput {
  /// Returns the item at the output's path, or `nil` if it has already been compared.
  fileprivate func present(_ folders: inout OutputFolders) throws -> FileContent? {
    if case .recorded = content { return nil }
    return try FileContent(of: file, &folders)
  }
}

/// The result of comparing a generated file with what would be generated now.
enum OutputState: Equatable {
  /// The file has the content that would be written.
  case upToDate
  /// The file has the content that an earlier run wrote.
  case outOfDate(reason: String)
  /// The file does not exist.
  case missing
  /// The file was generated, but is no longer an output of any input.
  case orphaned(reason: String)
  /// The file may have been edited by hand, and is overwritten only if forced.
  case protected(Protection)

  /// Why a file is protected.
  enum Protection {
    /// It was generated, and then edited by hand.
    case edited
    /// It was generated and then edited by hand, and is no longer an output of any input.
    case editedOrphan
    /// No manifest names it.
    case foreign
    /// The manifest names it, but comes from an earlier version of the command and cannot show whether it was edited.
    case unverified
    /// As `unverified`, and the file is no longer an output of any input.
    case unverifiedOrphan
  }

  /// Returns what is wrong with a file in this state, and how to fix it, or `nil` if it is up to date.
  func failure(at path: FilePath, for kind: OutputKind) -> FileFailure? {
    let command = "diorama \(kind.command)"
    return switch self {
    case .upToDate: nil
    case .outOfDate(let reason):
      FileFailure(path, "is out of date: \(reason); run '\(command)'", kind: .outOfDate)
    case .missing: FileFailure(path, "is missing; run '\(command)'", kind: .missing)
    case .orphaned(let reason):
      FileFailure(path, "is orphaned: \(reason); '\(command)' removes it", kind: .orphaned)
    case .protected(let protection):
      FileFailure(path, protection.message(command), kind: .editedByHand)
    }
  }
}

extension OutputState.Protection {
  fileprivate func message(_ command: String) -> String {
    switch self {
    case .edited: "was edited by hand; undo that, or let '\(command) --force' overwrite it"
    case .editedOrphan:
      "was edited by hand, and nothing generates it any more; remove it, or keep it as your own with --force"
    case .foreign:
      "was not generated by diorama, or was edited by hand; move it away, or let '\(command) --force' overwrite it"
    case .unverified:
      """
      is not up to date, and the manifest of an earlier diorama cannot tell whether it was edited by hand; \
      check that, and let '\(command) --force' overwrite it
      """
    case .unverifiedOrphan:
      """
      is no longer generated, and the manifest of an earlier diorama cannot tell whether it was edited by hand; \
      remove it, or keep it as your own with --force
      """
    }
  }
}

/// The result of comparing one file of a folder.
struct OutputFinding: Sendable {
  let file: OutputFile
  /// The file as the manifest names it.
  let name: ExactText
  var state: OutputState
  /// The output of the run; `nil` for an orphan.
  var output: GeneratedOutput?
  /// The entry in the manifest after the file is written.
  var entry: Manifest.Entry?
  /// The hash of the existing file, if an earlier run wrote it.
  var present: ContentHash?

  /// Returns whether an update of the folder writes or removes this file.
  func isChange(isForced: Bool) -> Bool {
    switch state {
    case .upToDate: false
    case .outOfDate, .missing, .orphaned: true
    case .protected: isForced && output != nil
    }
  }
}
