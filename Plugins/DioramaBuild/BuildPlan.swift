import Foundation
import PackagePlugin

/// The commands that generate Swift from a target's scenes: one for each scene and component, and one for all elements,
/// decorators and controllers.
///
/// Outputs are named after the scenes' files, because a plugin plans the build before any file is read.
struct BuildPlan {
  /// The target's files.
  private let files: [URL]
  /// The folder to which scenes' paths are relative. Outputs have the same relative paths in `outputFolder`.
  private let folder: URL
  private let outputFolder: URL
  private let surroundings: Surroundings

  init(files: [URL], folder: URL, packageFolder: URL, outputFolder: URL) {
    self.files = files.sorted { $0.path < $1.path }
    self.folder = folder
    self.outputFolder = outputFolder
    surroundings = Surroundings(packageFolder: packageFolder)
  }

  /// Returns the build commands, which run the given tool.
  func commands(running tool: URL) throws -> [Command] {
    let scenes = files.filter { FileKind($0) == .scene || FileKind($0) == .component }
    try checkNames(of: scenes)
    var commands = scenes.map { scene in
      command(
        tool, from: [scene], to: [output(of: scene)],
        named: "Generating \(output(of: scene).lastPathComponent) from \(scene.lastPathComponent)")
    }
    let declarations = files.filter { [.element, .decorator, .controller].contains(FileKind($0)) }
    if !declarations.isEmpty {
      var outputs = [outputFolder.appendingPathComponent("SceneElements+Project.swift")]
      if declarations.contains(where: { FileKind($0) == .decorator }) {
        outputs.insert(outputFolder.appendingPathComponent("Decorators.swift"), at: 0)
      }
      commands.append(
        command(tool, from: declarations, to: outputs, named: "Generating Swift from declarations"))
    }
    return commands
  }

  private func command(_ tool: URL, from sources: [URL], to outputs: [URL], named name: String) -> Command {
    .buildCommand(
      displayName: name, executable: tool,
      arguments: ["generate", "--format", "xcode"] + sources.map(\.path)
        + outputs.flatMap { ["--output-file", $0.path] },
      inputFiles: sources + surroundings.files(around: sources).filter { !sources.contains($0) },
      outputFiles: outputs)
  }

  /// Returns the path of the Swift of a scene or a component. If the file is named after the scene, the output has the
  /// name that `diorama generate` uses.
  private func output(of scene: URL) -> URL {
    let parts = scene.deletingLastPathComponent().standardizedFileURL.pathComponents
    let top = folder.standardizedFileURL.pathComponents
    let subfolder = parts.starts(with: top) ? Array(parts.dropFirst(top.count)) : []
    let name = scene.lastPathComponent.split(separator: ".").dropLast(2).joined(separator: ".")
    return subfolder.reduce(outputFolder) { $0.appendingPathComponent($1) }
      .appendingPathComponent(FileKind(scene) == .component ? "\(name).swift" : "\(name)Scene.swift")
  }

  /// Throws an error if two outputs would have the same name, which a Swift module does not allow.
  private func checkNames(of scenes: [URL]) throws {
    var known: [String: URL] = [:]
    for scene in scenes {
      let name = output(of: scene).lastPathComponent
      if let other = known.updateValue(scene, forKey: name.lowercased()) {
        throw SameName(name: name, files: [other.path, scene.path])
      }
    }
  }
}

/// An error for two scenes of a target whose outputs would have the same name.
struct SameName: Error, CustomStringConvertible {
  let name: String
  let files: [String]

  var description: String {
    "\(files[1]): this scene and \(files[0]) would both become \(name); rename one of the files"
  }
}
