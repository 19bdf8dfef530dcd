@testable import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation

/// A program made of generated scenes and the samples' app, and linked with the modules of these tests.
struct SceneProgram {
  /// The scenes.
  let trees: [RuntimeTree]
  /// The components that they use.
  var components: [RuntimeTree] = []
  /// The compiler for the scenes.
  let compiler: Compiler
  /// The program's code after its imports.
  let main: String

  /// Builds and runs the program in a temporary folder.
  ///
  /// - Returns: The lines that the Swift compiler and the program print.
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
      try write(tree.serialized, "\(tree.scene).scene.json")
      try write(compiler.swift(tree).utf8, "\(tree.scene)Scene.swift")
      try write(PairSource.text(of: tree).utf8, "\(tree.scene)Pair.swift")
    }
    for tree in components { try write(compiler.swift(tree).utf8, "\(tree.scene).swift") }
    try write(DerivationSource.text(of: trees, components: components).utf8, "Derivations.swift")
    try write(PairSource.list(of: trees).utf8, "AllPairs.swift")
    let decorators = compiler.grammar.projectDecorators.map { ($0, compiler.grammar) }
    if !decorators.isEmpty {
      try write(DecoratorSource.text(of: decorators).utf8, DecoratorSource.fileName)
    }
    try write(GoldenTests.registry(of: compiler.grammar).utf8, RegistrySource.fileName)
    try write("import DioramaKit\nimport SceneDriving\n\n\(main)".utf8, "main.swift")
    let build = try BuildFolder()
    let program = folder.url.appendingPathComponent("program").path
    let warnings = try Self.run(build.swiftc(sources, output: program), in: folder)
    return try warnings + Self.run([program, folder.url.path], in: folder)
  }

  /// Runs a command and waits for it.
  ///
  /// - Returns: The lines that it prints.
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
