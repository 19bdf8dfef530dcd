import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// Finds the elements and decorators that a scene can use: those named on the command line, those in the folder that was named
/// and holds the scene, and those beside the scene and in the folders above it, up to the working directory.
struct Declarations {
  private let language = Grammar.language()
  private let explicit: [SourceFile]
  private let inputs: [Input]
  private var folders: [FilePath: [SourceFile]] = [:]
  private var grammars: [[String]: Grammar] = [:]
  private(set) var failures: [FileFailure] = []

  /// - Parameters:
  ///   - inputs: Everything that is worked on.
  ///   - paths: Files and folders of declarations that hold for every scene.
  init(inputs: [Input], paths: [String]) {
    let finder = InputFinder(paths)
    failures = finder.failures
    self.inputs = inputs.filter { $0.kind == .element || $0.kind == .decorator }
    explicit = finder.inputs.filter { $0.kind == .element || $0.kind == .decorator }.map(\.source)
  }

  /// The grammar for a file.
  mutating func grammar(for input: Input) -> Grammar {
    var files = explicit
    files += inputs.filter { $0.root == input.root || $0.path?.removingLastComponent() == $0.root }.map(
      \.source)
    for folder in Self.folders(above: input.path) { files += declarations(in: folder) }
    var seen: Set<FilePath> = []
    let unique = files.filter { seen.insert(FilePath($0.path).lexicallyNormalized()).inserted }
      .sorted { $0.path < $1.path }
    let key = unique.map(\.path)
    if let known = grammars[key] { return known }
    let grammar = unique.isEmpty ? language : language.adding(unique)
    grammars[key] = grammar
    return grammar
  }

  /// Every grammar that was made.
  var all: [Grammar] { grammars.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value) }

  private static func folders(above path: FilePath?) -> [FilePath] {
    guard let path else { return ["."] }
    var folder = path.removingLastComponent().lexicallyNormalized()
    let isBelowWorkingDirectory = !folder.isAbsolute && folder.components.first?.kind != .parentDirectory
    var folders = [folder.isEmpty ? "." : folder]
    while isBelowWorkingDirectory, !folder.isEmpty, folder != "." {
      folder.removeLastComponent()
      folders.append(folder.isEmpty ? "." : folder)
    }
    return folders
  }

  private mutating func declarations(in folder: FilePath) -> [SourceFile] {
    if let known = folders[folder] { return known }
    let names = (try? Folder.names(in: folder)) ?? []
    var files: [SourceFile] = []
    for name in names where InputFinder.isSceneOrDeclaration(name) {
      guard DeclarationKind.of(fileNamed: name)?.kind != .scene else { continue }
      let path = folder == "." ? FilePath(name) : folder.appending(name)
      do {
        files.append(SourceFile(path: path.string, bytes: try FileReader.read(path)))
      } catch let failure as FileFailure {
        failures.append(failure)
      } catch {
        failures.append(FileFailure(path, error))
      }
    }
    folders[folder] = files
    return files
  }
}
