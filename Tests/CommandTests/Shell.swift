import DioramaTestSupport
import Foundation

/// Runs commands as a person would: in a shell, in a folder, with `diorama` on the search path.
struct Shell {
  private let files: TemporaryFolder

  /// A shell in a new empty folder.
  init() throws { files = try TemporaryFolder() }

  /// The folder in which commands run.
  var folder: URL { files.url }

  /// Writes a file into the folder.
  func write(_ text: String, to path: String) throws { try files.write(text.utf8, to: path) }

  /// Runs a command and waits for it.
  func run(_ command: String) throws -> Transcript.Step {
    let outputs = try ["out", "err"].map { name in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(folder.lastPathComponent).\(name)")
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
      return (url, try FileHandle(forWritingTo: url))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = [
      "PATH": Self.binaries.path + ":/usr/bin:/bin", "LC_ALL": "C.UTF-8", "COLUMNS": "100",
      "HOME": folder.path,
    ]
    // The settings of Tools/sanitize apply to the command, too.
    for name in ["LD_PRELOAD", "LSAN_OPTIONS", "TEST_TMPDIR", "SWIFT_BACKTRACE"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputs[0].1
    process.standardError = outputs[1].1
    try process.run()
    process.waitUntilExit()
    let texts = try outputs.map { try String(decoding: Data(contentsOf: $0.0), as: UTF8.self) }
    for output in outputs { try FileManager.default.removeItem(at: output.0) }
    return Transcript.Step(
      command: command, output: texts[0], errorOutput: texts[1], status: process.terminationStatus)
  }

  /// Removes the folder.
  func close() { files.remove() }

  /// The folder of the built command, which is also that of the tests.
  static var binaries: URL {
    var folder = Bundle.main.bundleURL
    let manager = FileManager.default
    while folder.path != "/", !manager.isExecutableFile(atPath: folder.appendingPathComponent("diorama").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
