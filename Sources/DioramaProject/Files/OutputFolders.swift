import SystemPackage

/// Opens the folders that outputs go to. Outputs come folder by folder, so the folder of the last output is kept open.
///
/// Links below the named folder are not followed, because they could lead anywhere. An open folder cannot be replaced
/// by another one. At most three are open at a time.
struct OutputFolders: Sendable {
  private var root: (path: FilePath, folder: OpenFolder)?
  private var latest: (folder: OutputFolder, open: OpenFolder?)?

  init() {}

  /// - Parameter open: The named folder, if it exists.
  init(below root: FilePath, open: OpenFolder?) {
    self.root = open.map { (root, $0) }
  }

  /// Returns a folder, or `nil` if it does not exist.
  mutating func existing(_ folder: OutputFolder) throws -> OpenFolder? {
    if let latest, latest.folder === folder { return latest.open }
    latest = nil
    let open = try open(folder, isMade: false)
    latest = (folder, open)
    return open
  }

  /// Returns a folder, and creates it and its missing parent folders if necessary.
  mutating func making(_ folder: OutputFolder) throws -> OpenFolder {
    if let latest, latest.folder === folder, let open = latest.open { return open }
    latest = nil
    guard let open = try open(folder, isMade: true) else {
      throw FileFailure(folder.path, Errno.noSuchFileOrDirectory)
    }
    latest = (folder, open)
    return open
  }

  /// Returns the identity of a file, or `nil` if it does not exist. A link has its own.
  mutating func identity(of file: OutputFile) throws -> FileIdentity? {
    try existing(file.folder)?.status(of: file.name).map(FileIdentity.init)
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

  /// Creates a named folder and its missing parent folders. Existing ones may be links.
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

extension OutputFolders {
  /// Examines a file without following a link.
  mutating func content(of file: OutputFile) throws -> FileContent {
    do {
      guard let folder = try existing(file.folder), let status = try folder.status(of: file.name) else {
        return .missing
      }
      switch status.type {
      case .regular: return .file(try ContentHash.of(folder.open(file.name)))
      case .directory: return .folder
      case .symbolicLink: return .link
      default: return .other
      }
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }

  /// Writes a file, and creates missing parent folders. If the process is killed, either the old or the new content
  /// remains.
  mutating func replace(_ file: OutputFile, with bytes: [UInt8]) throws {
    try replace(file) { try $0.writeAll(bytes) }
  }

  /// Writes a file piece by piece, and creates missing parent folders. If the process is killed, either the old or the
  /// new content remains.
  mutating func replace(_ file: OutputFile, with content: OutputContent) throws {
    try replace(file) { partial in
      try content.forEachPiece { try partial.writeAll($0) }
    }
  }

  private mutating func replace(_ file: OutputFile, _ write: (FileDescriptor) throws -> Void) throws {
    let folder = try making(file.folder)
    do {
      try PartialFile.replace(file.name, in: folder, write)
    } catch Errno.isDirectory {
      throw FileFailure(file.path, "is a folder; remove it, or choose another output")
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }

  /// Removes a file if it exists.
  mutating func remove(_ file: OutputFile) throws {
    do {
      try existing(file.folder)?.remove(file.name)
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }
}
