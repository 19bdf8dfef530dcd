import SystemPackage

/// The folders that outputs go to. Outputs come folder by folder, so the one of the last output is not looked at anew.
struct OutputFolders {
  /// A folder, and the one above it that was named.
  private typealias Way = (folder: FilePath, root: FilePath)

  private var made: Way?
  private var seen: Way?

  /// Makes a folder below a root, and those on the way to it, none of which may be a link.
  mutating func make(_ folder: FilePath, below root: FilePath) throws {
    if let made, made == (folder, root) { return }
    try OutputWriter.makeFolders(to: folder, below: root)
    made = (folder, root)
  }

  /// Sees to it that the way from a root down to a folder, as far as it exists, goes through no link.
  mutating func refuseLinks(to folder: FilePath, below root: FilePath) throws {
    if let seen, seen == (folder, root) { return }
    try OutputWriter.refuseLinks(to: folder, below: root)
    seen = (folder, root)
  }
}
