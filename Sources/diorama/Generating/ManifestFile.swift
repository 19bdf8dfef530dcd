import SystemPackage

/// The manifest of a folder as it is on disk.
struct ManifestFile {
  /// Larger than any manifest; a larger file is none.
  private static let sizeLimit = 64 << 20

  let folder: FilePath
  let manifest: Manifest
  /// What the file holds; `nil` if there is none.
  private(set) var bytes: [UInt8]?

  var path: FilePath { folder.appending(Manifest.fileName) }

  /// Reads the manifest of a folder, which may have none.
  /// - Parameter isRenewed: Whether one that cannot be used counts as empty.
  init(in folder: FilePath, isRenewed: Bool = false) throws {
    self.folder = folder
    let path = folder.appending(Manifest.fileName)
    do {
      switch try? path.stat(followTargetSymlink: false).type {
      case nil:
        bytes = nil
        manifest = Manifest()
      case .regular?:
        let bytes = Array(try FileReader.read(path, limit: Self.sizeLimit))
        self.bytes = bytes
        manifest = try Manifest(reading: bytes)
      default: throw ManifestError("is not a file")
      }
    } catch let error as ManifestError {
      guard isRenewed else {
        throw FileFailure(path, "\(error.reason); \(error.remedy), or start a new one with --force")
      }
      manifest = Manifest()
    }
  }

  /// Whether the file holds a manifest as it would be written; none is written that names no output.
  func holds(_ manifest: Manifest) -> Bool {
    bytes == (manifest.entries.isEmpty ? nil : manifest.serialized)
  }

  /// Writes a manifest, or removes the file if it names no output.
  mutating func write(_ manifest: Manifest) throws {
    let new = manifest.entries.isEmpty ? nil : manifest.serialized
    guard new != bytes else { return }
    if let new {
      var folders = OutputFolders()
      try OutputWriter.replace(path, with: new, below: folder, &folders)
    } else {
      try OutputWriter.remove(path, below: folder)
    }
    bytes = new
  }
}
