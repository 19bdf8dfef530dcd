/// The Swift method that answers an event.
enum HandlerSignature {
  /// The method's declaration under the event's own name.
  static func text(of event: Event) -> String {
    let arguments = event.arguments.map { argument in
      let label = argument.label == argument.name ? "" : (argument.label ?? "_") + " "
      return "\(label)\(argument.name): \(argument.type)"
    }.joined(separator: ", ")
    let effects = (event.isAsync ? " async" : "") + (event.canThrow ? " throws" : "")
    return "func \(event.name)(\(arguments))\(effects)" + (event.result.map { " -> \($0)" } ?? "")
  }

  /// The answer that counts when nobody gives one, as Swift writes it.
  static func standardAnswer(of event: Event) -> String? {
    switch event.otherwise {
    case .boolean(let flag)?: String(flag)
    case .integer(let number)?: String(number)
    case .some(.none): "nil"
    case .instance(let type)?: "\(type)()"
    case .member(let path)?: path
    case .argument(let name)?: name
    case nil: nil
    }
  }
}
