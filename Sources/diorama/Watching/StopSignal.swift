import Synchronization
import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns the wish to end the process, Control-C or `kill`, into something that can be waited for.
struct StopSignal {
  private static let writingEnd = Atomic<CInt>(-1)

  /// Readable as soon as the process should end.
  let readingEnd: FileDescriptor

  /// From now on, the two signals no longer end the process by themselves, and arrive even if whoever started it blocked them.
  init() throws {
    let ends = try FileDescriptor.pipe()
    readingEnd = ends.readEnd
    Self.writingEnd.store(ends.writeEnd.rawValue, ordering: .sequentiallyConsistent)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(StopSignal.writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
