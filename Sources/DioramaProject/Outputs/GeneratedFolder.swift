import SystemPackage

/// A folder of outputs of one kind, brought up to date.
///
/// Before the first file changes, the manifest on disk already vouches for what is about to be written. So a kill at any
/// moment leaves files that are whole, and that the next run knows as its own.
struct GeneratedFolder {
  let kind: OutputKind
  let path: FilePath
  let outputs: [GeneratedOutput]
  /// Who writes files.
  let workers: Workers

  /// Brings the folder up to date, and tells what was done.
  /// - Parameter isForced: Whether files that were edited by hand are overwritten, and a broken manifest is replaced.
  func update(isForced: Bool) throws -> GenerationResult {
    var result = GenerationResult()
    if outputs.isEmpty, (try? path.stat()) == nil, !path.isEmpty { return result }
    if !outputs.isEmpty { try OutputFolders.make(path) }
    let root = try opened()
    root.hold()
    var folders = OutputFolders(below: path, open: root)
    var file = try ManifestFile(in: path, open: root, isRenewed: isForced)
    removeLeftOvers(file.manifest, &folders)
    let review = FolderReview(of: kind, in: path, file.manifest, outputs: outputs, folders, workers)
    result.failures = review.failures
    let changes = review.findings.filter { $0.isChange(isForced: isForced) }
    if !changes.isEmpty {
      try file.write(interim(file.manifest, review.findings, isForced: isForced), &folders)
    }
    var manifest = file.manifest
    let written = workers.holdingFolders.map(review.findings, with: { [folders] _ in folders }) {
      folders, finding in
      Result { try Self.write(finding, &folders, isForced: isForced) }
    }
    for (finding, written) in zip(review.findings, written) {
      do {
        if try written.get() { result.written.append(finding.file) }
        try apply(finding, isForced: isForced, &folders, &manifest, &result)
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

  /// Compares the folder with what it should hold, and changes nothing. Fails for each file that is not up to date; for the
  /// manifest only if nothing else is the matter.
  func check() throws -> GenerationResult {
    var result = GenerationResult()
    var folders = OutputFolders()
    let file = try ManifestFile(in: path, open: folders.existing(OutputFolder(below: path)))
    let review = FolderReview(of: kind, in: path, file.manifest, outputs: outputs, folders, workers)
    var manifest = file.manifest
    result.failures = review.failures
    for finding in review.findings {
      if let failure = finding.state.failure(at: finding.file.path, for: kind) {
        result.failures.append(failure)
      } else {
        manifest.entries[finding.name] = finding.entry
        result.unchanged += finding.output == nil ? 0 : 1
      }
    }
    if result.failures.isEmpty, !file.holds(manifest) {
      let state: OutputState =
        file.bytes == nil
        ? .missing : .stale(reason: "it does not say what the files are made from now")
      if let failure = state.failure(at: file.path, for: kind) { result.failures.append(failure) }
    }
    return result
  }

  private func opened() throws -> OpenFolder {
    do {
      return try OpenFolder(path)
    } catch {
      throw FileFailure(path, error)
    }
  }

  /// The manifest that holds while files are changed: it vouches for what is there and for what will be.
  private func interim(_ manifest: Manifest, _ findings: [Finding], isForced: Bool) -> Manifest {
    var interim = manifest
    for finding in findings {
      guard var entry = finding.entry else { continue }
      if finding.isChange(isForced: isForced) {
        entry.pending = entry.content
        entry.content = finding.present
      } else if finding.state != .upToDate {
        continue
      }
      interim.entries[finding.name] = entry
    }
    return interim
  }

  /// Writes what is wanted in the place of a finding, if anything is.
  ///
  /// - Returns: Whether a file was written.
  private static func write(
    _ finding: Finding, _ folders: inout OutputFolders, isForced: Bool
  ) throws -> Bool {
    guard finding.isChange(isForced: isForced), case .bytes(let bytes, _)? = finding.output?.content else {
      return false
    }
    try OutputWriter.replace(finding.file, with: bytes, &folders)
    return true
  }

  /// Does what is left to be done for a finding once files are written, and notes it.
  private func apply(
    _ finding: Finding, isForced: Bool, _ folders: inout OutputFolders, _ manifest: inout Manifest,
    _ result: inout GenerationResult
  ) throws {
    switch finding.state {
    case .upToDate:
      if finding.output != nil { result.unchanged += 1 }
    case .orphaned:
      try OutputWriter.remove(finding.file, &folders)
      result.removed.append(finding.file)
    case .editedByHand where !isForced:
      if let failure = finding.state.failure(at: finding.file.path, for: kind) { throw failure }
    case .stale, .missing, .editedByHand: break
    }
    manifest.entries[finding.name] = finding.entry
  }
}
