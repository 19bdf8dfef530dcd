import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The methods that a scene asks of its owner.
final class HandlerTable {
  private(set) var handlers: [RuntimeTree.Handler] = []
  /// The methods by name: their places among the handlers, and where they are used first.
  private var known: [String: (index: Int, place: SourceRange)] = [:]

  /// Notes that an event of a view calls a method, and reports a method that would need two signatures.
  func add(
    _ method: String, for event: Event, of element: ElementKind, id: String, at node: SyntaxNode,
    in context: SceneContext
  ) {
    let use = RuntimeTree.Handler.Use(event: event.name, view: id)
    guard let (index, place) = known[method] else {
      known[method] = (handlers.count, node.range)
      handlers.append(RuntimeTree.Handler(method, for: event, of: element, use))
      return
    }
    guard handlers[index].hasSignature(of: event, element) else {
      let handler = RuntimeTree.Handler(method, for: event, of: element, use)
      let message = HandlerConflict(name: method, first: handlers[index].signature, second: handler.signature)
      context.report(
        message, at: node.range, notes: [Diagnostic.Note("'\(method)' is used here first", at: place)])
      return
    }
    handlers[index].uses.append(use)
  }
}

extension RuntimeTree.Handler {
  fileprivate init(_ method: String, for event: Event, of element: ElementKind, _ use: Use) {
    self.init(
      name: method,
      arguments: event.arguments.map { argument in
        Argument(
          label: argument.label, name: argument.name,
          type: argument.type.replacingSelf(with: element.swiftClass))
      },
      result: event.result?.replacingSelf(with: element.swiftClass), isAsync: event.isAsync,
      canThrow: event.canThrow, uses: [use])
  }

  fileprivate func hasSignature(of event: Event, _ element: ElementKind) -> Bool {
    arguments.elementsEqual(event.arguments) { own, other in
      own.label == other.label && own.type == other.type.replacingSelf(with: element.swiftClass)
    } && result == event.result?.replacingSelf(with: element.swiftClass) && isAsync == event.isAsync
      && canThrow == event.canThrow
  }

  /// The types of the arguments and the result, as Swift writes a function's type.
  fileprivate var signature: String {
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    return "(\(arguments.map(\.type).joined(separator: ", ")))\(effects) -> \(result ?? "Void")"
  }
}

extension String {
  fileprivate func replacingSelf(with type: String) -> String {
    self == "Self" ? type : self == "Self?" ? type + "?" : self
  }
}
