/// The names that generated Swift has because a scene says something, and that nothing else may have.
package enum GeneratedNames {
  private static let classEnding = "Scene"

  /// The class of a scene.
  package static func className(ofScene name: String) -> String { name + classEnding }

  /// The scene of a class.
  package static func sceneName(ofClass name: String) -> String {
    name.hasSuffix(classEnding) ? String(name.dropLast(classEnding.count)) : name
  }

  /// The protocol of a scene's handlers.
  package static func handlersName(ofScene name: String) -> String { className(ofScene: name) + "Handlers" }

  /// The member that keeps a part of the layout until the view is loaded.
  static func member(ofLayout attribute: String) -> String { "layout" + capitalized(attribute) }

  /// The member that keeps what fills a role of a view.
  static func member(ofRole role: String, of id: String) -> String { id + capitalized(role) }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The types that a Swift type is spelled with; of one that is nested in another, that one.
  static func types(in spelling: String) -> [String] {
    var types: [String] = []
    var isNested = false
    var rest = spelling[...]
    while let character = rest.first {
      let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      if name.isEmpty {
        isNested = character == "."
        rest = rest.dropFirst()
      } else {
        if !isNested { types.append(String(name)) }
        isNested = false
        rest = rest.dropFirst(name.count)
      }
    }
    return types
  }
}
