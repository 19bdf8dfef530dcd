import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Testing

/// Conventions for every file of the grammar.
@Suite struct ConventionTests {
  private let files: [SourceFile]
  private let grammar: Grammar

  init() throws {
    files = try Repository.grammarFiles()
    grammar = Grammar(language: files)
  }

  private var elements: [ElementKind] { grammar.elementNames.compactMap { grammar.element(named: $0) } }

  @Test func grammarHasNoProblems() {
    for (file, diagnostics) in grammar.diagnosticsByFile {
      Issue.record("\(file.path): \(diagnostics.map(\.message).joined(separator: "; "))")
    }
  }

  @Test func everyDeclarationIsRead() {
    #expect(!grammar.elementNames.isEmpty && !grammar.controllerNames.isEmpty)
    #expect(elements.count == grammar.elementNames.count)
    let declared =
      grammar.elementNames.count + grammar.controllerNames.count + grammar.enumerationNames.count
      + grammar.decorators.count + (grammar.component == nil ? 0 : 1)
    #expect(declared == files.count { DeclarationKind.of(fileNamed: $0.name) != nil })
  }

  @Test func filesAreNamedAfterWhatTheyDeclare() {
    let folders: [DeclarationKind: String] = [
      .element: "Elements", .decorator: "Decorators", .enumeration: "Values", .controller: "Controllers",
    ]
    for file in files where file.path != "grammar.yaml" {
      let tree = YAMLReader.read(file).tree
      let first = tree.root?.entries.first
      let kind = first.flatMap { DeclarationKind(rawValue: $0.name) }
      let folder = kind.flatMap { folders[$0] } ?? "?"
      #expect(file.path == "\(folder)/\(first?.value.text ?? "?").\(kind?.rawValue ?? "?").yaml")
    }
  }

  @Test func everyConcreteElementHasAnExample() {
    for element in elements where !element.isAbstract {
      #expect(
        element.example?.contains("\(element.placement == .screen ? "" : "- ")\(element.name):") == true,
        "\(element.name) has no example of itself")
    }
  }

  /// A mapping with a word of a choice, a selection or a test is such a form, and the key of a selection is a case.
  @Test func noLiteralAndNoCaseUsesTheWordsOfForms() throws {
    let forms: Set = ["if", "switch", "not", "all", "any", "when"]
    let words = forms.union(["then", "else", "is", "atLeast", "atMost"])
    let members = elements.flatMap(\.roles).flatMap { $0.members.map(\.name) + $0.methods.map(\.name) }
    #expect(forms.intersection(members) == [])
    let enumerations =
      grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }
      + elements.flatMap(\.attributes).compactMap { attribute in
        if case .enumeration(let enumeration) = attribute.type { enumeration } else { nil }
      }
    for enumeration in enumerations {
      #expect(
        !enumeration.cases.contains("switch") && !enumeration.cases.contains("else"), "\(enumeration.name)")
    }
    let schema = try JSON(parsing: Array(Repository.text("Grammar/scene.schema.json").utf8))
    guard case .object(let members) = schema,
      case .object(let definitions)? = members.first(where: { $0.name == "$defs" })?.value
    else {
      Issue.record("the schema has no definitions")
      return
    }
    let types = Set(ValueType.plain.map(\.name) + ["localizedText"])
    let literals = definitions.filter { types.contains($0.name) }
    #expect(literals.count > 6)
    for literal in literals {
      #expect(words.intersection(Self.keys(of: literal.value)) == [], "\(literal.name)")
    }
  }

  /// The keys of all mappings that a schema describes.
  private static func keys(of schema: JSON) -> [String] {
    switch schema {
    case .object(let members):
      members.flatMap { member in
        guard member.name == "properties", case .object(let properties) = member.value else {
          return keys(of: member.value)
        }
        return properties.flatMap { [$0.name] + keys(of: $0.value) }
      }
    case .array(let elements): elements.flatMap { keys(of: $0) }
    default: []
    }
  }

  /// The default of a parameter is read as the value type to which a reference to the parameter belongs.
  @Test(arguments: ParameterType.valueTypes)
  func aDefaultHasTheTypeOfItsParameter(_ base: ParameterType.Base) {
    #expect(base.valueType?.parameterType == ParameterType(base))
  }

  // MARK: Summaries

  @Test func everySummaryIsOneSentence() {
    for (place, summary) in summaries { #expect(Self.isSentence(summary), "\(place): '\(summary)'") }
  }

  private var summaries: [(place: String, summary: String)] {
    let controllers = grammar.controllerNames.compactMap { grammar.controller(named: $0) }
    let enumerations = grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }
    return elements.flatMap { summaries(of: $0) }
      + grammar.decorators.flatMap { kind in
        (kind.attributes.map(\.summary) + kind.events.map(\.summary)).map { (kind.name, $0) }
      }
      + controllers.map { ($0.name, $0.summary) }
      + controllers.flatMap { kind in kind.layout.map { ("\(kind.name).\($0.name)", $0.summary) } }
      + enumerations.map { ($0.name, $0.summary) }
  }

  private func summaries(of element: ElementKind) -> [(String, String)] {
    let parts =
      element.attributes.map { ($0.name, $0.summary) } + element.events.map { ($0.name, $0.summary) }
      + element.roles.map { ($0.name, $0.summary) } + element.content.map { ($0.name, $0.summary) }
      + element.roles.flatMap(\.members).map { ($0.name, $0.summary) }
      + element.roles.flatMap(\.methods).map { ($0.name, $0.summary) }
    return [(element.name, element.summary)] + parts.map { ("\(element.name).\($0)", $1) }
  }

  private static func isSentence(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase, text.hasSuffix(".") else { return false }
    let ends = text.dropLast().indices.filter { index in
      let next = text[text.index(after: index)...]
      return ".!?".contains(text[index]) && next.first == " "
    }
    return ends.isEmpty && !text.contains("\n")
  }

  // MARK: Names

  @Test func namesAreNotAbbreviated() {
    let abbreviations: Set = [
      "acc", "attr", "bg", "btn", "cfg", "col", "ctl", "ctrl", "desc", "dst", "el", "elem", "evt", "fg",
      "idx", "img",
      "lbl", "len", "mgr", "msg", "nav", "num", "param", "pos", "pref", "prev", "prop", "seg", "sel", "src",
      "str", "tbl",
      "tmp", "txt", "val", "vw",
    ]
    for name in names {
      #expect(abbreviations.isDisjoint(with: Self.words(of: name)), "\(name) is abbreviated")
    }
  }

  private var names: Set<String> {
    Set(
      grammar.elementNames + grammar.controllerNames + grammar.enumerationNames
        + elements.flatMap(\.partNames)
    )
    .union(elements.flatMap(\.roles).flatMap { $0.members.map(\.name) + $0.methods.map(\.name) })
  }

  private static func words(of name: String) -> [String] {
    name.reduce(into: [String]()) { words, character in
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
  }
}
