import SystemPackage

/// A folder of outputs of one kind, which is brought up to date.
///
/// The manifest on disk already lists the new contents before the first file changes. If the process is killed,
/// all files are therefore complete, and the next run recognizes them.
struct GeneratedFolder {
  let kind: OutputKind
  let path: FilePath
  let outputs: [GeneratedOutput]
  /// All outputs of the run.
  let all: [GeneratedOutput]
  /// Whether outputs without inputs stay, because other outputs may still use them.
  let keepsOrphans: Bool
  let workers: Workers
  let progress: (any ProgressObserver)?

  /// Brings the folder up to date.
  ///
  /// - Parameter isForced: Whether to overwrite files that were edited by hand, and to replace a broken manifest.
  func update(isForced: Bool) throws -> GenerationResult {
    var result = GenerationResult()
    if outputs.isEmpty, (try? path.stat()) == nil, !path.isEmpty { return result }
    if !outputs.isEmpty { try OutputFolders.make(path) }
    let root = try opened()
    root.lock { progress?.noteWait(for: path) }
    var folders = OutputFolders(below: path, open: root)
    var file = try ManifestFile(in: path, open: root, isRenewed: isForced)
    removeLeftovers(file.manifest, &folders)
    let review = FolderReview(of: kind, in: path, file.manifest, outputs: outputs, all: all, folders, workers)
    result.failures = review.failures
    let reviewed = wanted(review.files)
    let changes = reviewed.filter { $0.isChange(isForced: isForced) }
    if !changes.isEmpty {
      try file.write(interim(file.manifest, reviewed, isForced: isForced), &folders)
    }
    var manifest = file.manifest
    // Only one thread writes, since a system creates the files of a folder one after the other.
    let written = reviewed.map { file in Result { try Self.write(file, &folders, isForced: isForced) } }
    for (output, written) in zip(reviewed, written) {
      do {
        if try written.get() { result.written.append(output.file) }
        try apply(output, isForced: isForced, &manifest, &result)
      } catch let failure as FileFailure {
        result.failures.append(failure)
      }
    }
    do {
      try file.write(manifest, &folders)
    } catch let failure as FileFailure {
      result.failures.append(failure)
    }
    return withExtendedLifetime(root) { result }
  }

  /// Compares the folder with what it should contain, without changing anything. Fails for each file that is not up to
  /// date, and for the manifest if nothing else is wrong.
  func check() throws -> GenerationResult {
    var result = GenerationResult()
    var folders = OutputFolders()
    let file = try ManifestFile(in: path, open: folders.existing(OutputFolder(below: path)))
    let review = FolderReview(of: kind, in: path, file.manifest, outputs: outputs, all: all, folders, workers)
    var manifest = file.manifest
    result.failures = review.failures
    for reviewed in wanted(review.files) {
      if let failure = reviewed.state.failure(at: reviewed.file.path, for: kind) {
        result.failures.append(failure)
      } else {
        manifest.entries[reviewed.name] = reviewed.entry
        result.unchanged += reviewed.output == nil ? 0 : 1
      }
    }
    if result.failures.isEmpty, !file.holds(manifest) {
      let reason = "it was written for other inputs or options"
      let state: OutputState = file.bytes == nil ? .missing : .outOfDate(reason: reason)
      if let failure = state.failure(at: file.path, for: kind) { result.failures.append(failure) }
    }
    return result
  }

  /// Returns the files to update: all, or all but orphans. An orphan with the name of an output is always one of them,
  /// since both would be in one Swift module, or the same file.
  private func wanted(_ files: [ReviewedFile]) -> [ReviewedFile] {
    if !keepsOrphans { return files }
    let names = Set(outputs.map(\.file.name.withoutCase))
    return files.filter { $0.output != nil || names.contains($0.file.name.withoutCase) }
  }

  private func opened() throws -> OpenFolder {
    do {
      return try OpenFolder(path)
    } catch {
      throw FileFailure(path, error)
    }
  }

  /// Returns the manifest that is on disk during the changes. It lists both the old and the new contents.
  private func interim(_ manifest: Manifest, _ files: [ReviewedFile], isForced: Bool) -> Manifest {
    var interim = manifest
    for reviewed in files {
      guard var entry = reviewed.entry else { continue }
      if reviewed.isChange(isForced: isForced) {
        entry.pending = entry.content
        entry.content = reviewed.existing
      } else if reviewed.state != .upToDate {
        continue
      }
      interim.entries[reviewed.name] = entry
    }
    return interim
  }

  /// Writes an output, if it changes, or removes an orphan.
  ///
  /// - Returns: Whether a file was written.
  private static func write(
    _ reviewed: ReviewedFile, _ folders: inout OutputFolders, isForced: Bool
  ) throws -> Bool {
    if reviewed.state.isOrphaned { try folders.remove(reviewed.file) }
    guard reviewed.isChange(isForced: isForced), case .made(let content)? = reviewed.output?.content else {
      return false
    }
    try folders.replace(reviewed.file, with: content)
    return true
  }

  /// Completes the update of one file after all files are written, and records it.
  private func apply(
    _ reviewed: ReviewedFile, isForced: Bool, _ manifest: inout Manifest, _ result: inout GenerationResult
  ) throws {
    switch reviewed.state {
    case .upToDate:
      if reviewed.output != nil { result.unchanged += 1 }
    case .orphaned:
      result.removed.append(reviewed.file)
    case .protected where !isForced:
      if let failure = reviewed.state.failure(at: reviewed.file.path, for: kind) { throw failure }
    case .outOfDate, .missing, .protected: break
    }
    manifest.entries[reviewed.name] = reviewed.entry
  }

  /// Removes the partial copies of outputs and of files in the manifest that killed runs left over.
  private func removeLeftovers(_ manifest: Manifest, _ folders: inout OutputFolders) {
    lazy var targets = Set(manifest.entries.keys.map(\.text) + outputs.compactMap(\.file.nameInRoot))
    var places: [String: OutputFolder] = ["": OutputFolder(below: path)]
    for output in outputs { output.file.folder.prefix.map { places[$0] = output.file.folder } }
    for name in manifest.entries.keys {
      let prefix = name.text.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name.text[...$0]) } ?? ""
      if places[prefix] == nil { places[prefix] = OutputFolder(FilePath(prefix), below: path) }
    }
    for (prefix, place) in places {
      guard let folder = try? folders.existing(place) else { continue }
      PartialFile.removeLeftovers(in: folder) { name in
        targets.contains(prefix + name) || prefix.isEmpty && name == Manifest.fileName
      }
    }
  }
}
