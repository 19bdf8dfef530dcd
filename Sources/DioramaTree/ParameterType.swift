/// The type of a parameter.
package struct ParameterType: Hashable, Sendable {
  /// The type of the parameter or of its elements.
  package var base: Base
  /// Whether it is a list.
  package var isList: Bool
  /// Whether it is optional.
  package var isOptional: Bool

  /// A value type of the language, or a type of the app.
  package enum Base: Hashable, Sendable {
    case string
    case boolean
    case integer
    case number
    case url
    case color
    case font
    case image
    case date
    indirect case enumeration(Cases)
    /// The state of a component, by the component's name.
    case component(String)
    /// A Swift type, by its name.
    case swift(String)
  }

  /// The cases of an enumeration.
  package struct Cases: Hashable, Sendable {
    /// The name in scenes.
    package var name: String
    /// The Swift type; for an enumeration that the scene declares, its name within the scene's `State`.
    package var swiftType: String
    /// Whether the scene itself declares the enumeration.
    package var isOwn: Bool
    /// The names of the cases.
    package var names: [String]

    /// Creates the cases of an enumeration.
    package init(name: String, swiftType: String, isOwn: Bool, names: [String]) {
      self.name = name
      self.swiftType = swiftType
      self.isOwn = isOwn
      self.names = names
    }
  }

  /// Creates a type.
  package init(_ base: Base, isList: Bool = false, isOptional: Bool = false) {
    self.base = base
    self.isList = isList
    self.isOptional = isOptional
  }

  /// The value types that parameters can have.
  package static let valueTypes: [Base] = [
    .string, .boolean, .integer, .number, .url, .color, .font, .image, .date,
  ]

  /// The type in scenes: `string`, `[url]`, `Coordinator?`.
  package var name: String { written(base.name) }

  /// The Swift type.
  package var swiftName: String { written(base.swiftName) }

  private func written(_ base: String) -> String { (isList ? "[\(base)]" : base) + (isOptional ? "?" : "") }
}

/// What tests and texts can do with a value.
extension ParameterType {
  /// Whether a value can be a test: a Boolean, or a value that may be absent or empty. An optional Boolean is true if
  /// it is not `nil`.
  package var canBeTrue: Bool { isOptional || isList || base == .boolean || base == .string }

  /// Whether a value can be compared with literals.
  package var isCompared: Bool {
    if isList { return false }
    return switch base {
    case .string, .boolean, .integer, .enumeration: true
    case .number, .url, .color, .font, .image, .date, .component, .swift: false
    }
  }

  /// Whether a value has a size: a number, a text or a list.
  package var isMeasured: Bool {
    if isList { return true }
    return switch base {
    case .string, .integer, .number: true
    case .boolean, .url, .color, .font, .image, .date, .enumeration, .component, .swift: false
    }
  }

  /// Whether a text can print a value.
  package var isPrinted: Bool {
    if isList { return false }
    return switch base {
    case .string, .boolean, .integer, .number, .url, .date, .enumeration: true
    case .color, .font, .image, .component, .swift: false
    }
  }
}

extension ParameterType.Cases {
  /// Whether Diorama generates the Swift type or DioramaKit declares it. Swift then knows all its cases, and their raw
  /// values are their names.
  package var isDeclaredByDiorama: Bool { isOwn || ScreenTrait(rawValue: name) != nil }
}

/// A trait of the screen on which values can depend, by its name in scenes.
package enum ScreenTrait: String, Sendable, CaseIterable {
  case width = "screen.width"
  case height = "screen.height"
  case textSize = "screen.textSize"

  /// The type of the trait's values.
  package var type: ParameterType {
    let (swiftType, names) =
      switch self {
      case .width, .height: ("ScreenTraits.SizeClass", ["compact", "regular"])
      case .textSize: ("ScreenTraits.TextSize", ["standard", "accessibility"])
      }
    let cases = ParameterType.Cases(name: rawValue, swiftType: swiftType, isOwn: false, names: names)
    return ParameterType(.enumeration(cases))
  }
}

extension ParameterType.Base {
  private var names: (scene: String, swift: String) {
    switch self {
    case .string: ("string", "String")
    case .boolean: ("boolean", "Bool")
    case .integer: ("integer", "Int")
    case .number: ("number", "Double")
    case .url: ("url", "URL")
    case .color: ("color", "UIColor")
    case .font: ("font", "UIFont")
    case .image: ("image", "UIImage")
    case .date: ("date", "Date")
    case .enumeration(let cases): (cases.name, cases.swiftType)
    case .component(let name): (name, name + ".State")
    case .swift(let name): (name, name)
    }
  }

  /// The name in scenes.
  package var name: String { names.scene }

  /// The Swift type.
  package var swiftName: String { names.swift }
}
