import ArgumentParser
import DioramaCompiler
import DioramaGrammar

/// Writes the Swift of scenes.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the Swift of each scene: its handlers' protocol and its controller.",
    discussion: """
      The scene Profile becomes ProfileScene.swift. When decorators of the project are among the inputs, the properties \
      that they add to views go to \(DecoratorSource.fileName). A scene with mistakes is reported and leaves its earlier \
      output as it is; an output that would not change is not touched.
      """)

  @OptionGroup var options: InputOptions
  @OptionGroup var outputOptions: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Whether other modules see the scenes. (default: what diorama.yaml says, or public)", valueName: "level"
    ))
  var accessLevel: AccessLevel?

  func validate() throws {
    try outputOptions.check(besides: options)
  }

  func run() throws {
    var run = try SceneRun(options, for: .generating)
    var outputs = Outputs(outputOptions, projectFolder: \.swiftFolder)
    for scene in run.scenes {
      let source = scene.compiler.swift(scene.tree, access: access(of: scene.input))
      let name = SceneSource.className(ofScene: scene.tree.scene) + ".swift"
      outputs.add(Array(source.utf8), of: scene.input, named: name)
    }
    if let first = run.decorators.first {
      let source = DecoratorSource.text(
        of: run.decorators.map { ($0.kind, $0.grammar) }, access: access(of: first.input))
      outputs.add(Array(source.utf8), of: first.input, named: DecoratorSource.fileName)
    }
    outputs.writeAll(reportingTo: &run)
    try run.finish("generated \(plural(run.sceneCount, "scene")): \(outputs.summary)")
  }

  private func access(of input: Input) -> AccessLevel {
    accessLevel ?? input.project?.configuration.accessLevel ?? .public
  }
}

extension AccessLevel: ExpressibleByArgument {}
