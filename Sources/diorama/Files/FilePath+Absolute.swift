import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FilePath {
  /// The folder that relative paths begin at.
  static let workingDirectory: FilePath = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }()

  /// The path from the root of the file system, without `.` and `..`; links stay.
  var absolute: FilePath {
    isAbsolute ? lexicallyNormalized() : FilePath.workingDirectory.pushing(self).lexicallyNormalized()
  }

  /// The absolute path without links or dots. What does not exist yet is kept as it is written.
  var resolved: FilePath {
    if let real = withPlatformString({ realpath($0, nil) }) {
      defer { free(real) }
      return FilePath(platformString: real)
    }
    guard let name = lastComponent else { return FilePath(".").resolved }
    let folder = removingLastComponent()
    return (folder.isEmpty ? "." : folder).resolved.appending(name).lexicallyNormalized()
  }

  /// The way from a folder to this path, both absolute; `.` for the folder itself.
  func relative(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    let up = Array(repeating: FilePath.Component(".."), count: folder.components.count - shared)
    let way = FilePath(root: nil, up + components.dropFirst(shared))
    return way.isEmpty ? "." : way
  }
}
