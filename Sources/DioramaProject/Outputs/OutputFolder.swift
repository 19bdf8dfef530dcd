import SystemPackage

/// A folder that outputs go to.
final class OutputFolder: Sendable {
  /// The folder that was named, which is this one or lies above it: no output goes anywhere but below it.
  let root: FilePath
  /// The way from the root to this folder; empty for the root itself.
  let way: FilePath
  /// This folder's path.
  let path: FilePath
  /// What stands before a file's name in its path from the root; `nil` if that is not UTF-8.
  let prefix: String?

  init(_ way: FilePath = "", below root: FilePath) {
    self.root = root
    self.way = way
    path = way.isEmpty ? root : root.appending(way.components)
    prefix = way.isEmpty ? "" : String(validating: way).map { $0 + "/" }
  }
}

/// A file that an output goes to.
package struct OutputFile: Sendable {
  let folder: OutputFolder
  let name: String

  /// The path as a message shows it.
  package var path: FilePath { folder.path.appending(name) }

  /// The path from the folder that was named; `nil` if it is not UTF-8.
  var nameInRoot: String? { folder.prefix.map { $0 + name } }
}
