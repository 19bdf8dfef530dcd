/// The type of a scene's parameter.
public struct ParameterType: Hashable, Sendable {
  /// What the parameter is, or what its elements are.
  public var base: Base
  /// Whether it is a list.
  public var isList: Bool
  /// Whether there may be none.
  public var isOptional: Bool

  /// A value type of the language, or a type of the app.
  public enum Base: Hashable, Sendable {
    /// A text.
    case string
    /// `true` or `false`.
    case boolean
    /// A whole number.
    case integer
    /// A number.
    case number
    /// A URL.
    case url
    /// A colour.
    case color
    /// A font.
    case font
    /// A picture.
    case image
    /// A Swift type, passed through by its name.
    case swift(String)
  }

  /// Creates a type.
  public init(_ base: Base, isList: Bool = false, isOptional: Bool = false) {
    self.base = base
    self.isList = isList
    self.isOptional = isOptional
  }

  /// The value types that a parameter can have, by the names that scenes use.
  public static let valueTypes: [(name: String, base: Base)] = [
    ("string", .string), ("boolean", .boolean), ("integer", .integer), ("number", .number), ("url", .url),
    ("color", .color), ("font", .font), ("image", .image),
  ]

  /// The type as a scene writes it: `string`, `[url]`, `Coordinator?`.
  public var name: String {
    let plain = isList ? "[\(base.name)]" : base.name
    return isOptional ? plain + "?" : plain
  }
}

extension ParameterType.Base {
  /// The name that scenes use.
  public var name: String {
    if case .swift(let name) = self { return name }
    return ParameterType.valueTypes.first { $0.base == self }?.name ?? ""
  }
}
