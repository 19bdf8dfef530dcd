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
  private static let ending = ".partial"

  /// Puts bytes in the place of a file, which may not be there: a kill at any moment leaves the old content or the new.
  ///
  /// - Parameter status: Whose owner and permissions the file gets; without it, those of a new file.
  /// - Throws: An `Errno`; nothing is left behind then.
  static func replace(
    _ name: String, in folder: OpenFolder, with bytes: [UInt8], like status: Stat? = nil
  ) throws {
    let temporary = ".\(name).\(process)\(ending)"
    let file = try folder.make(temporary)
    do {
      try file.closeAfter {
        if let status {
          _ = fchown(file.rawValue, status.userID.rawValue, status.groupID.rawValue)
          if fchmod(file.rawValue, status.permissions.rawValue) != 0 { throw Errno(rawValue: errno) }
        }
        _ = try file.writeAll(bytes)
      }
      try folder.rename(temporary, to: name)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
  }

  /// Removes what killed runs have left of some files in a folder: a partial file goes if its process is gone.
  static func removeLeftOvers(in folder: OpenFolder, of isTarget: (String) -> Bool) {
    for name in (try? folder.names()) ?? [] where name.hasSuffix(ending) {
      guard let (target, process) = parts(of: name), isTarget(target), isGone(process),
        (try? folder.status(of: name))?.type == .regular
      else { continue }
      try? folder.remove(name)
    }
  }

  private static func parts(of name: String) -> (target: String, process: pid_t)? {
    guard name.hasPrefix(".") else { return nil }
    let inner = name.dropFirst().dropLast(ending.count)
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
