import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax
import DioramaTree

/// A file that is generated from the grammar and committed.
struct Export {
  /// The path from the root of the checkout.
  let path: String
  /// The content of the file.
  let text: String

  /// Returns all such files.
  static func all(of grammar: Grammar, _ files: [SourceFile]) -> [Export] {
    let enumerations = ("SceneType+Enumerations.swift", RegistrySource.enumerations(grammar))
    return (RegistrySource.builtIn(grammar) + [enumerations]).map {
      Export(path: "Sources/DioramaKit/Generated/\($0.name)", text: $0.text)
    } + [
      Export(
        path: "Sources/DioramaGrammar/Generated/LanguageDeclarations.swift",
        text: LanguageDeclarationsExport.text(of: grammar)),
      Export(path: "Grammar/scene.schema.json", text: text(of: SchemaExport.json(of: grammar))),
      Export(path: "Grammar/configuration.schema.json", text: text(of: ConfigurationSchema.json)),
      Export(path: "Grammar/Diagnostics.md", text: DiagnosticsExport.text),
      Export(path: "Grammar/Reference.md", text: ReferenceExport.text(of: grammar)),
      Export(path: "Fuzzing/Dictionary.txt", text: FuzzingDictionary.text(of: files)),
    ]
  }

  private static func text(of json: JSON) -> String { String(decoding: json.serialized, as: UTF8.self) }
}
