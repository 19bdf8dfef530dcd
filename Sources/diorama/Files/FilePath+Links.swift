import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FilePath {
  /// The absolute path with every link in it followed; `nil` if nothing is there.
  var followingLinks: FilePath? {
    let path = isEmpty ? "." : self
    guard let buffer = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }

  /// The absolute path with every link to a folder in it followed; whether the file itself is a link, or there, does not matter.
  var inFolderFollowingLinks: FilePath {
    guard let name = lastComponent, let folder = removingLastComponent().followingLinks else {
      return absolute
    }
    return folder.appending(name)
  }
}
