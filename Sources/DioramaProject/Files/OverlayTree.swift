import DioramaSyntax
import SystemPackage

/// Another tree in which some of its files have new contents. Each file is read only once.
package final class OverlayTree: FileTree {
  private let base: any FileTree
  private var contents: [FilePath: SourceBytes] = [:]
  private var standardInput: SourceBytes?

  package init(over base: any FileTree) {
    self.base = base
  }

  /// Replaces the content of a file of the tree or, if the path is `nil`, of standard input.
  package func replace(_ path: FilePath?, with bytes: SourceBytes) {
    if let path { contents[path.absolute] = bytes } else { standardInput = bytes }
  }

  package func exists(_ path: FilePath) -> Bool {
    base.exists(path)
  }

  package func isMissing(_ path: FilePath) -> Bool { base.isMissing(path) }

  package func isFolder(_ path: FilePath) throws -> Bool {
    try base.isFolder(path)
  }

  package func isRepository(_ folder: FilePath) -> Bool {
    base.isRepository(folder)
  }

  package func names(in folder: FilePath) throws -> [String] {
    try base.names(in: folder)
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    try base.files(below: folder, where: isWanted, note: note)
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    if let known = contents[path.absolute] { return known }
    let bytes = try base.read(path)
    contents[path.absolute] = bytes
    return bytes
  }

  package func readStandardInput() throws -> SourceBytes {
    if let standardInput { return standardInput }
    let bytes = try base.readStandardInput()
    standardInput = bytes
    return bytes
  }
}
