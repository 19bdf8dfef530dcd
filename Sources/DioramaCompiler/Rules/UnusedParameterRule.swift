import DioramaGrammar
import DioramaSyntax

/// A parameter that no reference names.
struct UnusedParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-parameter", .warning,
    explanation:
      "The owner of the scene has to pass a value that nothing shows. Use the parameter, or remove it.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello\n",
      passing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name}\n"))

  let name: String
  var message: String {
    "parameter '\(name)' is never used; write '${\(name)}' where it belongs, or remove it"
  }
}

/// Finds parameters that no reference names.
enum UnusedParameterRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedParameter, SourceRange, [FixIt]) -> Void) {
    guard subject.scene.parameters.contains(where: { !subject.scene.usedParameters.contains($0.name) }) else {
      return
    }
    for entry in subject.tree.root?.value(for: "parameters")?.entries ?? []
    where !subject.scene.usedParameters.contains(entry.name) {
      report(UnusedParameter(name: entry.name), entry.key.range, [])
    }
  }
}
