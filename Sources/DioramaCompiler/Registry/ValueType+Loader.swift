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
  /// The property with the user's value. If a method sets the value, the property has the attribute's name.
  var editedProperty: String {
    if let liveProperty { return liveProperty }
    return if case .property(let property) = setter { property } else { name }
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
    case .enumeration(let enumeration): Self.enumeration(of: enumeration.casesBeforeAliases)
    case .offset: ValueType.size.loaderType
    default: ".\(name)"
    }
  }

  fileprivate static func enumeration(of cases: [String]) -> String {
    var writer = SwiftWriter()
    writer.write(".enumeration([")
    writer.list(cases) { name, writer in writer.write(enumerationCase: name) }
    writer.write("])")
    return writer.text
  }
}

extension Grammar {
  /// Returns the state of a component; `nil` if it has none.
  func state(of component: String) -> [RuntimeTree.Parameter]? {
    element(named: component)?.state.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension ParameterType {
  /// Returns the `SceneType` expression that converts an argument of a superclass's initializer, or part of a
  /// component's state; `nil` for a type whose values an app passes as they are.
  func loaderType(in grammar: Grammar) -> String? {
    let type: String
    switch base {
    case .enumeration(let cases): type = ValueType.enumeration(of: cases.names)
    case .component(let name) where grammar.state(of: name) != nil:
      type = ".\(ComponentRegistration.property(for: name))"
    default: return nil
    }
    let written = isList ? ".list(\(type))" : type
    return isOptional ? ".optional(\(written))" : written
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
    return (lowerBound.isFinite ? ".\(low)(\(lowerBound.shortText))" : "")
      + (upperBound.isFinite ? ".\(high)(\(upperBound.shortText))" : "")
  }
}
