import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that the command runs in.
enum WorkingDirectory {
  /// Its absolute path; `nil` if it is gone.
  static var path: FilePath? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }
}
