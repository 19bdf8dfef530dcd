import DioramaGrammar
import DioramaTestSupport
import DioramaTree
import Testing

/// The committed files that are generated from the grammar, or that list its kinds of files, are up to date.
@Suite struct FreshnessTests {
  @Test func builtInDeclarationsAreFresh() throws {
    let made = LanguageDeclarationsExport.text(of: Grammar(language: try Repository.grammarFiles()))
    try expectFresh("Sources/DioramaGrammar/Generated/LanguageDeclarations.swift", made)
  }

  @Test func builtInDeclarationsSurviveExport() throws {
    let made = LanguageDeclarationsExport.text(of: Grammar.language())
    try expectFresh("Sources/DioramaGrammar/Generated/LanguageDeclarations.swift", made)
  }

  @Test func schemaIsFresh() throws {
    let grammar = Grammar(language: try Repository.grammarFiles())
    let made = String(decoding: grammar.sceneSchema.serialized, as: UTF8.self)
    try expectFresh("Grammar/scene.schema.json", made)
  }

  @Test func referenceIsFresh() throws {
    let grammar = Grammar(language: try Repository.grammarFiles())
    try expectFresh("Grammar/Reference.md", grammar.reference)
  }

  @Test func hooksCheckEveryKindOfFile() throws {
    let kinds = DeclarationKind.allCases.map(\.rawValue).joined(separator: "|")
    let lines = try Repository.text(".pre-commit-hooks.yaml").split(separator: "\n")
    let patterns = lines.filter { $0.hasPrefix("  files: ") }
    #expect(patterns.count == 6)
    for pattern in patterns { #expect(pattern.hasPrefix("  files: \\.(\(kinds))\\.ya?ml$")) }
  }

  @Test func buildPluginKnowsEveryKindOfFile() throws {
    let kinds = DeclarationKind.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(try Repository.text("Plugins/DioramaBuild/Surroundings.swift").contains("  case \(kinds)\n"))
  }

  private func expectFresh(_ path: String, _ made: String) throws {
    let isFresh = try Repository.text(path) == made
    #expect(isFresh, "\(path) is out of date; run make export")
  }
}
