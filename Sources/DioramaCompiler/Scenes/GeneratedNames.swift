import DioramaGrammar
import DioramaSwift
import DioramaSyntax
import DioramaTree

/// The names in generated Swift that come from a scene, and that nothing else may have.
package enum GeneratedNames {
  private static let classEnding = "Scene"

  /// Returns the name of a scene's class.
  package static func className(ofScene name: String) -> String { name + classEnding }

  /// Returns the name of the class of a scene or a component.
  static func className(of tree: RuntimeTree) -> String {
    tree.isComponent ? tree.scene : className(ofScene: tree.scene)
  }

  /// Returns the name of the scene that a class belongs to.
  package static func sceneName(ofClass name: String) -> String {
    name.hasSuffix(classEnding) ? String(name.dropLast(classEnding.count)) : name
  }

  /// Returns the name of the protocol of a scene's handlers.
  package static func handlersName(ofScene name: String) -> String { className(ofScene: name) + "Handlers" }

  /// Returns the name of the protocol for the values that an app derives from the state of a class.
  package static func derivedName(ofClass name: String) -> String { name + "Derived" }

  /// Returns whether a scene, or a component besides its own class, can generate a type with a name.
  package static func mayGenerate(_ type: String) -> Bool {
    [classEnding, handlersName(ofScene: ""), derivedName(ofClass: "")].contains { type.hasSuffix($0) }
  }

  /// The member with the state of a scene, and the parameter of its initializer.
  static let state = "state"

  /// The type of the state of a scene or a component.
  static let typeOfState = NamedTypes.state

  /// The types that the type of the state names. No enumeration of the state may hide them.
  static let typesInState = NamedTypes.inState.union(
    ParameterType.valueTypes.map { ParameterType($0).swiftName })

  /// The parameter of a scene's initializer for the owner.
  static let handlers = "handlers"

  /// The members of a scene that changes. Its views and parameters must have other names.
  package static let membersOfState = [
    state, "update", "parameters", "rendered", "isStale", "isRendering", "render", "renderLayout",
    "configureSections", "observeTraits",
  ]

  /// The id of a scene's `screen`, in runtime trees and in Swift. No view can have it.
  package static let screen = RuntimeTree.screenID

  /// The id of a scene's `table`, in runtime trees and in Swift. No view of such a scene can have it.
  package static let table = "sceneTable"

  /// Returns the member that holds an attribute of the layout until the view is loaded.
  static func member(ofLayout attribute: String) -> String { "layout" + attribute.capitalized }

  /// Returns the member that holds what fills a role of a view.
  static func member(ofRole role: String, of id: String) -> String { id + role.capitalized }

  /// Returns whether a spelling is one word.
  private static func isWord(_ spelling: String) -> Bool {
    !spelling.isEmpty
      && spelling.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isWordByte) } ?? false
  }

  /// Returns the types in the spelling of a Swift type; of a nested type, only the outer one.
  static func types(in spelling: String) -> [String] {
    if isWord(spelling) { return [spelling] }
    var types: [String] = []
    var isNested = false
    var rest = spelling.utf8[...]
    while let byte = rest.first {
      // Only names have characters beyond ASCII.
      let name = rest.prefix { $0.isWordByte || $0 >= 0x80 }
      if name.isEmpty {
        isNested = byte == UInt8(ascii: ".")
        rest = rest.dropFirst()
      } else {
        if !isNested { types.append(String(Substring(name))) }
        isNested = false
        rest = rest[name.endIndex...]
      }
    }
    return types
  }
}
