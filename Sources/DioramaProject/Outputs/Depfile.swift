import DioramaSyntax
import SystemPackage

/// A dependency file, which lists the inputs of each output for make and Ninja.
///
/// It has a rule for each output, and an empty one for each input, so that make does not stop when an input has been
/// deleted.
package struct Depfile {
  private let outputs: [GeneratedOutput]

  package init(_ outputs: [GeneratedOutput]) {
    self.outputs = outputs.map { ($0, ExactText($0.file.path.string)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Writes the file, and updates the times of outputs that are older than their inputs.
  package func write(to path: FilePath) throws {
    try checkName(path)
    let text = try text()
    var folders = OutputFolders()
    let file = OutputFile(
      folder: OutputFolder(below: path.removingLastComponent()), name: path.lastComponent?.string ?? "")
    for output in outputs { try updateTime(output, &folders) }
    if let folder = try folders.existing(file.folder) {
      PartialFile.removeLeftovers(in: folder) { $0 == file.name }
    }
    let bytes = Array(text.utf8)
    if try folders.content(of: file) != .file(.of(bytes)) {
      try folders.replace(file, with: bytes)
    }
  }

  /// Returns whether a path has the extension of dependency files. Asking for it protects others, such as a `Makefile`.
  package static func isName(_ path: FilePath) -> Bool { path.extension == "d" }

  /// Throws if the path is that of an input or of something else that cannot be a dependency file.
  private func checkName(_ path: FilePath) throws {
    let inputs = Set(outputs.flatMap(\.sources))
    let resolved = path.resolved
    if inputs.contains(where: { $0.resolved == resolved }) {
      throw FileFailure(path, "cannot be the name of a dependency file; choose one such as Generated.d")
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

  /// Returns a path in a form that both make and Ninja understand.
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
          path,
          "has a name that make and Ninja read differently; rename it, or leave out --depfile")
      default: break
      }
      text.unicodeScalars.append(scalar)
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    return text
  }

  private func updateTime(_ output: GeneratedOutput, _ folders: inout OutputFolders) throws {
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
