import DioramaSyntax
import DioramaTree

/// What the language says of a value type, in one place. A new case of ``ValueType`` must be described here; how
/// values are read and written is asked for by the switches over ``ValueType`` and `Value`.
package struct ValueTypeFacts: Sendable {
  /// The name in scenes and declarations.
  package let name: String
  /// The type in Swift.
  package let swiftName: String
  /// What the type is called elsewhere, for whom the name is suggested.
  let otherNames: [String]
  /// The type of the parameters that can stand for a value; `nil` where none can.
  let parameter: ParameterType.Base?
  /// Whether such a parameter can also stand inside a text.
  let isReadAsText: Bool
  /// What to write, as messages say it.
  let phrase: String
  /// How values are written, as the reference says it; the names of colours stand for `%`.
  let notation: String

  fileprivate init(
    _ name: String, swift swiftName: String, otherNames: [String] = [], parameter: ParameterType.Base? = nil,
    isReadAsText: Bool = false, phrase: String, notation: String
  ) {
    self.name = name
    self.swiftName = swiftName
    self.otherNames = otherNames
    self.parameter = parameter
    self.isReadAsText = isReadAsText
    self.phrase = phrase
    self.notation = notation
  }

  fileprivate static let string = ValueTypeFacts(
    "string", swift: "String", otherNames: ["String", "text"], parameter: .string, isReadAsText: true,
    phrase: "a text",
    notation: "any scalar, in which `${parameter}` stands for a value; `{ localized: key }` looks the text up"
  )
  fileprivate static let boolean = ValueTypeFacts(
    "boolean", swift: "Bool", otherNames: ["Bool", "bool"], parameter: .boolean, isReadAsText: true,
    phrase: "true or false", notation: "`true` or `false`")
  fileprivate static let integer = ValueTypeFacts(
    "integer", swift: "Int", otherNames: ["Int", "int"], parameter: .integer, isReadAsText: true,
    phrase: "a whole number", notation: "decimal digits, such as `12`")
  fileprivate static let number = ValueTypeFacts(
    "number", swift: "Double", otherNames: ["Double", "double", "Float", "float", "CGFloat"],
    parameter: .number, isReadAsText: true, phrase: "a number", notation: "decimal digits, such as `0.5`")
  fileprivate static let url = ValueTypeFacts(
    "url", swift: "URL", otherNames: ["URL", "NSURL"], parameter: .url, isReadAsText: true,
    phrase: "a URL such as https://example.com",
    notation: "an absolute URL, such as `https://example.com` or `mailto:hello@example.com`")
  fileprivate static let color = ValueTypeFacts(
    "color", swift: "UIColor", otherNames: ["UIColor", "colour"], parameter: .color,
    phrase: "a colour such as systemBlue or \"#3366FF\"",
    notation: "a %, `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, `{ light: …, dark: … }` or `{ asset: Brand }`")
  fileprivate static let font = ValueTypeFacts(
    "font", swift: "UIFont", otherNames: ["UIFont"], parameter: .font,
    phrase: "a font such as { style: headline } or { system: 17 }",
    notation:
      "`{ style: headline }`, `{ system: 17, weight: semibold }` or `{ name: Avenir-Medium, size: 17 }`")
  fileprivate static let image = ValueTypeFacts(
    "image", swift: "UIImage", otherNames: ["UIImage"], parameter: .image,
    phrase: "an image such as { symbol: heart } or { asset: logo }",
    notation: "`{ symbol: heart.fill }` or `{ asset: logo }`")
  fileprivate static let insets = ValueTypeFacts(
    "insets", swift: "NSDirectionalEdgeInsets", otherNames: ["UIEdgeInsets", "NSDirectionalEdgeInsets"],
    phrase: "a number, or { top: …, leading: …, bottom: …, trailing: … }",
    notation: "a number, or `{ top: …, leading: …, bottom: …, trailing: … }`, of which some may be left out")
  fileprivate static let size = ValueTypeFacts(
    "size", swift: "CGSize", otherNames: ["CGSize"], phrase: "a number, or { width: …, height: … }",
    notation: "a number, or `{ width: …, height: … }`")
}

extension ValueType {
  /// The types that are no list and no enumeration; numbers without bounds.
  package static let plain: [ValueType] = [
    .string, .boolean, .integer(nil), .number(nil), .url, .color, .font, .image, .insets, .size,
  ]

  /// What the language says of the type.
  package var facts: ValueTypeFacts {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .url: .url
    case .color: .color
    case .font: .font
    case .image: .image
    case .insets: .insets
    case .size: .size
    case .enumeration(let enumeration):
      ValueTypeFacts(
        enumeration.name, swift: enumeration.swiftType ?? "String", phrase: alternatives(enumeration.cases),
        notation: enumeration.cases.map(Markdown.code).joined(separator: " "))
    case .list(let element):
      ValueTypeFacts(
        "[\(element.facts.name)]", swift: "[\(element.facts.swiftName)]",
        phrase: "a list, each entry \(element.facts.phrase)",
        notation: "a list; each entry is \(element.facts.notation)")
    }
  }

  /// The name that grammar files and messages use.
  public var name: String { facts.name }

  /// What to write, in words.
  public var phrase: String { facts.phrase }

  /// The type that a parameter needs to stand for a value; `nil` where none can.
  package var parameterType: ParameterType? {
    if case .list(let element) = self {
      return element.parameterType.flatMap { $0.isList ? nil : ParameterType($0.base, isList: true) }
    }
    return facts.parameter.map { ParameterType($0) }
  }
}

extension ParameterType {
  /// How a default for a parameter of this type is read; `nil` for a Swift type, which has none in a scene.
  public var valueType: ValueType? {
    base.valueType.map { isList ? .list($0) : $0 }
  }
}

extension ParameterType.Base {
  /// The value type of the parameters; `nil` for a Swift type.
  var valueType: ValueType? { ValueType.plain.first { $0.facts.parameter == self } }
}

/// The names of value types, and the Swift and UIKit names that people write instead.
public enum ValueTypeNames {
  static let all = ValueType.plain.map(\.name)

  private static let otherNames = Dictionary(
    ValueType.plain.flatMap { type in type.facts.otherNames.map { ($0, type.name) } }
  ) { first, _ in first }

  /// The Swift types that the language has words of its own for, sorted.
  static var ofSwift: [String] { otherNames.keys.filter { NameForm.typeName.matches($0) }.sorted() }

  /// The value type that is the language's word for a Swift type, or `nil` for a type of the app.
  public static func equivalent(ofSwift type: String) -> String? { otherNames[type] }

  /// The value type that another name most likely means, or `nil`.
  public static func meant(by name: String) -> String? {
    otherNames[name] ?? Spelling.closest(to: name, in: all)
  }
}
