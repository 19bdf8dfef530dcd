import Foundation

/// A command that runs in the background.
final class RunningCommand {
  private let process = Process()
  private let output: URL

  /// Starts `diorama` in a shell's folder.
  init(_ arguments: [String], in shell: Shell) throws {
    output = shell.folder.appendingPathComponent("output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    process.executableURL = Shell.binaries.appendingPathComponent("diorama")
    process.arguments = arguments
    process.currentDirectoryURL = shell.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  /// Whether it is still running.
  var isRunning: Bool { process.isRunning }

  /// The output so far.
  var printed: String {
    (try? String(contentsOf: output, encoding: .utf8)) ?? ""
  }

  /// Waits until a condition holds, for as long as a slow machine may need.
  func waits(for condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 30)
    while !condition() {
      if Date() > deadline { return false }
      usleep(5000)
    }
    return true
  }

  /// Sends a signal and waits until the command ends.
  /// - Returns: The exit status; `nil` if the signal ended the process.
  func end(with signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
