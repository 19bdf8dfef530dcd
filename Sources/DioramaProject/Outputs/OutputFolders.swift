import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Opens the folders that outputs go to. Outputs come folder by folder, so the folder of the last output is kept open.
///
/// No link is followed from the folder that was named to those below it, because it could lead anywhere. Nobody can put
/// another folder in the place of an open one. At most three are open at a time.
struct OutputFolders: Sendable {
  private var root: (path: FilePath, folder: OpenFolder)?
  private var latest: (folder: OutputFolder, open: OpenFolder?)?

  init() {}

  /// - Parameter open: A folder that was named, if it exists.
  init(below root: FilePath, open: OpenFolder?) {
    self.root = open.map { (root, $0) }
  }

  /// A folder; `nil` if it does not exist.
  mutating func existing(_ folder: OutputFolder) throws -> OpenFolder? {
    if let latest, latest.folder === folder { return latest.open }
    latest = nil
    let open = try open(folder, isMade: false)
    latest = (folder, open)
    return open
  }

  /// A folder. It is made if it does not exist, and so are those on the way to it.
  mutating func making(_ folder: OutputFolder) throws -> OpenFolder {
    if let latest, latest.folder === folder, let open = latest.open { return open }
    latest = nil
    guard let open = try open(folder, isMade: true) else {
      throw FileFailure(folder.path, Errno.noSuchFileOrDirectory)
    }
    latest = (folder, open)
    return open
  }

  private mutating func open(_ folder: OutputFolder, isMade: Bool) throws -> OpenFolder? {
    guard var open = try openRoot(folder.root, isMade: isMade) else { return nil }
    var path = folder.root
    for name in folder.subpath.components {
      path.append(name)
      do {
        open = try open.folder(name, isMade: isMade)
      } catch Errno.noSuchFileOrDirectory {
        return nil
      } catch {
        throw Self.failure(path, error, isLink: open.holdsLink(name))
      }
    }
    return open
  }

  private mutating func openRoot(_ path: FilePath, isMade: Bool) throws -> OpenFolder? {
    if let root, root.path == path { return root.folder }
    root = nil
    do {
      if isMade { try Self.make(path) }
      let folder = try OpenFolder(path)
      root = (path, folder)
      return folder
    } catch Errno.noSuchFileOrDirectory {
      return nil
    } catch let error as Errno {
      throw Self.failure(path, error, isLink: false)
    }
  }

  /// Makes a folder that was named and those on the way to it, which may be links.
  static func make(_ path: FilePath) throws {
    if path.isEmpty { return }
    if let status = try? path.stat() {
      if status.type != .directory { throw failure(path, .notDirectory, isLink: false) }
      return
    }
    try make(path.removingLastComponent())
    if path.withPlatformString({ mkdir($0, 0o777) }) != 0, errno != EEXIST {
      throw FileFailure(path, Errno(rawValue: errno))
    }
  }

  private static func failure(_ path: FilePath, _ error: Errno, isLink: Bool) -> FileFailure {
    if isLink { return FileFailure(path, "is a link, which could lead out of the output folder") }
    if error == .notDirectory { return FileFailure(path, "is not a folder") }
    return FileFailure(path, error)
  }
}

/// A folder that outputs go to.
final class OutputFolder: Sendable {
  /// The folder that was named: this one, or one above it. All outputs go below it.
  let root: FilePath
  /// The path from the root to this folder; empty for the root itself.
  let subpath: FilePath
  /// This folder's path.
  let path: FilePath
  /// What comes before a file's name in its path from the root; `nil` if that is not UTF-8.
  let prefix: String?

  init(_ subpath: FilePath = "", below root: FilePath) {
    self.root = root
    self.subpath = subpath
    path = subpath.isEmpty ? root : root.appending(subpath.components)
    prefix = subpath.isEmpty ? "" : String(validating: subpath).map { $0 + "/" }
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
