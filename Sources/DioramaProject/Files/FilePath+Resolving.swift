import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FilePath {
  /// The folder that relative paths start from.
  package static let workingDirectory: FilePath = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }()

  /// The path from the root of the file system, without `.` and `..`; links stay.
  package var absolute: FilePath {
    isAbsolute ? lexicallyNormalized() : FilePath.workingDirectory.pushing(self).lexicallyNormalized()
  }

  /// The absolute path with every link in it followed; `nil` if there is nothing at the path.
  var followingLinks: FilePath? {
    let path = isEmpty ? "." : self
    guard let buffer = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }

  /// The absolute path with every link to a folder in it followed. The file itself may be a link, or missing.
  package var inFolderFollowingLinks: FilePath {
    guard let name = lastComponent, let folder = removingLastComponent().followingLinks else {
      return absolute
    }
    return folder.appending(name)
  }

  /// The absolute path without links or dots. What does not exist yet stays as written.
  var resolved: FilePath {
    followingLinks ?? lastComponent.map {
      removingLastComponent().resolved.appending($0).lexicallyNormalized()
    }
      ?? absolute
  }

  /// The path from a folder to this path, both absolute; `.` for the folder itself.
  package func relative(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    let up = Array(repeating: FilePath.Component(".."), count: folder.components.count - shared)
    let path = FilePath(root: nil, up + components.dropFirst(shared))
    return path.isEmpty ? "." : path
  }

  /// Whether there is nothing at the path, not even a link that leads nowhere. What cannot be looked at may exist.
  var isGone: Bool {
    do {
      _ = try stat(followTargetSymlink: false)
      return false
    } catch {
      return error == .noSuchFileOrDirectory || error == .notDirectory
    }
  }
}
