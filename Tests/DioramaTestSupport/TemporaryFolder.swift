import Foundation

/// A temporary folder for tests and the programs that they run.
package struct TemporaryFolder {
  /// Its location.
  package let url: URL

  /// Creates an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file into the folder, and creates the folders of its path.
  ///
  /// - Returns: The location of the file.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// The content of a file.
  package func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Runs a program from the search path in this folder and waits for it.
  ///
  /// - Returns: Its standard output and standard error, and whether its exit status is 0.
  package func run(_ arguments: [String]) throws -> (output: String, isSuccess: Bool) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationReason == .exit && process.terminationStatus == 0)
  }

  /// Removes the folder and its contents.
  package func remove() { try? FileManager.default.removeItem(at: url) }
}
