import DioramaGrammar
import DioramaTree

extension ParameterType {
  /// The type in Swift.
  var swiftName: String {
    let plain = isList ? "[\(base.swiftName)]" : base.swiftName
    return isOptional ? plain + "?" : plain
  }
}

extension ParameterType.Base {
  fileprivate var swiftName: String {
    if case .swift(let name) = self { name } else { ParameterType(self).valueType?.swiftName ?? name }
  }
}

extension ValueType {
  /// The type in Swift, for a property of a role or a decorator.
  var swiftName: String { facts.swiftName }
}

extension Attribute {
  /// The type of the attribute in Swift.
  var swiftTypeName: String { swiftType ?? type.swiftName }
}
