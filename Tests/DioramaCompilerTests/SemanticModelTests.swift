import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Symbols, their declarations and their references in files with many kinds of errors.
@Suite struct SemanticModelTests {
  private static let scene = """
    scene: Profile
    controler: view
    parameters:
      name: string
      limit: integr
    layout:
      axis: vertical
      spacing: ${limit}
    views:
    - lable: greeting
      text: Hello ${name}
    - label: farewell
      text: Bye ${name}
      colour: red
      lines: many
    - text: ${nmae}
      label: last
    - likeButton: like
      liked: maybe
      handlers: { toggled: likeToggled }
      label: lost
      text: ${name}
    - rating: stars
      value: ${limit}
      shape: heart
      handlers: { rated: likeToggled }
    - stackView: stars
      axis: vertical
      children: [{ label: inner, alignment: center, text: "\\u0041 ${name}" }]

    """

  private static let element = """
    element: rating
    swift: StarsView
    extends: control
    attributes:
      value: { type: integer }
      shape: { type: enumeration, cases: [star, heart], method: setSymbol }
    events:
      rated: { property: whenRated, arguments: [Int] }
    constraints:
    - ordered: [value, vlaue]

    """

  private let grammar = Grammar.language().adding([SourceFile(path: "rating.element.yaml", text: element)])
  private var file: SourceFile { SourceFile(path: "Profile.scene.yaml", text: Self.scene) }

  /// The range of an occurrence of a piece in a text.
  private func place(_ piece: String, skipping count: Int = 0, in text: String = scene) throws -> SourceRange
  {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { bytes[$0...].starts(with: piece.utf8) }
    let start = try #require(starts.dropFirst(count).first)
    return SourceRange(start, start + piece.utf8.count)
  }

  @Test func theSceneHasErrorsAndAModel() throws {
    let result = Compiler(grammar: grammar).compile(file)
    #expect(result.review.hasErrors)
    #expect(result.tree == nil)
    let name = try place("name", skipping: 1)
    let model = SemanticModel(file, grammar: grammar)
    #expect(model.symbol(at: name.start) == Symbol(.parameter, "name", of: .file(file.path)))
  }

  @Test func eachUseOfAParameterHasItsDeclaration() throws {
    let model = SemanticModel(file, grammar: grammar)
    let symbol = Symbol(.parameter, "name", of: .file(file.path))
    let uses = try (0...2).map { number -> SourceRange in
      let reference = try place("${name}", skipping: number)
      return SourceRange(reference.start + 2, reference.end - 1)
    }
    for use in uses {
      #expect(model.symbol(at: use.start) == symbol)
      #expect(model.symbol(at: use.end) == symbol)
    }
    #expect(model.symbols.declaration(of: symbol) == (try place("name", skipping: 0)))
    #expect(model.symbols.references(to: symbol).starts(with: uses))
    #expect(model.symbols.references(to: symbol).count == 4, "an escape comes before the fourth")
  }

  @Test func aRelativeSizeUsesAView() throws {
    let scene =
      "scene: Sizes\nviews:\n- label: title\n  text: Hello\n- view: line\n  width: { of: title, times: 2 }\n"
    let model = SemanticModel(SourceFile(path: "Sizes.scene.yaml", text: scene), grammar: grammar)
    let symbol = Symbol(.view, "title", of: .file("Sizes.scene.yaml"))
    #expect(model.symbols.references(to: symbol) == [try place("title", skipping: 1, in: scene)])
  }

  @Test func entriesAfterASyntaxErrorAreBound() throws {
    let scene = """
      scene: Broken
      parameters:
        name: string
      views:
      - label: greeting
        text: Dear: ${name}
      - label: farewell
        text: Bye ${name}

      """
    let model = SemanticModel(SourceFile(path: "Broken.scene.yaml", text: scene), grammar: grammar)
    #expect(!model.tree.isComplete)
    let use = try place("${name}", skipping: 1, in: scene)
    let symbol = try #require(model.symbol(at: use.start + 2))
    #expect(model.symbols.declaration(of: symbol) == (try place("name", in: scene)))
    #expect(model.symbol(at: try place("farewell", in: scene).start)?.kind == .view)
  }

  @Test func misspeltNamesHaveNoDeclaration() throws {
    let model = SemanticModel(file, grammar: grammar)
    let symbol = try #require(model.symbol(at: try place("nmae").start))
    #expect(symbol == Symbol(.parameter, "nmae", of: .file(file.path)))
    #expect(model.symbols.declaration(of: symbol) == nil)
    #expect(model.symbol(at: try place("lable").start) == Symbol(.element, "lable"))
    #expect(model.symbol(at: try place("greeting").start) == Symbol(.view, "greeting", of: .file(file.path)))
    #expect(model.symbol(at: try place("colour").start) == nil)
  }

  @Test func aViewWithoutItsDashIsBound() throws {
    let model = SemanticModel(file, grammar: grammar)
    #expect(model.symbol(at: try place("lost").start) == Symbol(.view, "lost", of: .file(file.path)))
    let text = try place("text: ${name}")
    #expect(model.symbol(at: text.start) == Symbol(.attribute, "text", of: .element("label")))
    #expect(model.symbol(at: try place("last").start) == Symbol(.view, "last", of: .file(file.path)))
  }

  @Test func handlersAndIDsAreDeclaredAtTheirFirstPlace() throws {
    let symbols = SemanticModel(file, grammar: grammar).symbols
    let handler = Symbol(.handler, "likeToggled", of: .file(file.path))
    #expect(symbols.declaration(of: handler) == (try place("likeToggled")))
    #expect(symbols.references(to: handler) == [try place("likeToggled", skipping: 1)])
    let id = Symbol(.view, "stars", of: .file(file.path))
    #expect(symbols.declaration(of: id) == (try place("stars")))
    #expect(symbols.references(to: id) == [try place("stars", skipping: 1)])
  }

  @Test func anInheritedPartBelongsToItsDeclaringElement() throws {
    let scene = """
      scene: Profile
      views:
      - label: first
        shown: true
      - button: second
        shown: false

      """
    let model = SemanticModel(SourceFile(path: "Profile.scene.yaml", text: scene), grammar: grammar)
    let symbol = try #require(model.symbol(at: try place("shown", in: scene).start))
    #expect(symbol.owner == .element("view"))
    #expect(model.symbols.references(to: symbol).count == 2)
  }

  @Test func namesThatStandBareAreUsesInABrokenScene() throws {
    let scene = """
      scene: Login
      state: { email: string, isBusy: boolean, phase: { cases: [editing, sending] } }
      conditions: { canSend: { all: [email, { not: isBusy }] }, isIdle: { when: phase, is: editing } }
      views:
      - textField: field
        edits: email
        enabld: ${canSend}
        shown: { if: canSend, then: { switch: isBusy, true: "${isIdle}", false: true }, else: false }
      - label: hint
        txet: Hello

      """
    let model = SemanticModel(SourceFile(path: "Login.scene.yaml", text: scene), grammar: grammar)
    let expected: [(String, Symbol.Kind, uses: Int)] = [
      ("email", .state, 2), ("isBusy", .state, 2), ("phase", .state, 1), ("canSend", .condition, 2),
      ("isIdle", .condition, 1),
    ]
    for (name, kind, uses) in expected {
      let symbol = Symbol(kind, name, of: .file("Login.scene.yaml"))
      #expect(model.symbol(at: try place(name, in: scene).start) == symbol)
      #expect(model.symbols.declaration(of: symbol) == (try place(name, in: scene)))
      #expect(model.symbols.references(to: symbol).count == uses, "\(name)")
    }
  }

  @Test func aBrokenDeclarationIsFoundFromTheSceneThatUsesIt() throws {
    let other = SourceFile(
      path: "Other.scene.yaml", text: "scene: Other\nviews:\n- rating: stars\n  value: 3\n  shape: star\n")
    let project = ProjectModel().adding(file, grammar: grammar).adding(other, grammar: grammar)

    let rating = try #require(project.symbol(at: try place("rating").start, in: file.path))
    #expect(rating == Symbol(.element, "rating"))
    let declaration = try #require(project.declaration(of: rating))
    #expect(declaration.path == "rating.element.yaml")
    #expect(declaration.range == (try place("rating", in: Self.element)))
    #expect(project.references(to: rating).map(\.path) == [other.path, file.path])

    let value = try #require(
      project.symbol(at: try place("value", in: Self.element).start, in: "rating.element.yaml"))
    #expect(value == Symbol(.attribute, "value", of: .element("rating")))
    let uses = project.references(to: value)
    #expect(
      uses.map(\.path) == [other.path, file.path, "rating.element.yaml"], "the constraint names it, too")
    #expect(uses.dropFirst().first?.range == (try place("value")))

    let heart = try #require(project.symbol(at: try place("heart").start, in: file.path))
    let shape = Symbol(.attribute, "shape", of: .element("rating"))
    #expect(heart == Symbol(.enumerationCase, "heart", of: .symbol(shape)))
    #expect(project.declaration(of: heart)?.range == (try place("heart", in: Self.element)))
  }

  @Test func aComponentIsFoundFromTheScenesThatUseIt() throws {
    let component = """
      component: Row
      state: { title: string }
      events: { opened: {} }
      views:
      - label: headline
        text: ${title}
      - button: more
        handlers: { click: opened }
      - slot: trailing

      """
    let scene = """
      scene: Uses
      views:
      - Row: first
        title: Hello
        handlers: { opened: firstOpened }
        trailing: []

      """
    let file = SourceFile(path: "Row.component.yaml", text: component)
    let grammar = Grammar.language().adding([file])
    let project = ProjectModel().adding(
      SourceFile(path: "Uses.scene.yaml", text: scene), grammar: grammar)
    let expected: [(String, Symbol, uses: [String])] = [
      ("Row", Symbol(.element, "Row"), ["Uses.scene.yaml"]),
      ("title", Symbol(.attribute, "title", of: .element("Row")), ["Row.component.yaml", "Uses.scene.yaml"]),
      ("opened", Symbol(.event, "opened", of: .element("Row")), ["Row.component.yaml", "Uses.scene.yaml"]),
      ("trailing", Symbol(.slot, "trailing", of: .element("Row")), ["Uses.scene.yaml"]),
    ]
    for (name, symbol, uses) in expected {
      #expect(project.symbol(at: try place(name, in: scene).start, in: "Uses.scene.yaml") == symbol)
      #expect(project.declaration(of: symbol)?.path == "Row.component.yaml")
      #expect(project.declaration(of: symbol)?.range == (try place(name, in: component)))
      #expect(project.references(to: symbol).map(\.path) == uses, "\(name)")
    }
  }

  /// Where one name is in a scalar that another name covers as a whole, both are found.
  @Test func namesInAScalarWithEscapesAreFound() throws {
    let scene = #"""
      scene: Escapes
      parameters: { ab: string, cd: string }
      views:
      - label: one
        text: "${a\x62} and ${cd} and more"
      """#
    let model = SemanticModel(SourceFile(path: "Escapes.scene.yaml", text: scene), grammar: grammar)
    #expect(model.symbol(at: try place("and", in: scene).start)?.name == "ab")
    #expect(model.symbol(at: try place("cd", skipping: 1, in: scene).start)?.name == "cd")
    #expect(model.symbol(at: try place("more", in: scene).start)?.name == "ab")
  }

  /// A slot is used by its name in the order of VoiceOver and in relative sizes, and a component by the Swift types of
  /// arguments that have its state.
  @Test func slotsAndStatesOfComponentsAreFound() throws {
    let component = """
      component: Row
      state: { title: string }
      events: { opened: { arguments: [Row.State, { type: "[Row.State]" }, Int] } }
      views:
      - stack: whole
        accessibilityOrder: [trailing, headline]
        children:
        - label: headline
          text: ${title}
          width: { of: trailing }
        - slot: trailing

      """
    let file = SourceFile(path: "Row.component.yaml", text: component)
    let grammar = Grammar.language().adding([file])
    let symbols = SemanticModel(file, grammar: grammar).symbols
    let slot = Symbol(.slot, "trailing", of: .element("Row"))
    #expect(
      symbols.references(to: slot)
        == [try place("trailing", in: component), try place("trailing", skipping: 1, in: component)])
    let types = try [1, 2].map { try place("Row", skipping: $0, in: component) }
    #expect(symbols.references(to: Symbol(.element, "Row")) == types)
    #expect(symbols.references(to: Symbol(.view, "headline", of: .file(file.path))).count == 1)
  }

  @Test(arguments: ["Row", "Row?", "[Row]", "\"[Row]\"", "'Row?'", "{ type: Row? }", "{ type: [Row] }"])
  func aComponentIsFoundFromTypes(type: String) throws {
    let component = "component: Row\nviews: []\n"
    let scene = "scene: Uses\nstate: { row: \(type) }\nviews: []\n"
    let file = SourceFile(path: "Row.component.yaml", text: component)
    let grammar = Grammar.language().adding([file])
    let project = ProjectModel().adding(
      SourceFile(path: "Uses.scene.yaml", text: scene), grammar: grammar)
    let uses = project.references(to: Symbol(.element, "Row"))
    #expect(uses.map(\.range) == [try place("Row", in: scene)])
  }

  @Test func symbolsInMergedMappingsAreDeclaredOnce() throws {
    let scene = """
      scene: Merged
      views:
      - button: first
        <<: &base { title: Go, handlers: { click: goTapped } }
      - button: second
        <<: *base

      """
    let symbols = SemanticModel(SourceFile(path: "Merged.scene.yaml", text: scene), grammar: grammar).symbols
    let handler = Symbol(.handler, "goTapped", of: .file("Merged.scene.yaml"))
    #expect(symbols.declaration(of: handler) == (try place("goTapped", in: scene)))
    #expect(symbols.references(to: handler).isEmpty)
  }

  @Test(arguments: TestFile.scenePaths + TestFile.samplePaths)
  func theBytesOfAnOccurrenceAreTheName(_ path: String) throws {
    let file = try TestFile(path)
    let model = SemanticModel(file.source, grammar: file.compiler.grammar)
    for occurrence in model.symbols.occurrences {
      let text = file.source.text(in: occurrence.range)
      if text == occurrence.symbol.name { continue }
      let scalar = model.tree.allNodes.first { $0.kind == .scalar && $0.range == occurrence.range }
      #expect(scalar?.text.contains(occurrence.symbol.name) == true, "\(occurrence)")
      #expect(text.contains("\\") || text.contains("\n"), "\(occurrence)")
    }
  }

  @Test func rangesAreExactInEveryNotation() throws {
    let scene = #"""
      scene: "Exact"
      'parameters': { "name": string, 'size': "integer" }
      views:
      - "label": 'greeting'
        text: "Caf\u00e9 ${name}\n$${name} ${name}"
      - { 'label': "second", text: 'It''s ${name}' }
      - label: third
        text: |
          Dear ${name},
          ${size} points
      - label: fourth
        text: >
          A folded
          ${name}
      - label: fifth
        text: "Split
          in two: ${name}"
        lines: "${size}"
      - label: hidden
        text: "${n\x61me}"
      - label: dollar
        text: "\x24${name} \\\u0024 ${name} \x24{name}"
      """#
    let file = SourceFile(path: "Exact.scene.yaml", text: scene)
    let symbols = SemanticModel(file, grammar: grammar).symbols
    let escaped = [#""${n\x61me}""#, #""\x24${name} \\\u0024 ${name} \x24{name}""#]
    let texts = symbols.occurrences.map { (file.text(in: $0.range), $0.symbol.name) }
    #expect(texts.filter { $0.0 != $0.1 }.map(\.0) == escaped)
    let name = Symbol(.parameter, "name", of: .file(file.path))
    #expect(symbols.references(to: name).count == 9)
    #expect(symbols.references(to: Symbol(.parameter, "size", of: .file(file.path))).count == 2)
    #expect(texts.map(\.1).filter { ["greeting", "second", "Exact"].contains($0) }.count == 3)
  }

  /// Errors in references are at the places that the index has for them, and their fix-its replace nothing else.
  @Test func errorsInReferencesAreAtTheirPlaces() throws {
    let scene = #"""
      scene: Exact
      parameters: { surname: string }
      views:
      - label: first
        text: |
          Hi ${nam}, ${n m} ${surname}
      - label: second
        text: >
          A folded
          ${nem}
      - label: third
        text: "Caf\u00e9 ${nim} ${surnmae}"
      - label: fourth
        text: 'It''s ${nom}'
      - label: fifth
        text: "Caf\u00e9 ${s\x75rnaem}"
      """#
    let file = SourceFile(path: "Exact.scene.yaml", text: scene)
    let errors = Compiler(grammar: grammar).compile(file).diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map { file.text(in: $0.range) } == [
        "${nam}", "${n m}", "${nem}", "${nim}", "${surnmae}", "${nom}", #""Caf\u00e9 ${s\x75rnaem}""#,
      ])
    let names = errors.filter { $0.code == "unknown-name" }.map { $0.range }
    let index = SemanticModel(file, grammar: grammar).symbols.occurrences.map(\.range)
    for name in names.dropLast() { #expect(index.contains(SourceRange(name.start + 2, name.end - 1))) }
    let fixed = errors.flatMap(\.fixIts).compactMap { $0.applied(to: file) }
    #expect(
      fixed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        scene.replacing("${surnmae}", with: "${surname}")
      ])
  }

  @Test func compilingMakesNoIndex() throws {
    let valid = SourceFile(path: "A.scene.yaml", text: "scene: A\nviews:\n- label: one\n  text: One\n")
    for file in [file, valid] {
      let model = SemanticModel(file, grammar: grammar)
      let result = Compiler(grammar: grammar).compile(model)
      #expect(!model.isIndexed)
      _ = result.tree
      #expect(!model.isIndexed)
      _ = model.symbol(at: 0)
      #expect(model.isIndexed)
    }
  }
}
