import DioramaCompiler

/// What is made of a scene.
enum OutputKind {
  /// Its Swift.
  case swift
  /// Its runtime tree.
  case tree

  /// The folder that a project names for such outputs.
  func folder(in configuration: ProjectConfiguration) -> String? {
    switch self {
    case .swift: configuration.swiftFolder
    case .tree: configuration.treeFolder
    }
  }

  /// The name of the output of a scene: Swift is named after the scene, a runtime tree after the file, if there is one.
  func fileName(ofScene name: String, in input: Input) -> String {
    switch self {
    case .swift: return SceneSource.className(ofScene: name) + ".swift"
    case .tree:
      guard input.path != nil else { return "\(name).scene.json" }
      let file = input.fileName
      let ending = [".yaml", ".yml"].first { file.hasSuffix($0) } ?? ""
      return file.dropLast(ending.count) + ".json"
    }
  }
}
