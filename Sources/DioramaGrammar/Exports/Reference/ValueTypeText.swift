/// Value types in words.
enum ValueTypeText {
  /// How values of a type are written.
  static func notation(of type: ValueType, in grammar: Grammar) -> String {
    switch type {
    case .string:
      "any scalar, in which `${parameter}` stands for a value; `{ localized: key }` looks the text up"
    case .boolean: "`true` or `false`"
    case .integer: "decimal digits, such as `12`"
    case .number: "decimal digits, such as `0.5`"
    case .url: "an absolute URL, such as `https://example.com` or `mailto:hello@example.com`"
    case .color:
      "a \(Markdown.link("name", to: grammar.vocabulary.colors.name)), `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, "
        + "`{ light: …, dark: … }` or `{ asset: Brand }`"
    case .font:
      "`{ style: headline }`, `{ system: 17, weight: semibold }` or `{ name: Avenir-Medium, size: 17 }`"
    case .image: "`{ symbol: heart.fill }` or `{ asset: logo }`"
    case .insets:
      "a number, or `{ top: …, leading: …, bottom: …, trailing: … }`, of which some may be left out"
    case .size: "a number, or `{ width: …, height: … }`"
    case .enumeration(let enumeration): enumeration.cases.map(Markdown.code).joined(separator: " ")
    case .list(let element): "a list; each entry is \(notation(of: element, in: grammar))"
    }
  }

  /// A type's name as a link to where it is explained, with the range of its numbers.
  static func link(to type: ValueType, in grammar: Grammar) -> String {
    switch type {
    case .enumeration(let enumeration):
      grammar.enumeration(named: enumeration.name) == enumeration
        ? Markdown.link(enumeration.name) : notation(of: type, in: grammar)
    case .list(let element): "list of \(link(to: element, in: grammar))"
    case .integer(let range?), .number(let range?): "\(plainLink(to: type)) \(range.phrase)"
    default: plainLink(to: type)
    }
  }

  private static func plainLink(to type: ValueType) -> String {
    Markdown.link(type.name, to: "Value types")
  }
}
