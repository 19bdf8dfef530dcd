import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The methods that a scene asks of its owner.
final class HandlerTable {
  private(set) var handlers: [RuntimeTree.Handler] = []
  private var indices: [String: Int] = [:]
  private var places: [String: SourceRange] = [:]

  /// Notes that an event of a view calls a method, and reports a method that would need two signatures.
  func add(
    _ method: String, for event: Event, of element: ElementKind, id: String, at node: SyntaxNode,
    in context: SceneContext
  ) {
    let use = RuntimeTree.Handler.Use(event: event.name, view: id)
    let handler = RuntimeTree.Handler(
      name: method,
      arguments: event.arguments.map { argument in
        RuntimeTree.Handler.Argument(
          label: argument.label, name: argument.name,
          type: argument.type.replacingSelf(with: element.swiftClass))
      },
      result: event.result?.replacingSelf(with: element.swiftClass),
      isAsync: event.isAsync,
      canThrow: event.canThrow,
      uses: [use])
    guard let index = indices[method] else {
      indices[method] = handlers.count
      places[method] = node.range
      handlers.append(handler)
      return
    }
    guard handlers[index].hasSignature(of: handler) else {
      let message = HandlerConflict(name: method, first: handlers[index].signature, second: handler.signature)
      let notes = places[method].map { [Diagnostic.Note("'\(method)' is used here first", at: $0)] }
      context.report(message, at: node.range, notes: notes ?? [])
      return
    }
    handlers[index].uses.append(use)
  }
}

extension RuntimeTree.Handler {
  fileprivate func hasSignature(of other: RuntimeTree.Handler) -> Bool {
    arguments.map(\.type) == other.arguments.map(\.type)
      && arguments.map(\.label) == other.arguments.map(\.label)
      && result == other.result && isAsync == other.isAsync && canThrow == other.canThrow
  }

  /// The types of the arguments and the answer, as Swift writes a function's type.
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
