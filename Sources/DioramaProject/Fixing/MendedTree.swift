import DioramaSyntax
import SystemPackage

/// The working tree as it will be: each file is read once, and some have another content than they were read with.
package final class MendedTree: FileTree {
  private let workingTree = WorkingTree()
  private var contents: [FilePath: SourceBytes] = [:]
  private var standardInput: SourceBytes?

  /// Gives a file another content; without a path, standard input.
  package func replace(_ path: FilePath?, with bytes: SourceBytes) {
    if let path { contents[path.absolute] = bytes } else { standardInput = bytes }
  }

  package func exists(_ path: FilePath) -> Bool {
    workingTree.exists(path)
  }

  package func isFolder(_ path: FilePath) throws -> Bool {
    try workingTree.isFolder(path)
  }

  package func names(in folder: FilePath) throws -> [String] {
    try workingTree.names(in: folder)
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    try workingTree.files(below: folder, where: isWanted, note: note)
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    if let known = contents[path.absolute] { return known }
    let bytes = try workingTree.read(path)
    contents[path.absolute] = bytes
    return bytes
  }

  package func readStandardInput() throws -> SourceBytes {
    if let standardInput { return standardInput }
    let bytes = try workingTree.readStandardInput()
    standardInput = bytes
    return bytes
  }
}
