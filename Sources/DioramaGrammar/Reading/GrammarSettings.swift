import DioramaSyntax

/// What `grammar.yaml` says: the language's version, and where the readers start.
struct GrammarSettings: Sendable {
  static let fileName = "grammar.yaml"

  var version = 0
  var root = ""
  var controller = ""
  var colors = ""
  var fontWeights = ""
  var textStyles = ""
  var textRow = TextRow(element: "", attribute: "")
  var reservedTypes: [String] = []
}

extension GrammarSettings {
  init(_ file: SourceFile) {
    self.init()
    if let root = YAMLReader.read(file).tree.root { read(root) }
  }

  private mutating func read(_ document: SyntaxNode) {
    for entry in document.entries {
      let text = entry.value.text
      switch entry.name {
      case "grammar": version = Int(text) ?? 0
      case "root": root = text
      case "controller": controller = text
      case "colors": colors = text
      case "fontWeights": fontWeights = text
      case "textStyles": textStyles = text
      case "textRow":
        textRow = TextRow(
          element: entry.value.value(for: "element")?.text ?? "",
          attribute: entry.value.value(for: "attribute")?.text ?? "")
      case "reservedTypes": reservedTypes = entry.value.elements.map(\.text)
      default: break
      }
    }
  }
}

/// What a bare text among the rows of a table scene stands for.
public struct TextRow: Sendable {
  /// The element of the row.
  public let element: String
  /// The attribute that the text is the value of.
  public let attribute: String
}
