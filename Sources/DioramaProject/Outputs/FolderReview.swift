import DioramaCompiler
import DioramaSyntax
import DioramaTree
import SystemPackage

/// Compares the outputs of a run with a folder and its manifest, without changing anything.
struct FolderReview {
  /// The outputs and the orphans, in the order of their updates. An orphan with the name of an output in another case
  /// comes first, since a file system may not distinguish them.
  private(set) var files: [ReviewedFile] = []
  private(set) var failures: [FileFailure] = []
  /// The kind of the outputs. Others that the manifest names are left alone.
  let kind: OutputKind
  /// The named folder.
  let folder: FilePath
  let manifest: Manifest
  /// The outputs of this run in the folder by their inputs; empty if the manifest names no output.
  private var products: [String: String] = [:]
  /// All outputs of the run.
  private let all: [GeneratedOutput]
  /// The outputs of the run, in any folder, by their inputs.
  private lazy var productsByFile = productsByIdentity
  /// The orphans with the name of an output in another case, by their case-folded names.
  private var renamed: [String: OutputFile] = [:]
  /// The Swift files that are not outputs of the run, by their case-folded names. No other file of their module may
  /// have such a name.
  private var others: [String: [ExactText]] = [:]

  /// Compares outputs with a folder.
  ///
  /// - Parameters:
  ///   - kind: The kind of the outputs.
  ///   - folder: The named folder.
  ///   - outputs: The outputs in the folder.
  ///   - all: All outputs of the run.
  ///   - folders: Opens it and the folders below it.
  ///   - workers: The threads that read files.
  init(
    of kind: OutputKind, in folder: FilePath, _ manifest: Manifest, outputs: [GeneratedOutput],
    all: [GeneratedOutput], _ folders: OutputFolders, _ workers: Workers
  ) {
    self.kind = kind
    self.all = all
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
    var orphanFolders = folders
    for name in unwanted {
      attempt(folder.appending(name.text)) { review in try review.reviewOrphan(name, &orphanFolders) }
    }
    let orphans = files
    let names = orphans.isEmpty ? [] : Set(outputs.compactMap { $0.file.nameInRoot?.withoutCase })
    files = orphans.filter { $0.state.isOrphaned && names.contains($0.name.text.withoutCase) }
    renamed = Dictionary(files.map { ($0.name.text.withoutCase, $0.file) }) { first, _ in first }
    let contents = workers.holdingFolders.map(outputs, with: { _ in folders }) { folders, output in
      Result { try output.existing(&folders) }
    }
    for (index, output) in outputs.enumerated() {
      attempt(output.file.path) { review in
        try review.compare(output, madeFrom: inputs[index].get(), contents[index], &orphanFolders)
      }
    }
    files += orphans.filter { !$0.state.isOrphaned || !names.contains($0.name.text.withoutCase) }
  }

  /// Returns the outputs of this kind that the manifest names, but that are not outputs of the run.
  private func unwanted(besides outputs: [GeneratedOutput]) -> [ExactText] {
    if manifest.entries.isEmpty { return [] }
    let wanted = Set(outputs.compactMap { $0.file.nameInRoot.map { ExactText($0) } })
    return manifest.names.filter { kind.makes($0) && !wanted.contains($0) }
  }

  private mutating func attempt(
    _ path: @autoclosure () -> FilePath, _ body: (inout FolderReview) throws -> ReviewedFile?
  ) {
    do {
      if let file = try body(&self) { files.append(file) }
    } catch {
      failures.append(FileFailure(error, at: path()))
    }
  }

  private mutating func compare(
    _ output: GeneratedOutput, madeFrom inputs: [String], _ existing: Result<FileContent?, any Error>,
    _ folders: inout OutputFolders
  ) throws -> ReviewedFile {
    let name = output.file.nameInRoot.map { ExactText($0) }
    let old = name.flatMap { manifest.entries[$0] }
    try checkOwnership(output, old, madeFrom: inputs, &folders)
    guard let name else {
      throw FileFailure(
        output.file.path, "has a name that is not UTF-8, which no manifest can contain; rename it")
    }
    let entry = Manifest.Entry(
      content: output.content.hash, pending: nil, inputs: inputs, inputHash: output.inputHash,
      accessLevel: output.accessLevel, tool: RuntimeTree.release, hasWarnings: output.hasWarnings)
    var reviewed = ReviewedFile(file: output.file, name: name, state: .upToDate, output: output, entry: entry)
    if !renamed.isEmpty, let earlier = renamed[name.text.withoutCase],
      let identity = try folders.identity(of: output.file), identity == (try folders.identity(of: earlier))
    {
      // The file system does not distinguish them, and the earlier one is removed first.
      reviewed.state = .missing
      return reviewed
    }
    guard let existing = try existing.get(), existing != .file(output.content.hash) else { return reviewed }
    switch existing {
    case .missing: reviewed.state = .missing
    case .folder:
      throw FileFailure(output.file.path, "is a folder; remove it, or choose another output")
    case .file(let hash) where old?.records(hash) == true:
      reviewed.existing = hash
      reviewed.state = .outOfDate(reason: reason(from: old, to: entry))
    case .file, .link, .other: reviewed.state = .protected(old == nil ? .foreign : .edited)
    }
    return reviewed
  }

  private func reason(from old: Manifest.Entry?, to new: Manifest.Entry) -> String {
    guard let old else { return "its inputs have changed" }
    if old.inputHash != new.inputHash { return "its inputs have changed" }
    if old.tool != new.tool { return "it was generated by diorama \(old.tool)" }
    if let level = old.accessLevel, level != new.accessLevel {
      return "it was generated with --access-level \(level)"
    }
    return "it is an earlier version"
  }

  /// Throws if an output belongs to another input of an earlier run that still exists, or if the name of a Swift file
  /// is not unique in its module.
  private mutating func checkOwnership(
    _ output: GeneratedOutput, _ old: Manifest.Entry?, madeFrom own: [String],
    _ folders: inout OutputFolders
  ) throws {
    if let old, !own.isEmpty, let other = owner(of: old, besides: own) {
      let remedy =
        output.inputs.first?.isCompiled == true ? "rename one of the scenes" : "name both inputs in one run"
      throw FileFailure(
        output.file.path, "both \(shown(other)) and \(output.source) would be written here; \(remedy)")
    }
    if others.isEmpty { return }
    for name in others[output.file.name.withoutCase] ?? [] {
      guard let entry = manifest.entries[name], let other = owner(of: entry, besides: own),
        try folders.identity(of: OutputFile(name, below: folder)) != nil
      else { continue }
      throw FileFailure(
        output.file.path,
        "has the name of '\(name.text)' for \(shown(other)), and both would be in one Swift module; "
          + "rename one of the scenes, or delete '\(name.text)' if it is no longer needed"
      )
    }
  }

  /// Returns an input from which an output of an earlier run would still be generated.
  private mutating func owner(of entry: Manifest.Entry, besides own: [String]) -> String? {
    if entry.inputs.contains(where: { own.contains($0) }) { return nil }
    for input in entry.inputs where exists(input) {
      if product(of: input) == nil { return input }
    }
    return nil
  }

  /// Returns what an input of an earlier run becomes in this one; `nil` for nothing.
  private mutating func product(of input: String) -> String? {
    products[input] ?? located(input).identity.flatMap { productsByFile[$0] }
  }

  private var productsByIdentity: [FileIdentity: String] {
    var products: [FileIdentity: String] = [:]
    for output in all {
      for input in output.inputs {
        if let identity = input.path?.identity { products[identity] = output.file.path.string }
      }
    }
    return products
  }
}

extension FolderReview {
  /// Examines a file that is not an output of the run. It is an orphan if all its inputs have been deleted, or if all
  /// that still exist now have another output.
  private mutating func reviewOrphan(
    _ name: ExactText, _ folders: inout OutputFolders
  ) throws -> ReviewedFile? {
    guard let entry = manifest.entries[name], !entry.inputs.isEmpty else { return nil }
    var reason = "'\(shown(entry.inputs[0]))' no longer exists"
    for input in entry.inputs.reversed() where exists(input) {
      guard let product = product(of: input) else { return nil }
      reason = "'\(shown(input))' now becomes '\(product)'"
    }
    let file = OutputFile(name, below: folder)
    let state: OutputState
    switch try folders.content(of: file) {
    case .missing: state = .upToDate
    case .file(let hash) where try entry.records(hash) && isMarked(file, &folders):
      state = .orphaned(reason: reason)
    case .file, .folder, .link, .other: state = .protected(.editedOrphan)
    }
    return ReviewedFile(file: file, name: name, state: state)
  }

  /// Returns whether a file begins like all generated ones. The manifest alone is not sufficient reason to remove a
  /// file.
  private func isMarked(_ file: OutputFile, _ folders: inout OutputFolders) throws -> Bool {
    let mark = Array(kind.mark.utf8)
    guard let folder = try folders.existing(file.folder) else { return false }
    return (try? FileReader.read(file, in: folder, limit: mark.count))?.starts(with: mark) ?? false
  }

  /// Returns whether an input of an output may still exist.
  private func exists(_ input: String) -> Bool { !located(input).isMissing }

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
  /// Returns the item at the output's path, or `nil` if it has already been compared. A file with the same hash but
  /// other bytes is never an output.
  fileprivate func existing(_ folders: inout OutputFolders) throws -> FileContent? {
    guard case .made(let content) = content else { return nil }
    let existing = try folders.content(of: file)
    guard existing == .file(content.hash), let file = try folders.existing(file.folder)?.open(file.name)
    else {
      return existing
    }
    return try file.closeAfter { try content.isContent(of: file) } ? existing : .other
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
  }

  /// Whether the file is orphaned.
  var isOrphaned: Bool { if case .orphaned = self { true } else { false } }

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
      "was edited by hand, and is orphaned; delete it, or remove it from the manifest with --force"
    case .foreign:
      "was not generated by diorama, or was edited by hand; move it away, or let '\(command) --force' overwrite it"
    }
  }
}

/// A file of a folder that has been compared with what would be generated now.
struct ReviewedFile: Sendable {
  let file: OutputFile
  /// The file as the manifest names it.
  let name: ExactText
  var state: OutputState
  /// The output of the run; `nil` for an orphan.
  var output: GeneratedOutput?
  /// The entry in the manifest after the file is written.
  var entry: Manifest.Entry?
  /// The hash of the existing file, if an earlier run wrote it.
  var existing: ContentHash?

  /// Returns whether an update of the folder writes or removes this file.
  func isChange(isForced: Bool) -> Bool {
    switch state {
    case .upToDate: false
    case .outOfDate, .missing, .orphaned: true
    case .protected: isForced && output != nil
    }
  }
}

/// The item at an output's path.
enum FileContent: Equatable {
  case missing
  /// A regular file, by the hash of its bytes.
  case file(ContentHash)
  case folder
  case link
  /// Something else that is never an output, such as a device.
  case other
}
