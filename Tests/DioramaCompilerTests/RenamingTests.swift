import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// The index finds every use of a name: if all names of a project are changed where the index has them, its scenes are
/// still valid.
@Suite struct RenamingTests {
  /// The kinds of names that nothing but their declarations determines. The names of classes are those of Swift, and
  /// lists know the entries of their components by `id`.
  private static let kinds: Set<Symbol.Kind> = [
    .parameter, .state, .condition, .derived, .view, .handler, .attribute, .event, .slot, .role, .member,
    .enumerationCase, .color, .font, .number, .image, .style, .element, .enumeration, .scene, .theme,
  ]

  @Test(arguments: (TestFile.scenePaths + TestFile.samplePaths).filter { $0.hasSuffix(".scene.yaml") })
  func renamedScenesAreValid(_ path: String) throws {
    let file = try TestFile(path)
    let grammar = file.compiler.grammar
    guard grammar.projectDiagnosticsByFile.isEmpty, file.diagnostics.isEmpty else { return }
    let files = grammar.projectFiles + [file.source]
    let indices = files.map { SemanticModel($0, grammar: grammar).symbols }
    let declared = Set(indices.flatMap(\.occurrences).filter(\.isDeclaration).map(\.symbol))
      .filter { Self.kinds.contains($0.kind) && $0.name != "id" }
    let renamed = try zip(files, indices).map { file, index in
      try Self.renaming(declared, in: file, index)
    }
    let language = Grammar.language().adding(Array(renamed.dropLast()))
    let scene = try #require(renamed.last)
    let problems = language.projectDiagnosticsByFile.flatMap(\.diagnostics)
    let diagnostics = Compiler(grammar: language).compile(scene).diagnostics
    let errors = (problems + diagnostics).filter { $0.severity == .error }
    #expect(
      errors.isEmpty, "\(errors.map(\.message)) in \(String(decoding: scene.bytes, as: UTF8.self))")
  }

  /// Returns a file in which all uses of some names have other names.
  private static func renaming(
    _ symbols: Set<Symbol>, in file: SourceFile, _ index: SymbolIndex
  ) throws -> SourceFile {
    var edits: [SourceRange: TextEdit] = [:]
    for occurrence in index.occurrences where symbols.contains(occurrence.symbol) {
      let name = occurrence.symbol.name
      let text = file.text(in: occurrence.range).replacing(name, with: other(name))
      edits[occurrence.range] = TextEdit(range: occurrence.range, replacement: text)
    }
    if edits.isEmpty { return file }
    return try #require(FixIt("", edits: Array(edits.values)).applied(to: file))
  }

  /// Returns another name of the same form, with the same end, which decides what some names can mean.
  private static func other(_ name: String) -> String {
    let isCapitalized = name.first?.isUppercase == true
    return (isCapitalized ? "Other" : "other") + name.prefix(1).uppercased() + name.dropFirst()
  }
}
