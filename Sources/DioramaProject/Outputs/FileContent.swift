import SystemPackage

/// What is where an output belongs.
enum FileContent: Equatable {
  case missing
  /// A regular file, by the hash of its bytes.
  case file(SHA256.Digest)
  case folder
  /// A link, or something else that no output is.
  case other

  /// Looks at a file without following a link.
  init(of file: OutputFile, _ folders: inout OutputFolders) throws {
    do {
      guard let folder = try folders.existing(file.folder), let status = try folder.status(of: file.name)
      else {
        self = .missing
        return
      }
      switch status.type {
      case .regular: self = .file(try Self.digest(folder.open(file.name)))
      case .directory: self = .folder
      default: self = .other
      }
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }

  private static func digest(_ file: FileDescriptor) throws -> SHA256.Digest {
    try file.closeAfter {
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
