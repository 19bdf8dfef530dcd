import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lists folders.
enum Folder {
  /// How deep folders are searched: the declarations of each are seen in all below it, so that the work for many of them grows with
  /// their depth.
  private static let depthLimit = 64

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in path: FilePath) throws -> [String] {
    try entries(in: path).map(\.name).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// A folder and all folders below it, each before what it holds. Links are not followed.
  static func folders(from path: FilePath, visit: (FilePath) throws -> Void) rethrows {
    try visit(path)
    for name in (try? names(in: path)) ?? [] {
      let child = path == "." ? FilePath(name) : path.appending(name)
      guard (try? child.stat(followTargetSymlink: false))?.type == .directory else { continue }
      try folders(from: child, visit: visit)
    }
  }

  /// Some files that lie side by side.
  struct Files {
    /// The folder; empty for the working directory.
    let folder: FilePath
    var names: [String] = []
  }

  /// All files below a folder whose name passes a test, sorted by path. Links to folders are not followed, so that nothing
  /// outside is read and no search goes in circles.
  static func files(below path: FilePath, where isWanted: (String) -> Bool) throws -> [Files] {
    try files(below: path, depth: 0, where: isWanted)
  }

  private static func files(
    below path: FilePath, depth: Int, where isWanted: (String) -> Bool
  ) throws -> [Files] {
    guard depth <= depthLimit else {
      throw FileFailure(
        path, "lies more than \(depthLimit) folders below the one that is searched; name it instead")
    }
    var found: [Files] = []
    let folder = path == "." ? "" : path
    var here = Files(folder: folder)
    let entries = try entries(in: path).filter { $0.name.utf8.first != UInt8(ascii: ".") }
    for (name, kind) in entries.sorted(by: { $0.name < $1.name }) {
      if kind == .folder || kind == .unknown && isFolder(folder.appending(name)) {
        if !here.names.isEmpty { found.append(here) }
        here.names = []
        found += try files(below: folder.appending(name), depth: depth + 1, where: isWanted)
      } else if isWanted(name) {
        here.names.append(name)
      }
    }
    if !here.names.isEmpty { found.append(here) }
    return found
  }

  /// What a folder's own list says of something in it.
  private enum Kind {
    case folder, file, unknown
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    (try? path.stat(followTargetSymlink: false))?.type == .directory
  }

  private static func entries(in path: FilePath) throws -> [(name: String, kind: Kind)] {
    guard let stream = path.withPlatformString({ opendir($0) }) else {
      throw FileFailure(path, Errno(rawValue: errno))
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind)] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name.unicodeScalars.contains("\u{FFFD}"), InputFinder.isSceneOrDeclaration(name) {
        throw FileFailure(path.appending(name), "has a name that is not UTF-8; rename it")
      }
      entries.append((name, kind(entry.pointee.d_type)))
    }
    return entries
  }

  /// The name of something that a folder lists.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
        String(cString: $0)
      }
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
