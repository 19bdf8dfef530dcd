import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file on its way: written under a name of its own, and then renamed.
enum PartialFile {
  private static let process = getpid()

  /// Where this process writes what is to become a file.
  static func path(for target: FilePath) -> FilePath {
    target.removingLastComponent().appending(".\(target.lastComponent?.string ?? "").\(process).partial")
  }

  /// Puts bytes in the place of a file, which may not be there: a kill at any moment leaves the old content or the new.
  ///
  /// - Parameter status: Whose owner and permissions the file gets; without it, those of a new file.
  /// - Throws: An `Errno`; nothing is left behind then.
  static func replace(_ target: FilePath, with bytes: [UInt8], like status: Stat? = nil) throws {
    let temporary = path(for: target)
    let file = try FileDescriptor.open(
      temporary, .writeOnly, options: [.create, .exclusiveCreate],
      permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    do {
      try file.closeAfter {
        if let status {
          _ = fchown(file.rawValue, status.userID.rawValue, status.groupID.rawValue)
          if fchmod(file.rawValue, status.permissions.rawValue) != 0 { throw Errno(rawValue: errno) }
        }
        _ = try file.writeAll(bytes)
      }
      let result = temporary.withPlatformString { from in target.withPlatformString { rename(from, $0) } }
      if result != 0 { throw Errno(rawValue: errno) }
    } catch {
      _ = temporary.withPlatformString { unlink($0) }
      throw error
    }
  }

  /// Removes what killed runs have left of some files: a partial file goes if its process is gone.
  static func removeLeftOvers(of targets: [FilePath]) {
    let byFolder = Dictionary(grouping: targets) { $0.removingLastComponent() }
    for (folder, targets) in byFolder {
      let names = Set(targets.compactMap { $0.lastComponent?.string })
      for name in (try? Folder.allNames(in: folder.isEmpty ? "." : folder)) ?? []
      where name.hasSuffix(".partial") {
        guard let (target, process) = parts(of: name), names.contains(target), isGone(process) else {
          continue
        }
        let path = folder.appending(name)
        guard (try? path.stat(followTargetSymlink: false))?.type == .regular else { continue }
        _ = path.withPlatformString { unlink($0) }
      }
    }
  }

  private static func parts(of name: String) -> (target: String, process: pid_t)? {
    guard name.hasPrefix(".") else { return nil }
    let inner = name.dropFirst().dropLast(".partial".count)
    guard let dot = inner.lastIndex(of: "."), let process = pid_t(inner[inner.index(after: dot)...]),
      process > 0
    else { return nil }
    return (String(inner[..<dot]), process)
  }

  /// Whether no other process has this number: what bears our own is of somebody who had it before.
  private static func isGone(_ process: pid_t) -> Bool {
    process == Self.process || kill(process, 0) != 0 && errno == ESRCH
  }
}
