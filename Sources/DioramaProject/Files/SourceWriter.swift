import DioramaSyntax
import SystemPackage

/// Writes files that people own: whole or not at all, with the permissions that they have.
package enum SourceWriter {
  /// Puts another content in the place of the one that was read.
  ///
  /// A link is followed as long as it does not lead out of the working directory. A file that changed since it was read, or
  /// that is there to be read only, stays as it is.
  package static func replace(_ old: SourceBytes, with new: SourceBytes, at path: FilePath) throws {
    do {
      let target = try target(of: path)
      var folders = OutputFolders()
      guard let folder = try folders.existing(target.folder), let status = try folder.status(of: target.name)
      else { throw Errno.noSuchFileOrDirectory }
      let current = try FileReader.read(target, in: folder)
      if current == new { return }
      if current != old { throw FileFailure(path, "changed while it was checked; run the command again") }
      guard !status.permissions.intersection([.ownerWrite, .groupWrite, .otherWrite]).isEmpty,
        folder.isWritable(target.name)
      else { throw FileFailure(path, "is read-only and stays as it is; make it writable with 'chmod u+w'") }
      try PartialFile.replace(target.name, in: folder, with: Array(new), like: status)
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  /// Writes a file of the tool's own, which may not be there yet; one with this content is left alone.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws {
    removeLeftOvers(of: [path])
    guard (try? path.stat(followTargetSymlink: false)) != nil else {
      do {
        let name = path.lastComponent?.string ?? ""
        return try PartialFile.replace(name, in: OpenFolder(path.removingLastComponent()), with: bytes)
      } catch let error as Errno {
        throw FileFailure(path, error)
      }
    }
    try replace(FileReader.read(path), with: SourceBytes(bytes), at: path)
  }

  /// The file that a path leads to. From the working directory, if it lies there, down to it there is no link any more.
  private static func target(of path: FilePath) throws -> OutputFile {
    let isLink = try path.stat(followTargetSymlink: false).type == .symbolicLink
    guard let target = path.followingLinks, let name = target.lastComponent?.string else {
      throw Errno.noSuchFileOrDirectory
    }
    let folder = FilePath.workingDirectory.followingLinks ?? .workingDirectory
    let isNamedInside =
      !path.isAbsolute && path.lexicallyNormalized().components.first?.kind != .parentDirectory
    if isLink || isNamedInside, !target.starts(with: folder) {
      throw FileFailure(path, "leads out of the working directory through a link; run the command there")
    }
    var way = target.removingLastComponent()
    let isBelow = way.removePrefix(folder)
    return OutputFile(
      folder: isBelow ? OutputFolder(way, below: folder) : OutputFolder(below: way), name: name)
  }

  /// Removes what killed runs have left of some files.
  package static func removeLeftOvers(of paths: [FilePath]) {
    let byFolder = Dictionary(grouping: paths.map { $0.followingLinks ?? $0 }) { $0.removingLastComponent() }
    for (folder, paths) in byFolder {
      guard let folder = try? OpenFolder(folder) else { continue }
      PartialFile.removeLeftOvers(in: folder) { name in paths.contains { $0.lastComponent?.string == name } }
    }
  }
}
