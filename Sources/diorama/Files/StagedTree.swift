import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The files of git's index: what the next commit would hold, whatever the working tree looks like.
final class StagedTree: FileTree {
  /// The absolute path of the repository's root.
  private let root: FilePath
  /// The ids of the files' contents, by absolute path.
  private let blobs: [FilePath: String]
  /// What is directly in each folder.
  private let folders: [FilePath: Set<ExactText>]
  /// What is neither a file nor a folder: links, and other repositories.
  private let links: Set<FilePath>
  private let contents: GitProcess

  /// Reads the index of the repository that the working directory belongs to.
  init() throws {
    do {
      guard let up = try Self.words(["rev-parse", "--show-cdup"], upTo: UInt8(ascii: "\n")).first else {
        throw FileFailure(".", "is in no git repository, so that nothing is staged; leave out --staged")
      }
      root = FilePath(up.isEmpty ? "." : up).absolute
      var blobs: [FilePath: String] = [:]
      var folders: [FilePath: Set<ExactText>] = [:]
      var links: Set<FilePath> = []
      for line in try Self.words(["-C", root.string, "ls-files", "--stage", "-z"], upTo: 0) {
        // "100644 <id> 0\tScenes/Profile.scene.yaml"
        let halves = line.split(separator: "\t", maxSplits: 1)
        let facts = halves.first?.split(separator: " ") ?? []
        guard halves.count == 2, facts.count == 3 else { continue }
        var path = root.appending(String(halves[1]))
        guard facts[0].hasPrefix("100") else {
          links.insert(path)
          continue
        }
        blobs[path] = String(facts[1])
        while path != root, let name = path.lastComponent?.string, path.removeLastComponent() {
          folders[path, default: []].insert(ExactText(name))
        }
      }
      self.blobs = blobs
      self.folders = folders
      self.links = links
      contents = try GitProcess(["cat-file", "--batch"])
    } catch let error as Errno {
      throw FileFailure("git", "cannot be run: \(error.reason)")
    }
  }

  /// The scenes, declarations and configurations that the next commit changes, from the working directory.
  ///
  /// - Returns: The files that it adds or changes, and the declarations and configurations that it removes. A link is neither.
  func changes() throws -> (present: [String], deleted: [FilePath]) {
    let names = try Self.words(
      ["-C", root.string, "diff", "--cached", "--name-only", "--no-renames", "-z"], upTo: 0)
    var changes: (present: [String], deleted: [FilePath]) = ([], [])
    for path in names.map({ root.appending($0) }) {
      let name = path.lastComponent?.string ?? ""
      guard InputFinder.isSceneOrDeclaration(name) || name == ProjectConfiguration.fileName else { continue }
      let shown = path.relative(to: .workingDirectory)
      if blobs[path] != nil {
        changes.present.append(shown.string)
      } else if !links.contains(path), DeclarationKind.of(fileNamed: name)?.kind != .scene {
        changes.deleted.append(shown)
      }
    }
    return changes
  }

  func exists(_ path: FilePath) -> Bool {
    blobs[path.absolute] != nil || folders[path.absolute] != nil
  }

  func isFolder(_ path: FilePath) throws -> Bool {
    if folders[path.absolute] != nil || path.absolute == root { return true }
    if blobs[path.absolute] != nil { return false }
    if links.contains(path.absolute) {
      throw FileFailure(path, "is staged as a link, which is not followed; name what it leads to")
    }
    throw FileFailure(path, "is not staged; add it with 'git add', or leave out --staged")
  }

  func names(in folder: FilePath) throws -> [String] {
    (folders[folder.absolute] ?? []).map(\.text).filter { !$0.hasPrefix(".") }.sorted()
  }

  func files(
    below path: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    let folder = path == "." ? "" : path
    return try names(in: path).flatMap { name -> [Folder.Files] in
      if try isFolder(folder.appending(name)) {
        return try files(below: folder.appending(name), where: isWanted, note: note)
      }
      return isWanted(name) ? [Folder.Files(folder: folder, names: [name])] : []
    }
  }

  func read(_ path: FilePath) throws -> SourceBytes {
    guard let blob = blobs[path.absolute] else {
      throw FileFailure(path, "is not staged; add it with 'git add', or leave out --staged")
    }
    try contents.ask(blob)
    // "<id> blob <size>", the content, a line break
    let answer = try contents.read(upTo: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let size = answer.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw FileFailure(path, "cannot be read from git's index")
    }
    return SourceBytes(try contents.read(count: size + 1).dropLast())
  }

  /// What git prints, cut at a mark.
  private static func words(_ arguments: [String], upTo mark: UInt8) throws -> [String] {
    let git = try GitProcess(arguments)
    var words: [String] = []
    while let word = try git.read(upTo: mark) { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
