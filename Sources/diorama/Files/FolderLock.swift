import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Holds a folder for one run, so that two runs at once do not lose each other's records. The system lets go of it when the
/// process ends, however it ends, and no file is left behind.
struct FolderLock: ~Copyable {
  private let folder: FileDescriptor

  /// Waits until no other run holds the folder. Where the file system has no locks, it is not held.
  init(_ path: FilePath) throws {
    do {
      folder = try FileDescriptor.open(
        path.isEmpty ? "." : path, .readOnly, options: [.directory, .closeOnExec])
    } catch let error as Errno {
      throw FileFailure(path, error)
    }
    while flock(folder.rawValue, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    try? folder.close()
  }
}
