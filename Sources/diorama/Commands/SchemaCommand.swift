import ArgumentParser
import DioramaGrammar
import DioramaTree

/// Prints the JSON Schema of scenes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenes, for editors and other tools.",
    discussion: "With paths, the schema knows the elements and decorators that are declared there as well.")

  @Argument(
    help: ArgumentHelp("Files and folders that declare elements and decorators.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  func run() throws {
    let finder = InputFinder(paths)
    let declarations = finder.inputs.filter { $0.kind == .element || $0.kind == .decorator }
    let grammar = Grammar.language().adding(declarations.map(\.source))
    var report = Report()
    for failure in finder.failures { report.add(failure) }
    for (file, diagnostics) in grammar.projectProblems { report.add(diagnostics, of: file) }
    Console.write(TextReporter(isColored: ColorChoice.auto.isOn).text(of: report))
    if !report.failures.isEmpty { throw ExitCode.inputOutput }
    if !report.files.isEmpty { throw ExitCode.mistakes }
    try Console.write(SchemaExport.json(of: grammar).serialized, to: .standardOutput)
  }
}
