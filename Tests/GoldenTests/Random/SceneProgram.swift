@testable import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation

/// A program that is made of generated scenes and the samples' app, linked with the modules that these tests were built with.
struct SceneProgram {
  /// The scenes.
  let trees: [RuntimeTree]
  /// The compiler that knows the words of the scenes.
  let compiler: Compiler
  /// What the program does with the pairs, behind its imports.
  let main: String

  /// Builds and runs the program in a temporary folder.
  ///
  /// - Returns: What the Swift compiler and the program said, line by line.
  func run() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources = Repository.paths(under: "Tests/GoldenTests/App", suffix: ".swift")
      .map { Repository.root.appendingPathComponent($0).path }
    func write(_ bytes: some Collection<UInt8>, _ name: String) throws {
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      if name.hasSuffix(".swift") { sources.append(file.path) }
    }
    for tree in trees {
      try write(compiler.json(tree), "\(tree.scene).scene.json")
      try write(compiler.swift(tree).utf8, "\(tree.scene)Scene.swift")
      try write(PairSource.text(of: tree).utf8, "\(tree.scene)Pair.swift")
    }
    try write(PairSource.list(of: trees).utf8, "AllPairs.swift")
    let decorators = compiler.grammar.projectDecorators.map { ($0, compiler.grammar) }
    try write(DecoratorSource.text(of: decorators).utf8, DecoratorSource.fileName)
    try write("import DioramaKit\nimport SceneDriving\n\n\(main)".utf8, "main.swift")
    let build = try BuildFolder()
    let program = folder.appendingPathComponent("program").path
    let warnings = try Self.run(build.swiftc(sources, output: program), in: folder)
    return try warnings + Self.run([program, folder.path], in: folder)
  }

  /// Runs a command to its end.
  ///
  /// - Returns: What it said, and how it ended if that was badly.
  private static func run(_ command: [String], in folder: URL) throws -> [String] {
    let output = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal else { return lines }
    throw Failure(command: command[0], output: lines.joined(separator: "\n"))
  }

  /// A command that failed.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let output: String

    var description: String { "\(command) failed:\n\(output)" }
  }
}
