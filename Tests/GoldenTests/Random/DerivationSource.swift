import DioramaSwift
import DioramaTree

/// Writes what the app derives for random scenes and components: a list is the first list of the state with the same
/// entries, in reverse, and any other value is the first part of the state with the same type.
enum DerivationSource {
  /// The extensions of the states, and what a loader has to know.
  static func text(of trees: [RuntimeTree], components: [RuntimeTree] = []) -> String {
    let values = (trees + components).flatMap { tree in
      let isComponent = components.contains { $0.scene == tree.scene }
      return tree.derived.compactMap { value in
        tree.state.first { $0.type == value.type }.map {
          (tree: tree.scene, type: tree.scene + (isComponent ? "" : "Scene"), value, $0.name)
        }
      }
    }
    let properties = values.map { _, type, value, source in
      let name = SwiftName.escaped(source)
      return """
        extension \(type).State {
          public var \(SwiftName.escaped(value.name)): \(value.type.swiftName) {
            \(value.type.isList ? "Array(self.\(name).reversed())" : "self.\(name)")
          }
        }


        """
    }
    let derivations = values.map { tree, _, value, source in
      let derived =
        value.type.isList
        ? "Array(($0[\"\(source)\"] as? [[String: Any?]] ?? []).reversed())" : "$0[\"\(source)\"] ?? nil"
      return "    derive(\"\(value.name)\", in: \"\(tree)\") { \(derived) }\n"
    }
    return """
      import DioramaKit

      \(properties.joined())extension SceneLoader {
        /// Adds the derived values of the scenes and their components.
        @MainActor mutating func addDerivedValues() {
      \(derivations.joined())  }
      }

      """
  }
}
