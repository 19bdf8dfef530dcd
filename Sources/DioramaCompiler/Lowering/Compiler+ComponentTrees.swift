import DioramaGrammar
import DioramaTree

/// The trees of a project's components, each created when a scene first needs it.
extension Compiler {
  /// A component without errors, and the names of the components in it.
  typealias ComponentTree = (tree: RuntimeTree, uses: [String])

  /// Returns the trees of the components that a scene uses, directly or in others, sorted by name; `nil` if any has
  /// errors.
  func components(of scene: Scene) -> [RuntimeTree]? {
    var found: [String: RuntimeTree] = [:]
    var pending = scene.components
    while let name = pending.popLast() {
      if found[name] != nil { continue }
      guard let (tree, uses) = component(named: name) else { return nil }
      found[name] = tree
      pending += uses
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func component(named name: String) -> ComponentTree? {
    if let known = componentTrees.withLock({ $0[name] }) { return known }
    let scene = grammar.component(named: name).flatMap { compile($0).scene }
    let made = scene.map { (Lowering.lower($0, [], grammar: grammar).tree, $0.components) }
    componentTrees.withLock { $0[name] = .some(made) }
    return made
  }
}
