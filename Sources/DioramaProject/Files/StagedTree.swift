import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The files in git's index: the content of the next commit, regardless of the working tree.
package final class StagedTree: FileTree {
  /// The absolute path of the repository's root.
  private let root: FilePath
  /// The IDs of the files' contents, by absolute path.
  private let blobs: [FilePath: String]
  /// The names directly in each folder.
  private let folders: [FilePath: Set<ExactText>]
  /// The entries that are neither files nor folders: links and submodules.
  private let links: Set<FilePath>
  /// The files with merge conflicts.
  private let conflicts: Set<FilePath>
  private let contents: GitProcess

  /// Reads the index of the repository that the working directory belongs to.
  package init() throws {
    do {
      root = try Self.root
      var blobs: [FilePath: String] = [:]
      var folders: [FilePath: Set<ExactText>] = [:]
      var links: Set<FilePath> = []
      var conflicts: Set<FilePath> = []
      var intended: Set<String>?
      for line in try Self.words(["ls-files", "--stage", "-z"], in: root, upTo: 0) {
        // "100644 <id> 0\tScenes/Profile.scene.yaml"
        let halves = line.split(separator: "\t", maxSplits: 1)
        let facts = halves.first?.split(separator: " ") ?? []
        guard halves.count == 2, facts.count == 3, !halves[1].hasSuffix("/"),
          facts[1].contains(where: { $0 != "0" })
        else {
          throw FileFailure(
            "git ls-files", "listed an invalid entry; the index is broken: '\(line)'")
        }
        if Self.emptyFiles.contains(String(facts[1])) {
          intended = try intended ?? Self.intendedFiles(in: root)
          if intended?.contains(String(halves[1])) == true { continue }
        }
        var path = root.appending(String(halves[1]))
        guard facts[0].hasPrefix("100") else {
          links.insert(path)
          continue
        }
        if facts[2] != "0" { conflicts.insert(path) }
        blobs[path] = String(facts[1])
        while path != root, let name = path.lastComponent?.string, path.removeLastComponent() {
          folders[path, default: []].insert(ExactText(name))
        }
      }
      self.blobs = blobs
      self.folders = folders
      self.links = links
      self.conflicts = conflicts
      contents = try GitProcess(["cat-file", "--batch"], in: root)
    } catch let error as Errno {
      throw FileFailure("git", "cannot be run: \(error.reason)")
    }
  }

  /// The ID of the content of an empty file, for each of git's hash functions.
  private static let emptyFiles = [
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
  ]

  /// Returns the files that `git add --intent-to-add` lists with empty content, and that the next commit leaves out:
  /// the only ones in the index that are new in the working tree.
  private static func intendedFiles(in root: FilePath) throws -> Set<String> {
    Set(
      try words(
        ["diff", "--name-only", "--diff-filter=A", "--no-renames", "--no-ext-diff", "-z"], in: root, upTo: 0))
  }

  /// The root of the repository that the working directory belongs to.
  private static var root: FilePath {
    get throws {
      let words: [String]
      do {
        words = try Self.words(
          ["rev-parse", "--is-inside-work-tree", "--show-cdup"], upTo: UInt8(ascii: "\n"))
      } catch let failure as FileFailure
        where failure.reason.hasPrefix("not a git repository (or any") && isOutsideOfRepositories
      {
        throw FileFailure(".", "is not in a git repository, so nothing is staged; leave out --staged")
      }
      guard words.count == 2, words[0] == "true" else {
        throw FileFailure(
          ".",
          "is in a git repository, but not in its working tree; run the command there, or leave out --staged")
      }
      return FilePath(words[1].isEmpty ? "." : words[1]).absolute
    }
  }

  /// Whether nothing in the working directory or above it looks like a repository, even a broken one.
  private static var isOutsideOfRepositories: Bool {
    var folder = FilePath.workingDirectory
    while folder.appending(".git").isMissing {
      if !folder.removeLastComponent() { return true }
    }
    return false
  }

  /// Returns the scenes, declarations and configurations that the next commit changes, relative to the working
  /// directory.
  ///
  /// - Returns: The files that the commit adds or changes, and the declarations and configurations that it adds,
  ///   changes or removes. Links are not listed.
  package func changes() throws -> (present: [String], declarations: [FilePath]) {
    let names = try Self.words(
      ["diff", "--cached", "--name-only", "--no-renames", "--no-ext-diff", "-z"], in: root, upTo: 0)
    var changes: (present: [String], declarations: [FilePath]) = ([], [])
    for path in names.map({ root.appending($0) }) {
      let name = path.lastComponent?.string ?? ""
      guard
        DeclarationKind.isSceneOrDeclaration(fileNamed: name) || name == ProjectConfiguration.fileName
      else { continue }
      let shown = path.relative(to: .workingDirectory)
      if blobs[path] != nil { changes.present.append(shown.string) }
      if !links.contains(path), DeclarationKind.kind(ofFileNamed: name) != .scene {
        changes.declarations.append(shown)
      }
    }
    return changes
  }

  package func exists(_ path: FilePath) -> Bool {
    blobs[path.absolute] != nil || folders[path.absolute] != nil
  }

  package func isFolder(_ path: FilePath) throws -> Bool {
    if folders[path.absolute] != nil || path.absolute == root { return true }
    if blobs[path.absolute] != nil { return false }
    if links.contains(path.absolute) {
      throw FileFailure(path, "is staged as a link, which is not followed; name its target")
    }
    throw FileFailure(path, "is not staged; add it with 'git add', or leave out --staged")
  }

  package func names(in folder: FilePath) throws -> [String] {
    (folders[folder.absolute] ?? []).map(\.text).filter { !$0.hasPrefix(".") }
  }

  package func files(
    below path: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    let folder = path == "." ? "" : path
    return try names(in: path).sorted().flatMap { name -> [Folder.Files] in
      if try isFolder(folder.appending(name)) {
        return try files(below: folder.appending(name), where: isWanted, note: note)
      }
      return isWanted(name) ? [Folder.Files(folder: folder, names: [name])] : []
    }
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    guard let blob = blobs[path.absolute] else {
      throw FileFailure(path, "is not staged; add it with 'git add', or leave out --staged")
    }
    if conflicts.contains(path.absolute) {
      throw FileFailure(path, "has merge conflicts; resolve them, and add it with 'git add'")
    }
    do {
      contents.ask(blob)
      // "<id> blob <size>", the content, a line break
      let answer = try contents.read(upTo: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      let words = answer?.split(separator: " ") ?? []
      guard words.count == 3, words[0] == blob, words[1] == "blob", let size = Int(words[2]), size >= 0 else {
        if answer == nil { try contents.finish() }
        throw contents.failure(answer ?? "ended too early")
      }
      let bytes = try contents.read(count: size, limit: Limits.fileSize + 1)
      _ = try contents.read(count: 1, limit: 1)
      return SourceBytes(bytes)
    } catch let failure as FileFailure {
      throw FileFailure(path, "cannot be read by \(failure.path.string): \(failure.reason)")
    }
  }

  /// Returns the output of git, split at a delimiter.
  private static func words(
    _ arguments: [String], in folder: FilePath? = nil, upTo mark: UInt8
  ) throws -> [String] {
    let git = try GitProcess(arguments, in: folder)
    var words: [String] = []
    while let word = try git.read(upTo: mark) { words.append(String(decoding: word, as: UTF8.self)) }
    try git.finish()
    return words
  }
}
