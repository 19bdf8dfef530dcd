import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lists folders.
package enum Folder {
  /// How deep folders are searched. Declarations in a folder are visible in all folders below it, so the work grows
  /// with the depth.
  private static let depthLimit = 64

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in path: FilePath) throws -> [String] {
    try entries(in: path).filter { $0.isText && !$0.name.hasPrefix(".") }.map(\.name).sorted()
  }

  /// A folder and all folders below it, each before its contents. Links are not followed.
  static func folders(from path: FilePath, visit: (FilePath) throws -> Void) rethrows {
    try visit(path)
    for name in (try? names(in: path)) ?? [] {
      let child = path == "." ? FilePath(name) : path.appending(name)
      guard (try? child.stat(followTargetSymlink: false))?.type == .directory else { continue }
      try folders(from: child, visit: visit)
    }
  }

  /// Some files in one folder.
  package struct Files {
    /// The folder; empty for the working directory.
    let folder: FilePath
    var names: [String] = []
  }

  /// All files below a folder whose names pass a test, sorted by path. Links to folders are not followed, so that
  /// nothing outside is read and no search goes in circles.
  ///
  /// - Parameter note: Takes what keeps something in the folder from being found; the search goes on.
  static func files(
    below path: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Files] {
    try files(below: path, depth: 0, where: isWanted, note: note)
  }

  private static func files(
    below path: FilePath, depth: Int, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Files] {
    guard depth <= depthLimit else {
      throw FileFailure(
        path, "is more than \(depthLimit) folders below the one that is searched; name it instead")
    }
    var found: [Files] = []
    let folder = path == "." ? "" : path
    var here = Files(folder: folder)
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
          found += try files(below: child, depth: depth + 1, where: isWanted, note: note)
        } catch {
          note(error as? FileFailure ?? FileFailure(child, error))
        }
      } else if isWanted(name) {
        here.names.append(name)
      }
    }
    if !here.names.isEmpty { found.append(here) }
    return found
  }

  /// Something in a folder.
  private struct Entry {
    /// The name. If it is not UTF-8, its bytes beyond ASCII are shown as numbers.
    let name: String
    let kind: Kind
    /// Whether the name is UTF-8; no other file can be read.
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

  /// What a folder's listing says about something in it.
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
