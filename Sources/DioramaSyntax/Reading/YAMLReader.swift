/// Reads a YAML file into a ``SyntaxTree``: never fails, always hands back what could be read and what was wrong.
public enum YAMLReader {
  /// Reads one file.
  ///
  /// - Returns: The tree, and the diagnostics of reading, sorted by place.
  public static func read(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    switch TextEncoding.check(file.bytes) {
    case .failure(let diagnostic): nothing(of: file, because: diagnostic)
    case .success(let encoding): readTolerantly(file, encoding)
    }
  }

  private static func readTolerantly(
    _ file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    if let (tree, found) = SyntaxReader.read(file, encoding) { return checked(tree, found) }
    let result = readEvents(of: file, encoding)
    guard !result.tree.isComplete,
      let (tree, found) = SyntaxReader.read(file, encoding, isTolerant: true), let found, found.hasErrors
    else { return result }
    return checked(tree, found)
  }

  /// Reads a file without libyaml; `nil` if libyaml has to decide what it says.
  static func readAlone(
    _ file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic])? {
    SyntaxReader.read(file, encoding).map { checked($0.tree, $0.diagnostics) }
  }

  private static func checked(
    _ unchecked: SyntaxTree, _ found: DiagnosticCollector?
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let (tree, mistakes) = KeyChecker.check(unchecked)
    let isEmpty = tree.isComplete && tree.root?.isEmptyPlain ?? true
    if found == nil, mistakes.isEmpty, !isEmpty { return (tree, []) }
    let diagnostics = found ?? DiagnosticCollector()
    if isEmpty, !diagnostics.hasErrors {
      diagnostics.add(EmptyFile(word: tree.source.declaredWord), at: SourceRange(0, 0))
    }
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
      SyntaxTree(
        source: file, nodes: [], skipped: [SourceRange(0, file.bytes.count)]),
      [diagnostic]
    )
  }
}
