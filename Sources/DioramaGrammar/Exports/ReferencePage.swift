/// The reference page, chapter by chapter.
struct ReferencePage {
  let grammar: Grammar
  let elements: [ElementKind]

  init(grammar: Grammar) {
    self.grammar = grammar
    elements = grammar.allElements
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
      "Every name that scenes can use, in version \(grammar.version) of the language. "
        + "[README.md](README.md) explains how to add your own.",
      "A view begins with its element and its id. Attributes, roles and content are further keys after them. Events "
        + "are under `handlers`, each with the name of the method that handles it:",
      Markdown.yaml(example),
      "A `?` after a type says that the attribute accepts an optional. A text prints nothing for an optional that is "
        + "`nil`, and a Boolean tests whether there is a value, so both accept optionals in any case.",
      "[Layout.md](../Documentation/Layout.md) explains how views are arranged and which of them take remaining space.",
      "Every view can have a `fallback`: the view that takes its place in apps that do not know its element.",
    ]
  }

  /// The first example with a handler.
  private var example: String {
    let examples = elements.filter { !$0.isAbstract && !$0.ownEvents(in: grammar).isEmpty }.compactMap(
      \.example)
    return examples.first { !$0.hasPrefix("#") } ?? examples.first ?? ""
  }

  private var overview: [String] {
    let rows = elements.filter { !$0.isAbstract }.map { element in
      [
        Markdown.link(element.name), Markdown.code(element.swiftClass),
        element.placement.plural, element.summary,
      ]
    }
    return ["## Elements"]
      + [Markdown.table(["element", "Swift class", "used among", "what it is"], rows)].compactMap { $0 }
  }

  // MARK: Elements

  private var elementChapters: [[String]] {
    let bases = elements.filter(\.isAbstract)
    return ElementKind.Placement.allCases.map { placement in
      chapter(placement.plural.capitalized, elements.filter { $0.placement == placement && !$0.isAbstract })
    } + [
      chapter(
        "Common ground", bases,
        introduction:
          "Other elements extend these. Scenes use some of them directly, as their summaries explain.")
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
  /// The noun for several elements with the placement.
  var plural: String { noun + "s" }
}

extension Grammar {
  /// The page that documents the whole grammar, in Markdown.
  package var reference: String { Markdown.wrapped(ReferencePage(grammar: self).text) }
}

extension ReferencePage {
  /// The chapter about decorators.
  var decorators: [String] {
    let rows = grammar.decorators.flatMap { decorator in
      let owners = decorator.decorates.map { Markdown.link($0) }
      let head = [Markdown.code(decorator.name), owners.joined(with: "and")]
      let attributes = decorator.attributes.map { attribute in
        [
          Markdown.code(attribute.name), ValueTypeText.link(to: attribute.type, in: grammar),
          attribute.summary + Markdown.since(attribute.since),
        ]
      }
      let events = decorator.events.map {
        [Markdown.code($0.name), "event", $0.summary + Markdown.since($0.since)]
      }
      return (attributes + events).map { head + $0 }
    }
    guard let table = Markdown.table(["decorator", "decorates", "adds", "type", "what it does"], rows)
    else {
      return []
    }
    let introduction =
      "A decorator gives the elements that it decorates, and all that extend them, further attributes and events."
    return ["## Decorators", introduction, table]
  }

  /// The chapter about kinds of scenes.
  var controllers: [String] {
    let kinds = grammar.allControllers
    return ["## Controllers", "A scene names its kind with `controller`."] + kinds.flatMap { controller($0) }
  }

  private func controller(_ controller: ControllerKind) -> [String] {
    let isDefault = controller.name == grammar.defaultController
    let note = isDefault ? " Scenes that name no controller are of this kind." : ""
    let content =
      switch controller.content {
      case .views: "Shows `views`."
      case .sections:
        "Shows `sections`, each with `rows` and perhaps a `header`, a `footer` and `shown`, or `rows` alone, "
          + "and `empty` while there are no rows. A header or footer is a text or a list of views. "
          + textRow
          + (controller.table.map { " `table` has attributes and handlers of \(Markdown.link($0))." } ?? "")
      }
    let layout = Markdown.table(
      AttributeTable.head("layout"), controller.layout.map { AttributeTable.row($0, in: grammar) })
    return [
      "### \(controller.name) controller", controller.summary + Markdown.since(controller.since) + note,
      "Swift class \(Markdown.code(controller.swiftClass)). \(content)",
      layout ?? "It lays out its content itself.",
    ]
  }

  private var textRow: String {
    let row = grammar.textRow
    return
      "A bare text among the rows is a \(Markdown.link(row.element)) with this \(Markdown.code(row.attribute))."
  }

  /// The chapter about value types.
  var valueTypes: [String] {
    let rows = ValueType.plain.map { type in
      let parameter = type.parameterType == nil ? "no" : "yes"
      return [
        Markdown.code(type.name), ValueTypeText.notation(of: type, in: grammar),
        Markdown.code(type.swiftName),
        parameter,
      ]
    }
    let enumerated = [
      "an enumeration", "one of its cases", "its Swift type", "yes, unless only one attribute has the cases",
    ]
    let list = [
      Markdown.code("[type]"), "a YAML list", "an array, also of option sets", "yes, where its entries can",
    ]
    let table = Markdown.table(["type", "written as", "Swift", "`${name}`"], rows + [enumerated, list])
    return ["## Value types"] + [table].compactMap { $0 } + [
      """
      Every value can also be a choice, `{ if: CONDITION, then: VALUE, else: VALUE }`, or a selection, \
      `{ switch: NAME, CASE: VALUE, else: VALUE }`. A Boolean can be a test: `{ not: CONDITION }`, \
      `{ all: [CONDITION] }`, `{ any: [CONDITION] }`, `{ when: NAME, is: LITERAL }`, `{ when: NAME, atLeast: NUMBER }` \
      or `{ when: NAME, atMost: NUMBER }`. A condition is a name or a test.
      """
    ]
  }

  /// The chapter about enumerations.
  var enumerations: [String] {
    let kinds = grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }
    return ["## Enumerations"] + kinds.flatMap { section(about: $0) }
  }

  private func section(about kind: Enumeration) -> [String] {
    let swiftType = kind.swiftType.map { " Swift: \(Markdown.code($0))." } ?? ""
    let newer = kind.newerCases.map { "\(Markdown.code($0.name)):\(Markdown.since($0.since))" }
    return [
      "### \(kind.name)", kind.summary + swiftType, kind.cases.map(Markdown.code).joined(separator: " "),
    ]
      + aliases(of: kind) + newer
  }

  private func aliases(of kind: Enumeration) -> [String] {
    if kind.aliases.isEmpty { return [] }
    let equal = kind.cases.compactMap { name in
      kind.aliases[name].map { "\(Markdown.code(name)) is \(Markdown.code($0))" }
    }
    return [
      "Other names: \(equal.joined(separator: ", and ")); parameters and state have only the latter."
    ]
  }
}

/// Descriptions of value types.
enum ValueTypeText {
  /// Returns the notation of a type's values.
  static func notation(of type: ValueType, in grammar: Grammar) -> String {
    let colors = Markdown.link("name", to: grammar.vocabulary.colors.name)
    return type.definition.notation.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: colors)
  }

  /// Returns a link to a type's description, with the range of its numbers.
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
