import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// What the checks of one scene share.
final class SceneContext {
  let grammar: Grammar
  let tree: SyntaxTree
  let diagnostics = DiagnosticCollector()
  let scope = ParameterScope()
  let names: NameTable
  let handlers = HandlerTable()
  let values: ValueReader
  /// The names that elements have elsewhere, for those who do not know the scene's word.
  lazy var otherElementNames = OtherElementNames(of: grammar)
  /// The views of the scene as far as they have been read, each before what is inside it.
  var views: [SceneView] = []
  /// Ranges whose content belongs elsewhere, so that a key that is repeated there is not a mistake of its own.
  var misplaced: [SourceRange] = []

  /// The scene's keys that stand somewhere else, and so are not missing.
  var nestedKeys: Set<String> = []
  /// Whether something in the scene was skipped because its declaration is broken, which is reported there.
  var lacksDeclaration = false
  /// Where a value of the wrong shape begins that the syntax error right behind it follows from: what is said of it
  /// stands for that error.
  var explanation: SourceRange?

  init(grammar: Grammar, tree: SyntaxTree) {
    self.grammar = grammar
    self.tree = tree
    views.reserveCapacity(tree.source.bytes.count / 96)
    names = NameTable(fileSize: tree.source.bytes.count)
    values = ValueReader(vocabulary: grammar.vocabulary, scope: scope, diagnostics: diagnostics)
  }

  func fields(
    _ node: SyntaxNode, _ place: String, _ known: NameIndex, advice: (String) -> KeyAdvice? = { _ in nil }
  ) -> FieldReader {
    FieldReader(node, place: place, known: known, diagnostics: diagnostics, advice: advice)
  }

  func report<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.add(message, at: range, notes: notes, fixIts: fixIts)
  }

  /// Reports a node that should have another shape. If reading stopped in it, its shape is the reason.
  func report(shapeOf node: SyntaxNode, _ name: String, _ remedy: String) {
    if node.isIncomplete, !tree.skips(node.headRange.start) { explanation = node.headRange }
    report(WrongType(name: name, remedy: remedy), at: node.headRange)
  }
}
