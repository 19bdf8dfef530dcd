/// Reads a YAML file into a ``SyntaxTree``: never fails, always hands back what could be read and what was wrong.
public enum YAMLReader {
  /// Reads one file. The tree holds everything up to the first syntax error; what stands open there is marked incomplete.
  ///
  /// - Returns: The tree, and the diagnostics of reading, sorted by place.
  public static func read(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let encoding: TextEncoding
    switch TextEncoding.check(file.bytes) {
    case .failure(let diagnostic):
      let tree = SyntaxTree(
        source: file, nodes: Memory(capacity: 0), texts: Memory(capacity: 0), reliableEnd: 0)
      return (tree, [diagnostic])
    case .success(let checked):
      encoding = checked
    }
    if let excess = DirectiveScan.excess(in: file.bytes) {
      let tree = SyntaxTree(
        source: file, nodes: Memory(capacity: 0), texts: Memory(capacity: 0), reliableEnd: 0)
      return (tree, [Diagnostic(DirectiveLimit(), at: excess)])
    }
    var builder = TreeBuilder(file, offsets: encoding.offsets)
    EventStream.forEachEvent(in: file.bytes, from: encoding.contentStart) { builder.accept($0) }
    return builder.finish()
  }
}
