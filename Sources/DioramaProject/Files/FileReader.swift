import DioramaSyntax
import SystemPackage

/// What is wrong with a file or folder as a whole, in words: mostly that it could not be read or written.
package struct FileFailure: Error {
  package let path: FilePath
  package let reason: String
  package let kind: Kind

  package enum Kind: Sendable {
    /// A file or folder could not be read or written.
    case inputOutput
    /// A generated file differs from what would be generated now.
    case outOfDate
    /// A generated file is missing.
    case missing
    /// A generated file is left over from a scene that is gone.
    case orphaned
    /// A generated file was edited by hand.
    case editedByHand
  }

  /// The reason for a file whose name is not UTF-8.
  static let invalidName = "has a name that is not UTF-8; rename it"

  package init(_ path: FilePath, _ reason: String, kind: Kind = .inputOutput) {
    self.path = path
    self.reason = reason
    self.kind = kind
  }

  package init(_ path: FilePath, _ error: any Error) {
    self.init(path, (error as? Errno)?.reason ?? "\(error)")
  }

  /// An error as a failure; one that names no path itself gets this one.
  package init(_ error: any Error, at path: @autoclosure () -> FilePath) {
    self = error as? FileFailure ?? FileFailure(path(), error)
  }
}

extension Errno {
  /// The system's words for the error, in lower case.
  var reason: String {
    let text = description
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Reads whole files.
package enum FileReader {
  /// What reports show in place of a path for standard input.
  package static let standardInputName = "<standard input>"

  /// The bytes of a regular file. A file that exceeds the limit is cut off one byte behind it.
  static func read(_ path: FilePath, limit: Int = Limits.fileSize) throws -> SourceBytes {
    try read(path, limit: limit) { try FileDescriptor.open(path, .readOnly, options: [.nonBlocking]) }
  }

  /// The bytes of a regular file in an open folder. A link is not followed.
  static func read(
    _ file: OutputFile, in folder: OpenFolder, limit: Int = Limits.fileSize
  ) throws -> SourceBytes {
    try read(file.path, limit: limit) { try folder.open(file.name) }
  }

  private static func read(
    _ path: @autoclosure () -> FilePath, limit: Int, opening open: () throws -> FileDescriptor
  ) throws -> SourceBytes {
    do {
      let file = try open()
      return try file.closeAfter {
        let status = try file.stat()
        if status.type == .directory { throw FileFailure(path(), "is a folder") }
        guard status.type == .regular else { throw notAFile(path()) }
        return try readAll(file, expecting: Int(status.size), limit: limit)
      }
    } catch let error as Errno {
      if error == .noSuchAddressOrDevice { throw notAFile(path()) }
      throw FileFailure(path(), error)
    }
  }

  private static func notAFile(_ path: FilePath) -> FileFailure {
    FileFailure(path, "is not a file; pass '-' to read standard input")
  }

  /// The bytes of standard input.
  static func readStandardInput() throws -> SourceBytes {
    do {
      return try readAll(.standardInput, expecting: nil, limit: Limits.fileSize)
    } catch let error as Errno {
      throw FileFailure(FilePath(standardInputName), error)
    }
  }

  /// Reads to the end. The size of a regular file is known, and what is read in one go is not copied.
  private static func readAll(
    _ file: FileDescriptor, expecting size: Int?, limit: Int
  ) throws -> SourceBytes {
    let limit = limit + 1
    func readChunk(after count: Int) throws -> (bytes: SourceBytes, isLast: Bool) {
      let capacity = min(limit - count, size.map { max($0, 0) + 1 } ?? 1 << 16)
      let chunk = try SourceBytes(capacity: capacity) {
        try file.read(into: UnsafeMutableRawBufferPointer($0))
      }
      return (chunk, chunk.isEmpty || size != nil && chunk.count < capacity)
    }
    var (chunk, isLast) = try readChunk(after: 0)
    if isLast { return chunk }
    var bytes = Array(chunk)
    while !isLast, bytes.count < limit {
      (chunk, isLast) = try readChunk(after: bytes.count)
      bytes += chunk
    }
    return SourceBytes(bytes)
  }
}
