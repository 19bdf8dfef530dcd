import DioramaSwift
import DioramaTree

/// Writes what the app derives for random scenes: each list is the first list of the state with the same entries, in
/// reverse.
enum DerivationSource {
  /// The extensions of the states, and what a loader has to know.
  static func text(of trees: [RuntimeTree]) -> String {
    let lists = trees.flatMap { tree in
      tree.derived.compactMap { list in
        tree.state.first { $0.type == list.type }.map { (tree.scene, list, $0.name) }
      }
    }
    let properties = lists.map { scene, list, source in
      """
      extension \(scene)Scene.State {
        public var \(SwiftName.escaped(list.name)): \(list.type.swiftName) {
          Array(\(SwiftName.escaped(source)).reversed())
        }
      }


      """
    }
    let derivations = lists.map { scene, list, source in
      """
          derive("\(list.name)", in: "\(scene)") { Array(($0["\(source)"] as? [[String: Any?]] ?? []).reversed()) }

      """
    }
    return """
      import DioramaKit

      \(properties.joined())extension SceneLoader {
        /// Adds the derived lists of the scenes.
        @MainActor mutating func addDerivedLists() {
      \(derivations.joined())  }
      }

      """
  }
}
