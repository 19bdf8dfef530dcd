import ArgumentParser
import DioramaProject
import DioramaTree

/// Writes the runtime trees of scenes.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OutputKind.tree.command, _superCommandName: Diorama.name,
    abstract: "Write the runtime tree of each scene, which an app loads with DioramaKit.",
    discussion: """
      Profile.scene.yaml becomes Profile.scene.json. A scene with errors is reported, and its earlier output is kept. \
      An output that would not change is not touched.

      \(UpdateArguments.discussion)
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup var outputs: OutputArguments

  @Option(
    help: ArgumentHelp(
      """
      The oldest release of DioramaKit that loads the trees. A scene that its loader does not support is an error. \
      (default: the setting in diorama.yaml)
      """, valueName: "version"))
  var oldestRuntime: ReleaseVersion?

  @OptionGroup var update: UpdateArguments
  @OptionGroup var outputFiles: OutputFileArguments

  private var options: InputOptions {
    var options = inputs.options
    options.run.oldestRuntime = oldestRuntime
    return options
  }

  /// The update of outputs that the arguments specify.
  var outputUpdate: OutputUpdate {
    OutputUpdate(kind: .tree, options: options, destination: outputs.destination, update: update.options)
  }

  func validate() throws { try outputFiles.check(besides: options, outputs, update) }

  func run() throws {
    if !outputFiles.files.isEmpty { return try outputFiles.write(.tree, options) }
    try outputUpdate.run()
  }
}
