import SystemPackage

#if canImport(Darwin)
  import Darwin

  /// Notices changes in folders and files with the system's kernel queue. It does not say what has changed.
  struct FolderWatcher: ~Copyable {
    /// Readable as soon as something has changed.
    let events: FileDescriptor
    private var watched: [FileDescriptor] = []

    init() throws {
      let queue = kqueue()
      guard queue >= 0 else { throw Errno(rawValue: errno) }
      events = FileDescriptor(rawValue: queue)
      var limit = rlimit()
      if getrlimit(RLIMIT_NOFILE, &limit) == 0 {
        limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
        _ = setrlimit(RLIMIT_NOFILE, &limit)
      }
    }

    deinit {
      for file in watched { try? file.close() }
      try? events.close()
    }

    /// Forgets what was watched.
    mutating func reset() {
      for file in watched { try? file.close() }
      watched = []
    }

    /// Watches a folder for names that are added and removed.
    /// - Returns: Whether the folder is there.
    mutating func watch(folder: FilePath) throws -> Bool {
      try watch(folder)
    }

    /// Watches a file for new content.
    mutating func watch(file: FilePath) throws {
      _ = try watch(file)
    }

    private mutating func watch(_ path: FilePath) throws -> Bool {
      let file = path.withPlatformString { open($0, O_EVTONLY | O_CLOEXEC) }
      guard file >= 0 else {
        if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return false }
        throw FileFailure(path, Errno(rawValue: errno))
      }
      watched.append(FileDescriptor(rawValue: file))
      let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(notes), data: 0, udata: nil)
      if kevent(events.rawValue, &change, 1, nil, 0, nil) != 0 {
        throw FileFailure(path, Errno(rawValue: errno))
      }
      return true
    }

    /// Forgets the changes so far.
    func drain() {
      var event = kevent()
      var now = timespec()
      while kevent(events.rawValue, nil, 0, &event, 1, &now) > 0 {}
    }
  }
#else
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Notices changes in folders with inotify. It does not say what has changed.
  struct FolderWatcher: ~Copyable {
    /// Readable as soon as something has changed.
    let events: FileDescriptor

    init() throws {
      let queue = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
      guard queue >= 0 else { throw FileFailure(".", Errno(rawValue: errno)) }
      events = FileDescriptor(rawValue: queue)
    }

    deinit {
      try? events.close()
    }

    /// There is nothing to do: the system drops folders that are gone, and knows those that it already watches.
    func reset() {}

    /// Watches a folder for everything that happens to the files in it.
    /// - Returns: Whether the folder is there.
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

    /// Watching a file's folder is enough.
    func watch(file: FilePath) throws {}

    /// Forgets the changes so far.
    func drain() {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        while let count = try? events.read(into: buffer), count > 0 {}
      }
    }
  }
#endif
