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
  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in path: FilePath) throws -> [String] {
    try allNames(in: path).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All names in a folder, in no order.
  static func allNames(in path: FilePath) throws -> [String] {
    guard let stream = path.withPlatformString({ opendir($0) }) else {
      throw FileFailure(path, Errno(rawValue: errno))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
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

  /// All files below a folder whose name passes a test, sorted by path. Links to folders are not followed, so that nothing
  /// outside is read and no search goes in circles.
  static func files(below path: FilePath, where isWanted: (String) -> Bool) throws -> [FilePath] {
    var files: [FilePath] = []
    for name in try names(in: path) {
      let child = path == "." ? FilePath(name) : path.appending(name)
      guard let status = try? child.stat(followTargetSymlink: false) else { continue }
      if status.type == .directory {
        files += try self.files(below: child, where: isWanted)
      } else if isWanted(name) {
        files.append(child)
      }
    }
    return files
  }
}
