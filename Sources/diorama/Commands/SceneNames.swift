import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// The names of the scenes of a run: no two of them may give the same output.
struct SceneNames {
  /// A scene that has a name.
  private typealias Owner = (input: Input, name: String)

  /// The first scene of each name, without regard to case.
  private var firsts: [String: Owner] = [:]
  /// The first scene that is written to each file, of those whose names several have.
  private var owners: [String: Owner] = [:]

  /// Takes a scene's name.
  ///
  /// - Returns: What is wrong if an earlier scene would be written to the same file.
  mutating func problem(with name: (text: String, range: SourceRange), of input: Input) -> Diagnostic? {
    let scene: Owner = (input, name.text)
    let key = name.text.lowercased()
    guard let first = firsts[key] else {
      firsts[key] = scene
      return nil
    }
    claim(first)
    return claim(scene).map {
      Diagnostic(SameScene(name: $0.name, other: $0.input.source.path), at: name.range)
    }
  }

  /// Takes the file that a scene is written to.
  ///
  /// - Returns: The scene that has it already.
  @discardableResult
  private mutating func claim(_ scene: Owner) -> Owner? {
    guard let path = Self.output(of: scene) else { return nil }
    guard let owner = owners[path] else {
      owners[path] = scene
      return nil
    }
    return owner.input.path?.absolute == scene.input.path?.absolute ? nil : owner
  }

  /// Where a scene's Swift would go, without regard to case.
  private static func output(of scene: Owner) -> String? {
    let name = SceneSource.className(ofScene: scene.name) + ".swift"
    let destination = OutputOptions.usualDestination(
      for: scene.input, named: name, projectFolder: \.swiftFolder)
    guard case .file(let path, below: _) = destination else { return nil }
    return path.absolute.string.lowercased()
  }
}
