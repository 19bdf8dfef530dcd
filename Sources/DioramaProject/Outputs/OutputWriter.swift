import SystemPackage

/// Writes outputs: whole or not at all, only what changed, and only in the folder that was named.
enum OutputWriter {
  /// What was done to an output.
  enum Outcome {
    case written
    case unchanged
  }

  /// Writes a file, unless it already has this content. Folders on the way to it are made.
  static func write(
    _ bytes: [UInt8], to file: OutputFile, _ folders: inout OutputFolders
  ) throws -> Outcome {
    let folder = try folders.making(file.folder)
    if let old = try? FileReader.read(file, in: folder, limit: bytes.count), old.elementsEqual(bytes) {
      return .unchanged
    }
    try replace(file, in: folder, with: bytes)
    return .written
  }

  /// Writes a file. Folders on the way to it are made. A kill at any moment leaves the old content or the new.
  static func replace(
    _ file: OutputFile, with bytes: [UInt8], _ folders: inout OutputFolders
  ) throws {
    try replace(file, in: folders.making(file.folder), with: bytes)
  }

  private static func replace(_ file: OutputFile, in folder: OpenFolder, with bytes: [UInt8]) throws {
    do {
      try PartialFile.replace(file.name, in: folder, with: bytes)
    } catch Errno.isDirectory {
      throw FileFailure(file.path, "is a folder; remove it, or choose another output")
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }

  /// Removes a file if it exists.
  static func remove(_ file: OutputFile, _ folders: inout OutputFolders) throws {
    do {
      try folders.existing(file.folder)?.remove(file.name)
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }
}

/// What is in the place of an output.
enum FileContent: Equatable {
  case missing
  /// A regular file, by the hash of its bytes.
  case file(ContentHash)
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
      case .regular: self = .file(try Self.hash(of: folder.open(file.name)))
      case .directory: self = .folder
      default: self = .other
      }
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }

  private static func hash(of file: FileDescriptor) throws -> ContentHash {
    try file.closeAfter {
      try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        var hasher = ContentHasher()
        while case let count = try file.read(into: buffer), count > 0 {
          hasher.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return hasher.hash
      }
    }
  }
}
