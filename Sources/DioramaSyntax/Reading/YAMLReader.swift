/// Reads a YAML file into a ``SyntaxTree``: never fails, always hands back what could be read and what was wrong.
public enum YAMLReader {
  /// Reads one file. The tree holds everything up to the first syntax error; what stands open there is marked incomplete.
  ///
  /// - Returns: The tree, and the diagnostics of reading, sorted by place.
  public static func read(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    switch TextEncoding.check(file.bytes) {
    case .failure(let diagnostic): nothing(of: file, because: diagnostic)
    case .success(let encoding): readOrdinary(file, encoding) ?? readEvents(of: file, encoding)
    }
  }

  /// Reads a file without libyaml; `nil` if it holds anything that takes more.
  static func readOrdinary(
    _ file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic])? {
    guard encoding.hasOrdinarySpace else { return nil }
    guard let tree = OrdinaryReader.read(file, from: encoding.contentStart) else { return nil }
    let mistakes = KeyChecker.check(tree)
    if mistakes.isEmpty { return (tree, []) }
    let diagnostics = DiagnosticCollector()
    diagnostics.add(contentsOf: mistakes)
    return (tree, diagnostics.diagnostics)
  }

  /// Reads any file, with libyaml.
  static func readEvents(
    of file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    if let excess = DirectiveScan.excess(in: file.bytes) {
      return nothing(of: file, because: Diagnostic(DirectiveLimit(), at: excess))
    }
    let offsets = CodePointOffsets(file.bytes, from: encoding.contentStart, isASCII: encoding.isASCII)
    var builder = TreeBuilder(file, offsets: offsets)
    EventStream.forEachEvent(in: file.bytes, from: encoding.contentStart) { builder.accept($0) }
    return builder.finish()
  }

  private static func nothing(
    of file: SourceFile, because diagnostic: Diagnostic
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    (
      SyntaxTree(source: file, nodes: Memory(capacity: 0), reliableEnd: 0),
      [diagnostic]
    )
  }
}
