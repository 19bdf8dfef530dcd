import DioramaGrammar
import DioramaSyntax

/// A path that leads outside the project.
package enum PathOutsideProject: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "path-outside-project",
    explanation: """
      The paths of a configuration are relative to its folder and stay below it, so that a project works in \
      any folder, and nothing outside it is read or written.
      """,
    example: DiagnosticKind.Example(
      .configuration, failing: "scenes: ../Shared/Scenes\n", passing: "scenes: Scenes\n"))

  /// The path leads there as it is written.
  case direct(String)
  /// A link leads there.
  case link(String)

  package var message: String {
    switch self {
    case .direct(let path):
      "'\(path)' leads out of the project; write a path below this file, such as 'Scenes'"
    case .link(let path):
      "'\(path)' leads out of the project through a link; replace the link with a folder, or name another path"
    }
  }
}

/// A tool that is older than the project requires.
package struct OutdatedTool: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "outdated-tool",
    explanation: """
      With 'minimumVersion', the project says that it uses something that this version of diorama does not have. \
      Nothing in the project is checked, because what an older version reports could be wrong.
      """,
    example: DiagnosticKind.Example(
      .configuration, failing: "minimumVersion: 999\n", passing: "minimumVersion: 0.1\n"))

  let needed: String
  let tool: String
  package init(needed: String, tool: String) {
    self.needed = needed
    self.tool = tool
  }
  package var message: String {
    "this project needs diorama \(needed) or later, but this is \(tool); update diorama"
  }
}

/// A setting for a rule that does not exist.
package struct UnknownRule: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "unknown-rule",
    explanation: "A rule is named by the code of its diagnostics; 'diorama explain' lists all codes.",
    example: DiagnosticKind.Example(
      .configuration, failing: "rules:\n  insecure-uri: error\n", passing: "rules:\n  insecure-url: error\n"))

  let code: String
  let suggestion: String?
  package init(code: String, suggestion: String?) {
    self.code = code
    self.suggestion = suggestion
  }
  package var message: String {
    "there is no rule '\(code)'; \(suggestion.didYouMean(or: "'diorama explain' lists all"))"
  }
}

/// A severity for something that is always an error.
package struct FixedSeverity: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "fixed-severity",
    explanation: """
      Warnings can be switched off or made errors. What is always an error cannot be changed: a scene that has it \
      cannot be compiled.
      """,
    example: DiagnosticKind.Example(
      .configuration, failing: "rules:\n  unknown-attribute: off\n", passing: "rules:\n  vague-id: off\n"))

  let code: String
  package init(code: String) { self.code = code }
  package var message: String { "'\(code)' is always an error; remove it" }
}

/// Too many paths, or a path that is too long, for a configuration.
package enum ConfigurationLimit: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "configuration-limit",
    explanation: """
      A list in a configuration may have \(Limits.paths) paths of \(Limits.pathSize) bytes each, because every file is \
      compared with all of them. A folder matches everything in it; in a pattern, '*' matches any part of a name \
      and '**' for any folders.
      """,
    example: nil)

  case paths(key: String)
  case pathSize

  package var message: String {
    switch self {
    case .paths(let key): "'\(key)' has more than \(Limits.paths) paths; name the folders that they are in"
    case .pathSize: "a path must not exceed \(Limits.pathSize) bytes; write a shorter one"
    }
  }
}
