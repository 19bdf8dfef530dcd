import DioramaSyntax
import DioramaTree

/// A name of a type that a condition cannot test in this way.
struct ConditionType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "condition-type",
    explanation: """
      A name is true if it is a boolean that is true, an optional that is not nil, or a text or list that is not \
      empty. Other types are compared: { when: count, atLeast: 1 }, { when: phase, is: sending }. For other tests, use \
      a derived value.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nstate:\n  count: integer\nviews:\n- label: total\n  shown: { not: count }\n",
      passing:
        "scene: Example\nstate:\n  count: integer\nviews:\n- label: total\n  shown: { when: count, atLeast: 1 }\n"
    ))

  let name: String
  let type: ParameterType
  let remedy: String
  var message: String {
    let type = type.name == name ? "an enumeration" : "'\(self.type.name)'"
    let message = "'\(name)' is \(type), which cannot be tested this way; \(remedy)"
    guard case .swift(let type) = self.type.base, NameForm.upperCamelCase.matches(type) else {
      return message
    }
    return message + "; if it is an enumeration, declare its cases in '\(type).enumeration.yaml'"
  }
}

/// A selection that lacks a case.
struct MissingCase: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-case",
    explanation:
      "A selection has a value for each case, or 'else'. For texts and integers it needs 'else'.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        state:
          phase: { cases: [editing, sending] }
        views:
        - label: hint
          text: { switch: phase, sending: One moment. }

        """,
      passing: """
        scene: Example
        state:
          phase: { cases: [editing, sending] }
        views:
        - label: hint
          text: { switch: phase, sending: One moment., else: "" }

        """))

  let name: String
  let missing: [String]
  var message: String {
    missing.isEmpty
      ? "the selection of '\(name)' needs 'else'; write 'else: ' and a value"
      : "the selection of '\(name)' lacks \(conjunction(missing)); "
        + "add \(missing.count == 1 ? "it" : "them"), or 'else'"
  }
}

extension ParameterType {
  /// What to write instead of a test of a name with 'is', as an imperative.
  var measuringTest: String { isMeasured ? "use 'atLeast' or 'atMost'" : "derive a boolean from it" }

  /// What to write instead of a test of a name with 'atLeast' or 'atMost', as an imperative.
  var comparingTest: String { isCompared ? "use 'is'" : "derive a boolean from it" }
}

/// A form that is nested too deeply.
struct NestedForm: DiagnosticMessage {
  /// How deeply forms can be nested, including the outermost one.
  static let limit = 3

  static let kind = DiagnosticKind(
    "nested-form",
    explanation: """
      Choices, selections and tests can be nested three deep. Name a test under 'conditions', or use a derived \
      value, which the app computes in Swift.
      """,
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        state: { a: boolean, b: boolean, c: boolean }
        views:
        - label: hint
          shown: { not: { all: [a, { not: { any: [b, c] } }] } }

        """,
      passing: """
        scene: Example
        state: { a: boolean, b: boolean, c: boolean }
        conditions: { isOther: { any: [b, c] } }
        views:
        - label: hint
          shown: { not: { all: [a, { not: isOther }] } }

        """))

  var message: String {
    "this is nested more than \(Self.limit) levels deep; name the test under 'conditions', or derive the value in Swift"
  }
}
