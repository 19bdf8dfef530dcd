import DioramaSyntax
import SystemPackage

/// A dependency file, which lists the inputs of each output for make and Ninja.
///
/// It has a rule for each output, and an empty one for each input, so that make does not stop when an input has been
/// deleted.
package struct Depfile {
  /// A size that no dependency file reaches.
  private static let sizeLimit = 64 << 20

  private let outputs: [GeneratedOutput]

  package init(_ outputs: [GeneratedOutput]) {
    self.outputs = outputs.map { ($0, ExactText($0.file.path.string)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Writes the file, and updates the times of outputs that are older than their inputs.
  ///
  /// - Parameter isForced: Whether to overwrite a file that is not a dependency file.
  package func write(to path: FilePath, isForced: Bool) throws {
    try checkName(path)
    let text = try text()
    var folders = OutputFolders()
    let file = OutputFile(
      folder: OutputFolder(below: path.removingLastComponent()), name: path.lastComponent?.string ?? "")
    if !isForced { try protect(file, &folders) }
    for output in outputs { try updateTime(output, &folders) }
    if let folder = try folders.existing(file.folder) {
      PartialFile.removeLeftovers(in: folder) { $0 == file.name }
    }
    let bytes = Array(text.utf8)
    if try FileContent(of: file, &folders) != .file(.of(bytes)) {
      try OutputWriter.replace(file, with: bytes, &folders)
    }
  }

  /// Throws if writing would overwrite a file that is not a dependency file of this command.
  private func protect(_ file: OutputFile, _ folders: inout OutputFolders) throws {
    guard let folder = try folders.existing(file.folder), try folder.status(of: file.name) != nil else {
      return
    }
    let present = try FileReader.read(file, in: folder, limit: Self.sizeLimit)
    guard present.count > Self.sizeLimit || !DepfileForm.matches(Array(present)) else { return }
    throw FileFailure(
      file.path, "was not written by diorama; choose another dependency file, or overwrite it with --force")
  }

  /// Throws if the path is that of an input, of an output, or of something else that cannot be a dependency file.
  private func checkName(_ path: FilePath) throws {
    let name = path.lastComponent?.string ?? ""
    let own = Set(
      outputs.flatMap { output in
        [output.file.path, output.file.folder.root.appending(Manifest.fileName)] + output.sources
      })
    let resolved = path.resolved
    let isSource =
      InputFinder.isSceneOrDeclaration(name) || name.hasSuffix(".swift") || name.hasSuffix(".json")
    if isSource || own.contains(where: { $0.resolved == resolved }) {
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

/// Recognizes dependency files of this command by their form, because Ninja does not allow a comment that would
/// identify them.
private enum DepfileForm {
  private static let lineBreak = UInt8(ascii: "\n")

  /// Returns whether a text has a one-line rule for each of some outputs, then an empty rule for each of their inputs,
  /// and nothing else. An empty text is the file for no outputs.
  static func matches(_ text: [UInt8]) -> Bool {
    if text.isEmpty { return true }
    guard text.last == lineBreak else { return false }
    let lines = text.dropLast().split(separator: lineBreak, omittingEmptySubsequences: false)
    var inputs: Set<ArraySlice<UInt8>> = []
    let rules = lines.prefix { !$0.isEmpty }
    for rule in rules {
      guard let words = words(ofRule: rule) else { return false }
      inputs.formUnion(words)
    }
    let rest = lines[rules.count...]
    guard !rules.isEmpty, rest.count == 2 * inputs.count else { return false }
    for (index, line) in rest.enumerated() {
      let isRight =
        index.isMultiple(of: 2)
        ? line.isEmpty : line.last == UInt8(ascii: ":") && inputs.remove(line.dropLast()) != nil
      if !isRight { return false }
    }
    return true
  }

  /// Returns the dependencies in a rule for an output of the command, or `nil` if the line is not such a rule.
  private static func words(ofRule line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var words: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var backslashes = 0
    for (index, byte) in zip(line.indices, line) {
      if byte == UInt8(ascii: "\t") { return nil }
      if byte == UInt8(ascii: " "), backslashes.isMultiple(of: 2) {
        words.append(line[start..<index])
        start = index + 1
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    words.append(line[start...])
    guard let target = words.first, target.last == UInt8(ascii: ":"),
      OutputKind(ofFileNamed: String(decoding: target.dropLast(), as: UTF8.self)) != nil
    else { return nil }
    return Array(words.dropFirst())
  }
}
