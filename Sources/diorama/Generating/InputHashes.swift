import DioramaCompiler
import DioramaGrammar
import DioramaSyntax

/// Hashes what outputs are made from: the scene, the declarations that it sees, and the rules that it was held against.
struct InputHashes {
  private var ofSurroundings: [ObjectIdentifier: [RuleSettings: SHA256.Digest]] = [:]

  /// The hash of what an output is made from. It does not depend on where the files are.
  mutating func hash(of files: [SourceFile], _ grammar: Grammar, _ rules: RuleSettings) -> SHA256.Digest {
    var hash = SHA256()
    for file in files { hash.update(file) }
    hash.update(surroundings(grammar, rules).hexadecimal)
    return hash.digest
  }

  private mutating func surroundings(_ grammar: Grammar, _ rules: RuleSettings) -> SHA256.Digest {
    if let known = ofSurroundings[ObjectIdentifier(grammar)]?[rules] { return known }
    var hash = SHA256()
    for file in grammar.projectFiles { hash.update(file) }
    for (code, level) in rules.levels.sorted(by: { $0.key < $1.key }) {
      hash.update(code)
      hash.update(level.rawValue)
    }
    hash.update(String(rules.maximumViews))
    let digest = hash.digest
    ofSurroundings[ObjectIdentifier(grammar), default: [:]][rules] = digest
    return digest
  }
}

extension SHA256 {
  fileprivate mutating func update(_ file: SourceFile) {
    update(file.name)
    update(counted: file.bytes)
  }
}
