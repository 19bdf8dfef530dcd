import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// A file to work on. It goes from one list to the next, so it is one object.
package final class Input: Sendable {
  /// Where it lies; `nil` for standard input.
  let path: FilePath?
  /// The folder that it lies in; empty for the working directory.
  let folder: FilePath
  /// The folder that was named on the command line and holds it, or the file's own.
  let root: FilePath
  /// Whether the file itself was named on the command line.
  let isNamed: Bool
  /// What it was read as; `nil` for a scene that is not read before it is compiled.
  package let source: SourceFile?
  /// What it declares, by its first key; `nil` if that is no word for anything.
  let kind: DeclarationKind?
  /// The project that it belongs to.
  let project: Project?

  init(
    path: FilePath?, folder: FilePath, root: FilePath, isNamed: Bool, source: SourceFile?,
    kind: DeclarationKind?, project: Project?
  ) {
    self.path = path
    self.folder = folder
    self.root = root
    self.isNamed = isNamed
    self.source = source
    self.kind = kind
    self.project = project
  }

  /// The path as messages show it.
  var shownPath: String { Self.shownPath(of: path) }

  /// The last component of the path.
  var fileName: String { path?.lastComponent?.string ?? shownPath }

  /// The path of a file as messages show it; without one, what stands for standard input.
  static func shownPath(of path: FilePath?) -> String { path?.string ?? FileReader.standardInputName }

  /// What it holds, read now if it has not been read.
  func read() throws(FileFailure) -> SourceFile {
    if let source { return source }
    do {
      return SourceFile(path: shownPath, bytes: try path.map { try FileReader.read($0) } ?? SourceBytes([]))
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure(path ?? "-", error)
    }
  }
}

extension Input {
  /// What it holds, read again for something that was found in it.
  func read(expecting text: String, at range: SourceRange) throws(FileFailure) -> SourceFile {
    let file = try read()
    guard range.end <= file.bytes.count, file.text(in: range).contains(text) else {
      throw FileFailure(path ?? "-", "changed while it was checked; run the command again")
    }
    return file
  }
}

/// What a file declares.
enum FirstKey {
  /// The kind by the file's first key. A file that is named like a scene is one, whatever its first key says.
  static func kind(of source: SourceFile) -> DeclarationKind? {
    isScene(fileNamed: source.name) ? .scene : DeclarationKind.of(YAMLReader.read(source).tree)
  }

  /// Whether a file is named like a scene.
  static func isScene(fileNamed name: String) -> Bool {
    DeclarationKind.of(fileNamed: name)?.kind == .scene
  }
}
