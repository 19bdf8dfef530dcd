import DioramaSyntax
import DioramaTree

/// What an attribute's value can be, and so how its scalar is read.
package enum ValueType: Hashable, Sendable {
  /// Any text.
  case string
  /// `true` or `false`.
  case boolean
  /// A whole number.
  case integer(NumberRange?)
  /// A decimal number.
  case number(NumberRange?)
  /// An absolute URL.
  case url
  /// A colour.
  case color
  /// A font.
  case font
  /// A picture.
  case image
  /// Distances from the edges.
  case insets
  /// A width and a height.
  case size
  /// One of the cases of an enumeration.
  case enumeration(Enumeration)
  /// A list of values.
  indirect case list(ValueType)

  /// Whether a value is a URL or a list of them.
  var holdsURLs: Bool {
    switch self {
    case .url: true
    case .list(let element): element.holdsURLs
    default: false
    }
  }

  /// The type of a list's elements, or the type itself.
  var element: ValueType {
    if case .list(let element) = self { element.element } else { self }
  }

  /// Whether values are numbers, whole or not.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

/// A closed set of names.
package final class Enumeration: Sendable {
  /// The name that grammar files use.
  package let name: String
  /// The Swift type, or `nil` when a project's element did not say.
  package let swiftType: String?
  /// What the cases are about.
  package let summary: String
  /// The names by their bytes.
  let index: NameIndex

  /// Creates an enumeration.
  package init(name: String, swiftType: String?, summary: String, cases: [String]) {
    self.name = name
    self.swiftType = swiftType
    self.summary = summary
    index = NameIndex(cases)
  }

  /// Whether the language declares the enumeration, so that several attributes can have it.
  package var isOfLanguage: Bool { name != "enumeration" }

  /// The names, each also the Swift case.
  package var cases: [String] { index.names }
}

extension Enumeration: Hashable {
  /// Whether two enumerations say the same.
  package static func == (left: Enumeration, right: Enumeration) -> Bool {
    left.name == right.name && left.swiftType == right.swiftType && left.summary == right.summary
      && left.cases == right.cases
  }

  /// Hashes what tells enumerations apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cases)
  }
}

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
  package var name: String { facts.name }

  /// What to write, in words.
  package var phrase: String { facts.phrase }

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
  package var valueType: ValueType? {
    base.valueType.map { isList ? .list($0) : $0 }
  }
}

extension ParameterType.Base {
  /// The value type of the parameters; `nil` for a Swift type.
  var valueType: ValueType? { ValueType.plain.first { $0.facts.parameter == self } }
}

/// The names of value types, and the Swift and UIKit names that people write instead.
package enum ValueTypeNames {
  static let all = ValueType.plain.map(\.name)

  private static let otherNames = Dictionary(
    ValueType.plain.flatMap { type in type.facts.otherNames.map { ($0, type.name) } }
  ) { first, _ in first }

  /// The Swift types that the language has words of its own for, sorted.
  static var ofSwift: [String] { otherNames.keys.filter { NameForm.typeName.matches($0) }.sorted() }

  /// The value type that is the language's word for a Swift type, or `nil` for a type of the app.
  package static func equivalent(ofSwift type: String) -> String? { otherNames[type] }

  /// The value type that another name most likely means, or `nil`.
  package static func meant(by name: String) -> String? {
    otherNames[name] ?? Spelling.closest(to: name, in: all)
  }
}

/// The numbers that an attribute may have: those between two bounds, each of which may be missing or excluded.
package struct NumberRange: Hashable, Sendable {
  /// The lower bound, or minus infinity.
  package let lowerBound: Double
  /// The upper bound, or infinity.
  package let upperBound: Double
  /// Whether the lower bound itself is out of range.
  package let excludesLowerBound: Bool
  /// Whether the upper bound itself is out of range.
  package let excludesUpperBound: Bool

  /// Creates a range.
  package init(
    lowerBound: Double = -.infinity, upperBound: Double = .infinity, excludesLowerBound: Bool = false,
    excludesUpperBound: Bool = false
  ) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.excludesLowerBound = excludesLowerBound
    self.excludesUpperBound = excludesUpperBound
  }

  /// Whether a number is in range.
  package func contains(_ number: Double) -> Bool {
    (excludesLowerBound ? number > lowerBound : number >= lowerBound)
      && (excludesUpperBound ? number < upperBound : number <= upperBound)
  }

  /// The smallest whole number in range, or the greatest below it; `nil` without a lower bound.
  package var lowestInteger: Int? {
    Int(exactly: excludesLowerBound ? lowerBound.rounded(.down) + 1 : lowerBound.rounded(.up))
  }

  /// The greatest whole number in range, or the smallest above it; `nil` without an upper bound.
  package var highestInteger: Int? {
    Int(exactly: excludesUpperBound ? upperBound.rounded(.up) - 1 : upperBound.rounded(.down))
  }

  /// Whether no number is in range; of whole numbers, if so wished.
  func isEmpty(ofWholeNumbers isWhole: Bool) -> Bool {
    if isWhole, let lowestInteger, let highestInteger { return lowestInteger > highestInteger }
    return lowerBound > upperBound || lowerBound == upperBound && (excludesLowerBound || excludesUpperBound)
  }

  /// The range in words, behind `a number`.
  var phrase: String {
    let (low, high) = (DecimalNumber.text(lowerBound), DecimalNumber.text(upperBound))
    let isClosed = !excludesLowerBound && !excludesUpperBound
    if isClosed, lowerBound.isFinite, upperBound.isFinite { return "from \(low) to \(high)" }
    let lowest = lowerBound.isFinite ? (excludesLowerBound ? "greater than \(low)" : "from \(low)") : nil
    let highest = upperBound.isFinite ? (excludesUpperBound ? "less than \(high)" : "up to \(high)") : nil
    return [lowest, highest].compactMap(\.self).joined(separator: " and ")
  }

  /// The whole numbers that every reader of JSON keeps exactly (RFC 8259, section 6).
  static let exactIntegers = NumberRange(
    lowerBound: -9_007_199_254_740_991, upperBound: 9_007_199_254_740_991)

  /// What is in both ranges.
  func intersection(_ other: NumberRange) -> NumberRange {
    let low = lowerBound >= other.lowerBound ? self : other
    let high = upperBound <= other.upperBound ? self : other
    return NumberRange(
      lowerBound: low.lowerBound, upperBound: high.upperBound, excludesLowerBound: low.excludesLowerBound,
      excludesUpperBound: high.excludesUpperBound)
  }
}
