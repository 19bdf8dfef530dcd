import DioramaGrammar
import DioramaSyntax
import DioramaTree
import Synchronization

/// The trees of a project's components, each made when a scene first needs it.
final class ComponentTrees: Sendable {
  /// A component without errors, and the names of the components in it.
  private typealias Component = (tree: RuntimeTree, uses: [String])

  /// The components by name; `nil` for one with errors.
  private let known = Mutex<[String: Component?]>([:])

  /// Returns the trees of components and of those in them, sorted by name, or `nil` if any has errors.
  ///
  /// - Parameter compile: Returns the component in a file, unless it has errors.
  func trees(
    of names: [String], _ grammar: Grammar, _ compile: (SourceFile) -> Scene?
  ) -> [RuntimeTree]? {
    var found: [String: RuntimeTree] = [:]
    var pending = names
    while let name = pending.popLast() {
      if found[name] != nil { continue }
      guard let (tree, uses) = component(name, grammar, compile) else { return nil }
      found[name] = tree
      pending += uses
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func component(
    _ name: String, _ grammar: Grammar, _ compile: (SourceFile) -> Scene?
  ) -> Component? {
    if let known = known.withLock({ $0[name] }) { return known }
    let scene = grammar.component(named: name).flatMap(compile)
    let made = scene.map { (Lowering.lower($0, [], grammar: grammar).tree, $0.components) }
    known.withLock { $0[name] = .some(made) }
    return made
  }
}
