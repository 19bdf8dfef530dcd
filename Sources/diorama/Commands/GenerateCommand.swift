import ArgumentParser
import DioramaCompiler
import DioramaProject

/// Writes the Swift of scenes.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OutputKind.swift.command, _superCommandName: Diorama.name,
    abstract: "Write the Swift of each scene: its handlers' protocol and its controller.",
    discussion: """
      The scene Profile becomes ProfileScene.swift. When decorators of the project are among the inputs, the \
      properties that they add to views go to \(DecoratorSource.fileName), and what a SceneLoader has to know of the \
      project's elements and decorators goes to \(RegistrySource.fileName). A scene with errors is reported, and its \
      earlier output stays as it is. An output that would not change is not touched.

      \(UpdateArguments.discussion)
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup var outputs: OutputArguments

  @Option(
    help: ArgumentHelp(
      "Whether other modules can use the scenes. (default: what diorama.yaml says, or public)",
      valueName: "level"
    ))
  var accessLevel: AccessLevel?

  @OptionGroup var update: UpdateArguments
  @OptionGroup var outputFiles: OutputFileArguments

  func validate() throws { try outputFiles.check(besides: inputs.options, outputs, update) }

  func run() throws {
    if !outputFiles.files.isEmpty {
      return try outputFiles.write(.swift, inputs.options, accessLevel: accessLevel)
    }
    try OutputUpdate(
      kind: .swift, options: inputs.options, outputs: outputs, update: update,
      accessLevel: accessLevel
    ).run()
  }
}

extension AccessLevel: Choice {}
