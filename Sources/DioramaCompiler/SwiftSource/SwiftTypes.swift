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
    switch self {
    case .string: "String"
    case .boolean: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .url: "URL"
    case .color: "UIColor"
    case .font: "UIFont"
    case .image: "UIImage"
    case .swift(let name): name
    }
  }
}

extension ValueType {
  /// The type in Swift, for a property of a role or a decorator.
  var swiftName: String {
    switch self {
    case .string: "String"
    case .boolean: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .url: "URL"
    case .color: "UIColor"
    case .font: "UIFont"
    case .image: "UIImage"
    case .insets: "NSDirectionalEdgeInsets"
    case .size: "CGSize"
    case .enumeration(let enumeration): enumeration.swiftType ?? "String"
    case .list(let element): "[\(element.swiftName)]"
    }
  }
}

extension Attribute {
  /// The type of the attribute in Swift.
  var swiftTypeName: String { swiftType ?? type.swiftName }
}
