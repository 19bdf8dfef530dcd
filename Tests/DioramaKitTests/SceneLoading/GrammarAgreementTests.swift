import DioramaGrammar
import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// The loader knows everything that the grammar allows in a scene, by the same names.
@MainActor
struct GrammarAgreementTests {
  private let grammar = Grammar.language()
  private let elements = SceneElements.builtIn

  private var kinds: [ElementKind] { grammar.elementNames.compactMap(grammar.element(named:)) }

  @Test func everyElementHasItsClassAndParts() throws {
    #expect(kinds.count > 15)
    let tree = RuntimeTree(
      scene: "Empty", source: "", summary: nil, controller: "view", parameters: [], handlers: [], layout: [],
      content: .views([]))
    let session = SceneLoadingSession(
      SceneLoader(), tree: tree, parameters: [:], state: [:], handlers: SceneHandlers())
    for kind in kinds {
      let element = try #require(elements[kind.name], "\(kind.name)")
      let view = element.make.map { $0(SceneParts(session, element: kind.name, line: 1, values: nil)) }
      let name = view.map { String(describing: type(of: $0)).prefix { $0 != "<" } }
      let isMade =
        kind.placement == .section || grammar.isTable(kind) || !kind.isAbstract && kind.placement != .screen
      #expect(name.map(String.init) == (isMade ? kind.swiftClass : nil))
      for attribute in kind.attributes where !element.configures(attribute.name) {
        #expect(elements.attribute(attribute.name, of: element) != nil, "\(kind.name).\(attribute.name)")
      }
      for event in kind.events where !element.configures(event.name) {
        #expect(elements.event(event.name, of: element) != nil, "\(kind.name).\(event.name)")
      }
      for slot in kind.content {
        #expect(
          elements.slot(slot.name, of: element)?.acceptsRows == (slot.accepts == .row),
          "\(kind.name).\(slot.name)")
      }
      for role in kind.roles.flatMap(\.fills) {
        #expect(element.configures(role), "\(kind.name).\(role)")
      }
      for part in kind.configurations.flatMap(\.arguments) {
        #expect(element.configures(part.part), "\(kind.name).\(part.part)")
      }
    }
  }

  @Test func everyDefaultAndEveryCaseIsRead() throws {
    for kind in kinds where kind.placement == .view && !kind.isAbstract {
      for attribute in kind.attributes {
        for value in values(of: attribute) {
          let tree = tree(of: kind, [RuntimeTree.Attribute(name: attribute.name, value: value)])
          do {
            _ = try SceneLoader().load(tree)
          } catch {
            // The view lacks other required parts.
            let others = error.problems.filter { if case .unmetConstraint = $0 { false } else { true } }
            #expect(others == [], "\(kind.name).\(attribute.name): \(value)")
          }
        }
      }
    }
  }

  @Test func everyColorWeightAndStyleIsRead() {
    let vocabulary: [(name: String, value: (String) -> Value)] = [
      ("colorName", { .color(.named($0)) }),
      ("fontWeight", { .font(.system(size: 17, weight: $0)) }),
      ("textStyle", { .font(.style($0)) }),
    ]
    for (name, value) in vocabulary {
      let cases = grammar.enumeration(named: name)?.cases ?? []
      #expect(!cases.isEmpty)
      for value in cases.map(value) {
        let attribute = name == "colorName" ? "textColor" : "font"
        #expect(throws: Never.self, "\(value)") {
          try SceneLoader().load(tree(of: "label", [RuntimeTree.Attribute(name: attribute, value: value)]))
        }
      }
    }
  }

  /// What a user can change can be tied to the state. An element for a control that is added later must say what its
  /// user changes, or be listed here.
  @Test func whatTheUserChangesCanBeEdited() throws {
    let edited = kinds.filter { !$0.isAbstract }.flatMap { kind in
      kind.attributes.filter { $0.edited != nil }.map { "\(kind.name).\($0.name)" }
    }
    #expect(
      edited.sorted() == [
        "collection.refreshing", "datePicker.date", "likeButton.count", "likeButton.liked",
        "pageControl.page",
        "pickerView.selected", "screen.searchText", "scroll.refreshing", "searchBar.text",
        "segmentedControl.selected", "slider.value", "stepper.value", "switch.isOn",
        "switchCell.isOn", "table.refreshing", "textField.text", "textView.refreshing", "textView.text",
      ])
    let tree = TreeFixtures.tree("Empty", content: .views([]))
    let session = SceneLoadingSession(
      SceneLoader(), tree: tree, parameters: [:], state: [:], handlers: SceneHandlers())
    for kind in kinds where !kind.isAbstract && kind.placement != .screen && kind.name != "button" {
      let make = try #require(elements[kind.name]?.make)
      let view = make(SceneParts(session, element: kind.name, line: 1, values: nil))
      guard view is UIControl || view is any UITextInput else { continue }
      #expect(edited.contains { $0.hasPrefix("\(kind.name).") }, "\(kind.name)")
    }
  }

  private func values(of attribute: DioramaGrammar.Attribute) -> [Value] {
    var values: [Value] = []
    if case .value(let value) = attribute.defaultValue { values.append(value) }
    if case .enumeration(let enumeration) = attribute.type {
      values += enumeration.cases.map(Value.enumeration)
    }
    return values
  }

  private func tree(of kind: ElementKind, _ attributes: [RuntimeTree.Attribute]) -> RuntimeTree {
    tree(of: kind.name, attributes)
  }

  private func tree(of element: String, _ attributes: [RuntimeTree.Attribute]) -> RuntimeTree {
    let view = RuntimeTree.View(
      element: element, swiftClass: "", id: "view", line: 1, attributes: attributes, roles: [], handlers: [],
      content: [])
    return RuntimeTree(
      scene: "Example", source: "Example.scene.yaml", summary: nil, controller: "view", parameters: [],
      handlers: [], layout: [], content: .views([view]))
  }
}
