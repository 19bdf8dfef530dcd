import DioramaGrammar
import DioramaSyntax

/// Hashes what outputs are made from: the scene, and the declarations that it sees.
struct InputHashes {
  private var ofDeclarations: [ObjectIdentifier: SHA256.Digest] = [:]

  /// The hash of what an output is made from. It does not depend on where the files are.
  mutating func hash(of files: [SourceFile], _ grammar: Grammar) -> SHA256.Digest {
    Self.hash(of: files, seeing: declarations(of: grammar))
  }

  /// The hash of what an output is made from, given that of the declarations that it sees.
  static func hash(of files: [SourceFile], seeing declarations: SHA256.Digest) -> SHA256.Digest {
    var hash = SHA256()
    for file in files { hash.update(file) }
    hash.update(declarations.hexadecimal)
    return hash.digest
  }

  /// The hash of the declarations of a grammar.
  mutating func declarations(of grammar: Grammar) -> SHA256.Digest {
    if let known = ofDeclarations[ObjectIdentifier(grammar)] { return known }
    var hash = SHA256()
    for file in grammar.projectFiles { hash.update(file) }
    let digest = hash.digest
    ofDeclarations[ObjectIdentifier(grammar)] = digest
    return digest
  }
}

extension SHA256 {
  fileprivate mutating func update(_ file: SourceFile) {
    update(file.name)
    file.bytes.withUnsafeBytes { update(counted: $0) }
  }
}
