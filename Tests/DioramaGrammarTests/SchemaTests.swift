import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Testing

/// The schema is complete. `Tools/check-schema` checks that it is correct.
@Suite struct SchemaTests {
  private let grammar: Grammar

  init() throws {
    grammar = Grammar(language: try Repository.grammarFiles())
  }

  @Test func everyReferenceHasADefinition() {
    let schema = grammar.sceneSchema
    let definitions = Set(Self.members(of: schema["$defs"]).map { "#/$defs/\($0.name)" })
    let references = Self.strings(named: "$ref", in: schema)
    #expect(Set(references).subtracting(definitions) == [])
    #expect(!references.isEmpty)
  }

  @Test func everyConcreteElementIsDefined() {
    let definitions = grammar.sceneSchema["$defs"]
    for name in grammar.elementNames {
      guard let element = grammar.element(named: name) else { continue }
      let definition = definitions?["element.\(name)"]
      #expect((definition != nil) == (grammar.isWritten(element) || grammar.isTable(element)))
      guard let definition else { continue }
      #expect(definition["description"] == .string(element.summary))
      #expect(definition["additionalProperties"] == false)
    }
  }

  @Test func projectDeclarationsAreListed() {
    let declarations = [
      SourceFile(
        path: "rating.element.yaml",
        bytes: Array("element: rating\nswift: RatingView\nsummary: A row of stars.\n".utf8)),
      SourceFile(
        path: "BadgeDecorator.decorator.yaml",
        bytes: Array("decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\n".utf8)),
    ]
    let definitions = grammar.adding(declarations).sceneSchema["$defs"]
    #expect(definitions?["element.rating"]?["properties"]?["badge"] != nil)
    #expect(definitions?["element.label"]?["properties"]?["badge"] != nil)
  }

  @Test func namesOfThemesAreListed() {
    let text = "theme: A\ncolors: { accent: red }\nnumbers: { gap: 12 }\nstyles: { first: { alpha: gap } }\n"
    let file = SourceFile(path: "A.theme.yaml", bytes: Array(text.utf8))
    let definitions = grammar.adding([file]).sceneSchema["$defs"]
    func names(in definition: String) -> String {
      String(decoding: (definitions?[definition] ?? .null).serialized, as: UTF8.self)
    }
    #expect(names(in: "plainColor").contains("accent"))
    #expect(names(in: "insets").contains("gap"))
    #expect(names(in: "font").contains("gap"))
    #expect(names(in: "element.view.alpha").contains("gap"))
    #expect(names(in: "styles").contains("first"))
    #expect(grammar.sceneSchema["$defs"]?["styles"] != nil)
  }

  @Test func entriesOfListsCanBeChoices() {
    let element = grammar.sceneSchema["$defs"]?["element.segmentedControl"]
    let references = Self.strings(named: "$ref", in: element?["properties"]?["segments"] ?? .null)
    #expect(references.contains("#/$defs/form.string"))
  }

  @Test func componentsAreListed() throws {
    let component = """
      component: Row
      state: { title: string, owner: Person, size: { cases: [small, large] }, sizes: [number] }
      events: { opened: {} }
      views: [{ slot: trailing }]

      """
    let file = SourceFile(path: "Row.component.yaml", bytes: Array(component.utf8))
    let schema = grammar.adding([file]).sceneSchema
    let definition = schema["$defs"]?["element.Row"]
    #expect(definition?["required"] == ["Row"])
    for part in ["state", "title", "owner", "size", "trailing", "alpha"] {
      #expect(definition?["properties"]?[part] != nil, "\(part)")
    }
    #expect(definition?["properties"]?["handlers"]?["properties"]?["opened"] != nil)
    let definitions = Set(Self.members(of: schema["$defs"]).map { "#/$defs/\($0.name)" })
    #expect(Set(Self.strings(named: "$ref", in: schema)).subtracting(definitions) == [])
    #expect(schema["$defs"]?["component"]?["properties"]?["events"] != nil)
  }

  // MARK: Reading JSON

  private static func members(of json: JSON?) -> [JSON.Member] {
    if case .object(let members)? = json { members } else { [] }
  }

  private static func strings(named name: String, in json: JSON) -> [String] {
    switch json {
    case .array(let elements): elements.flatMap { strings(named: name, in: $0) }
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.name == name, case .string(let text) = member.value { return [text] }
        return strings(named: name, in: member.value)
      }
    default: []
    }
  }
}

extension JSON {
  fileprivate subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }
}
