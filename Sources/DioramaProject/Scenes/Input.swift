import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// A file to work on. It is passed on from list to list, so it is an object.
package final class Input: Sendable {
  /// Its path; `nil` for standard input.
  let path: FilePath?
  /// The folder that it is in; empty for the working directory.
  let folder: FilePath
  /// The folder that was named and contains it, or the file's own.
  let root: FilePath
  /// Whether the file itself was named.
  let isNamed: Bool
  /// Its content; `nil` for a scene that is not read before it is compiled.
  package let source: SourceFile?
  /// What it declares, by its first key; `nil` if that key does not say.
  let kind: DeclarationKind?
  /// The name of what it declares; `nil` for a file that is named like a scene.
  let declaredName: String?
  /// The project that it belongs to.
  let project: Project?

  /// A file that has been read.
  init(
    _ source: SourceFile, path: FilePath?, folder: FilePath, root: FilePath, isNamed: Bool, project: Project?
  ) {
    self.path = path
    self.folder = folder
    self.root = root
    self.isNamed = isNamed
    self.source = source
    self.project = project
    if Self.isScene(fileNamed: source.name) {
      kind = .scene
      declaredName = nil
    } else {
      let tree = YAMLReader.read(source).tree
      kind = DeclarationKind.of(tree)
      declaredName = DeclarationKind.name(in: tree)
    }
  }

  /// The file with another content.
  func replacing(_ source: SourceFile) -> Input {
    Input(source, path: path, folder: folder, root: root, isNamed: isNamed, project: project)
  }

  /// A scene on disk that is read when it is compiled.
  init(sceneAt path: FilePath, folder: FilePath, root: FilePath, project: Project?) {
    self.path = path
    self.folder = folder
    self.root = root
    self.project = project
    isNamed = false
    source = nil
    kind = .scene
    declaredName = nil
  }

  /// The path as messages show it.
  var shownPath: String { Self.shownPath(of: path) }

  /// The last component of the path.
  var fileName: String { path?.lastComponent?.string ?? shownPath }

  /// Whether the file declares an element or a decorator.
  package var isDeclaration: Bool { kind == .element || kind == .decorator }

  /// The path of a file as messages show it.
  static func shownPath(of path: FilePath?) -> String { path?.string ?? FileReader.standardInputName }

  /// What a file declares, by its first key. A file that is named like a scene is one, whatever its first key is.
  static func kind(of source: SourceFile) -> DeclarationKind? {
    isScene(fileNamed: source.name) ? .scene : DeclarationKind.of(YAMLReader.read(source).tree)
  }

  /// Whether a file is named like a scene.
  static func isScene(fileNamed name: String) -> Bool {
    DeclarationKind.of(fileNamed: name)?.kind == .scene
  }

  /// Its content, read now if it has not been read.
  func read() throws(FileFailure) -> SourceFile {
    if let source { return source }
    do {
      return SourceFile(path: shownPath, bytes: try path.map { try FileReader.read($0) } ?? SourceBytes([]))
    } catch {
      throw FileFailure(error, at: path ?? "-")
    }
  }
}
