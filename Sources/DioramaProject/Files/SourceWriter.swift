import DioramaSyntax
import SystemPackage

/// Writes files that belong to the user: completely or not at all, and keeps their permissions.
package enum SourceWriter {
  /// Replaces the content that was read.
  ///
  /// A link is followed unless it leads outside the working directory. A file that has changed since it was read, or
  /// that is read-only, is left as it is.
  package static func replace(_ old: SourceBytes, with new: SourceBytes, at path: FilePath) throws {
    try replace(old, with: new, at: path, below: nil)
  }

  /// Writes a file that belongs to the tool, and that may not exist yet. A file that already has this content is not
  /// touched.
  ///
  /// - Parameter root: The folder that the file must be in after links are resolved. Without a root, a path in the
  ///   working directory must not lead out of it.
  static func write(_ bytes: [UInt8], to path: FilePath, below root: FilePath?) throws {
    removeLeftovers(of: [path])
    if (try? path.stat(followTargetSymlink: false)) != nil {
      return try replace(FileReader.read(path), with: SourceBytes(bytes), at: path, below: root)
    }
    do {
      let target = try target(of: path, below: root)
      var folders = OutputFolders()
      guard let folder = try folders.existing(target.folder) else { throw Errno.noSuchFileOrDirectory }
      try PartialFile.replace(target.name, in: folder) { try $0.writeAll(bytes) }
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  private static func replace(
    _ old: SourceBytes, with new: SourceBytes, at path: FilePath, below root: FilePath?
  ) throws {
    do {
      let target = try target(of: path, below: root)
      var folders = OutputFolders()
      guard let folder = try folders.existing(target.folder), let status = try folder.status(of: target.name)
      else { throw Errno.noSuchFileOrDirectory }
      let current = try FileReader.read(target, in: folder)
      if current == new { return }
      if current != old { throw FileFailure(path, "changed while it was checked; run the command again") }
      guard !status.permissions.intersection([.ownerWrite, .groupWrite, .otherWrite]).isEmpty,
        folder.isWritable(target.name)
      else {
        throw FileFailure(path, "is read-only; make it writable with 'chmod u+w'")
      }
      try PartialFile.replace(target.name, in: folder, like: status) { try $0.writeAll(new) }
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
  }

  /// Returns the file that a path leads to. Below the root, the result contains no links.
  private static func target(of path: FilePath, below root: FilePath?) throws -> OutputFile {
    let isLink = (try? path.stat(followTargetSymlink: false))?.type == .symbolicLink
    let target =
      isLink
      ? path.followingLinks
      : path.lastComponent.flatMap { path.removingLastComponent().followingLinks?.appending($0) }
    guard let target, let name = target.lastComponent?.string else { throw Errno.noSuchFileOrDirectory }
    let folder = (root ?? .workingDirectory).followingLinks ?? root ?? .workingDirectory
    let isNamedInside =
      !path.isAbsolute && path.lexicallyNormalized().components.first?.kind != .parentDirectory
    if root != nil || isLink || isNamedInside, !target.starts(with: folder) {
      throw FileFailure(
        path,
        root == nil
          ? "leads out of the working directory through a link; run the command there"
          : "leads out of the project through a link; choose a path that stays in it")
    }
    var subpath = target.removingLastComponent()
    let isBelow = subpath.removePrefix(folder)
    return OutputFile(
      folder: isBelow ? OutputFolder(subpath, below: folder) : OutputFolder(below: subpath), name: name)
  }

  /// Removes the partial copies of some files that killed runs left over.
  package static func removeLeftovers(of paths: [FilePath]) {
    let byFolder = Dictionary(grouping: paths.map { $0.followingLinks ?? $0 }) { $0.removingLastComponent() }
    for (folder, paths) in byFolder {
      guard let folder = try? OpenFolder(folder) else { continue }
      let names = Set(paths.compactMap { $0.lastComponent?.string })
      PartialFile.removeLeftovers(in: folder) { name in names.contains(name) }
    }
  }
}
