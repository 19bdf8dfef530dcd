import DioramaSyntax

/// A name in a theme that is already built in.
struct BuiltInName: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "built-in-name",
    explanation: """
      A theme cannot give a new meaning to a built-in name, such as that of a colour of UIKit. Choose another name.
      """,
    example: DiagnosticKind.Example(
      .theme, failing: "theme: Brand\ncolors:\n  red: \"#CC0000\"\n",
      passing: "theme: Brand\ncolors:\n  brandRed: \"#CC0000\"\n"))

  let name: String
  /// What has the name; `nil` if it means that there is no value.
  let kind: String?
  var message: String {
    kind.map { "'\(name)' is already the name of \($0) that is built in; choose another" }
      ?? "'\(name)' means that there is no value; choose another name"
  }
}

/// A style that no theme declares.
package struct UnknownStyle: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "unknown-style",
    explanation: """
      'styles' names styles of the project's themes, which are files such as Brand.theme.yaml next to the scene, in \
      a folder above it, or in a folder of declarations.
      """,
    example: .views(
      failing: "- label: greeting\n  styles: headline\n",
      passing: "- label: greeting\n  font: { style: headline }\n"))

  let name: String
  let suggestion: String?
  package var message: String {
    let list = name.split { " ,".contains($0) }.joined(separator: ", ")
    let remedy = name.contains(" ") ? "write several styles as a list: [\(list)]" : "declare it in a theme"
    return "there is no style '\(name)'; \(suggestion.didYouMean(or: remedy))"
  }

  package init(name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }
}

/// A style with an attribute that an element does not have.
package enum StyleMisfit: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "style-misfit",
    explanation: """
      A style fits each element that has all of the style's attributes, and at least one element must. Use only \
      attributes that the element has, or split the style.
      """,
    example: DiagnosticKind.Example(
      .theme, failing: "theme: Brand\nstyles:\n  loud: { textColour: red }\n",
      passing: "theme: Brand\nstyles:\n  loud: { textColor: red }\n"))

  /// An attribute that no element has, and a similar one.
  case attribute(String, suggestion: String?)
  /// Another name of an attribute, or a part of its value; what to write instead.
  case otherNotation(String, remedy: String)
  /// Attributes that no element has together.
  case together([String])
  /// An attribute that no element with the other attributes has under this name, and its name there.
  case otherwiseNamed(String, all: [String], String)
  /// An element without an attribute of the style, and the attribute that has this name elsewhere.
  case element(String, style: String, lacks: String, meant: String?)
  /// An element whose attribute accepts other values.
  case value(element: String, style: String, attribute: String)
  /// An abstract element, and whether other elements extend it.
  case abstract(String, isExtended: Bool)

  package var message: String {
    switch self {
    case .attribute(let name, let suggestion):
      "no element has an attribute '\(name)'; "
        + suggestion.didYouMean(or: "remove it from the style")
    case .otherNotation(let name, let remedy): "no element has an attribute '\(name)'; write '\(remedy)'"
    case .otherwiseNamed(let name, let names, let meant):
      "no element has all of \(conjunction(names)); write '\(meant)' instead of '\(name)'"
    case .together(let names): "no element has all of \(conjunction(names)); split the style"
    case .element(let element, let style, let lacks, let meant):
      "'\(style)' sets '\(lacks)', which '\(element)' does not have; "
        + (meant.map { "write '\($0)' in the style, or " } ?? "") + "choose another style"
    case .value(let element, let style, let attribute):
      "'\(style)' sets '\(attribute)' to a value that '\(element)' cannot have; choose another style"
    case .abstract(let element, isExtended: true):
      "'\(element)' is abstract; name the elements that extend it"
    case .abstract(let element, isExtended: false):
      "'\(element)' cannot have defaults, and no element extends it; remove it"
    }
  }
}

/// A style that nothing uses.
package struct UnusedStyle: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "unused-style", .warning,
    explanation: """
      No view of the project has the style, and it is not the default of an element. Use it, or remove it. This is \
      only reported if all scenes of a project are checked without errors.
      """,
    example: nil)

  let name: String
  package var message: String { "no view has the style '\(name)'; use it, or remove it" }

  package init(name: String) { self.name = name }
}
