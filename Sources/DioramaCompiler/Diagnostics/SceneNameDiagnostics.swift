import DioramaGrammar
import DioramaSyntax

/// Two views with one id.
struct DuplicateID: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "duplicate-id",
    explanation:
      "An id becomes a property of the scene, so it can belong to only one view, at any depth.",
    example: .views(
      failing: "- label: greeting\n- label: greeting\n", passing: "- label: greeting\n- label: farewell\n"))

  let name: String
  var message: String { "another view already has the id '\(name)'; choose another" }
}

/// An id or parameter with a name that generated code cannot use.
enum NameCollision: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "name-collision",
    explanation: """
      Ids become properties of the generated class, which has other members, inherits those of its UIKit class, and \
      has an initializer with the parameters. Each name can have only one meaning there.
      """,
    example: .views(
      failing: "- label: title\n  text: Hello\n", passing: "- label: titleLabel\n  text: Hello\n"))

  /// A keyword of Swift.
  case keyword(String)
  /// The name of something else.
  case taken(String, by: String, remedy: String = "choose another")

  var message: String {
    switch self {
    case .keyword(let name): "'\(name)' is a keyword of Swift; choose another name"
    case .taken(let name, let owner, let remedy): "'\(name)' is already the name of \(owner); \(remedy)"
    }
  }
}

/// A scene whose class would have the name of another type.
struct HiddenType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "hidden-type",
    explanation: """
      A scene becomes a class of its name and 'Scene', and a protocol of its name and 'SceneHandlers'; a component \
      becomes a class of its name. In the module that they are compiled in, they would hide a type of Swift, of UIKit, \
      of DioramaKit or of the app that has the same name. Names that begin with 'UI' or 'NS' and a word are left to \
      Apple's frameworks.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: UIWindow\nviews:\n- label: greeting\n",
      passing: "scene: Greeting\nviews:\n- label: greeting\n"))

  let kind: DeclarationKind
  let name: String
  /// The type; `nil` if only the name's beginning is that of many types.
  let type: String?
  var message: String {
    let problem =
      type.map { "would hide the type '\($0)'" } ?? "begins like the types of Apple's frameworks"
    return "a \(kind) '\(name)' \(problem); give the \(kind) another name"
  }
}

/// One handler for events with different signatures.
struct HandlerConflict: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "handler-conflict",
    explanation: """
      A handler is one method of the scene's handlers. Events with different arguments or results need methods with \
      different names.
      """,
    example: .views(
      failing: """
        - button: follow
          handlers: { click: changed }
        - switch: notify
          handlers: { valueChanged: changed }

        """,
      passing: """
        - button: follow
          handlers: { click: followTapped }
        - switch: notify
          handlers: { valueChanged: notifyChanged }

        """))

  let name: String
  let first: String
  let second: String
  var message: String {
    "handler '\(name)' has the type \(first) elsewhere, but \(second) here; choose another name"
  }
}

/// A value that cannot fill a role.
struct InvalidRole: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-role",
    explanation: """
      A role is filled by a Swift type, made with init(), by a parameter as a whole, or by a mapping that writes it in \
      place.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\ncontroller: table\nrows:\n- switchCell: minionMode\n  viewModel: minionModel\n",
      passing:
        "scene: Example\ncontroller: table\nrows:\n- switchCell: minionMode\n  viewModel: MinionModel\n"))

  let name: String
  let written: String
  var remedy = "write a type such as 'UserModel', '${parameter}' or a mapping"
  var message: String { "'\(written)' cannot fill the role '\(name)'; \(remedy)" }
}

/// A parameter that cannot fill a role.
struct RoleParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "role-parameter",
    explanation:
      "A role is filled by an object, so its parameter has a Swift type; it is optional only if the role is.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        controller: table
        parameters:
          model: string
        rows:
        - switchCell: minionMode
          viewModel: ${model}

        """,
      passing: """
        scene: Example
        controller: table
        parameters:
          model: MinionModel
        rows:
        - switchCell: minionMode
          viewModel: ${model}

        """))

  let name: String
  let role: String
  let problem: Problem
  var message: String {
    switch problem {
    case .kind(let isOfComponent):
      "'\(name)' is not a parameter; "
        + (isOfComponent
          ? "write a Swift type that fills the role '\(role)'"
          : "declare what fills the role '\(role)' under 'parameters'")
    case .type(let type):
      "parameter '\(name)' has the type '\(type)', which cannot fill the role '\(role)'; "
        + "declare it with a Swift type"
    case .optional:
      "parameter '\(name)' can be nil, but the role '\(role)' is required; remove the '?' from its type"
    }
  }

  /// Why a name cannot fill a role.
  enum Problem {
    /// It is not a parameter. A component has none.
    case kind(isOfComponent: Bool)
    /// It is a parameter with this type.
    case type(String)
    /// It is an optional parameter, and the role is required.
    case optional
  }
}

/// A member that a role does not have.
struct UnknownRoleMember: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-role-member",
    explanation:
      "A role written in place gives values to the role's members and names methods for its events.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { titel: Minions, switchOn: true }

        """,
      passing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { title: Minions, switchOn: true }

        """))

  let name: String
  let role: String
  let suggestion: String?
  let members: [String]
  var message: String {
    "the role '\(role)' has no member '\(name)'; "
      + suggestion.didYouMean(or: "write \(alternatives(members))")
  }
}

/// A missing member of a role that is written in place.
struct MissingRoleMember: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-role-member",
    explanation: "A role written in place gives a value to every member that has no default.",
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\ncontroller: table\nrows:\n- switchCell: minionMode\n  dataSource: { title: Minions }\n",
      passing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { title: Minions, switchOn: true }

        """))

  let name: String
  let role: String
  let phrase: String
  var message: String { "the role '\(role)' needs '\(name)'; write '\(name): ' and \(phrase)" }
}
