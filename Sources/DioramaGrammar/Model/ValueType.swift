/// What an attribute's value can be, and so how its scalar is read.
public enum ValueType: Hashable, Sendable {
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
public final class Enumeration: Sendable {
  /// The name that grammar files use.
  public let name: String
  /// The Swift type, or `nil` when a project's element did not say.
  public let swiftType: String?
  /// What the cases are about.
  public let summary: String
  /// The names by their bytes.
  let index: NameIndex

  /// Creates an enumeration.
  public init(name: String, swiftType: String?, summary: String, cases: [String]) {
    self.name = name
    self.swiftType = swiftType
    self.summary = summary
    index = NameIndex(cases)
  }

  /// Whether the language declares the enumeration, so that several attributes can have it.
  package var isOfLanguage: Bool { name != "enumeration" }

  /// The names, each also the Swift case.
  public var cases: [String] { index.names }
}

extension Enumeration: Hashable {
  /// Whether two enumerations say the same.
  public static func == (left: Enumeration, right: Enumeration) -> Bool {
    left.name == right.name && left.swiftType == right.swiftType && left.summary == right.summary
      && left.cases == right.cases
  }

  /// Hashes what tells enumerations apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cases)
  }
}
