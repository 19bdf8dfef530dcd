import DioramaGrammar
import DioramaSyntax

/// A name that is declared twice in one scene.
struct DuplicateName: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "duplicate-name",
    explanation: """
      Parameters, state, conditions and derived values share one namespace, because values use all of them in the same \
      way. The cases of an enumeration must be unique.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nparameters: { name: string }\nstate: { name: string }\nviews:\n- label: a\n  text: ${name}\n",
      passing: "scene: Example\nstate: { name: string }\nviews:\n- label: greeting\n  text: ${name}\n"))

  let name: String
  let kind: String
  var message: String { "'\(name)' is already declared, so it cannot be the name of \(kind); choose another" }
}

/// Conditions that depend on themselves.
struct ConditionCycle: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "condition-cycle",
    explanation: "A condition can use others, but not itself, directly or through others.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        state: { isBusy: boolean }
        conditions:
          canSend: { not: isWaiting }
          isWaiting: { any: [isBusy, { not: canSend }] }
        views:
        - button: send
          title: Send
          enabled: ${canSend}

        """,
      passing: """
        scene: Example
        state: { isBusy: boolean }
        conditions:
          canSend: { not: isBusy }
        views:
        - button: send
          title: Send
          enabled: ${canSend}

        """))

  let path: String
  var message: String { "the condition depends on itself: \(path); remove one of these uses" }
}

/// A view that cannot change the state in the way that the scene wants.
enum InvalidEdit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-edit",
    explanation: """
      'edits' binds an attribute that the user can edit, such as the text of a text field, to a part of the state of \
      the same type, in both directions. The attribute is not set in any other way.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nstate:\n  name: string\nviews:\n- label: greeting\n  edits: name\n",
      passing: "scene: Example\nstate:\n  name: string\nviews:\n- textField: nameField\n  edits: name\n"))

  /// The element has no attribute that the user can edit. A component can still show the state.
  case element(String, state: String?)
  /// No attribute of an element that the project declares has 'edited'.
  case elementOfProject(String)
  /// The user cannot edit the attribute.
  case attribute(String, element: String, editable: [String])
  /// The name does not stand for a part of the state.
  case name(String, kind: NameScope.Kind)
  /// The part of the state can be an entry of the component's state, but not the whole state.
  case entry(String, type: String, component: String, edits: String)
  /// The name is that of an entry of the component's state.
  case part(String, component: String)
  /// The part of the state has another type.
  case type(String, type: String, expected: String, of: String)
  /// The part of the state is an enumeration, and the attribute is not. A derived value cannot have cases of its own.
  case enumeration(String, expected: String, of: String, isOwn: Bool)
  /// The part of the state is a whole number, and the user's steps are not.
  case steps(String, step: String)
  /// The attribute already has a value.
  case twice(String)
  /// Another attribute of the view edits the part of the state.
  case shared(String, attribute: String)

  var message: String {
    switch self {
    case .element(let element, nil): "'\(element)' has nothing that the user can edit; remove 'edits'"
    case .elementOfProject(let element):
      "no attribute of '\(element)' has 'edited', so the user cannot edit any; declare it in the element's file"
    case .element(let element, let state?):
      "'\(element)' has nothing that the user can edit; write 'state: \(state)'"
    case .entry(let name, let type, let component, let edits):
      "'\(name)' is '\(type)', not the whole state of '\(component)'; write '\(edits)'"
    case .part(let name, let component):
      "'\(name)' is in the state of '\(component)'; write { \(name): … } with a part of the state here"
    case .attribute(let name, let element, []):
      "'\(name)' of '\(element)' cannot be edited; remove it"
    case .attribute(let name, let element, let editable):
      "'\(name)' of '\(element)' cannot be edited; write \(alternatives(editable))"
    case .name(let name, let kind):
      "'\(name)' is \(kind.phrase), which the user cannot change; name a part of the state"
    case .type(let name, let type, let expected, let attribute):
      "'\(name)' has the type '\(type)', but '\(attribute)' requires '\(expected)'; "
        + "name a part of type '\(expected)', or declare '\(name)' as one"
    case .enumeration(let name, let expected, let attribute, let isOwn):
      "'\(name)' is an enumeration, but '\(attribute)' requires '\(expected)'; "
        + (isOwn
          ? "declare it as '\(expected)'\(Self.test(of: name, as: expected))"
          : "edit another part, of type '\(expected)', and derive '\(name)' from it")
    case .steps(let name, let step):
      "'\(name)' is a whole number, so '\(step)' must be one, too; or declare '\(name)' as 'number'"
    case .twice(let attribute): "'\(attribute)' has two values; remove one of them"
    case .shared(let name, let attribute):
      "'\(name)' is already edited with '\(attribute)', which would undo each change; edit another part of the state"
    }
  }
}

extension InvalidEdit {
  /// Returns how to test a number in place of an enumeration, as the continuation of a remedy.
  private static func test(of name: String, as type: String) -> String {
    type == "integer" ? " and test it with { when: \(name), is: 0 }" : ""
  }
}

extension NameScope.Kind {
  /// The kind with an article, for messages.
  var phrase: String {
    switch self {
    case .parameter: "a parameter"
    case .condition: "a condition"
    case .trait: "a trait"
    case .listEntryPart: "a part of the entry"
    case .state: "a part of the state"
    case .derived: "a derived value"
    }
  }
}
