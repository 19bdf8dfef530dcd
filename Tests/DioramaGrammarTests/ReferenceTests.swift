import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// The reference page is complete.
@Suite struct ReferenceTests {
  private let grammar: Grammar
  private let page: String

  init() throws {
    grammar = Grammar(language: try Repository.grammarFiles())
    page = grammar.reference
  }

  @Test func everyLinkHasOneHeading() {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") && $0.contains("# ") }
    let anchors = headings.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
    }
    #expect(Set(anchors).count == anchors.count, "two headings are the same")
    for link in page.split(separator: "](#").dropFirst() {
      let anchor = String(link.prefix { $0 != ")" })
      #expect(anchors.contains(anchor), "no heading for #\(anchor)")
    }
  }

  @Test func everyNameIsListed() {
    for name in grammar.elementNames + grammar.enumerationNames {
      #expect(page.contains("\n### \(name)\n"))
    }
    for name in grammar.controllerNames { #expect(page.contains("\n### \(name) controller\n")) }
    for decorator in grammar.decorators { #expect(page.contains("| `\(decorator.name)` |")) }
    let elements = grammar.elementNames.compactMap { grammar.element(named: $0) }
    // Content that is written under the key of an attribute has no separate key.
    let unwritten = elements.flatMap(\.content).filter { $0.under != nil }.map(\.name)
    for part in Set(elements.flatMap(\.partNames)).subtracting(unwritten) {
      #expect(page.contains("`\(part)`"), "\(part) is missing")
    }
  }

  @Test func projectDeclarationsAreListed() throws {
    let declarations = [
      SourceFile(path: "rating.element.yaml", bytes: Array("element: rating\nswift: RatingView\n".utf8)),
      SourceFile(
        path: "BadgeDecorator.decorator.yaml",
        bytes: Array("decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\n".utf8)),
    ]
    let page = grammar.adding(declarations).reference
    #expect(page.contains("### rating\n"))
    #expect(page.contains("[BadgeDecorator](#decorators)"))
  }
}
