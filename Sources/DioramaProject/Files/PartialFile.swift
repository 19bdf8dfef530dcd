import SystemPackage

/// A file that is being written. It has a temporary name until it is complete, and then gets its final one.
enum PartialFile {
  private static let process = getpid()
  private static let ending = ".partial"
  private static let ownEnding = ".\(process)\(ending)"

  /// Replaces a file, which may not exist. If the process is killed, either the old or the new content remains.
  ///
  /// - Parameters:
  ///   - status: The source of the owner and the permissions; without it, those of a new file.
  ///   - write: Writes the content.
  /// - Throws: An `Errno`, or an error from the body. In both cases, no partial file remains.
  static func replace(
    _ name: String, in folder: OpenFolder, like status: Stat? = nil,
    _ write: (FileDescriptor) throws -> Void
  ) throws {
    let temporary = "." + name + ownEnding
    let file = try folder.make(temporary)
    do {
      try file.closeAfter {
        if let status {
          _ = fchown(file.rawValue, status.userID.rawValue, status.groupID.rawValue)
          if fchmod(file.rawValue, status.permissions.rawValue) != 0 { throw Errno(rawValue: errno) }
        }
        try write(file)
      }
      try folder.rename(temporary, to: name)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
  }

  /// Removes the partial copies of some files in a folder that killed runs left over: those whose process has ended.
  static func removeLeftovers(in folder: OpenFolder, of isTarget: (String) -> Bool) {
    for name in (try? folder.names()) ?? [] where name.hasSuffix(ending) {
      guard let (target, process) = parts(of: name), isTarget(target), hasEnded(process),
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

  /// Returns whether no other process has this ID any more. A file with our own ID belongs to an earlier process.
  private static func hasEnded(_ process: pid_t) -> Bool {
    process == Self.process || kill(process, 0) != 0 && errno == ESRCH
  }
}
