import DioramaGrammar
import DioramaSwift

extension ValueType {
  /// The range of a number, with its bounds as Swift literals; empty for other types.
  var limits: (isDecimal: Bool, minimum: String?, maximum: String?) {
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

  /// The range of a number; `nil` for other types.
  var range: NumberRange? {
    switch self {
    case .integer(let range), .number(let range): range
    default: nil
    }
  }
}
