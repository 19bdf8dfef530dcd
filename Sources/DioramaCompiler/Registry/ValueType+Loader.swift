import DioramaGrammar
import DioramaSwift
import DioramaTree

extension Attribute {
  /// The `SceneType` expression with which a loader reads the attribute.
  var loaderType: String {
    let required =
      if case .integer(let range) = type, hasFractions {
        ".number" + (range?.loaderBounds(ofWholeNumbers: true) ?? "")
      } else {
        type.loaderType
      }
    return isOptional ? ".optional(\(required))" : required
  }
}

extension Attribute {
  /// The property with the user's value.
  var editedProperty: String? {
    if let liveProperty { return liveProperty }
    return if case .property(let property) = setter { property } else { nil }
  }

  /// Whether the property's type has numbers with fractions.
  var hasFractions: Bool {
    switch type {
    case .number: true
    case .integer: ["CGFloat", "Double", "Float"].contains(swiftTypeName.withoutOptional)
    default: false
    }
  }
}

extension ValueType {
  /// Whether the values are cases of an enumeration, or lists of them.
  var hasCases: Bool {
    switch self {
    case .enumeration: true
    case .list(let element): element.hasCases
    default: false
    }
  }

  /// The `SceneType` expression with which a loader reads values of the type.
  fileprivate var loaderType: String {
    switch self {
    case .integer(let range): ".integer" + (range?.loaderBounds(ofWholeNumbers: true) ?? "")
    case .number(let range): ".number" + (range?.loaderBounds(ofWholeNumbers: false) ?? "")
    case .list(let element): ".list(\(element.loaderType))"
    case .enumeration(let enumeration) where enumeration.isShared && !enumeration.isOfProject:
      ".\(enumeration.name)"
    case .enumeration(let enumeration): Self.cases(of: enumeration)
    case .offset: ValueType.size.loaderType
    default: ".\(name)"
    }
  }

  private static func cases(of enumeration: Enumeration) -> String {
    var writer = SwiftWriter()
    writer.write(".enumeration([")
    writer.list(enumeration.cases) { name, writer in writer.write(enumerationCase: name) }
    writer.write("])")
    return writer.text
  }
}

extension NumberRange {
  /// Returns the calls that clamp a number from a loader to the range.
  fileprivate func loaderBounds(ofWholeNumbers isWhole: Bool) -> String {
    if isWhole {
      return (lowestInteger.map { ".atLeast(\($0))" } ?? "") + (highestInteger.map { ".atMost(\($0))" } ?? "")
    }
    let low = excludesLowerBound ? "greaterThan" : "atLeast"
    let high = excludesUpperBound ? "lessThan" : "atMost"
    return (lowerBound.isFinite ? ".\(low)(\(SwiftLiteral.number(lowerBound)))" : "")
      + (upperBound.isFinite ? ".\(high)(\(SwiftLiteral.number(upperBound)))" : "")
  }
}

extension SwiftWriter {
  /// Writes a value in the form that runtime trees use. It uses reflection, so a new kind of value needs no code here.
  mutating func write(treeValue value: Any) {
    switch value {
    case let text as String: return write(literal: text)
    case let number as Double: return write(SwiftLiteral.number(number))
    case is Int, is UInt32, is Bool: return write("\(value)")
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      write("[")
      list(mirror.children) { element, writer in writer.write(treeValue: element.value) }
      write("]")
    case .optional:
      guard let value = mirror.children.first?.value else { return write("nil") }
      write(treeValue: value)
    case .enum:
      guard let payload = mirror.children.first else { return write(".", "\(value)") }
      let parts = Mirror(reflecting: payload.value)
      write(".", payload.label ?? "", "(")
      let arguments = parts.displayStyle == .tuple ? Array(parts.children) : [(nil, payload.value)]
      list(arguments.filter { !isNil($0.value) }) { $1.write(argument: $0) }
      write(")")
    default:
      write(".init(")
      list(mirror.children) { part, writer in writer.write(argument: part) }
      write(")")
    }
  }

  /// Returns whether a value is an optional without a value, which an argument may leave out.
  private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Writes an argument. Reflection gives unlabelled arguments labels that begin with a dot.
  private mutating func write(argument: Mirror.Child) {
    if let label = argument.label, !label.hasPrefix(".") { write(label, ": ") }
    write(treeValue: argument.value)
  }
}
