/// Writes values as the Swift expressions that make them.
///
/// It knows by reflection what a value is made of, so it needs no word for what is added to the model: structures are
/// made by the initializers that Swift gives them.
struct SwiftNotation {
  /// The enumerations that stand in a place of their own, by their names.
  let enumerations: [String: String]

  /// The expression for a value.
  func expression(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let number as Double where number.isInfinite: number < 0 ? "-Double.infinity" : "Double.infinity"
    case is Bool, is Int, is UInt32, is Double: "\(value)"
    case let index as NameIndex: expression(index.names)
    case let enumeration as Enumeration:
      enumerations[enumeration.name] ?? definition(of: enumeration)
    default: composed(value)
    }
  }

  /// The expression that makes an enumeration anew.
  func definition(of enumeration: Enumeration) -> String {
    call(
      "\(type(of: enumeration))",
      [
        ("name", enumeration.name), ("swiftType", enumeration.swiftType as Any),
        ("summary", enumeration.summary), ("cases", enumeration.cases),
      ])
  }

  private func composed(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: mirror.subjectType)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { expression($0.value) } ?? "nil"
    case .collection: return list(mirror.children.map(\.value))
    case .enum:
      guard let payload = mirror.children.first else { return "\(type).\(value)" }
      let values = Mirror(reflecting: payload.value)
      let isTuple = values.displayStyle == .tuple
      return call("\(type).\(payload.label ?? "")", isTuple ? Array(values.children) : [(nil, payload.value)])
    default: return call(type, Array(mirror.children))
    }
  }

  /// Names stand in one line, anything else in a line each.
  private func list(_ elements: [Any]) -> String {
    let expressions = elements.map(expression)
    if elements.allSatisfy({ $0 is String }) { return "[\(expressions.joined(separator: ", "))]" }
    return "[\n\(expressions.map { $0 + ",\n" }.joined())]"
  }

  /// A call; the labels that reflection makes up for members of a tuple without labels begin with a dot.
  private func call(_ function: String, _ arguments: [(label: String?, value: Any)]) -> String {
    let list = arguments.map { label, value in
      let label = label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
      return label + expression(value)
    }
    return "\(function)(\(list.joined(separator: ", ")))"
  }
}
