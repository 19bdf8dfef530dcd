import DioramaGrammar
import DioramaSyntax

/// A version of the language that this compiler does not know.
struct UnknownVersion: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-version",
    explanation:
      "'diorama' names the version of the language that a scene is written in. It may be left out.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\ndiorama: 7\nviews:\n- label: greeting\n",
      passing: "scene: Example\ndiorama: 1\nviews:\n- label: greeting\n"))

  let version: Int
  let known: Int
  var message: String {
    "this compiler supports version \(known) of the language, not \(version); update diorama, or write \(known)"
  }
}

/// A key that this kind of scene does not have.
struct MisplacedKey: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-key",
    explanation: """
      A 'view' scene shows views and lays them out; a 'table' scene shows sections or rows and lays them out itself.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nrows:\n- cell: about\n  title: About\n",
      passing: "scene: Example\ncontroller: table\nrows:\n- cell: about\n  title: About\n"))

  let name: String
  let controller: String
  let remedy: String
  var message: String { "a '\(controller)' scene has no '\(name)'; \(remedy)" }
}

/// A key of the scene among its parameters.
struct NestedKey: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "nested-key",
    explanation:
      "The key belongs to the scene, but is one level too deep, among names or parts of the screen.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        parameters:
          name: string
          layout: { spacing: 8 }
        views:
        - label: greeting
          text: Hello, ${name}

        """,
      passing: """
        scene: Example
        parameters:
          name: string
        layout: { spacing: 8 }
        views:
        - label: greeting
          text: Hello, ${name}

        """))

  let name: String
  var message: String { "'\(name)' is a key of the scene; do not indent it" }
}

/// A property that another decorator adds to the same class, a superclass or a subclass.
package struct SameProperty: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "same-property",
    explanation: """
      The properties of a project's decorators go to one Swift file, even if the decorators are in different folders \
      and no scene can use both. A class and its subclasses can have each property only once; rename one of them.
      """,
    example: nil)

  let name: String
  let swiftClass: String
  let other: String

  /// Creates the message for a property, the other decorator's class, and its file.
  package init(name: String, swiftClass: String, other: String) {
    self.name = name
    self.swiftClass = swiftClass
    self.other = other
  }

  package var message: String {
    "the decorator in '\(other)' also adds '\(name)' to '\(swiftClass)' in the same Swift module; "
      + "rename one of them"
  }
}

/// A scene with the same output file as another scene, or with the same name in the same Swift module.
package enum SameScene: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "same-scene",
    explanation: """
      Two scenes whose Swift goes to one output folder, or to folders below it, need names that differ in more than \
      case: the folder is one Swift module, in which the name of a scene is that of a class and of a file. A runtime \
      tree is named after the scene's file, and two only clash in the same folder. Rename one of the scenes, or of \
      the files.
      """,
    example: nil)

  /// The other scene becomes a Swift file with the same name.
  case swiftFile(String, other: String)
  /// The name of the other scene differs only in case.
  case name(String, other: String)
  /// The other scene is written to the same output.
  case output(String, other: String)

  package var message: String {
    switch self {
    case .swiftFile(let file, let other):
      "'\(other)' becomes '\(file)', too, and both would be in one Swift module; rename one of them"
    case .name(let name, let other):
      "the name '\(name)' in '\(other)' differs only in case, and both would be in one Swift module; "
        + "rename one of them"
    case .output(let output, let other):
      "the scene in '\(other)' would also be written to '\(output)'; rename one of the files"
    }
  }
}
