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

  /// Returns the member that stores an attribute of the `screen`. A class of the app may have a member with the name of
  /// the attribute.
  static func member(ofScreen attribute: String, in controller: ControllerKind) -> String {
    controller.base == nil ? attribute : attribute + "OfScreen"
  }

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

/// The methods that a scene's owner implements, each once, in the order of their first use.
struct HandlerTable: Sendable {
  private struct Method: Sendable {
    let event: Event
    let element: ElementKind
    /// Where it is first used.
    let range: SourceRange
    /// Whether anything outside of fallbacks calls it.
    var isOfScene: Bool
  }

  private var methods: [Method] = []
  /// The names of the methods.
  private var names = NameNumbers()
  /// The events outside of fallbacks that call the methods, with the methods' numbers.
  private var uses: [(method: Int, use: RuntimeTree.Handler.Use)] = []

  /// A use of a method that would need another signature than an earlier use.
  struct Conflict {
    /// The type of the method for the earlier use.
    let first: String
    /// The type of the method for this use.
    let second: String
    /// The range of the earlier use.
    let earlier: SourceRange
  }

  /// Adds a method that handles an event of a view.
  ///
  /// - Parameter isOfScene: Whether the view is not part of a fallback.
  /// - Returns: The conflict, if the method would need two signatures.
  mutating func add(
    _ method: String, for event: Event, of element: ElementKind, id: String, at range: SourceRange,
    isOfScene: Bool
  ) -> Conflict? {
    if methods.isEmpty { reserve(8) }
    let (number, isNew) = names.add(method)
    if isNew {
      methods.append(Method(event: event, element: element, range: range, isOfScene: false))
    } else if !hasSignature(number, of: event, element) {
      return Conflict(
        first: handler(number).functionType,
        second: RuntimeTree.Handler(method, for: event, of: element).functionType,
        earlier: methods[number].range)
    }
    if isOfScene {
      methods[number].isOfScene = true
      uses.append((number, RuntimeTree.Handler.Use(event: event.name, view: id)))
    }
    return nil
  }

  private mutating func reserve(_ count: Int) {
    methods.reserveCapacity(count)
    names.reserve(count)
    uses.reserveCapacity(count)
  }

  private func hasSignature(_ number: Int, of event: Event, _ element: ElementKind) -> Bool {
    methods[number].event === event && methods[number].element === element
      || handler(number).hasSignature(of: event, element)
  }

  /// Returns a method, without what calls it.
  private func handler(_ number: Int) -> RuntimeTree.Handler {
    RuntimeTree.Handler(names[number], for: methods[number].event, of: methods[number].element)
  }

  /// The methods that are called outside of fallbacks.
  var ofScene: [RuntimeTree.Handler] {
    var handlers = methods.indices.map { handler($0) }
    for (method, use) in uses { handlers[method].uses.append(use) }
    return handlers.filter { !$0.uses.isEmpty }
  }

  /// Returns the methods among some names that only fallbacks call, each once.
  func ofFallbacks(among names: [String]) -> [RuntimeTree.Handler] {
    var seen: Set<Int> = []
    return names.compactMap { self.names[$0] }.compactMap { number in
      methods[number].isOfScene || !seen.insert(number).inserted ? nil : handler(number)
    }
  }

  /// Returns whether a type in the signature of a method passes a test.
  func hasType(where isMeant: (String) -> Bool) -> Bool {
    methods.contains { method in
      let types = method.event.arguments.lazy.map(\.type)
      let swiftClass = method.element.swiftClass
      return types.contains { isMeant($0.replacingSelf(with: swiftClass)) }
        || method.event.result.map { isMeant($0.replacingSelf(with: swiftClass)) } == true
    }
  }
}

extension RuntimeTree.Handler {
  init(_ method: String, for event: Event, of element: ElementKind) {
    self.init(
      name: method,
      arguments: event.arguments.map { argument in
        Argument(
          label: argument.label, name: argument.name,
          type: argument.type.replacingSelf(with: element.swiftClass))
      },
      result: event.result?.replacingSelf(with: element.swiftClass), isAsync: event.isAsync,
      canThrow: event.canThrow)
  }

  func hasSignature(of event: Event, _ element: ElementKind) -> Bool {
    arguments.elementsEqual(event.arguments) { own, other in
      own.label == other.label && own.type == other.type.replacingSelf(with: element.swiftClass)
    } && result == event.result?.replacingSelf(with: element.swiftClass) && isAsync == event.isAsync
      && canThrow == event.canThrow
  }
}

extension String {
  fileprivate func replacingSelf(with type: String) -> String {
    self == "Self" ? type : self == "Self?" ? type + "?" : self
  }
}
