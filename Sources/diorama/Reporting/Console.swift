import ArgumentParser
import DioramaProject
import Synchronization
import SystemPackage

/// Standard output and standard error.
enum Console {
  /// Returns the value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

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

/// When to colour messages.
enum ColorChoice: String, Choice {
  case auto, always, never

  /// Whether to colour standard error: on a terminal, unless `NO_COLOR` (no-color.org) or `TERM=dumb` is set.
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Console.isTerminal && (Console.environment("NO_COLOR") ?? "").isEmpty
        && Console.environment("TERM") != "dumb"
    }
  }
}

/// Shows the progress of long work, but only on a terminal. Says anywhere that it waits for another run.
final class Progress: ProgressObserver {
  private struct Work {
    let verb: String
    let total: Int
  }

  private let work = Mutex<Work?>(nil)
  private let done = Atomic(0)

  func begin(_ purpose: SceneRun.Purpose, total: Int) {
    let isShown = total >= 200 && Console.isTerminal
    work.withLock { $0 = isShown ? Work(verb: purpose.rawValue, total: total) : nil }
    done.store(0, ordering: .relaxed)
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

  func noteWait(for folder: FilePath) {
    var line = Array("waiting for another run of diorama, which writes to '".utf8)
    Visible.append(folder.string, to: &line)
    Console.write(line + "'\n".utf8)
  }
}

extension Report {
  /// The exit status of the run: the highest that applies.
  var exitCode: ExitCode {
    let hasErrors = files.contains { file in
      file.isStrict || file.diagnostics.contains { $0.severity == .error }
    }
    let codes = failures.map(\.status.rawValue) + (hasErrors ? [ExitCode.errors.rawValue] : [])
    return codes.max().map { ExitCode($0) } ?? .success
  }

  /// Whether there are no errors; there may be warnings.
  var isFine: Bool { failures.isEmpty && count(of: .error) == 0 }

  /// Ends the run: prints the report and, by default only on a terminal, the summary, and throws the exit status unless
  /// it is 0.
  func finish(_ summary: String, _ options: InputOptions, alwaysPrintsSummary: Bool = false) throws {
    try print(options)
    let errors = count(of: .error) + failures.count
    let warnings = count(of: .warning)
    if alwaysPrintsSummary || Console.isTerminal {
      let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { plural($0, $1) }
      Console.write("\(summary)\(counts.isEmpty ? "" : "; \(counts.joined(separator: ", "))")\n")
    }
    if exitCode != .success { throw exitCode }
  }

  private func print(_ options: InputOptions) throws {
    if options.format == .text, isEmpty { return }
    let isColored = options.color.isOn
    let bytes = options.format.reporter(isColored: isColored).bytes(of: self)
    if options.format == .text { return Console.write(bytes) }
    try Console.answer(bytes, isColored: isColored)
  }
}
