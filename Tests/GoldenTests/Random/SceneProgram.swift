@testable import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation

/// A program that is made of generated scenes and the samples' app, linked with the modules that these tests were built
/// with.
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
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var sources = Repository.paths(under: "Tests/GoldenTests/App", suffix: ".swift")
      .map { Repository.root.appendingPathComponent($0).path }
    func write(_ bytes: some Collection<UInt8>, _ name: String) throws {
      let file = try folder.write(bytes, to: name)
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
    try write(GoldenTests.registry(of: compiler.grammar).utf8, RegistrySource.fileName)
    try write("import DioramaKit\nimport SceneDriving\n\n\(main)".utf8, "main.swift")
    let build = try BuildFolder()
    let program = folder.url.appendingPathComponent("program").path
    let warnings = try Self.run(build.swiftc(sources, output: program), in: folder)
    return try warnings + Self.run([program, folder.url.path], in: folder)
  }

  /// Runs a command to its end.
  ///
  /// - Returns: What it said, line by line.
  private static func run(_ command: [String], in folder: TemporaryFolder) throws -> [String] {
    let result = try folder.run(command)
    guard result.isSuccess else { throw Failure(command: command[0], output: result.output) }
    return result.output.split(separator: "\n").map(String.init)
  }

  /// A command that failed.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let output: String

    var description: String { "\(command) failed:\n\(output)" }
  }
}
