import ArgumentParser
import DioramaProject
import Synchronization
import SystemPackage

/// Repeats work whenever its inputs have changed, until the process is asked to end.
///
/// Only the contents of the inputs matter, so files that the work itself writes do not start it again.
struct Watch {
  /// How long to wait after the last change before the work begins, and the maximum delay of the work, in milliseconds.
  private static let (quiet, patience) = (CInt(50), 1000)

  private let options: InputOptions

  init(_ options: InputOptions) {
    self.options = options
  }

  /// Does the work now and after each change; returns when the process should end. After the first time, an error in
  /// the work does not end the watch.
  ///
  /// - Parameter work: Returns further files that the next run depends on.
  func run(_ work: () throws -> [FilePath]) throws {
    do {
      let stop = try StopSignal()
      let tree = try WatchedTree()
      var last: ContentHash?
      var others: [FilePath] = []
      var contents: [ContentHash?] = []
      repeat {
        tree.drain()
        let hash = try tree.hash {
          do {
            try SceneRun.readInputs(options.run, from: tree)
          } catch is SceneRun.NoInputs where last != nil {}
        }
        if hash != last || others.map(tree.content(of:)) != contents {
          others = try attempt(work, isFirst: last == nil)
          contents = others.map(tree.content(of:))
        }
        last = hash
      } while try waitForChange(tree, stop)
    } catch let error as Errno {
      throw FileFailure(".", error)
    }
  }

  private func attempt(_ work: () throws -> [FilePath], isFirst: Bool) throws -> [FilePath] {
    do {
      return try work()
    } catch let error as SceneRun.NoInputs where !isFirst {
      Console.write("error: \(error.message)\n")
      return []
    }
  }

  /// Waits for the end of a burst of changes.
  ///
  /// - Returns: Whether there was one; `false` if the process should end.
  private func waitForChange(_ tree: WatchedTree, _ stop: StopSignal) throws -> Bool {
    var timeout: CInt = -1
    let clock = ContinuousClock()
    var deadline: ContinuousClock.Instant?
    while true {
      var descriptors = [stop.readingEnd, tree.events].map {
        pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&descriptors, 2, timeout)
      if count < 0, errno != EINTR { throw Errno(rawValue: errno) }
      if count < 0 { continue }
      if descriptors[0].revents != 0 { return false }
      if count == 0 { return true }
      tree.drain()
      timeout = Self.quiet
      let end = deadline ?? clock.now + .milliseconds(Self.patience)
      deadline = end
      if clock.now >= end { return true }
    }
  }
}

/// Turns a request to end the process, by Control-C or `kill`, into an event that can be waited for.
struct StopSignal {
  private static let writingEnd = Atomic<CInt>(-1)

  /// A descriptor that is readable when the process should end.
  let readingEnd: FileDescriptor

  /// Creates the signal. From then on, the two signals no longer end the process directly, and they arrive even if the
  /// parent process blocked them.
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
