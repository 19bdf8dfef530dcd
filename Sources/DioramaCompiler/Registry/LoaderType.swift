import DioramaGrammar
import DioramaSwift

extension Attribute {
  /// How a loader reads the attribute: an expression for a `SceneType`.
  var loaderType: String { isOptional ? ".optional(\(type.loaderType))" : type.loaderType }
}

extension ValueType {
  /// How a loader reads values of the type: an expression for a `SceneType`.
  fileprivate var loaderType: String {
    switch self {
    case .integer(let range): ".integer" + (range?.loaderBounds(ofWholeNumbers: true) ?? "")
    case .number(let range): ".number" + (range?.loaderBounds(ofWholeNumbers: false) ?? "")
    case .list(let element): ".list(\(element.loaderType))"
    case .enumeration(let enumeration) where enumeration.isOfLanguage: ".\(enumeration.name)"
    case .enumeration(let enumeration): Self.cases(of: enumeration)
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
  /// The calls that hold what a loader reads to the range.
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
