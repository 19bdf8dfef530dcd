import DioramaSyntax
import DioramaTree
import SystemPackage

/// A record of the Swift files and runtime trees that the command wrote to a folder. It is stored in that folder, so
/// that the command can tell its own files from others, and from files that were edited by hand.
package struct Manifest: Equatable {
  /// The name of the manifest's file.
  package static let fileName = ".diorama-manifest.json"
  /// The version of the file's format.
  static let version = 1

  /// The record of an output.
  struct Entry: Equatable {
    /// The hash of the output; `nil` until it is written for the first time.
    var content: ContentHash?
    /// The hash that the output is about to have. It remains in the file only if the run that wrote it was killed.
    var pending: ContentHash?
    /// The files that it is made from, relative to the manifest's folder; empty for standard input.
    var inputs: [String]
    /// The hash of all inputs.
    var inputHash: ContentHash
    /// The access level of its declarations; `nil` for a runtime tree.
    var accessLevel: String?
    /// The version of the command that made it.
    var tool: String
    /// Whether its scene had warnings.
    var hasWarnings: Bool

    /// Returns whether the command wrote this content, or was about to.
    func records(_ hash: ContentHash) -> Bool {
      hash == content || hash == pending
    }
  }

  /// The outputs by their paths from the manifest's folder.
  var entries: [ExactText: Entry] = [:]

  /// The paths of the outputs, in the order of their bytes.
  var names: [ExactText] { entries.keys.sorted() }
}

extension Manifest {
  /// The content of the manifest's file. The same manifest always gives the same bytes.
  var serialized: [UInt8] {
    var writer = JSONWriter(expecting: entries.count * 512)
    writer.object { writer in
      writer.member("dioramaManifest", .integer(Self.version))
      writer.member("outputs") { writer in
        writer.array(names) { name, writer in entries[name]?.write(name.text, to: &writer) }
      }
    }
    writer.write("\n")
    return writer.bytes
  }

  /// Reads a manifest; throws a ``ManifestError`` if it cannot be used. The content is not trusted: it may only name
  /// outputs below its own folder.
  init(parsing bytes: [UInt8]) throws {
    do {
      try self.init(reading: JSONPlace(JSON(parsing: bytes)))
    } catch let error as TreeReadingError {
      throw ManifestError("is broken (\(error))")
    }
  }

  private init(reading root: JSONPlace) throws {
    let place = try root.required("dioramaManifest")
    let version = try place.integer
    guard version <= Self.version else {
      throw ManifestError(
        "was written by a newer version (manifest version \(version); this one reads up to \(Self.version))",
        remedy: "update diorama")
    }
    guard version > 0 else { throw place.error("\(Self.version)") }
    for output in try root.required("outputs").elements {
      let (name, entry) = try Self.entry(output)
      guard entries.updateValue(entry, forKey: name) == nil else {
        throw ManifestError("is broken (it names '\(name.text)' twice)")
      }
    }
  }

  private static func entry(_ place: JSONPlace) throws -> (ExactText, Entry) {
    let file = try place.required("file").string
    guard isBelowFolder(file) else {
      throw ManifestError("is invalid: '\(file)' is not an output below its folder")
    }
    let entry = Entry(
      content: try place.optional("hash").map(ContentHash.init(reading:)),
      pending: try place.optional("pending").map(ContentHash.init(reading:)),
      inputs: try place.required("inputs").map { input throws(TreeReadingError) in try input.string },
      inputHash: try ContentHash(reading: place.required("inputHash")),
      accessLevel: try place.optional("accessLevel")?.string, tool: try place.required("tool").string,
      hasWarnings: try place.flag("hasWarnings"))
    guard entry.inputs.allSatisfy(isRelative) else {
      throw ManifestError("is invalid: an input of '\(file)' is not a relative path")
    }
    return (ExactText(file), entry)
  }

  private static func isRelative(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
  }

  private static func isBelowFolder(_ file: String) -> Bool {
    let path = FilePath(file)
    return isRelative(file) && path.string == file
      && path.lastComponent.flatMap { OutputKind(ofFileNamed: $0.string) } != nil
      && path.components.allSatisfy { $0.kind == .regular }
  }
}

/// The reason why a manifest cannot be used, as words that follow its name.
struct ManifestError: Error {
  let reason: String
  /// A way to fix it other than starting a new manifest.
  let remedy: String

  init(_ reason: String, remedy: String = "restore it") {
    self.reason = reason
    self.remedy = remedy
  }
}

extension Manifest.Entry {
  /// Writes the entry as an object.
  fileprivate func write(_ name: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", text: name)
      writer.member("hash", text: content?.hexadecimal)
      writer.member("pending", text: pending?.hexadecimal)
      writer.member("inputs") { $0.array(inputs) { input, writer in writer.write(quoted: input) } }
      writer.member("inputHash", text: inputHash.hexadecimal)
      writer.member("accessLevel", text: accessLevel)
      writer.member("tool", text: tool)
      if hasWarnings { writer.member("hasWarnings", .boolean(true)) }
    }
  }
}

extension ContentHash {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    guard let hash = ContentHash(hexadecimal: try place.string) else { throw place.error("a hash") }
    self = hash
  }
}

/// The manifest of a folder, as it is on disk.
struct ManifestFile {
  /// A size that no manifest reaches.
  private static let sizeLimit = 64 << 20

  let manifest: Manifest
  /// The file's content; `nil` if there is none.
  private(set) var bytes: [UInt8]?
  private let file: OutputFile

  var path: FilePath { file.path }

  /// Reads the manifest of a folder. The manifest or the folder may not exist.
  init(in folder: FilePath) throws {
    try self.init(in: folder, open: try? OpenFolder(folder))
  }

  /// Reads the manifest of a folder, if there is one.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - open: The folder itself, if it exists.
  ///   - isRenewed: Whether to treat a manifest that cannot be used as empty.
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
      guard bytes.count <= Self.sizeLimit else { throw ManifestError("is larger than 64 MiB") }
      self.bytes = bytes
      manifest = try Manifest(reading: bytes)
    } catch let error as ManifestError {
      guard isRenewed else {
        throw FileFailure(file.path, "\(error.reason); \(error.remedy), or start a new one with --force")
      }
      manifest = Manifest()
    }
  }

  /// Returns whether the file already has the content that would be written. A manifest without outputs is not written.
  func holds(_ manifest: Manifest) -> Bool {
    bytes == (manifest.entries.isEmpty ? nil : manifest.serialized)
  }

  /// Writes a manifest, or removes the file if the manifest has no outputs.
  mutating func write(_ manifest: Manifest, _ folders: inout OutputFolders) throws {
    let new = manifest.entries.isEmpty ? nil : manifest.serialized
    guard new != bytes else { return }
    if let new {
      try folders.replace(file, with: new)
    } else {
      try folders.remove(file)
    }
    bytes = new
  }
}

/// A text in which a merge has left both sides between git's conflict markers.
private struct ConflictedText {
  private(set) var ours: [UInt8] = []
  private(set) var theirs: [UInt8] = []

  private enum Side {
    case both, ours, base, theirs
  }

  /// Splits a text into its two sides, or returns `nil` if it has no markers.
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
  /// Reads a manifest. If it has both sides of a merge conflict, it lists the contents of both.
  fileprivate init(reading bytes: [UInt8]) throws {
    do {
      try self.init(parsing: bytes)
    } catch {
      // With markers, the text is not JSON.
      guard let conflict = ConflictedText(bytes) else { throw error }
      try self.init(parsing: conflict.ours)
      let other = try Manifest(parsing: conflict.theirs)
      entries.merge(other.entries) { ours, theirs in
        var merged = ours
        if theirs.content != ours.content { merged.pending = theirs.content }
        return merged
      }
    }
  }
}
