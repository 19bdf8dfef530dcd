import ArgumentParser
import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaTree

/// Prints the JSON Schema of scenes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: Diorama.name,
    abstract: "Print the JSON Schema of scenes, for editors and other tools.",
    discussion: "With paths, the schema also includes their declarations.")

  @Argument(
    help: ArgumentHelp("Files and folders of declarations.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Flag(name: .customLong("configuration"), help: "Print the JSON Schema of diorama.yaml instead.")
  var isConfiguration = false

  func validate() throws {
    if isConfiguration, !paths.isEmpty {
      throw ValidationError(
        "The schema of diorama.yaml does not depend on declarations; leave out the paths.")
    }
  }

  func run() throws {
    if isConfiguration { return try Console.answer(ConfigurationSchema.json.serialized) }
    var finder = InputFinder(WorkingTree())
    finder.add(paths)
    let declarations = finder.inputs.filter(\.isDeclaration)
    let grammar = Grammar.language().adding(declarations.compactMap(\.source))
    var report = Report()
    for failure in finder.failures { report.add(failure) }
    for (file, diagnostics) in grammar.projectDiagnosticsByFile { report.add(diagnostics, of: file) }
    Console.write(TextReporter(isColored: ColorChoice.auto.isOn).bytes(of: report))
    if report.exitCode != .success { throw report.exitCode }
    try Console.answer(grammar.sceneSchema.serialized)
  }
}
