import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax
import DioramaTree
import Foundation

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let isCheck = CommandLine.arguments.dropFirst() == ["--check"]
guard isCheck || CommandLine.arguments.count == 1 else {
  print("usage: export-grammar [--check]   (in the root of the checkout)")
  exit(64)
}

do {
  let files = try grammarFiles(in: root)
  let grammar = Grammar(language: files)
  report(grammar.diagnosticsByFile)
  var outOfDate: [String] = []
  for export in Export.all(of: grammar, files) {
    let text = Data(export.text.utf8)
    let url = root.appendingPathComponent(export.path)
    guard (try? Data(contentsOf: url)) != text else { continue }
    outOfDate.append(export.path)
    if !isCheck { try text.write(to: url, options: .atomic) }
  }
  for path in outOfDate { print(isCheck ? "\(path) is out of date; run make export" : "wrote \(path)") }
  exit(isCheck && !outOfDate.isEmpty ? 1 : 0)
} catch {
  print("export-grammar: \(error.localizedDescription)")
  exit(2)
}

/// Returns the files in the folder `Grammar`, sorted by path.
func grammarFiles(in root: URL) throws -> [SourceFile] {
  let folder = root.appendingPathComponent("Grammar")
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return try paths.filter { $0.hasSuffix(".yaml") }.sorted().map { path in
    SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
  }
}

/// Prints the diagnostics of the grammar, and exits if there are any.
func report(_ found: [(file: SourceFile, diagnostics: [Diagnostic])]) {
  for (file, diagnostics) in found {
    let lines = LineTable(file)
    for diagnostic in diagnostics {
      let place = lines.location(at: diagnostic.range.start)
      print("Grammar/\(file.path):\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.code)]")
    }
  }
  if !found.isEmpty { exit(1) }
}

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
      Export(path: "Grammar/scene.schema.json", text: text(of: grammar.sceneSchema)),
      Export(path: "Grammar/configuration.schema.json", text: text(of: ConfigurationSchema.json)),
      Export(path: "Grammar/Diagnostics.md", text: DiagnosticsExport.text),
      Export(path: "Grammar/Reference.md", text: grammar.reference),
      Export(path: "Fuzzing/Dictionary.txt", text: FuzzingDictionary.text(of: files)),
    ]
  }

  private static func text(of json: JSON) -> String { String(decoding: json.serialized, as: UTF8.self) }
}
