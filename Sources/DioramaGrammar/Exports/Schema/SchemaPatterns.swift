/// The regular expressions of the schema. They keep to what every dialect knows, without looking ahead or behind.
enum SchemaPatterns {
  /// An id, a parameter, a handler.
  static let lowerCamelCase = "^[a-z][A-Za-z0-9]*$"

  /// A scene.
  static let upperCamelCase = "^[A-Z][A-Za-z0-9]*$"

  /// A Swift type, which may be nested.
  static let typeName = "^\(type)$"

  /// A parameter, whole.
  static let reference = #"^\$\{[a-z][A-Za-z0-9]*\}$"#

  /// A text: `${` begins a reference unless a further `$` stands before it.
  static let text = #"^(?:[^$]|\$+[^${]|\$\$+\{|\$\{[a-z][A-Za-z0-9]*\})*\$*$"#

  /// A text without a reference.
  static let literalText = #"^(?:[^$]|\$+[^${]|\$\$+\{)*\$*$"#

  /// Red, green, blue and perhaps opacity.
  static let hexadecimalColor = "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

  /// An absolute URL, in the characters that RFC 3986 allows.
  static let url = #"^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$"#

  /// The beginning of an address on the web, and what such an address must have there.
  static let webScheme = "^[Hh][Tt][Tt][Pp][Ss]?:"
  static let webHost = webScheme + "//[^/?#]"

  /// The element of a list that is a parameter's type.
  static func parameterElement(_ valueTypes: [String]) -> String {
    "^(?:\(valueTypes.joined(separator: "|"))|\(type))$"
  }

  /// A parameter's type: a value type or a Swift type, a list of them, and perhaps optional.
  static func parameterType(_ valueTypes: [String]) -> String {
    let base = "(?:\(valueTypes.joined(separator: "|"))|\(type))"
    return #"^(?:\#(base)|\[\#(base)\])\??$"#
  }

  /// The types among these, as elements of lists and optionals, too.
  static func parameterType(among types: [String]) -> String {
    #"^\[?(?:\#(types.joined(separator: "|")))\]?\??$"#
  }

  private static let type = #"[A-Z][A-Za-z0-9_]*(?:\.[A-Z][A-Za-z0-9_]*)*"#
}
