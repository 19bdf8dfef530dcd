import ArgumentParser
import DioramaProject

/// Writes the runtime trees of scenes.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OutputKind.tree.command, _superCommandName: Diorama.name,
    abstract: "Write the runtime tree of each scene, which an app loads with DioramaKit.",
    discussion: """
      Profile.scene.yaml becomes Profile.scene.json. A scene with errors is reported, and its earlier output stays \
      as it is. An output that would not change is not touched.

      \(UpdateArguments.discussion)
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup var outputs: OutputArguments
  @OptionGroup var update: UpdateArguments
  @OptionGroup var outputFiles: OutputFileArguments

  func validate() throws { try outputFiles.check(besides: inputs.options, outputs, update) }

  func run() throws {
    if !outputFiles.files.isEmpty { return try outputFiles.write(.tree, inputs.options) }
    try OutputUpdate(kind: .tree, options: inputs.options, outputs: outputs, update: update).run()
  }
}
