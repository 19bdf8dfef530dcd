import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Foundation
import SceneGeneration

/// Writes the scenes for the benchmarks. They are generated from the grammar, so they cover additions to the language.
///
///     write-corpus FOLDER SEED
@main struct Corpus {
  private let folder: URL
  private let seed: UInt64
  private let grammar = Grammar.language()

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let seed = UInt64(arguments[2]) else {
      FileHandle.standardError.write(Data("usage: write-corpus FOLDER SEED\n".utf8))
      exit(2)
    }
    try Corpus(folder: URL(fileURLWithPath: arguments[1]), seed: seed).write()
  }

  private init(folder: URL, seed: UInt64) {
    self.folder = folder
    self.seed = seed
  }

  /// Writes 1,000 scenes in one folder, the shortest of them alone, 10,000 in nested folders, single files of 1,000 to
  /// 8,000 views, and scenes with warnings: once as they are, and once with a configuration that turns the warnings
  /// off.
  private func write() throws {
    try writeScenes()
    try writeBigFiles()
    try writeScenesWithWarnings()
  }

  private func writeScenes() throws {
    var generator = tidyGenerator(seed)
    let texts = generator.scenes(1_000)
    let small = texts.indices.min { texts[$0].utf8.count < texts[$1].utf8.count } ?? 0
    try write(texts[small], named: "Random\(small)", in: "one")
    for number in 0..<10_000 {
      let text = texts[number % texts.count]
      let original = "scene: Random\(number % texts.count)\n"
      let name = "Screen\(number)"
      let renamed =
        "scene: \(name)\n" + String(decoding: text.utf8.dropFirst(original.utf8.count), as: UTF8.self)
      if number < texts.count { try write(renamed, named: name, in: "thousand") }
      try write(renamed, named: name, in: "tenthousand/Area\(number / 1_000)/Feature\(number / 100)")
    }
  }

  private func writeBigFiles() throws {
    for thousands in [1, 2, 4, 8] {
      var generator = tidyGenerator(seed + UInt64(thousands))
      let text = generator.scene(named: "Big", views: thousands * 1_000)
      try write(text, named: "Big", in: "views\(thousands)k")
    }
  }

  /// One rule warns about each view, and is off in the configuration of one copy. All other rules check both copies.
  private func writeScenesWithWarnings() throws {
    let labels = (1...30).map { "- label: label\($0)\n  text: Good morning!\n" }.joined()
    for number in 0..<500 {
      let text = "scene: Random\(number)\nviews:\n" + labels
      for folder in ["warned", "silenced"] { try write(text, named: "Random\(number)", in: folder) }
    }
    let configuration = folder.appendingPathComponent("silenced/diorama.yaml")
    try Data("rules: { vague-id: off }\n".utf8).write(to: configuration)
  }

  /// A generator of scenes without diagnostics, so that reporting is not measured.
  private func tidyGenerator(_ seed: UInt64) -> SceneGenerator {
    let compiler = Compiler(grammar: grammar)
    return SceneGenerator(grammar: grammar, seed: seed, texts: .typical) { text in
      compiler.compile(SourceFile(path: "Sample.scene.yaml", text: text)).diagnostics.isEmpty
    }
  }

  private func write(_ text: String, named name: String, in path: String) throws {
    let parent = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: parent.appendingPathComponent("\(name).scene.yaml"))
  }
}
