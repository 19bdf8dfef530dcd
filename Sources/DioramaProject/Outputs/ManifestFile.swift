import SystemPackage

/// The manifest of a folder as it is on disk.
struct ManifestFile {
  /// Larger than any manifest.
  private static let sizeLimit = 64 << 20

  let manifest: Manifest
  /// The file's content; `nil` if there is none.
  private(set) var bytes: [UInt8]?
  private let file: OutputFile

  var path: FilePath { file.path }

  /// Reads the manifest of a folder, which may have none, or not exist.
  init(in folder: FilePath) throws {
    try self.init(in: folder, open: try? OpenFolder(folder))
  }

  /// Reads the manifest of a folder, which may have none.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - open: The folder itself, if it exists.
  ///   - isRenewed: Whether a manifest that cannot be used is taken for an empty one.
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

  /// Whether the file is as it would be written. A manifest without outputs is not written.
  func holds(_ manifest: Manifest) -> Bool {
    bytes == (manifest.entries.isEmpty ? nil : manifest.serialized)
  }

  /// Writes a manifest, or removes the file if the manifest has no outputs.
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

/// A text in which a merge has left both sides between git's conflict markers.
private struct MergeConflict {
  private(set) var ours: [UInt8] = []
  private(set) var theirs: [UInt8] = []

  private enum Side {
    case both, ours, base, theirs
  }

  /// Splits a text into its sides; `nil` if it has no markers.
  init?(_ bytes: [UInt8]) {
    var side = Side.both
    var hasMarkers = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch line.prefix(7) {
      case [UInt8](repeating: UInt8(ascii: "<"), count: 7)[...]: side = .ours
      case [UInt8](repeating: UInt8(ascii: "|"), count: 7)[...]: side = .base
      case [UInt8](repeating: UInt8(ascii: "="), count: 7)[...]: side = .theirs
      case [UInt8](repeating: UInt8(ascii: ">"), count: 7)[...]: side = .both
      default:
        if side == .both || side == .ours { ours += line + [UInt8(ascii: "\n")] }
        if side == .both || side == .theirs { theirs += line + [UInt8(ascii: "\n")] }
        continue
      }
      hasMarkers = true
    }
    guard hasMarkers, side == .both else { return nil }
  }
}

extension Manifest {
  /// Reads a manifest. If a merge has left both sides in it, it vouches for what either side vouches for.
  fileprivate init(reading bytes: [UInt8]) throws {
    guard let conflict = MergeConflict(bytes) else {
      try self.init(parsing: bytes)
      return
    }
    try self.init(parsing: conflict.ours)
    let other = try Manifest(parsing: conflict.theirs)
    entries.merge(other.entries) { ours, theirs in
      var merged = ours
      if theirs.content != ours.content { merged.pending = theirs.content }
      return merged
    }
  }
}
