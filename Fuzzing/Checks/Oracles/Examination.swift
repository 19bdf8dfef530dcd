import DioramaCompiler
import DioramaGrammar
import DioramaSyntax

/// Checks any input against all oracles.
public enum Examination {
  /// The violations that an input causes; empty if there are none.
  public static func violations(by bytes: [UInt8]) -> [String] {
    let input = Input(bytes)
    var violations: [String] = []
    DocumentOracle.check(bytes, &violations)
    for file in input.files { checkReading(file, &violations) }
    for file in input.configurations { ConfigurationOracle.check(file, &violations) }
    let grammar = DeclarationOracle.check(input.declarations, &violations)
    for scene in input.scenes {
      SceneOracle(compiler: Compiler(grammar: grammar, settings: rules)).check(scene, &violations)
    }
    return violations
  }

  /// The violations when an input is only read, which takes a small part of the time.
  public static func violationsInReading(_ bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    checkReading(SourceFile(path: "a.yaml", bytes: bytes), &violations)
    return violations
  }

  static func checkReading(_ file: SourceFile, _ violations: inout [String]) {
    SyntaxOracle.check(file, &violations)
    ReaderOracle.check(file, &violations)
  }

  /// The Swift of every scene without errors in an input, for checks that are too slow for the fuzzer.
  static func generatedSwift(of bytes: [UInt8]) -> [String] {
    let input = Input(bytes)
    let compiler = Compiler(grammar: Grammar.language().adding(input.declarations), settings: rules)
    return input.scenes.compactMap { compiler.compile($0).tree }.compactMap { try? compiler.swift($0) }
  }

  /// Every rule is on.
  private static let rules = CompilerSettings(
    levels: Dictionary(uniqueKeysWithValues: DiagnosticCatalogue.rules.map { ($0.code, .warning) }))
}
