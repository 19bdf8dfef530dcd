/// Value types in words.
enum ValueTypeText {
  /// How values of a type are written.
  static func notation(of type: ValueType, in grammar: Grammar) -> String {
    let colors = Markdown.link("name", to: grammar.vocabulary.colors.name)
    return type.facts.notation.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: colors)
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
