import DioramaSyntax
import SystemPackage

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
    while let entry = readdir(stream) { entries.append(Entry(entry)) }
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
