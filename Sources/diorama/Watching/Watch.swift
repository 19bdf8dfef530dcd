import ArgumentParser
import DioramaProject
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

  private let options: InputOptions

  init(_ options: InputOptions) {
    self.options = options
  }

  /// Does the work now and after each change; returns when the process should end. After the first time, what the work throws
  /// ends nothing.
  ///
  /// - Parameter work: Returns files besides the inputs that the next time depends on.
  func run(_ work: () throws -> [FilePath]) throws {
    do {
      let stop = try StopSignal()
      let tree = try WatchedTree()
      var last: SHA256.Digest?
      var others: [FilePath] = []
      var contents: [SHA256.Digest?] = []
      repeat {
        tree.drain()
        let digest = try tree.digest {
          do {
            _ = try SceneRun(options.run, for: .generating, from: tree, outputs: nil, knownName: { _, _ in "" })
          } catch is SceneRun.NothingNamed where last != nil {}
        }
        if digest != last || others.map(tree.content(of:)) != contents {
          others = try attempt(work, isFirst: last == nil)
          contents = others.map(tree.content(of:))
        }
        last = digest
      } while try waitForChange(tree, stop)
    } catch let error as Errno {
      throw FileFailure(".", error)
    }
  }

  private func attempt(_ work: () throws -> [FilePath], isFirst: Bool) throws -> [FilePath] {
    do {
      return try work()
    } catch let error as SceneRun.NothingNamed where !isFirst {
      Console.write("error: \(error.message)\n")
      return []
    }
  }

  /// Waits for the end of a burst of changes.
  /// - Returns: Whether there was one: `false` if the process should end.
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
