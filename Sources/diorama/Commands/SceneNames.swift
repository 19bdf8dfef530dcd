import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// The names of the scenes of a run: no two of them may give the same output.
struct SceneNames {
  /// A scene that has a name.
  private typealias Owner = (input: Input, name: String)

  /// The scenes of each name, without regard to case.
  private var owners: [String: [Owner]] = [:]

  /// Takes a scene's name.
  ///
  /// - Returns: What is wrong if an earlier scene would be written to the same file.
  mutating func problem(with name: (text: String, range: SourceRange), of input: Input) -> Diagnostic? {
    let key = name.text.lowercased()
    defer { owners[key, default: []].append((input, name.text)) }
    guard let others = owners[key], let path = Self.output(of: (input, name.text)),
      let owner = others.first(where: { Self.output(of: $0) == path })
    else { return nil }
    return Diagnostic(SameScene(name: owner.name, other: owner.input.source.path), at: name.range)
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
