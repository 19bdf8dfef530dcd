import ArgumentParser
import Testing

@testable import DioramaProject
@testable import diorama

/// A subcommand that is parsed by itself, or not parsed at all, behaves as if the whole command had been parsed.
@Suite struct SubcommandTests {
  private static let runs: [[String]] = [
    [], ["Scenes"], ["", "a b", "c"], ["-"], ["a.scene.yaml", "b.scene.yaml", "--strict"],
    ["--fix", "--dry-run", "--jobs", "3", "-"],
    ["--format=json", "--color", "never", "--declarations", "a", "--declarations", "b", "--", "--fix"],
  ]

  @Test(arguments: runs)
  func separateParsingGivesTheSameResult(_ arguments: [String]) throws {
    let arguments = ["validate"] + arguments
    let alone = try #require(try Diorama.command(arguments) as? ValidateCommand).validation
    let part = try #require(try Diorama.parseAsRoot(arguments) as? ValidateCommand).validation
    #expect("\(alone)" == "\(part)")
  }

  private static let plainRuns: [[String]] = [
    ["validate"], ["validate", "a", "b c", ""], ["compile"], ["compile", "a", "--output", "b c"],
    ["generate", "-o", "a", "b", "c"], ["generate", "a"],
  ]

  @Test(arguments: plainRuns)
  func aPlainRunIsWhatParsingGives(_ arguments: [String]) throws {
    let parsed: PlainRun
    switch try Diorama.parseAsRoot(arguments) {
    case let command as ValidateCommand: parsed = .validation(command.validation)
    case let command as CompileCommand: parsed = .update(command.outputUpdate)
    case let command as GenerateCommand: parsed = .update(command.outputUpdate)
    default: throw CancellationError()
    }
    let run = try #require(PlainRun(arguments))
    #expect("\(run)" == "\(parsed)")
    #expect(run.command.configuration.commandName == arguments[0])
  }

  private static let otherRuns: [[String]] = [
    [], ["--help"], ["validate", "-"], ["validate", "a", "--strict"], ["validate", "a", "-o", "b"],
    ["compile", "-"], ["compile", "a", "--check"], ["compile", "--output", "-"], ["compile", "--output"],
    ["compile", "--output", ""], ["compile", "--output=a"], ["generate", "-o", "a", "-o", "b"],
    ["generate", "--output", "--check"], ["explain", "a"],
  ]

  @Test(arguments: otherRuns)
  func otherRunsAreParsed(_ arguments: [String]) {
    #expect(PlainRun(arguments).map { _ in true } == nil)
  }

  private static let errors: [[String]] = [
    ["validate", "--dry-run"], ["validate", "--jobs", "none"], ["compile", "--outptu", "a"],
    ["explain", "a"],
    ["validate", "--version"], ["validate", "--generate-completion-script", "bash"], ["--nothing"],
  ]

  @Test(arguments: errors)
  func failsWithTheSameMessage(_ arguments: [String]) {
    let message = message { _ = try Diorama.command(arguments) }
    #expect(message == self.message { _ = try Diorama.parseAsRoot(arguments) })
    #expect(message != nil)
  }

  @Test(arguments: [
    (["valdiate"], "'valdiate' is not a subcommand; write 'validate'"),
    (
      ["gen", "."],
      "'gen' is not a subcommand; write one of validate, compile, generate, format, schema, explain"
    ),
  ])
  func unknownSubcommandsGetASuggestion(_ arguments: [String], _ expected: String) {
    #expect(message { _ = try Diorama.command(arguments) }?.contains(expected) == true)
  }

  private static let questions: [[String]] = [["validate", "--help"], ["help", "validate"], ["--help"], []]

  @Test(arguments: questions)
  func helpMatchesTheWholeCommand(_ arguments: [String]) {
    let message = message {
      var command = try Diorama.command(arguments)
      try command.run()
    }
    let whole = self.message {
      var command = try Diorama.parseAsRoot(arguments)
      try command.run()
    }
    #expect(message == whole)
    #expect(message?.contains("USAGE: diorama") == true)
  }

  /// The message for a command line that does not run anything.
  private func message(_ parse: () throws -> Void) -> String? {
    do {
      try parse()
      return nil
    } catch {
      return Diorama.fullMessage(for: error)
    }
  }
}
