import SystemPackage

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// An open folder. All operations take place in it, even if its path now leads elsewhere, and do not follow links.
final class OpenFolder: Sendable {
  private let descriptor: FileDescriptor

  /// Opens a folder by its path, which may lead through links.
  init(_ path: FilePath) throws(Errno) {
    descriptor = try Self.open { flags in
      (path.isEmpty ? "." : path).withPlatformString { openat(AT_FDCWD, $0, flags) }
    }
  }

  private init(_ name: FilePath.Component, in parent: OpenFolder) throws(Errno) {
    descriptor = try Self.open { flags in
      name.withPlatformString { openat(parent.descriptor.rawValue, $0, flags | O_NOFOLLOW) }
    }
  }

  deinit {
    try? descriptor.close()
  }

  private static func open(_ body: (Int32) -> Int32) throws(Errno) -> FileDescriptor {
    try descriptor { body(O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  private static func descriptor(_ body: () -> Int32) throws(Errno) -> FileDescriptor {
    while true {
      let descriptor = body()
      if descriptor >= 0 { return FileDescriptor(rawValue: descriptor) }
      if errno != EINTR { throw Errno(rawValue: errno) }
    }
  }

  private static func check(_ result: Int32) throws(Errno) {
    if result != 0 { throw Errno(rawValue: errno) }
  }

  /// Locks the folder while it is open, and first waits for other runs to unlock it.
  ///
  /// The system unlocks it when the process ends, even if it is killed. Does nothing if the file system has no locks.
  ///
  /// - Parameter noteWait: Called once if another run has not unlocked it within a second.
  func lock(noteWait: () -> Void) {
    for _ in 0..<100 {
      let isLocked = flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0
      if isLocked || errno != EWOULDBLOCK && errno != EINTR { return }
      usleep(10_000)
    }
    noteWait()
    while flock(descriptor.rawValue, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Opens a folder in this one.
  ///
  /// - Parameter isMade: Whether to create the folder if nothing with that name exists.
  func folder(_ name: FilePath.Component, isMade: Bool) throws(Errno) -> OpenFolder {
    do {
      return try OpenFolder(name, in: self)
    } catch .noSuchFileOrDirectory where isMade {
      let result = name.withPlatformString { mkdirat(descriptor.rawValue, $0, 0o777) }
      if result != 0, errno != EEXIST { throw Errno(rawValue: errno) }
      return try OpenFolder(name, in: self)
    }
  }

  /// Returns whether the item with a name is a link.
  func holdsLink(_ name: FilePath.Component) -> Bool {
    name.withPlatformString { (try? status(of: $0))?.type == .symbolicLink }
  }

  /// Returns the status of the item with a name, or `nil` if there is none.
  func status(of name: UnsafePointer<CChar>) throws(Errno) -> Stat? {
    var status = CInterop.Stat()
    if fstatat(descriptor.rawValue, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return Stat(rawValue: status) }
    if errno == ENOENT { return nil }
    throw Errno(rawValue: errno)
  }

  /// Returns whether the user may write to a file.
  func isWritable(_ name: String) -> Bool {
    faccessat(descriptor.rawValue, name, W_OK, 0) == 0
  }

  /// Opens a file for reading.
  func open(_ name: String) throws(Errno) -> FileDescriptor {
    try Self.descriptor {
      openat(descriptor.rawValue, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
  }

  /// Creates a new file.
  func make(_ name: String) throws(Errno) -> FileDescriptor {
    try Self.descriptor {
      openat(descriptor.rawValue, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
  }

  /// Renames a file, replacing any file with the new name.
  func rename(_ name: String, to target: String) throws(Errno) {
    try Self.check(renameat(descriptor.rawValue, name, descriptor.rawValue, target))
  }

  /// Removes a file if it exists.
  func remove(_ name: String) throws(Errno) {
    if unlinkat(descriptor.rawValue, name, 0) != 0, errno != ENOENT { throw Errno(rawValue: errno) }
  }

  /// Sets a file's modification time to now.
  func touch(_ name: String) throws(Errno) {
    try Self.check(utimensat(descriptor.rawValue, name, nil, AT_SYMLINK_NOFOLLOW))
  }

  /// Returns all names in the folder, in no particular order.
  func names() throws(Errno) -> [String] {
    let list = try Self.descriptor { openat(descriptor.rawValue, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(list.rawValue) else {
      let error = Errno(rawValue: errno)
      try? list.close()
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      names.append(Folder.withName(of: entry) { String(cString: $0) })
      errno = 0
    }
    // At the end of the folder, the error is unchanged.
    if errno != 0 { throw Errno(rawValue: errno) }
    return names
  }
}
