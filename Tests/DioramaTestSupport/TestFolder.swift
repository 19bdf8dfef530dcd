import DioramaGrammar
import DioramaSyntax
import Synchronization

/// The declarations of one folder, and the language's grammar extended with them.
final class TestFolder: Sendable {
  let grammar: Grammar
  private let declarations: [SourceFile]
  private let problems = Mutex<[String: [Diagnostic]]?>(nil)

  init(_ declarations: [SourceFile]) {
    self.declarations = declarations
    grammar = Grammar.language().adding(declarations)
  }

  private static let folders = Mutex<[String: TestFolder]>([:])

  /// The folder of a file, read once.
  static func of(_ path: String) throws -> TestFolder {
    let name = path.split(separator: "/").dropLast().joined(separator: "/")
    return try folders.withLock { folders in
      if let known = folders[name] { return known }
      let paths = Repository.paths(under: name).filter {
        isDeclaration($0) && !$0.dropFirst(name.count + 1).contains("/")
      }
      let folder = TestFolder(try paths.map { StatedDiagnostics.strip(try Repository.file($0)) })
      folders[name] = folder
      return folder
    }
  }

  /// Whether the file's name is that of a component.
  static func isComponent(_ path: String) -> Bool { path.hasSuffix(".component.yaml") }

  /// Whether the file's name is that of an element, a decorator, an enumeration, a theme, a controller or a component.
  static func isDeclaration(_ path: String) -> Bool {
    [".element", ".decorator", ".enumeration", ".theme", ".controller"].contains {
      path.hasSuffix($0 + ".yaml")
    }
      || isComponent(path)
  }

  /// The diagnostics of one of the declarations.
  func problems(of path: String) -> [Diagnostic] {
    problems.withLock { problems in
      if problems == nil {
        problems = Dictionary(
          uniqueKeysWithValues: grammar.diagnosticsByFile.map { ($0.file.path, $0.diagnostics) })
      }
      return problems?[path] ?? []
    }
  }

  /// The folder with other contents for one declaration.
  func replacing(_ source: SourceFile) -> TestFolder {
    TestFolder(declarations.map { $0.path == source.path ? source : $0 })
  }
}
