import DioramaGrammar
import DioramaSyntax
import DioramaTree

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
