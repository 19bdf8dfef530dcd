/// The reference page, chapter by chapter.
struct ReferencePage {
  let grammar: Grammar
  let elements: [ElementKind]

  init(grammar: Grammar) {
    self.grammar = grammar
    elements = grammar.elementNames.compactMap { grammar.element(named: $0) }
  }

  /// The whole page.
  var text: String {
    let chapters =
      [introduction, overview] + elementChapters + [decorators, controllers, valueTypes, enumerations]
    return chapters.flatMap { $0 }.joined(separator: "\n\n") + "\n"
  }

  private var introduction: [String] {
    [
      "<!-- Generated from the folder Grammar by `make export`. Do not edit. -->",
      "# Reference",
      "Every word that scenes can use, in version \(grammar.version) of the language. "
        + "[README.md](README.md) tells how to add words of your own.",
      "A view begins with its element and its id. Attributes, roles and content are further keys beside them; events "
        + "stand under `handlers`, each with the name of the method that answers it:",
      Markdown.yaml(example),
    ]
  }

  /// The first example that has a handler.
  private var example: String {
    let examples = elements.filter { !$0.isAbstract && !$0.ownEvents(in: grammar).isEmpty }.compactMap(
      \.example)
    return examples.first { !$0.hasPrefix("#") } ?? examples.first ?? ""
  }

  private var overview: [String] {
    let rows = elements.filter { !$0.isAbstract }.map { element in
      [
        Markdown.link(element.name), Markdown.code(element.swiftClass),
        element.placement.heading.lowercased(),
        element.summary,
      ]
    }
    return ["## Elements"]
      + [Markdown.table(["element", "Swift class", "stands among", "what it is"], rows)].compactMap { $0 }
  }

  // MARK: Elements

  private var elementChapters: [[String]] {
    let bases = elements.filter(\.isAbstract)
    return ElementKind.Placement.allCases.map { placement in
      chapter(placement.heading, elements.filter { $0.placement == placement && !$0.isAbstract })
    } + [
      chapter("Common ground", bases, introduction: "Elements that scenes do not name; others extend them.")
    ]
  }

  private func chapter(_ heading: String, _ elements: [ElementKind], introduction: String? = nil) -> [String]
  {
    guard !elements.isEmpty else { return [] }
    return ["## \(heading)"] + [introduction].compactMap { $0 }
      + elements.flatMap { ElementSection(element: $0, grammar: grammar).paragraphs }
  }
}

extension ElementKind.Placement {
  fileprivate var heading: String {
    switch self {
    case .view: "Views"
    case .row: "Rows"
    }
  }
}

/// Writes the reference page: every word of a grammar, for people.
public enum ReferenceExport {
  /// The page in Markdown.
  public static func text(of grammar: Grammar) -> String {
    ReferencePage(grammar: grammar).text
  }
}
