import DioramaSyntax
import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files that people own: whole or not at all, with the permissions that they have.
enum SourceWriter {
  /// Puts another content in the place of the one that was read.
  ///
  /// A link is followed as long as it does not lead out of the working directory. A file that changed since it was read, or
  /// that is there to be read only, stays as it is.
  static func replace(_ old: SourceBytes, with new: SourceBytes, at path: FilePath) throws {
    do {
      let target = try target(of: path)
      let current = try FileReader.read(target)
      if current == new { return }
      if current != old { throw FileFailure(path, "changed while it was checked; run the command again") }
      let status = try target.stat()
      guard !status.permissions.intersection([.ownerWrite, .groupWrite, .otherWrite]).isEmpty,
        target.withPlatformString({ access($0, W_OK) }) == 0
      else { throw FileFailure(path, "is read-only and stays as it is; make it writable with 'chmod u+w'") }
      try PartialFile.replace(target, with: Array(new), like: status)
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  /// Writes a file of the tool's own, which may not be there yet; one with this content is left alone.
  static func write(_ bytes: [UInt8], to path: FilePath) throws {
    removeLeftOvers(of: [path])
    guard (try? path.stat(followTargetSymlink: false)) != nil else {
      do {
        return try PartialFile.replace(path, with: bytes)
      } catch let error as Errno {
        throw FileFailure(path, error)
      }
    }
    try replace(FileReader.read(path), with: SourceBytes(bytes), at: path)
  }

  /// The file that a path leads to.
  private static func target(of path: FilePath) throws -> FilePath {
    let isLink = try path.stat(followTargetSymlink: false).type == .symbolicLink
    guard let target = path.followingLinks else { throw Errno.noSuchFileOrDirectory }
    let folder = FilePath.workingDirectory.followingLinks ?? .workingDirectory
    let isNamedInside =
      !path.isAbsolute && path.lexicallyNormalized().components.first?.kind != .parentDirectory
    if isLink || isNamedInside, !target.starts(with: folder) {
      throw FileFailure(path, "leads out of the working directory through a link; run the command there")
    }
    return target
  }

  /// Removes what killed runs have left of some files.
  static func removeLeftOvers(of paths: [FilePath]) {
    PartialFile.removeLeftOvers(of: paths.map { $0.followingLinks ?? $0 })
  }
}
