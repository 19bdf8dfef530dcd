import ArgumentParser
import DioramaProject
import Synchronization
import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output and standard error.
enum Console {
  /// Returns the value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns whether a stream is a terminal.
  static func isTerminal(_ stream: FileDescriptor) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Writes text to standard error. It is not an error if the reader has closed it.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard error. It is not an error if the reader has closed it.
  static func write(_ bytes: [UInt8]) { try? write(bytes, to: .standardError) }

  /// Writes the output of a command to standard output; ends the command with a message if that fails.
  static func answer(_ bytes: [UInt8], isColored: Bool = ColorChoice.auto.isOn) throws {
    do {
      try write(bytes, to: .standardOutput)
    } catch let failure as FileFailure {
      var report = Report()
      report.add(failure)
      write(TextReporter(isColored: isColored).bytes(of: report))
      throw ExitCode.inputOutput
    }
  }

  /// Writes bytes.
  static func write(_ bytes: [UInt8], to stream: FileDescriptor) throws {
    do {
      _ = try stream.writeAll(bytes)
    } catch let error as Errno {
      throw FileFailure("<standard output>", error)
    }
  }
}

/// Shows the progress of long work on a terminal. Prints nothing to a pipe, and nothing for short work.
final class Progress: ProgressObserver {
  private struct Work {
    let verb: String
    let total: Int
  }

  private let work = Mutex<Work?>(nil)
  private let done = Atomic(0)

  func begin(_ purpose: SceneRun.Purpose, total: Int) {
    guard total >= 200, Console.isTerminal(.standardError) else { return }
    work.withLock { $0 = Work(verb: purpose.rawValue, total: total) }
  }

  func advance() {
    let count = done.add(1, ordering: .relaxed).newValue
    guard count % 50 == 0, let work = work.withLock({ $0 }) else { return }
    Console.write("\r\(work.verb) \(count) of \(work.total)")
  }

  /// Clears the line.
  func end() {
    if work.withLock({ $0 }) != nil { Console.write("\r\u{1B}[K") }
  }
}
