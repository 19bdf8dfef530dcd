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
  private let folders: [FilePath: Set<String>]
  private let contents: GitProcess

  /// Reads the index of the repository that the working directory belongs to.
  init() throws {
    do {
      guard let up = try Self.words(["rev-parse", "--show-cdup"], upTo: UInt8(ascii: "\n")).first else {
        throw FileFailure(".", "is in no git repository, so that nothing is staged; leave out --staged")
      }
      root = FilePath(up.isEmpty ? "." : up).absolute
      var blobs: [FilePath: String] = [:]
      var folders: [FilePath: Set<String>] = [:]
      for line in try Self.words(["-C", root.string, "ls-files", "--stage", "-z"], upTo: 0) {
        // "100644 <id> 0\tScenes/Profile.scene.yaml"
        let halves = line.split(separator: "\t", maxSplits: 1)
        let facts = halves.first?.split(separator: " ") ?? []
        guard halves.count == 2, facts.count == 3, facts[0].hasPrefix("100") else { continue }
        var path = root.appending(String(halves[1]))
        blobs[path] = String(facts[1])
        while path != root, let name = path.lastComponent?.string, path.removeLastComponent() {
          folders[path, default: []].insert(name)
        }
      }
      self.blobs = blobs
      self.folders = folders
      contents = try GitProcess(["cat-file", "--batch"])
    } catch let error as Errno {
      throw FileFailure("git", "cannot be run: \(error.reason)")
    }
  }

  /// The scenes, declarations and configurations that the next commit adds or changes, as paths from the working directory.
  func changes() throws -> [String] {
    let names = try Self.words(
      ["-C", root.string, "diff", "--cached", "--name-only", "--diff-filter=d", "-z"], upTo: 0)
    return names.map { root.appending($0) }.filter { path in
      let name = path.lastComponent?.string ?? ""
      return InputFinder.isSceneOrDeclaration(name) || name == ProjectConfiguration.fileName
    }.map { $0.relative(to: .workingDirectory).string }
  }

  func isFolder(_ path: FilePath) throws -> Bool {
    if folders[path.absolute] != nil || path.absolute == root { return true }
    if blobs[path.absolute] != nil { return false }
    throw FileFailure(path, "is not staged; add it with 'git add', or leave out --staged")
  }

  func names(in folder: FilePath) throws -> [String] {
    (folders[folder.absolute] ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  func files(below folder: FilePath, where isWanted: (String) -> Bool) throws -> [FilePath] {
    try names(in: folder).flatMap { name -> [FilePath] in
      let child = folder == "." ? FilePath(name) : folder.appending(name)
      if try isFolder(child) { return try files(below: child, where: isWanted) }
      return isWanted(name) ? [child] : []
    }
  }

  func read(_ path: FilePath) throws -> [UInt8] {
    guard let blob = blobs[path.absolute] else {
      throw FileFailure(path, "is not staged; add it with 'git add', or leave out --staged")
    }
    try contents.ask(blob)
    // "<id> blob <size>", the content, a line break
    let answer = try contents.read(upTo: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let size = answer.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw FileFailure(path, "cannot be read from git's index")
    }
    return try contents.read(count: size + 1).dropLast()
  }

  /// What git prints, cut at a mark.
  private static func words(_ arguments: [String], upTo mark: UInt8) throws -> [String] {
    let git = try GitProcess(arguments)
    var words: [String] = []
    while let word = try git.read(upTo: mark) { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
