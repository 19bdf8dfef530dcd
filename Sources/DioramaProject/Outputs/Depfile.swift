import DioramaSyntax
import SystemPackage

/// A file that tells make and Ninja what outputs were made from: one rule for each output, and an empty one for each input, so
/// that make does not stop when an input is gone.
package struct Depfile {
  /// Larger than any dependency file.
  private static let sizeLimit = 64 << 20

  private let outputs: [GeneratedOutput]

  package init(_ outputs: [GeneratedOutput]) {
    self.outputs = outputs.map { ($0, ExactText($0.file.path.string)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Writes the file, and sees to it that no output is older than what it is made from.
  /// - Parameter isForced: Whether a file that is not a dependency file is overwritten.
  package func write(to path: FilePath, isForced: Bool) throws {
    try refuse(path)
    let text = try text()
    var folders = OutputFolders()
    let file = OutputFile(
      folder: OutputFolder(below: path.removingLastComponent()), name: path.lastComponent?.string ?? "")
    if !isForced { try protect(file, &folders) }
    for output in outputs { try freshen(output, &folders) }
    if let folder = try folders.existing(file.folder) {
      PartialFile.removeLeftOvers(in: folder) { $0 == file.name }
    }
    _ = try OutputWriter.write(Array(text.utf8), to: file, &folders)
  }

  /// Sees to it that a file which is not a dependency file of this command is not lost.
  private func protect(_ file: OutputFile, _ folders: inout OutputFolders) throws {
    guard let folder = try folders.existing(file.folder), try folder.status(of: file.name) != nil else {
      return
    }
    let present = try FileReader.read(file, in: folder, limit: Self.sizeLimit)
    guard present.count > Self.sizeLimit || !DepfileForm.matches(Array(present)) else { return }
    throw FileFailure(
      file.path, "was not written by diorama; choose another dependency file, or overwrite it with --force")
  }

  /// Sees to it that no other file is lost: neither what the outputs are made from, nor an output, nor any file that this cannot be.
  private func refuse(_ path: FilePath) throws {
    let name = path.lastComponent?.string ?? ""
    let own = outputs.flatMap { output in
      [output.file.path, output.file.folder.root.appending(Manifest.fileName)] + output.sources
    }
    let isSource =
      InputFinder.isSceneOrDeclaration(name) || name.hasSuffix(".swift") || name.hasSuffix(".json")
    if isSource || own.contains(where: { $0.resolved == path.resolved }) {
      throw FileFailure(path, "is no name for a dependency file; choose one such as Generated.d")
    }
    if let type = try? path.stat(followTargetSymlink: false).type, type != .regular {
      throw FileFailure(path, "is not a file; remove it, or choose another dependency file")
    }
  }

  private func text() throws -> String {
    var text = ""
    var inputs: Set<FilePath> = []
    for output in outputs {
      text += try Self.escaped(output.file.path) + ":"
      for input in output.sources {
        text += " " + (try Self.escaped(input))
        inputs.insert(input)
      }
      text += "\n"
    }
    for input in inputs.sorted(by: { $0.string.utf8.lexicographicallyPrecedes($1.string.utf8) }) {
      text += "\n" + (try Self.escaped(input)) + ":\n"
    }
    return text
  }

  /// A path as both make and Ninja read it.
  private static func escaped(_ path: FilePath) throws -> String {
    var text = ""
    var backslashes = 0
    for scalar in path.string.unicodeScalars {
      switch scalar {
      case " ", "#", ":":
        text += String(repeating: "\\", count: backslashes + 1)
      case "$": text += "$"
      case "%", "*", "?", "[", "]", "|", ";", "=", "&", "~", "\t", "\n", "\r":
        throw FileFailure(
          path, "has a name that make and Ninja do not read alike; rename it, or leave out --depfile")
      default: break
      }
      text.unicodeScalars.append(scalar)
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    return text
  }

  private func freshen(_ output: GeneratedOutput, _ folders: inout OutputFolders) throws {
    let path = output.file.path
    guard let time = time(of: path) else { return }
    guard output.sources.contains(where: { self.time(of: $0).map { $0 > time } ?? false }) else { return }
    do {
      try folders.existing(output.file.folder)?.touch(output.file.name)
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  private func time(of path: FilePath) -> (Int, Int)? {
    guard let time = try? path.stat().st_mtim else { return nil }
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }
}

extension GeneratedOutput {
  /// The files that it was made from: scenes and declarations, each once.
  var sources: [FilePath] {
    var seen: Set<FilePath> = []
    return (inputs.compactMap(\.path) + surroundings).filter {
      seen.insert($0.lexicallyNormalized()).inserted
    }
  }
}
