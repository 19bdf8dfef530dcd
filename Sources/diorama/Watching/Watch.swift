import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Does something again whenever what it depends on has changed, until the process is asked to end.
///
/// What a change is, the contents of the inputs decide: what the work itself writes does not start it again.
struct Watch {
  /// How long it must be quiet before the work begins, and how long it is put off at most, in milliseconds.
  private static let (quiet, patience) = (CInt(50), 1000)

  private let inputs: WatchedInputs

  init(_ inputs: WatchedInputs) {
    self.inputs = inputs
  }

  /// Does the work now and after each change; returns when the process should end.
  func run(_ work: () throws -> Void) throws {
    do {
      let stop = try StopSignal()
      var watcher = try FolderWatcher()
      var last: SHA256.Digest?
      repeat {
        watcher.drain()
        try inputs.watch(with: &watcher)
        let digest = inputs.digest()
        if digest != last { try work() }
        last = digest
      } while try waitForChange(watcher, stop)
    } catch let error as Errno {
      throw FileFailure(".", error)
    }
  }

  /// Waits for the end of a burst of changes.
  /// - Returns: Whether there was one: `false` if the process should end.
  private func waitForChange(_ watcher: borrowing FolderWatcher, _ stop: StopSignal) throws -> Bool {
    var timeout: CInt = -1
    let clock = ContinuousClock()
    var deadline: ContinuousClock.Instant?
    while true {
      var descriptors = [stop.readingEnd, watcher.events].map {
        pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&descriptors, 2, timeout)
      if count < 0, errno != EINTR { throw Errno(rawValue: errno) }
      if count < 0 { continue }
      if descriptors[0].revents != 0 { return false }
      if count == 0 { return true }
      watcher.drain()
      timeout = Self.quiet
      let end = deadline ?? clock.now + .milliseconds(Self.patience)
      deadline = end
      if clock.now >= end { return true }
    }
  }
}
