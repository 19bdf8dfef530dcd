import SystemPackage

/// The manifest of a folder as it is on disk.
struct ManifestFile {
  /// Larger than any manifest; a larger file is none.
  private static let sizeLimit = 64 << 20

  let manifest: Manifest
  /// What the file holds; `nil` if there is none.
  private(set) var bytes: [UInt8]?
  private let file: OutputFile

  var path: FilePath { file.path }

  /// Reads the manifest of a folder, which may have none, or not be there.
  init(in folder: FilePath) throws {
    try self.init(in: folder, open: try? OpenFolder(folder))
  }

  /// Reads the manifest of a folder, which may have none.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - open: The folder itself, if it is there.
  ///   - isRenewed: Whether a manifest that cannot be used counts as empty.
  init(in folder: FilePath, open: OpenFolder?, isRenewed: Bool = false) throws {
    file = OutputFile(folder: OutputFolder(below: folder), name: Manifest.fileName)
    do {
      guard let open, let status = try? open.status(of: file.name) else {
        bytes = nil
        manifest = Manifest()
        return
      }
      guard status.type == .regular else { throw ManifestError("is not a file") }
      let bytes = Array(try FileReader.read(file, in: open, limit: Self.sizeLimit))
      guard bytes.count <= Self.sizeLimit else { throw ManifestError("has more than 64 MiB") }
      self.bytes = bytes
      manifest = try Manifest(reading: bytes)
    } catch let error as ManifestError {
      guard isRenewed else {
        throw FileFailure(file.path, "\(error.reason); \(error.remedy), or start a new one with --force")
      }
      manifest = Manifest()
    }
  }

  /// Whether the file holds a manifest as it would be written; none is written that names no output.
  func holds(_ manifest: Manifest) -> Bool {
    bytes == (manifest.entries.isEmpty ? nil : manifest.serialized)
  }

  /// Writes a manifest, or removes the file if it names no output.
  mutating func write(_ manifest: Manifest, _ folders: inout OutputFolders) throws {
    let new = manifest.entries.isEmpty ? nil : manifest.serialized
    guard new != bytes else { return }
    if let new {
      try OutputWriter.replace(file, with: new, &folders)
    } else {
      try OutputWriter.remove(file, &folders)
    }
    bytes = new
  }
}
