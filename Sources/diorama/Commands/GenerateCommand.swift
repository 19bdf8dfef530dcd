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
      properties that they add to views go to \(DecoratorSource.fileName). A scene with errors is reported, and its \
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

  func validate() throws { try update.check(besides: inputs.options, outputs) }

  func run() throws {
    try OutputUpdate(
      kind: .swift, options: inputs.options, outputs: outputs, update: update,
      accessLevel: accessLevel
    ).run()
  }
}

extension AccessLevel: Choice {}
