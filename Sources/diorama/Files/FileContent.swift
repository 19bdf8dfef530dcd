import SystemPackage

/// What is at a path where an output belongs.
enum FileContent: Equatable {
  case missing
  /// A regular file, by the hash of its bytes.
  case file(SHA256.Digest)
  case folder
  /// A link, or something else that no output is.
  case other

  /// Looks at a path without following a link at its end.
  init(at path: FilePath) throws {
    do {
      switch try path.stat(followTargetSymlink: false).type {
      case .regular: self = .file(try Self.digest(path))
      case .directory: self = .folder
      default: self = .other
      }
    } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
      self = .missing
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  private static func digest(_ path: FilePath) throws -> SHA256.Digest {
    let file = try FileDescriptor.open(path, .readOnly, options: .noFollow)
    return try file.closeAfter {
      try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        var hash = SHA256()
        while case let count = try file.read(into: buffer), count > 0 {
          hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return hash.digest
      }
    }
  }
}
