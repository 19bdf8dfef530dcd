import DioramaSyntax
import SystemPackage

/// Provides the files of projects: scenes, declarations and configurations are read only from here.
///
/// Paths are relative to the working directory or absolute, depending on how the user named the files.
package protocol FileTree {
  /// Whether files can be read directly from the disk, at any time and by any thread.
  var isOnDisk: Bool { get }

  /// Returns whether something exists at a path, even a broken link.
  func exists(_ path: FilePath) -> Bool

  /// Returns whether nothing exists at a path. What cannot be examined may exist.
  func isMissing(_ path: FilePath) -> Bool

  /// Returns whether there is a folder at a path. Throws if nothing exists there.
  func isFolder(_ path: FilePath) throws -> Bool

  /// Returns whether a folder is the root of a repository. No configuration above a repository applies to its files.
  func isRepository(_ folder: FilePath) -> Bool

  /// Returns the names in a folder, in any order, without those that begin with a dot.
  func names(in folder: FilePath) throws -> [String]

  /// Returns all files below a folder whose names pass a test, sorted by path.
  ///
  /// - Parameter note: Receives each error that keeps something in the folder from being found; the search continues.
  func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files]

  /// Returns the bytes of a file.
  func read(_ path: FilePath) throws -> SourceBytes

  /// Returns the bytes of several files, or the error that kept each from being read.
  func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>]

  /// Returns the bytes of standard input, which can be read once.
  func readStandardInput() throws -> SourceBytes
}

extension FileTree {
  package var isOnDisk: Bool { false }

  package func isMissing(_ path: FilePath) -> Bool { !exists(path) }

  package func isRepository(_ folder: FilePath) -> Bool {
    [".git", ".hg", ".jj", ".svn"].contains { (try? folder.appending($0).stat()) != nil }
  }

  package func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>] {
    paths.map { path in Result { try read(path) } }
  }

  package func readStandardInput() throws -> SourceBytes {
    try FileReader.readStandardInput()
  }
}

/// The files on disk.
package struct WorkingTree: FileTree {
  package init() {}

  package var isOnDisk: Bool { true }

  package func exists(_ path: FilePath) -> Bool {
    (try? path.stat(followTargetSymlink: false)) != nil
  }

  package func isMissing(_ path: FilePath) -> Bool { path.isMissing }

  package func isFolder(_ path: FilePath) throws -> Bool {
    do {
      return try path.stat().type == .directory
    } catch {
      throw FileFailure(path, error)
    }
  }

  package func names(in folder: FilePath) throws -> [String] {
    try Folder.names(in: folder)
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    try Folder.files(below: folder, where: isWanted, note: note)
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    try FileReader.read(path)
  }

  package func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>] {
    workers.map(paths) { path in Result { try FileReader.read(path) } }
  }
}

/// Lists folders.
package enum Folder {
  /// The maximum depth of searches. Declarations in a folder are visible in all folders below it, so the work grows
  /// with the depth.
  private static let depthLimit = 64

  /// Returns the names in a folder, in any order, without those that begin with a dot.
  static func names(in path: FilePath) throws -> [String] {
    try entries(in: path).filter { $0.isText && !$0.name.hasPrefix(".") }.map(\.name)
  }

  /// Some files in one folder.
  package struct Files {
    /// The folder; empty for the working directory.
    let folder: FilePath
    var names: [String] = []

    /// Returns those of the files whose names pass a test.
    func filter(_ isWanted: (String) -> Bool) -> Files {
      Files(folder: folder, names: names.filter(isWanted))
    }
  }

  /// Returns all files below a folder whose names pass a test, sorted by path. Links to folders are not followed, so
  /// that nothing outside is read and searches do not go in circles.
  ///
  /// - Parameters:
  ///   - visit: Receives each folder that is searched, before its contents are listed.
  ///   - note: Receives each error that keeps something in the folder from being found; the search continues.
  static func files(
    below path: FilePath, where isWanted: (String) -> Bool, visit: (FilePath) -> Void = { _ in },
    note: (FileFailure) -> Void
  ) throws -> [Files] {
    try files(below: path, depth: 0, where: isWanted, visit: visit, note: note)
  }

  private static func files(
    below path: FilePath, depth: Int, where isWanted: (String) -> Bool, visit: (FilePath) -> Void,
    note: (FileFailure) -> Void
  ) throws -> [Files] {
    guard depth <= depthLimit else {
      throw FileFailure(
        path, "is more than \(depthLimit) folders below the one that is searched; name it instead")
    }
    var found: [Files] = []
    let folder = path == "." ? "" : path
    var here = Files(folder: folder)
    visit(path)
    let entries = try entries(in: path).filter { $0.name.utf8.first != UInt8(ascii: ".") }
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      let name = entry.name
      guard entry.isText else {
        if entry.kind == .folder || isWanted(name) {
          note(FileFailure(folder.appending(name), FileFailure.invalidName))
        }
        continue
      }
      if entry.kind == .folder || entry.kind == .unknown && isFolder(folder.appending(name)) {
        if !here.names.isEmpty { found.append(here) }
        here.names = []
        let child = folder.appending(name)
        do {
          found += try files(below: child, depth: depth + 1, where: isWanted, visit: visit, note: note)
        } catch {
          note(FileFailure(error, at: child))
        }
      } else if isWanted(name) {
        here.names.append(name)
      }
    }
    if !here.names.isEmpty { found.append(here) }
    return found
  }

  /// An entry of a folder.
  private struct Entry {
    /// The name. If it is not UTF-8, its non-ASCII bytes are shown as numbers.
    let name: String
    let kind: Kind
    /// Whether the name is UTF-8. Files with other names cannot be read.
    let isText: Bool

    init(_ entry: UnsafeMutablePointer<dirent>) {
      kind = Folder.kind(entry.pointee.d_type)
      (name, isText) = Folder.withName(of: entry) { name in
        String(validatingCString: name).map { ($0, true) } ?? (Entry.shown(name), false)
      }
    }

    private static func shown(_ name: UnsafePointer<CChar>) -> String {
      UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }.map {
        $0 < 0x80 ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16, uppercase: true)
      }.joined()
    }
  }

  /// The kind of an entry in a folder's listing.
  private enum Kind {
    case folder, file, unknown
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    (try? path.stat(followTargetSymlink: false))?.type == .directory
  }

  private static func entries(in path: FilePath) throws -> [Entry] {
    guard let stream = path.withPlatformString({ opendir($0) }) else {
      throw FileFailure(path, Errno(rawValue: errno))
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      entries.append(Entry(entry))
      errno = 0
    }
    // At the end of the folder, the error is unchanged.
    if errno != 0 { throw FileFailure(path, Errno(rawValue: errno)) }
    return entries
  }

  /// Calls `body` with the name of an entry.
  static func withName<Result>(
    of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee), body)
    }
  }

  private static func kind(_ type: UInt8) -> Kind {
    switch Int(type) {
    case Int(DT_DIR): .folder
    case Int(DT_REG), Int(DT_LNK): .file
    default: .unknown
    }
  }
}

/// Reads entire files.
package enum FileReader {
  /// The name of standard input in reports.
  package static let standardInputName = "<standard input>"

  /// Returns the bytes of a regular file. A file that exceeds the limit is cut off one byte after it.
  static func read(_ path: FilePath) throws -> SourceBytes {
    try read(path, limit: Limits.fileSize) {
      try FileDescriptor.open(path, .readOnly, options: [.nonBlocking])
    }
  }

  /// Returns the bytes of a regular file in an open folder. Links are not followed.
  static func read(
    _ file: OutputFile, in folder: OpenFolder, limit: Int = Limits.fileSize
  ) throws -> SourceBytes {
    try read(file.path, limit: limit) { try folder.open(file.name) }
  }

  private static func read(
    _ path: @autoclosure () -> FilePath, limit: Int, opening open: () throws -> FileDescriptor
  ) throws -> SourceBytes {
    do {
      let file = try open()
      return try file.closeAfter {
        let status = try file.stat()
        if status.type == .directory { throw FileFailure(path(), "is a folder") }
        guard status.type == .regular else { throw notAFile(path()) }
        return try readAll(file, expecting: Int(status.size), limit: limit)
      }
    } catch let error as Errno {
      if error == .noSuchAddressOrDevice { throw notAFile(path()) }
      throw FileFailure(path(), error)
    }
  }

  private static func notAFile(_ path: FilePath) -> FileFailure {
    FileFailure(path, "is not a file; pass '-' to read standard input")
  }

  /// Returns the bytes of standard input.
  static func readStandardInput() throws -> SourceBytes {
    do {
      return try readAll(.standardInput, expecting: nil, limit: Limits.fileSize)
    } catch let error as Errno {
      throw FileFailure(FilePath(standardInputName), error)
    }
  }

  /// Reads to the end. The size of a regular file is known, and a file that is read in one go is not copied.
  private static func readAll(
    _ file: FileDescriptor, expecting size: Int?, limit: Int
  ) throws -> SourceBytes {
    let limit = limit + 1
    func readChunk(after count: Int) throws -> (bytes: SourceBytes, isLast: Bool) {
      let capacity = min(limit - count, size.map { max($0, 0) + 1 } ?? 1 << 16)
      let chunk = try SourceBytes(capacity: capacity) {
        try file.read(into: UnsafeMutableRawBufferPointer($0))
      }
      return (chunk, chunk.isEmpty || size != nil && chunk.count < capacity)
    }
    var (chunk, isLast) = try readChunk(after: 0)
    if isLast { return chunk }
    var bytes = Array(chunk)
    while !isLast, bytes.count < limit {
      (chunk, isLast) = try readChunk(after: bytes.count)
      bytes += chunk
    }
    return SourceBytes(bytes)
  }
}

extension FilePath {
  /// The folder that relative paths start from.
  package static let workingDirectory: FilePath = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }()

  /// The path from the root of the file system, without `.` and `..`. Links are not resolved.
  package var absolute: FilePath {
    isAbsolute ? lexicallyNormalized() : FilePath.workingDirectory.pushing(self).lexicallyNormalized()
  }

  /// The absolute path with all links resolved; `nil` if nothing exists at the path.
  var followingLinks: FilePath? {
    let path = isEmpty ? "." : self
    guard let buffer = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }

  /// The absolute path with all links to folders resolved. The file itself may be a link, or missing.
  package var inFolderFollowingLinks: FilePath {
    guard let name = lastComponent, let folder = removingLastComponent().followingLinks else {
      return absolute
    }
    return folder.appending(name)
  }

  /// The absolute path without links or dots. Components that do not exist yet are kept as written.
  package var resolved: FilePath {
    followingLinks ?? lastComponent.map {
      removingLastComponent().resolved.appending($0).lexicallyNormalized()
    }
      ?? absolute
  }

  /// Returns the path from a folder to this path, both absolute, or `.` for the folder itself.
  package func relative(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    // Components are appended one by one: for a collection of them, Swift's runtime would look up types.
    var path = FilePath()
    for _ in shared..<folder.components.count { path.append("..") }
    for component in components.dropFirst(shared) { path.append(component) }
    return path.isEmpty ? "." : path
  }

  /// The identity of the file; `nil` if it cannot be examined.
  var identity: FileIdentity? { (try? stat()).map(FileIdentity.init) }

  /// Whether nothing exists at the path, not even a broken link. A path that cannot be examined may exist.
  var isMissing: Bool {
    do {
      _ = try stat(followTargetSymlink: false)
      return false
    } catch {
      return error == .noSuchFileOrDirectory || error == .notDirectory
    }
  }
}

/// What stays the same if a file has several paths: through links, or in upper and lower case on some file systems.
struct FileIdentity: Hashable {
  private let device: DeviceID
  private let inode: Inode

  init(_ status: Stat) {
    device = status.deviceID
    inode = status.inode
  }
}
