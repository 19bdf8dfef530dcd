import DioramaSyntax
import SystemPackage

extension FolderReview {
  /// Judges a file that the run does not want: it is an orphan when nothing that it was made from is there any more, or all that is
  /// there has become something else.
  func orphan(_ name: ExactText, _ folders: inout OutputFolders) throws -> Finding? {
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
    case .file, .folder, .other: state = .editedByHand(wasGenerated: true, isOrphan: true)
    }
    return Finding(file: file, name: name, state: state)
  }

  /// Whether a file begins as all do that the command has ever generated; the manifest's word alone does not remove a file.
  private func isMarked(_ file: OutputFile, _ folders: inout OutputFolders) throws -> Bool {
    let mark = Array(kind.mark.utf8)
    guard let folder = try folders.existing(file.folder) else { return false }
    return (try? FileReader.read(file, in: folder, limit: mark.count))?.starts(with: mark) ?? false
  }

  /// Whether something that an output was made from may still be there.
  func exists(_ input: String) -> Bool { !located(input).isGone }

  /// The path of what an output was made from, as messages show it.
  func shown(_ input: String) -> String {
    located(input).lexicallyNormalized().string
  }

  private func located(_ input: String) -> FilePath {
    folder.appending(FilePath(input).components)
  }
}

extension OutputFile {
  /// A file that a manifest names.
  fileprivate init(_ name: ExactText, below root: FilePath) {
    let path = FilePath(name.text)
    self.init(
      folder: OutputFolder(path.removingLastComponent(), below: root), name: path.lastComponent?.string ?? "")
  }
}
