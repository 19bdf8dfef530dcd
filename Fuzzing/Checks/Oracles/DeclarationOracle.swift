import DioramaCompiler
import DioramaGrammar
import DioramaSyntax

/// Properties of all declarations of a project: they are read the same way each time, and a scene that uses them
/// satisfies the oracles of scenes, even if the declarations have errors.
enum DeclarationOracle {
  /// Checks declarations.
  ///
  /// - Returns: The language with them in it.
  static func check(_ declarations: [SourceFile], _ violations: inout [String]) -> Grammar {
    guard !declarations.isEmpty else { return language }
    let grammar = language.adding(declarations)
    let problems = grammar.projectDiagnosticsByFile
    let again = language.adding(declarations).projectDiagnosticsByFile
    let areEqual = problems.elementsEqual(again) { $0.file == $1.file && $0.diagnostics == $1.diagnostics }
    if !areEqual {
      violations.append("the same declarations were read differently")
    }
    for (file, diagnostics) in problems {
      SyntaxOracle.check(diagnostics, of: file, &violations)
      ReportOracle.check(diagnostics, of: file, &violations)
    }
    let compiler = Compiler(grammar: grammar)
    for file in declarations {
      let tree = YAMLReader.read(file).tree
      guard let name = tree.root?.entries.first?.value.text, isPlain(name) else { continue }
      let scene = SourceFile(
        path: "Use.scene.yaml", text: "scene: Use\nviews:\n- \(name): it\n  \(name): it\n")
      SceneOracle(compiler: compiler).check(scene, &violations)
    }
    return grammar
  }

  private static let language = Grammar.language()

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }
}
