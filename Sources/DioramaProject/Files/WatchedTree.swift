import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The files on disk, which are watched when they are read or searched for. Each folder is watched before it is
/// searched, so that no change is missed.
package final class WatchedTree: FileTree {
  private let files = WorkingTree()
  private var watcher: FolderWatcher
  private var hasher = ContentHasher()
  /// The error that kept a folder from being watched since the last reset.
  private var failure: (any Error)?

  package init() throws {
    watcher = try FolderWatcher()
  }

  /// A descriptor that is readable after something has changed.
  package var events: FileDescriptor { watcher.events }

  /// Discards the changes so far.
  package func drain() {
    watcher.drain()
  }

  /// Performs an action that reads files.
  ///
  /// - Returns: The hash of what was read and of what could not be read. It stays the same until any of that changes.
  package func hash(ofReadsIn body: () throws -> Void) throws -> ContentHash {
    watcher.reset()
    hasher = ContentHasher()
    failure = nil
    try body()
    if let failure { throw failure }
    return hasher.hash
  }

  /// Returns the hash of a file and starts watching it, or returns `nil` if it cannot be read.
  package func content(of path: FilePath) -> ContentHash? {
    try? read(path).withUnsafeBytes { ContentHash.of($0) }
  }

  package func exists(_ path: FilePath) -> Bool {
    watch(folder: path.removingLastComponent())
    let exists = files.exists(path)
    hasher.update(path.string)
    hasher.update(exists ? "exists" : "missing")
    return exists
  }

  package func isFolder(_ path: FilePath) throws -> Bool {
    watch(folder: path.removingLastComponent())
    return try noted(path, try files.isFolder(path)) { $0 ? "folder" : "file" }
  }

  package func names(in folder: FilePath) throws -> [String] {
    watch(folder: folder)
    return try noted(folder, try files.names(in: folder)) { _ in "folder" }
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    try Folder.files(below: folder, where: isWanted, visit: { watch(folder: $0) }) { failure in
      hasher.update(failure.path.string)
      hasher.update(failure.reason)
      note(failure)
    }
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    watch(folder: path.removingLastComponent())
    attempt { try watcher.watch(file: path) }
    // A change of a link's target is one in its folder.
    if let target = path.followingLinks, target != path.inFolderFollowingLinks {
      watch(folder: target.removingLastComponent())
    }
    return try noted(path, try files.read(path)) { $0.withUnsafeBytes { ContentHash.of($0) }.hexadecimal }
  }

  /// Adds the result of looking up a path to the hash.
  private func noted<Found>(
    _ path: FilePath, _ find: @autoclosure () throws -> Found, _ describe: (Found) -> String
  ) throws -> Found {
    hasher.update(path.string)
    do {
      let found = try find()
      hasher.update(describe(found))
      return found
    } catch {
      hasher.update((error as? FileFailure)?.reason ?? "\(error)")
      throw error
    }
  }

  /// Watches a folder or, if it does not exist, its nearest parent that does.
  private func watch(folder: FilePath) {
    var folder = folder
    attempt {
      while try !watcher.watch(folder: folder.isEmpty ? "." : folder), !folder.isEmpty {
        folder.removeLastComponent()
      }
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      failure = error
    }
  }
}

#if canImport(Darwin)
  /// Detects changes in folders and files with the system's kernel queue. It does not report what has changed.
  struct FolderWatcher: ~Copyable {
    /// A descriptor that is readable after something has changed.
    let events: FileDescriptor
    /// The watched files and folders. Each needs its own descriptor.
    private var watched: [FilePath: FileDescriptor] = [:]

    init() throws {
      let queue = kqueue()
      guard queue >= 0 else { throw Errno(rawValue: errno) }
      events = FileDescriptor(rawValue: queue)
      var limit = rlimit()
      if getrlimit(RLIMIT_NOFILE, &limit) == 0 {
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
        _ = setrlimit(RLIMIT_NOFILE, &limit)
      }
    }

    deinit {
      for file in watched.values { try? file.close() }
      try? events.close()
    }

    /// Stops watching everything.
    mutating func reset() {
      for file in watched.values { try? file.close() }
      watched = [:]
    }

    /// Watches a folder for names that are added and removed.
    ///
    /// - Returns: Whether the folder exists.
    mutating func watch(folder: FilePath) throws -> Bool {
      try watch(folder)
    }

    /// Watches a file for new content.
    mutating func watch(file: FilePath) throws {
      _ = try watch(file)
    }

    private mutating func watch(_ path: FilePath) throws -> Bool {
      if watched[path] != nil { return true }
      let file = path.withPlatformString { open($0, O_EVTONLY | O_CLOEXEC) }
      guard file >= 0 else {
        if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return false }
        throw FileFailure(path, Errno(rawValue: errno))
      }
      watched[path] = FileDescriptor(rawValue: file)
      let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(notes), data: 0, udata: nil)
      if kevent(events.rawValue, &change, 1, nil, 0, nil) != 0 {
        throw FileFailure(path, Errno(rawValue: errno))
      }
      return true
    }

    /// Discards the changes so far.
    func drain() {
      var event = kevent()
      var now = timespec()
      while kevent(events.rawValue, nil, 0, &event, 1, &now) > 0 {}
    }
  }
#else
  /// Detects changes in folders with inotify. It does not report what has changed.
  struct FolderWatcher: ~Copyable {
    /// A descriptor that is readable after something has changed.
    let events: FileDescriptor

    init() throws {
      let queue = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
      guard queue >= 0 else { throw FileFailure(".", Errno(rawValue: errno)) }
      events = FileDescriptor(rawValue: queue)
    }

    deinit {
      try? events.close()
    }

    /// Does nothing: the system drops deleted folders, and ignores requests to watch a folder again.
    func reset() {}

    /// Watches a folder for all changes of the files in it.
    ///
    /// - Returns: Whether the folder exists.
    func watch(folder: FilePath) throws -> Bool {
      let mask =
        IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
        | IN_DELETE_SELF
        | IN_MOVE_SELF
      let result = folder.withPlatformString {
        inotify_add_watch(events.rawValue, $0, UInt32(mask) | UInt32(IN_ONLYDIR))
      }
      guard result < 0 else { return true }
      switch errno {
      case ENOENT, ENOTDIR, EACCES: return false
      case ENOSPC:
        throw FileFailure(
          folder,
          "cannot be watched, because the system watches too many folders; raise fs.inotify.max_user_watches, "
            + "or name fewer folders")
      default: throw FileFailure(folder, Errno(rawValue: errno))
      }
    }

    /// Does nothing: watching a file's folder is enough.
    func watch(file: FilePath) throws {}

    /// Discards the changes so far.
    func drain() {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        while let count = try? events.read(into: buffer), count > 0 {}
      }
    }
  }
#endif
