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

/// When messages are coloured.
enum ColorChoice: String, Choice {
  case auto, always, never

  /// Whether to colour what goes to standard error: on a terminal, unless `NO_COLOR` (no-color.org) or `TERM=dumb` says not to.
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Console.isTerminal(.standardError) && (environment("NO_COLOR") ?? "").isEmpty
        && environment("TERM") != "dumb"
    }
  }

  private func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// The two streams that a person or a pipe reads.
enum Console {
  /// Whether a stream is a terminal.
  static func isTerminal(_ stream: FileDescriptor) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Writes text; a reader who has gone away is no mistake.
  static func write(_ text: String, to stream: FileDescriptor = .standardError) {
    try? write(Array(text.utf8), to: stream)
  }

  /// Writes what a command is asked for to standard output; ends the command with a message if that fails.
  static func answer(_ bytes: [UInt8]) throws {
    do {
      try write(bytes, to: .standardOutput)
    } catch let failure as FileFailure {
      var report = Report()
      report.add(failure)
      write(TextReporter(isColored: ColorChoice.auto.isOn).text(of: report))
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
