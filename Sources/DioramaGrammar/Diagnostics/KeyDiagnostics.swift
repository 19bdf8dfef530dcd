import DioramaSyntax
import DioramaTree

/// A key that is unknown in its mapping.
package struct UnknownKey: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "unknown-key",
    explanation:
      "No key is silently ignored: an unknown key is an error. The message suggests a key, or lists the known ones.",
    example: .views(
      failing: "- label: greeting\n  font: { system: 17, wieght: bold }\n",
      passing: "- label: greeting\n  font: { system: 17, weight: bold }\n"))

  let name: String
  let place: String
  let remedy: String
  package var message: String { "\(place) has no key '\(name)'; \(remedy)" }
}

extension UnknownKey {
  /// Creates the message for a key, with a suggestion or, if there is none, a list of the known keys.
  init(name: String, place: String, suggestion: String?, known: [String]) {
    self.init(
      name: name, place: place,
      remedy: suggestion.didYouMean(or: "write \(alternatives(known, limit: known.count))")
    )
  }
}

/// A missing key that is required.
package struct MissingKey: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "missing-key",
    explanation: "The mapping is incomplete without this key.",
    example: .views(
      failing: "- label: greeting\n  font: { name: Avenir-Medium }\n",
      passing: "- label: greeting\n  font: { name: Avenir-Medium, size: 17 }\n"))

  let name: String
  let place: String
  let remedy: String
  package var message: String { "\(place) needs '\(name)'; \(remedy)" }

  /// - Parameters:
  ///   - value: The value, if it is known.
  ///   - remedy: What to do instead of writing the key.
  package init(name: String, place: String, value: String? = nil, remedy: String? = nil) {
    self.name = name
    self.place = place
    self.remedy = remedy ?? "write '\(name): \(value.map { "\($0)'" } ?? "' and a value")"
  }
}

/// Keys that exclude each other.
struct ConflictingKeys: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "conflicting-keys",
    explanation: "The keys describe one value in different ways. Keep the one that you mean.",
    example: .views(
      failing: "- label: greeting\n  font: { style: headline, system: 17 }\n",
      passing: "- label: greeting\n  font: { style: headline }\n"))

  let first: String
  let second: String
  var remedy = "remove one of them"
  var message: String { "'\(second)' cannot be used with '\(first)'; \(remedy)" }
}

/// A key without effect next to the others.
struct KeyWithoutEffect: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "key-without-effect",
    explanation: """
      Some keys of a declaration only have an effect together with another: 'minimum' with a number, 'label' with a \
      method. Without it, they would be ignored.
      """,
    example: DiagnosticKind.Example(
      .decorator,
      failing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: string\nminimum: 1\n",
      passing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\nminimum: 1\n"))

  let name: String
  let place: String
  var message: String { "'\(name)' has no effect here: it \(place); remove it" }
}

/// A name in the wrong form.
package struct InvalidName: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "invalid-name",
    explanation: """
      Ids, parameters and handlers become Swift names in lowerCamelCase, scenes and types become names in \
      UpperCamelCase: letters a to z, digits and nothing else, not beginning with a digit. Swift's keywords are \
      allowed; they are escaped.
      """,
    example: .views(
      failing: "- label: user-name\n  text: Hello\n", passing: "- label: userName\n  text: Hello\n"))

  private let what: String
  private let written: String
  private let form: NameForm
  /// The name to write instead.
  package var suggestion: String?
  /// The key that a text for the user belongs under; `nil` if the text cannot be one.
  package var textKey: String?

  /// Creates the message for a node, which suggests the name that it resembles.
  package init(_ node: SyntaxNode, _ form: NameForm, of what: String) {
    self.what = what
    self.form = form
    written = node.kind == .scalar ? node.text.shortened : node.kind == .mapping ? "{…}" : "[…]"
    suggestion = node.kind == .scalar ? form.corrected(node.text) : nil
  }

  package var message: String {
    let remedy = suggestion.map { "write '\($0)'" } ?? "write a name such as '\(form.sample)'"
    let advice = textKey.map { ", and put the text under '\($0)'" } ?? ""
    return "'\(written)' is not a name for \(what); \(remedy)\(advice)"
  }
}

/// A name that is too long for the names of generated files.
enum NameLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "name-limit",
    explanation: """
      A name may have \(Limits.nameSize) letters and digits, and that of a file \(Limits.fileNameSize) bytes: outputs \
      are named after scenes and their files, and file systems reject names that are longer than 255 bytes.
      """,
    example: .views(
      failing: "- label: \(String(repeating: "a", count: Limits.nameSize + 1))\n",
      passing: "- label: \(String(repeating: "a", count: Limits.nameSize))\n"))

  case name
  case file

  var message: String {
    switch self {
    case .name: "a name must not have more than \(Limits.nameSize) letters and digits; shorten it"
    case .file: "the name of this file has more than \(Limits.fileNameSize) bytes; shorten it"
    }
  }
}

/// A text that cannot be a Swift type.
package struct InvalidType: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "invalid-type",
    explanation: """
      A type is one of the value types (\(ParameterType.valueTypes.map(\.name).joined(separator: ", "))), one of \
      them followed by '?' or in brackets for a list, an enumeration of the language or the project, or the \
      UpperCamelCase name of a Swift type that is passed through. A part of the state can also be one of several \
      names, { cases: [idle, busy] }, or a list of a component, [ComponentName].
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: String\nviews:\n- label: greeting\n  text: ${name}\n",
      passing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: ${name}\n"))

  let written: String
  let suggestion: String?
  /// What to write instead, if that is not a type.
  var remedy: String?
  package var message: String {
    let remedy =
      self.remedy ?? suggestion.map { $0.hasPrefix("{") ? "write \($0)" : "write '\($0)'" }
      ?? "write a value type such as 'string', or a Swift type's name"
    let what = written.isEmpty ? "an empty text" : "'\(written)'"
    return "\(what) is not a valid type here; \(remedy)"
  }

  package init(written: String, suggestion: String?) {
    self.written = written
    self.suggestion = suggestion
  }

  /// Creates the message for something other than a type.
  package init(written: String, remedy: String) {
    self.init(written: written, suggestion: nil)
    self.remedy = remedy
  }
}

/// A file whose first key is not a kind of declaration.
struct UnknownDeclaration: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-declaration",
    explanation: """
      The first key of a file says what it declares: 'scene', 'component', 'element', 'decorator', 'enumeration', \
      'theme' or 'controller', each followed by a name.
      """,
    example: DiagnosticKind.Example(
      failing: "scen: Example\nviews:\n- label: greeting\n",
      passing: "scene: Example\nviews:\n- label: greeting\n"))

  let name: String?
  /// The kind of declaration that is expected.
  let kind: DeclarationKind
  let suggestion: String?
  var message: String {
    guard let name else { return "a file declares one thing; begin it with '\(kind.rawValue): ' and a name" }
    let remedy = suggestion.didYouMean(or: "begin it with '\(kind.rawValue): ' and a name")
    return "a file cannot declare '\(name)'; \(remedy)"
  }
}

/// A file whose name does not fit what it declares.
enum MisnamedFile: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misnamed-file",
    explanation:
      """
      A file is named after what it declares: Profile.scene.yaml, Card.component.yaml, rating.element.yaml, \
      Badge.decorator.yaml, Plan.enumeration.yaml, Brand.theme.yaml, tracked.controller.yaml.
      """,
    example: DiagnosticKind.Example(
      failing: "element: rating\nswift: RatingView\n", passing: "scene: Example\nviews:\n- label: greeting\n")
  )

  /// The file's name ends like those of another kind of declaration.
  case ofOtherKind(declared: DeclarationKind)
  /// The declaration misspells the name in the file's name.
  case misspelt(String, kind: DeclarationKind)

  var message: String {
    switch self {
    case .ofOtherKind(let kind):
      "this file cannot declare '\(kind.rawValue)'; give it a name that ends with '.\(kind.rawValue).yaml'"
    case .misspelt(let name, let kind):
      "this file is named after '\(name)'; write '\(kind.rawValue): \(name)', or rename the file"
    }
  }
}

/// The key of a declaration that is not the first key of the file.
struct DeclarationNotFirst: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "declaration-not-first",
    explanation: "The first key says what a file declares, so that readers know how to read the rest.",
    example: DiagnosticKind.Example(
      failing: "summary: Says hello.\nscene: Example\nviews:\n- label: greeting\n",
      passing: "scene: Example\nsummary: Says hello.\nviews:\n- label: greeting\n"))

  let name: String
  var message: String { "'\(name)' must be the first key of the file; move it to the top" }
}

/// A text that is not a version number.
package struct InvalidVersion: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "invalid-version",
    explanation: "A version is one to three numbers with dots between them.",
    example: DiagnosticKind.Example(
      .configuration, failing: "minimumVersion: latest\n", passing: "minimumVersion: 0.1.0\n"))

  let written: String
  package init(written: String) { self.written = written }
  package var message: String { "'\(written)' is not a version; write one such as 0.1.0" }
}
