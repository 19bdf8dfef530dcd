import ArgumentParser

/// Writes the runtime trees of scenes.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", _superCommandName: Diorama.name,
    abstract: "Write the runtime tree of each scene, which an app loads with DioramaKit.",
    discussion: """
      Profile.scene.yaml becomes Profile.scene.json. A scene with mistakes is reported and leaves its earlier output as it \
      is; an output that would not change is not touched.
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup var outputOptions: OutputOptions

  private var options: InputOptions { inputs.options }

  func validate() throws {
    try outputOptions.check(besides: options)
  }

  func run() throws {
    var run = try SceneRun(options, for: .compiling, output: { _, tree, compiler in compiler.json(tree) })
    var outputs = Outputs(outputOptions, projectFolder: \.treeFolder)
    for scene in run.scenes { outputs.add(scene.output, of: scene.input, named: Self.fileName(for: scene)) }
    outputs.writeAll(with: options.workers, reportingTo: &run)
    try run.finish("compiled \(plural(run.sceneCount, "scene")): \(outputs.summary)")
  }

  /// The scene file's name with the ending of JSON; the scene's own name for standard input.
  private static func fileName(for scene: SceneRun.Compiled) -> String {
    guard let name = scene.input.path?.lastComponent?.string else { return "\(scene.name).scene.json" }
    for ending in [".yaml", ".yml"] where name.hasSuffix(ending) {
      return name.dropLast(ending.count) + ".json"
    }
    return name + ".json"
  }
}
