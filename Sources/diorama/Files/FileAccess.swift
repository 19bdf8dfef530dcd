import ArgumentParser
import DioramaSyntax
import SystemPackage

/// What is the matter with a file or folder as a whole, in words: mostly that it could not be read or written.
struct FileFailure: Error {
  let path: FilePath
  let reason: String
  /// The exit status of a run that fails for this and nothing worse.
  let status: ExitCode

  init(_ path: FilePath, _ reason: String, status: ExitCode = .inputOutput) {
    self.path = path
    self.reason = reason
    self.status = status
  }

  init(_ path: FilePath, _ error: any Error) {
    self.init(path, (error as? Errno).map(\.reason) ?? "\(error)")
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
enum FileReader {
  /// What stands for the path of standard input.
  static let standardInputName = "<standard input>"

  /// The bytes of a regular file. Of a file that is larger than the limit, only enough is read to show it.
  static func read(_ path: FilePath, limit: Int = Limits.fileSize) throws -> [UInt8] {
    do {
      let type = try path.stat().type
      if type == .directory { throw FileFailure(path, "is a folder") }
      guard type == .regular else {
        throw FileFailure(path, "is not a file; pass '-' to read standard input")
      }
      let file = try FileDescriptor.open(path, .readOnly)
      return try file.closeAfter { try readAll(file, limit: limit) }
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  /// The bytes of standard input.
  static func readStandardInput() throws -> [UInt8] {
    do {
      return try readAll(.standardInput, limit: Limits.fileSize)
    } catch let error as Errno {
      throw FileFailure(FilePath(standardInputName), error)
    }
  }

  private static func readAll(_ file: FileDescriptor, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let limit = limit + 1
    while bytes.count < limit {
      let chunk = try [UInt8](unsafeUninitializedCapacity: min(limit - bytes.count, 1 << 16)) {
        buffer, count in
        count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }
}
