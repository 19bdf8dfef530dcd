import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FilePath {
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

  /// The way from a folder to this path; both are resolved.
  func relative(to folder: FilePath) -> FilePath {
    let own = Array(components)
    let others = Array(folder.components)
    var shared = 0
    while shared < min(own.count, others.count), own[shared] == others[shared] { shared += 1 }
    let up = Array(repeating: FilePath.Component(".."), count: others.count - shared)
    return FilePath(root: nil, up + own[shared...])
  }
}
