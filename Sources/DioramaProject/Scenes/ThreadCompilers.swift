import DioramaCompiler

/// The compilers of one thread. Each has a grammar of its own: threads that count references to the same objects wait for each
/// other's processor at every count.
struct ThreadCompilers {
  private let isCaller: Bool
  private var last: (original: Compiler, own: Compiler)?

  /// - Parameter isCaller: Whether this is the thread that the others work for, which can do with the original compilers.
  init(isCaller: Bool) {
    self.isCaller = isCaller
  }

  /// A compiler that does the same as another.
  mutating func compiler(like original: Compiler) -> Compiler {
    if isCaller { return original }
    if let last, last.original.grammar === original.grammar, last.original.rules == original.rules {
      return last.own
    }
    let own = Compiler(grammar: original.grammar.adding([]), rules: original.rules)
    last = (original, own)
    return own
  }
}
