import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes outputs: whole or not at all, only what changed, and nowhere but in the folder that was named.
enum OutputWriter {
  /// What became of an output.
  enum Outcome {
    case written
    case unchanged
  }

  /// Writes a file below a folder, making the folders between, unless it already has this content.
  static func write(_ bytes: [UInt8], to path: FilePath, below root: FilePath) throws -> Outcome {
    var folders = OutputFolders()
    return try write(bytes, to: path, below: root, &folders)
  }

  /// Writes a file below a folder, making the folders between, unless it already has this content.
  static func write(
    _ bytes: [UInt8], to path: FilePath, below root: FilePath, _ folders: inout OutputFolders
  ) throws -> Outcome {
    try folders.make(path.removingLastComponent(), below: root)
    if isRegular(path), let old = try? FileReader.read(path), old.elementsEqual(bytes) { return .unchanged }
    try replace(path, with: bytes)
    return .written
  }

  /// Writes a file below a folder, making the folders between. A kill at any moment leaves the old content or the new.
  static func replace(
    _ path: FilePath, with bytes: [UInt8], below root: FilePath, _ folders: inout OutputFolders
  ) throws {
    try folders.make(path.removingLastComponent(), below: root)
    try replace(path, with: bytes)
  }

  private static func replace(_ path: FilePath, with bytes: [UInt8]) throws {
    do {
      try PartialFile.replace(path, with: bytes)
    } catch Errno.isDirectory {
      throw FileFailure(path, "is a folder; remove it, or choose another output")
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  /// Removes a file below a folder.
  static func remove(_ path: FilePath, below root: FilePath) throws {
    try refuseLinks(to: path.removingLastComponent(), below: root)
    if path.withPlatformString({ unlink($0) }) != 0, errno != ENOENT {
      throw FileFailure(path, Errno(rawValue: errno))
    }
  }

  /// Sees to it that the way from a folder down to another, as far as it exists, goes through no link: it could lead anywhere.
  static func refuseLinks(to folder: FilePath, below root: FilePath) throws {
    for folder in folders(to: folder, below: root) {
      guard let status = try? folder.stat(followTargetSymlink: false) else { return }
      try check(status, of: folder)
    }
  }

  private static func isRegular(_ path: FilePath) -> Bool {
    (try? path.stat(followTargetSymlink: false))?.type == .regular
  }

  /// Makes the folders of a path. Below the root, none may be a link.
  static func makeFolders(to folder: FilePath, below root: FilePath) throws {
    try makeFolder(root, mayBeLink: true)
    for folder in folders(to: folder, below: root) { try makeFolder(folder, mayBeLink: false) }
  }

  /// The folders from a root, which is left out, down to another.
  private static func folders(to folder: FilePath, below root: FilePath) -> [FilePath] {
    var current = root
    var relative = folder
    guard relative.removePrefix(root) else { return [] }
    return relative.components.map { component in
      current.append(component)
      return current
    }
  }

  private static func makeFolder(_ path: FilePath, mayBeLink: Bool) throws {
    if path.isEmpty { return }
    if let status = try? path.stat(followTargetSymlink: mayBeLink) { return try check(status, of: path) }
    if mayBeLink { try makeFolder(path.removingLastComponent(), mayBeLink: true) }
    let result = path.withPlatformString { mkdir($0, 0o777) }
    if result != 0, errno != EEXIST { throw FileFailure(path, Errno(rawValue: errno)) }
  }

  private static func check(_ status: Stat, of path: FilePath) throws {
    if status.type == .directory { return }
    let reason =
      status.type == .symbolicLink
      ? "is a link, which could lead out of the output folder" : "is not a folder"
    throw FileFailure(path, reason)
  }
}
