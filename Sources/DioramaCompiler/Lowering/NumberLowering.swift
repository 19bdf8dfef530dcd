import DioramaGrammar
import DioramaSwift
import DioramaTree

extension SwiftLowering {
  /// The value of an attribute, as its property or argument takes it.
  func expression(_ value: Value, for attribute: Attribute) -> SwiftExpression {
    switch value {
    case .parameter(let name):
      return .parameter(name, conversion(of: name, to: attribute.type, attribute.swiftTypeName))
    case .list(let elements):
      guard case .list(let type) = attribute.type, !elements.allSatisfy(\.isConstant) else { break }
      let swiftType = attribute.swiftTypeName.elementType
      return .list(
        elements.map { element in
          guard case .parameter(let name) = element else { return .value(element, isOptional: false) }
          return .parameter(name, conversion(of: name, to: type, swiftType))
        })
    default: break
    }
    return .value(value, isOptional: attribute.isOptional)
  }

  /// How a parameter becomes the number that its place takes; `nil` for what is not a number, or is used as it is. A
  /// number is held to the range of its place, since only the owner of the scene knows what it will be.
  private func conversion(of name: String, to type: ValueType, _ swiftType: String) -> NumberConversion? {
    guard let parameter = parameters[name], parameter.base == .integer || parameter.base == .number else {
      return nil
    }
    var target = type
    var number = swiftType.withoutOptional
    if parameter.isList {
      guard case .list(let element) = type else { return nil }
      target = element
      number = number.elementType
    }
    let limits = target.limits
    let isFinite = parameter.base == .integer || limits.minimum != nil && limits.maximum != nil
    let conversion = NumberConversion(
      isOptional: parameter.isOptional, isList: parameter.isList,
      type: parameter.base.swiftName == number ? nil : number, isMadeFinite: limits.isDecimal && !isFinite,
      minimum: limits.minimum, maximum: limits.maximum,
      excludesMinimum: limits.isDecimal && target.range?.excludesLowerBound == true,
      excludesMaximum: limits.isDecimal && target.range?.excludesUpperBound == true)
    return conversion.changesNothing ? nil : conversion
  }
}

extension Value {
  fileprivate var isConstant: Bool { if case .parameter = self { false } else { true } }
}

extension String {
  /// The type without its question mark.
  var withoutOptional: String { hasSuffix("?") ? String(dropLast()) : self }

  /// The type of a list's elements.
  fileprivate var elementType: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}

extension ValueType {
  /// The range of a number, as Swift writes its bounds; none for what is not a number.
  fileprivate var limits: (isDecimal: Bool, minimum: String?, maximum: String?) {
    switch self {
    case .integer(let range):
      return (false, range?.lowestInteger.map(String.init), range?.highestInteger.map(String.init))
    case .number(let range):
      let minimum = range.flatMap { $0.lowerBound.isFinite ? $0.lowerBound : nil }
      let maximum = range.flatMap { $0.upperBound.isFinite ? $0.upperBound : nil }
      return (true, minimum.map(SwiftLiteral.number), maximum.map(SwiftLiteral.number))
    default: return (false, nil, nil)
    }
  }

  /// The range of a number; `nil` for what is not a number.
  fileprivate var range: NumberRange? {
    switch self {
    case .integer(let range), .number(let range): range
    default: nil
    }
  }
}

extension Attribute {
  /// The type of the attribute in Swift.
  var swiftTypeName: String { swiftType ?? type.swiftName }
}
