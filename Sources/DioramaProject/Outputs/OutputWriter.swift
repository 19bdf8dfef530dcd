import SystemPackage

/// Writes outputs: whole or not at all, only what changed, and nowhere but in the folder that was named.
enum OutputWriter {
  /// What became of an output.
  enum Outcome {
    case written
    case unchanged
  }

  /// Writes a file, making the folders on the way to it, unless it already has this content.
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

  /// Writes a file, making the folders on the way to it. A kill at any moment leaves the old content or the new.
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

  /// Removes a file, unless there is none.
  static func remove(_ file: OutputFile, _ folders: inout OutputFolders) throws {
    do {
      try folders.existing(file.folder)?.remove(file.name)
    } catch let error as Errno {
      throw FileFailure(file.path, error)
    }
  }
}
