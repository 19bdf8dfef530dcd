import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

@Suite struct RegistrySourceTests {
  @Test func theKitsRegistryIsFresh() throws {
    let grammar = Grammar.language()
    for (name, text) in RegistrySource.builtIn(grammar) {
      #expect(try Repository.text("Sources/DioramaKit/Generated/\(name)") == text, "run make export")
    }
    #expect(
      try Repository.text("Sources/DioramaKit/Generated/SceneType+Enumerations.swift")
        == RegistrySource.enumerations(grammar), "run make export")
  }

  /// Handlers that suspend give their results, and the opposite of a negated property is edited.
  @Test func resultsAndEditsAreConverted() throws {
    let gauge = SourceFile(
      path: "gauge.element.yaml",
      text: """
        element: gauge
        swift: GaugeView
        extends: view
        attributes:
          on: { type: boolean, negated: true, property: isOff, edited: turned }
          awake: { type: boolean, negated: true, method: setAsleep }
          mark: { type: string, method: setMark, edited: turned }
          side: { type: textAlignment, edited: turned }
          level: { type: integer, swiftType: Int8, edited: turned }
          steps: { type: integer, minimum: 1, swiftType: CGFloat, edited: turned }
        events:
          turned: { arguments: [Self] }
          saved: { arguments: [Int], result: Bool, otherwise: true, async: true, throws: true }
          kept: { arguments: [Int], result: Int, otherwise: value, async: true }
        """)
    let grammar = Grammar.language().adding([gauge])
    #expect(grammar.projectDiagnosticsByFile.map(\.diagnostics).isEmpty)
    let text = RegistrySource.project(
      elements: grammar.projectElements.map { ($0, grammar) }, decorators: [], controllers: [],
      access: .internal)
    for line in [
      "element.edit(\"on\", by: \"turned\") { !$0.isOff }",
      "element.attribute(\"awake\", .boolean) { $0.setAsleep(!$1) }",
      "element.edit(\"mark\", by: \"turned\") { $0.mark }",
      "element.edit(\"side\", by: \"turned\", .textAlignment) { $0.side }",
      "element.edit(\"level\", by: \"turned\") { $0.level }",
      "element.attribute(\"steps\", .number.atLeast(1)) { $0.steps = $1 }",
      "element.edit(\"steps\", by: \"turned\", \\.steps)",
      "view.savedHandler = { try await callback.answer($0, otherwise: true) }",
      "view.keptHandler = { do { return try await callback.answer($0, otherwise: $0) } catch { return $0 } }",
    ] { #expect(text.contains(line)) }
    let scene = SourceFile(
      path: "Example.scene.yaml",
      text: """
        scene: Example
        state: { isOn: boolean, count: integer, number: integer }
        views:
          - gauge: power
            edits: { on: isOn }
          - gauge: speed
            edits: { level: count, steps: number }

        """)
    let compiler = Compiler(grammar: grammar)
    let source = try compiler.swift(#require(compiler.compile(scene).tree))
    #expect(source.contains("power.isOff = !") && source.contains("state.isOn = !value.isOff"))
    #expect(source.contains("count = Int(clamping: value.level)\n"))
    #expect(source.contains("number = Int(rounding: value.steps)\n"))
  }

  /// A value that is read back has the name of its case, even if an alias comes first.
  @Test func aliasesFollowTheOtherCases() {
    let side = SourceFile(
      path: "Side.enumeration.yaml",
      text: "enumeration: Side\ncases: [left, start, finish]\naliases: { left: start }\n")
    let chooser = SourceFile(
      path: "chooser.element.yaml",
      text: """
        element: chooser
        swift: Chooser
        extends: control
        attributes:
          side: { type: Side, default: start, edited: valueChanged }

        """)
    let grammar = Grammar.language().adding([side, chooser])
    #expect(grammar.projectDiagnosticsByFile.map(\.diagnostics).isEmpty)
    let text = RegistrySource.project(
      elements: grammar.projectElements.map { ($0, grammar) }, decorators: [], controllers: [],
      access: .internal)
    let type = ".enumeration([\"start\": .start, \"finish\": .finish, \"left\": .left])"
    #expect(text.contains("element.attribute(\"side\", \(type)) { $0.side = $1 }"))
    #expect(text.contains("element.edit(\"side\", by: \"valueChanged\", \(type)) { $0.side }"))
  }

  /// The arguments of a superclass's initializer are passed to a loader as names of cases and as dictionaries.
  @Test func theArgumentsOfAnInitializerAreConverted() throws {
    let files = [
      "Plan.enumeration.yaml": "enumeration: Plan\ncases: [free, pro]\n",
      "Badge.component.yaml": """
      component: Badge
      state: { title: string, inout: "Plan?", phase: { cases: [open, closed], default: open } }
      views:
        - label: text
          text: ${title}

      """,
      "Member.component.yaml": """
      component: Member
      state: { name: string, session: Session, main: "Badge?", badges: [Badge] }
      views:
        - label: text
          text: ${name}

      """,
      "base.controller.yaml": """
      controller: base
      swift: BaseController
      extends: view
      initializer:
        align: { type: textAlignment }
        plan: { type: "Plan?" }
        count: { type: integer }
        member: { type: "Member?" }
        badge: { type: Badge }

      """,
    ]
    let grammar = Grammar.language().adding(files.map { SourceFile(path: $0, text: $1) })
    #expect(grammar.projectDiagnosticsByFile.map(\.diagnostics).isEmpty)
    let text = RegistrySource.project(
      elements: [], decorators: [], controllers: grammar.projectControllers.map { ($0, grammar) },
      access: .internal)
    let plan = ".enumeration([\"free\": .free, \"pro\": .pro])"
    for line in [
      "plan: try screen.parameter(\"plan\", as: Plan?.self, .optional(\(plan)))",
      "count: try screen.parameter(\"count\", as: Int.self),",
      "member: try screen.parameter(\"member\", as: Member.State?.self, .optional(.stateOfMember))",
      "badge: try screen.parameter(\"badge\", as: Badge.State.self, .stateOfBadge)",
    ] { #expect(text.contains(line)) }
    let types = try #require(text.range(of: "\nextension SceneType")).lowerBound
    #expect(
      text[types...] == """

        extension SceneType where Instance == Badge.State {
          /// The state of the component `Badge`.
          fileprivate static var stateOfBadge: SceneType {
            .component { values in
              Badge.State(
                title: try values.value("title"),
                `inout`: try values.value("inout", .optional(\(plan))),
                phase: try values.value("phase", .enumeration(["open": .open, "closed": .closed]))
              )
            }
          }
        }

        extension SceneType where Instance == Member.State {
          /// The state of the component `Member`.
          fileprivate static var stateOfMember: SceneType {
            .component { values in
              Member.State(
                name: try values.value("name"),
                session: try values.value("session"),
                main: try values.value("main", .optional(.stateOfBadge)),
                badges: try values.value("badges", .list(.stateOfBadge))
              )
            }
          }
        }

        """)
  }

  @Test func everyPartOfAnElementIsRegistered() {
    let chart = SourceFile(
      path: "chart.element.yaml",
      text: """
        element: chart
        swift: ChartView
        extends: control
        attributes:
          values: { type: [number], required: true }
          style: { type: enumeration, cases: [bars, lines], default: bars }
          limit: { type: integer, minimum: 1, optional: true, method: limit, label: to, arguments: { by: value } }
          title: { type: string, default: "" }
          unit: { type: string }
        events:
          chosen: { arguments: [Int, String], result: String, otherwise: value2 }
          loaded: { async: true, property: onLoad }
        content:
          legend: { accepts: view, method: setLegend }
          entries: { accepts: row, method: addEntry, each: true }
          cards: { accepts: row, method: setCards }
          notes: { accepts: row, texts: true, method: setNotes }
        constraints:
          - atMostOneOf: [limit, unit, title]
        configurations:
          - method: show
            arguments: { title: title, unit: unit }
        """)
    let badge = SourceFile(
      path: "BadgeDecorator.decorator.yaml",
      text: "decorator: BadgeDecorator\ndecorates: chart\nevents:\n  badgeTapped: { arguments: [Int] }\n")
    let grammar = Grammar.language().adding([chart, badge])
    #expect(grammar.projectDiagnosticsByFile.map(\.diagnostics).isEmpty)
    let text = RegistrySource.project(
      elements: grammar.projectElements.map { ($0, grammar) },
      decorators: grammar.projectDecorators.map { ($0, grammar) }, controllers: [], access: .internal)
    #expect(
      text == """
        // Generated by diorama from the project's declarations. Do not edit.
        // swift-format-ignore-file

        @_spi(Generated) import DioramaKit

        extension SceneElements {
          /// The elements of the language and those of the project.
          static let project: SceneElements = {
            var elements = SceneElements.builtIn
            elements.registerChart()
            elements.registerDecorator(of: "chart", event: "badgeTapped") { (view: ChartView, callback) in
              view.badgeTappedHandler = { callback($0) }
            }
            return elements
          }()

          private mutating func registerChart() {
            var element = SceneElement("chart", extends: "control") { ChartView() }
            element.attribute("values", .list(.number)) { $0.values = $1 }
            element.attribute("style", .enumeration(["bars": .bars, "lines": .lines])) { $0.style = $1 }
            element.attribute("limit", .optional(.integer.atLeast(1))) { $0.limit(to: $1, by: .value) }
            element.event("chosen") { view, callback in
              view.chosenHandler = { callback.answer($0, $1, otherwise: $1) }
            }
            element.event("loaded") { view, callback in
              view.onLoad = { try? await callback.send() }
            }
            element.content("legend", all: { $0.setLegend($1) })
            element.content("entries", eachCell: { $0.addEntry($1) })
            element.content("cards", cells: { $0.setCards($1) })
            element.content("notes", rows: { $0.setNotes($1) })
            element.configure(["title", "unit"]) { sceneParts in
              let title: String = sceneParts.value("title", .string) ?? ""
              let unit: String? = sceneParts.value("unit", .string)
              return {
                if let unit {
                  $0.show(title: title, unit: unit)
                } else {
                  $0.show(title: title)
                }
              }
            }
            element.require(.exactlyOneOf(["values"]))
            element.require(.atMostOneOf(["limit", "unit"]))
            register(element)
          }
        }

        """)
  }
}
