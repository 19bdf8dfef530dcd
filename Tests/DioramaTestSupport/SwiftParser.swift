import Foundation

/// The Swift compiler of the toolchain, as a judge of generated files.
public enum SwiftParser {
  /// What `swiftc -parse` says about some files; empty if it takes them as Swift.
  ///
  /// - Parameter files: The texts, by file names.
  public static func problems(in files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-parse"] + files.keys.sorted().map { folder.appendingPathComponent($0).path }
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: output, as: UTF8.self)
  }
}
