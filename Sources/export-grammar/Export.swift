import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax
import DioramaTree

/// A file that is made from the grammar and committed.
struct Export: Sendable {
  /// Where it lies, from the root of the checkout.
  let path: String
  /// Its content.
  let text: @Sendable ([SourceFile], Grammar) -> String

  /// Every such file.
  static let all = [
    Export(path: "Sources/DioramaGrammar/Generated/LanguageDeclarations.swift") { _, grammar in
      LanguageDeclarationsExport.text(of: grammar)
    },
    Export(path: "Sources/DioramaKit/Generated/SceneElements+BuiltIn.swift") { _, grammar in
      RegistrySource.builtIn(grammar)
    },
    Export(path: "Sources/DioramaKit/Generated/SceneType+Enumerations.swift") { _, grammar in
      RegistrySource.enumerations(grammar)
    },
    Export(path: "Grammar/scene.schema.json") { _, grammar in
      String(decoding: SchemaExport.json(of: grammar).serialized, as: UTF8.self)
    },
    Export(path: "Grammar/configuration.schema.json") { _, _ in
      String(decoding: ConfigurationSchema.json.serialized, as: UTF8.self)
    },
    Export(path: "Grammar/Diagnostics.md") { _, _ in DiagnosticsExport.text },
    Export(path: "Grammar/Reference.md") { _, grammar in
      ReferenceExport.text(of: grammar)
    },
    Export(path: "Fuzzing/Dictionary.txt") { files, _ in
      FuzzingDictionary.text(of: files)
    },
  ]
}
