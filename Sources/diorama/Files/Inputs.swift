import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// A file to work on.
struct Input {
  /// Where it lies; `nil` for standard input.
  let path: FilePath?
  /// The folder that was named on the command line and holds it, or the file's own.
  let root: FilePath
  /// What it was read as.
  let source: SourceFile
  /// What it declares, by its first key; `nil` if that is no word for anything.
  let kind: DeclarationKind?
}

/// Finds and reads what the command line names: files as they are, folders with every scene and declaration below them.
struct InputFinder {
  private(set) var inputs: [Input] = []
  private(set) var failures: [FileFailure] = []
  private var seen: Set<FilePath> = []

  /// Reads everything that some arguments name. What cannot be read is noted, and the rest goes on.
  init(_ arguments: [String]) {
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      read(nil, root: "")
      return
    }
    let path = FilePath(argument)
    do {
      guard try path.stat().type == .directory else {
        read(path, root: path.removingLastComponent())
        return
      }
      let files = try Folder.files(below: path, where: Self.isSceneOrDeclaration)
      if files.isEmpty {
        failures.append(FileFailure(path, "holds no scene; scenes are named like Profile.scene.yaml"))
      }
      for file in files { read(file, root: path) }
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path, error))
    }
  }

  /// Whether a name in a folder is that of a file that a project declares something in.
  static func isSceneOrDeclaration(_ name: String) -> Bool {
    DeclarationKind.of(fileNamed: name).map { DeclarationKind.ofProjects.contains($0.kind) } ?? false
  }

  private mutating func read(_ path: FilePath?, root: FilePath) {
    if let path, !seen.insert(path.lexicallyNormalized()).inserted { return }
    do {
      let bytes = try path.map { try FileReader.read($0) } ?? FileReader.readStandardInput()
      let source = SourceFile(path: path?.string ?? "<standard input>", bytes: bytes)
      inputs.append(Input(path: path, root: root, source: source, kind: FirstKey.kind(of: source)))
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path ?? "-", error))
    }
  }
}

/// What a file declares.
enum FirstKey {
  /// The kind by the file's first key. A file that is named like a scene is one, whatever its first key says.
  static func kind(of source: SourceFile) -> DeclarationKind? {
    if DeclarationKind.of(fileNamed: source.name)?.kind == .scene { return .scene }
    return DeclarationKind.of(YAMLReader.read(source).tree)
  }
}
