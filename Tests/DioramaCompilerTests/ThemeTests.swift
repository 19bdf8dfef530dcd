import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import Testing

/// What views get from themes and styles.
@Suite struct ThemeTests {
  private static let theme = """
    theme: Brand
    colors: { accent: "#0A84FF", danger: { swift: Brand.danger } }
    numbers: { gap: 12, half: 0.5 }
    styles:
      first: { alpha: half, textColor: accent, lines: 0 }
      second: { alpha: 0.6, cornerRadius: gap }
      usual: { alpha: 0.7, cornerRadius: 3, borderWidth: 2 }
      more: { borderWidth: 4 }
      row: { title: None, alpha: half }
    defaults: { label: [usual, more], cell: row }

    """

  private func result(_ body: String) -> Compiler.Result {
    let grammar = Grammar.language().adding([SourceFile(path: "Brand.theme.yaml", text: Self.theme)])
    return Compiler(grammar: grammar).compile(SourceFile(path: "A.scene.yaml", text: "scene: A\n" + body))
  }

  private func attributes(_ keys: String) throws -> [String: Value] {
    let tree = try #require(result("views:\n- label: one\n  text: One\n\(keys)").tree)
    guard case .views(let views) = tree.content else { return [:] }
    return Dictionary(uniqueKeysWithValues: views[0].attributes.map { ($0.name, $0.value) })
  }

  @Test func theElementsStyleComesLast() throws {
    let found = try attributes("")
    #expect(found["alpha"] == .number(0.7))
    #expect(found["borderWidth"] == .number(4))
  }

  @Test func theLastStyleCounts() throws {
    let found = try attributes("  styles: [first, second]\n")
    #expect(found["alpha"] == .number(0.6))
    #expect(found["textColor"] == .color(.rgba(0x0A84_FFFF)))
    #expect(found["cornerRadius"] == .number(12))
    #expect(found["borderWidth"] == .number(4))
    #expect(try attributes("  styles: [second, first]\n")["alpha"] == .number(0.5))
  }

  @Test func theViewsOwnValueCountsMost() throws {
    let found = try attributes("  styles: [first, second]\n  alpha: 0.1\n  textColor: red\n")
    #expect(found["alpha"] == .number(0.1))
    #expect(found["textColor"] == .color(.named("red")))
    // A default that is written is not replaced either.
    #expect(try attributes("  alpha: 1\n")["alpha"] == nil)
  }

  @Test func theUsersValueIsNotReplaced() throws {
    let theme = "theme: T\nstyles: { on: { isOn: true } }\ndefaults: { switch: on }\n"
    let grammar = Grammar.language().adding([SourceFile(path: "T.theme.yaml", text: theme)])
    let scene = "scene: A\nstate: { isOn: boolean }\nviews:\n- switch: one\n  edits: isOn\n"
    let result = Compiler(grammar: grammar).compile(SourceFile(path: "A.scene.yaml", text: scene))
    #expect(result.tree?.groups.map(\.reads) == [["isOn"]])
  }

  @Test func textsAmongRowsHaveTheStyleOfTheirElement() throws {
    let tree = try #require(result("controller: table\nrows: [Hello]\n").tree)
    guard case .sections(let sections) = tree.content else {
      Issue.record("the tree has no sections")
      return
    }
    let names = sections[0].rows[0].attributes.map(\.name)
    #expect(names.contains("alpha"))
    #expect(sections[0].rows[0].attributes.first { $0.name == "title" }?.value == .literal("Hello"))
  }

  @Test func styledColorsAreConstantsInSwift() throws {
    let result = result("views:\n- label: one\n  text: One\n  textColor: { light: danger, dark: accent }\n")
    let tree = try #require(result.tree)
    #expect(
      tree.serialized.split(separator: UInt8(ascii: "\n")).contains { line in
        String(decoding: line, as: UTF8.self).contains("\"swift\": \"Brand.danger\"")
      })
    var swift: [UInt8] = []
    try result.swiftWriter()?({ swift += $0 })
    let text = String(decoding: swift, as: UTF8.self)
    #expect(text.contains("one.textColor = UIColor(light: Brand.danger, dark: UIColor(rgba: 0x0A84_FFFF))"))
  }

  @Test func stylesThatAreUsedAreKnown() throws {
    #expect(
      result("views:\n- label: one\n  text: A\n  styles: first\n").styles == ["first", "usual", "more"])
    #expect(result("views:\n- button: one\n  title: A\n").styles == [])
  }

  @Test func brokenThemesBreakOnlyWhatUsesThem() throws {
    let theme = "theme: T\ncolors: { broken: 1, good: red }\nstyles: { bad: { alpha: much } }\n"
    let grammar = Grammar.language().adding([SourceFile(path: "T.theme.yaml", text: theme)])
    let uses = ["textColor: good": true, "textColor: broken": false, "styles: bad": false]
    for (use, isCompiled) in uses {
      let scene = "scene: A\nviews:\n- label: one\n  text: A\n  \(use)\n"
      let result = Compiler(grammar: grammar).compile(SourceFile(path: "A.scene.yaml", text: scene))
      #expect(result.diagnostics == [], "\(use)")
      #expect((result.name != nil) == isCompiled, "\(use)")
    }
  }

  @Test func namesInUnreadableThemesAreNotReported() throws {
    let theme = "theme: T\ncolors:\n  good: red\n bad: : {\n"
    let grammar = Grammar.language().adding([SourceFile(path: "T.theme.yaml", text: theme)])
    let scene = "scene: A\nviews:\n- label: one\n  text: A\n  textColor: lost\n"
    let result = Compiler(grammar: grammar).compile(SourceFile(path: "A.scene.yaml", text: scene))
    #expect(result.diagnostics == [])
    #expect(result.name == nil)
  }

  /// A text that is not a value of its own kind is not the name of one, even if it has the same letters.
  @Test func onlyValuesAreNamesOfThemes() throws {
    let theme = """
      theme: Brand
      colors: { accent: { asset: accent }, quiet: gray }
      fonts: { bold: { system: small, weight: bold } }
      numbers: { small: 12 }
      images: { logo: { symbol: logo } }

      """
    let scene = """
      scene: A
      parameters: { tint: { type: color, default: accent }, sizes: { type: [number], default: [small, 2] } }
      views:
      - label: one
        text: small
        textColor: { asset: accent }
        font: { system: small, weight: bold }
      - label: two
        text: logo
        textColor: { light: accent, dark: quiet }
        font: bold
      - imageView: three
        image: { symbol: logo }
        tintColor: "accent"
      - imageView: four
        image: logo

      """
    let grammar = Grammar.language().adding([SourceFile(path: "Brand.theme.yaml", text: theme)])
    func names(_ path: String, _ text: String) -> [String] {
      let file = SourceFile(path: path, text: text)
      let found = SemanticModel(file, grammar: grammar).symbols.occurrences
      let kinds: [Symbol.Kind] = [.color, .font, .number, .image]
      return found.filter { kinds.contains($0.symbol.kind) }.map { occurrence in
        let line = text.utf8.prefix(occurrence.range.start).count { $0 == UInt8(ascii: "\n") } + 1
        return "\(line) \(occurrence.symbol.name)"
      }
    }
    #expect(
      names("Brand.theme.yaml", theme) == ["2 accent", "2 quiet", "3 bold", "3 small", "4 small", "5 logo"])
    #expect(
      names("A.scene.yaml", scene) == [
        "2 accent", "2 small", "7 small", "10 accent", "10 quiet", "11 bold", "16 logo",
      ])
  }

  @Test func symbolsOfThemes() throws {
    let scene = SourceFile(
      path: "A.scene.yaml",
      text: """
        scene: A
        layout: { padding: { top: gap } }
        views:
        - label: one
          text: gap
          textColor: { light: accent, dark: black }
          font: { system: gap }
          styles: [first, second]

        """)
    let theme = SourceFile(path: "Brand.theme.yaml", text: Self.theme)
    let project = ProjectModel().adding(scene, grammar: Grammar.language().adding([theme]))
    func uses(_ symbol: Symbol) -> [String] { project.references(to: symbol).map(\.path) }
    #expect(uses(Symbol(.number, "gap")) == ["A.scene.yaml", "A.scene.yaml", "Brand.theme.yaml"])
    #expect(uses(Symbol(.color, "accent")) == ["A.scene.yaml", "Brand.theme.yaml"])
    #expect(uses(Symbol(.style, "first")) == ["A.scene.yaml"])
    #expect(uses(Symbol(.style, "usual")) == ["Brand.theme.yaml"])
    #expect(project.declaration(of: Symbol(.color, "accent"))?.path == "Brand.theme.yaml")
    #expect(project.declaration(of: Symbol(.style, "second"))?.path == "Brand.theme.yaml")
    #expect(project.declaration(of: Symbol(.theme, "Brand"))?.path == "Brand.theme.yaml")
    #expect(uses(Symbol(.element, "label")).contains("Brand.theme.yaml"))
    #expect(uses(Symbol(.attribute, "textColor", of: .element("label"))).contains("Brand.theme.yaml"))
  }
}
