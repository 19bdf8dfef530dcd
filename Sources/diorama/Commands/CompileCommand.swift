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
    var places = OutputPlaces(.tree, output: outputOptions.output)
    var outputs = Outputs()
    for scene in run.scenes {
      let name = OutputKind.tree.fileName(ofScene: scene.name, in: scene.input)
      outputs.add(scene.output, of: scene.input, to: places.file(named: name, of: scene.input))
    }
    outputs.writeAll(with: options.workers, reportingTo: &run)
    try run.finish("compiled \(plural(run.sceneCount, "scene")): \(outputs.summary)")
  }
}
