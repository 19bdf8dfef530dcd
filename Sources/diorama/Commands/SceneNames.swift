import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// The names of the scenes of a run: no two of them may give the same output.
struct SceneNames {
  private var places = OutputPlaces(.swift)
  private var owners = OutputOwners<(input: Input, name: String)>()

  /// Takes a scene's name.
  ///
  /// - Returns: What is wrong if an earlier scene would be written to the same file.
  mutating func problem(with name: (text: String, range: SourceRange), of input: Input) -> Diagnostic? {
    guard let file = places.file(named: places.kind.fileName(ofScene: name.text, in: input), of: input),
      let owner = owners.claim(file, for: (input, name.text)),
      owner.input.path?.absolute != input.path?.absolute
    else { return nil }
    return Diagnostic(SameScene(name: owner.name, other: owner.input.source.path), at: name.range)
  }
}
