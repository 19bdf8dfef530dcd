extension RuntimeTree.Handler {
  /// The method's type, as the type of a Swift function.
  package var functionType: String {
    Self.functionType(arguments.map(\.type), result: result, isAsync: isAsync, canThrow: canThrow)
  }

  /// Returns the type of a Swift function.
  package static func functionType(
    _ arguments: [String], result: String?, isAsync: Bool, canThrow: Bool
  ) -> String {
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    return "(\(arguments.joined(separator: ", ")))\(effects) -> \(result ?? "Void")"
  }
}
