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
  }
}
