import DioramaGrammar
import DioramaSyntax

/// A path that leads out of the project.
struct PathOutsideProject: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "path-outside-project",
    explanation: """
      The paths of a configuration begin at its folder and stay below it, so that a project means the same wherever it lies and \
      nothing outside is read or written.
      """,
    example: DiagnosticKind.Example(
      .configuration, failing: "scenes: ../Shared/Scenes\n", passing: "scenes: Scenes\n"))

  let path: String
  var message: String { "'\(path)' leads out of the project; write a path below this file, such as 'Scenes'" }
}

/// A tool that is older than the project asks for.
struct OutdatedTool: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "outdated-tool",
    explanation: """
      The project says with 'minimumVersion' that it uses something which this version of diorama does not have. Nothing of the \
      project is checked, because what older versions would say of it could be wrong.
      """,
    example: DiagnosticKind.Example(
      .configuration, failing: "minimumVersion: 999\n", passing: "minimumVersion: 0.1\n"))

  let needed: String
  let tool: String
  var message: String { "this project needs diorama \(needed) or later, and this is \(tool); update it" }
}

/// A version that is none.
struct InvalidVersion: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-version",
    explanation: "A version is one to three numbers with dots between them.",
    example: DiagnosticKind.Example(
      .configuration, failing: "minimumVersion: latest\n", passing: "minimumVersion: 0.1.0\n"))

  let written: String
  var message: String { "'\(written)' is not a version; write one such as 0.1.0" }
}

/// A rule that there is not.
struct UnknownRule: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-rule",
    explanation: "A rule is named by the code of its diagnostics; 'diorama explain' lists all codes.",
    example: DiagnosticKind.Example(
      .configuration, failing: "rules:\n  insecure-uri: error\n", passing: "rules:\n  insecure-url: error\n"))

  let code: String
  let suggestion: String?
  var message: String {
    "there is no rule '\(code)'; \(suggestion.map { "did you mean '\($0)'?" } ?? "'diorama explain' lists all")"
  }
}

/// A severity for something that is always an error.
struct FixedSeverity: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "fixed-severity",
    explanation: """
      Warnings can be switched off or made errors. What is an error by itself cannot be changed: a scene that has it means \
      nothing.
      """,
    example: DiagnosticKind.Example(
      .configuration, failing: "rules:\n  unknown-attribute: off\n", passing: "rules:\n  vague-id: off\n"))

  let code: String
  var message: String { "'\(code)' is always an error; remove it" }
}

/// More paths, or longer ones, than a project needs.
enum ConfigurationLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "configuration-limit",
    explanation: """
      A list of a configuration may have \(Limits.paths) paths of \(Limits.pathSize) bytes each, since every file is held against all of \
      them. A folder stands for all that lies in it, and in a pattern '*' for any part of a name and '**' for any folders.
      """,
    example: nil)

  case paths(key: String)
  case pathSize

  var message: String {
    switch self {
    case .paths(let key): "'\(key)' has more than \(Limits.paths) paths; name the folders that they are in"
    case .pathSize: "a path has no more than \(Limits.pathSize) bytes; write a shorter one"
    }
  }
}
