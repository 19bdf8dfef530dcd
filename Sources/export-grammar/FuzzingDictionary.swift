import DioramaCompiler
import DioramaSyntax

/// The words that the fuzzer tries, in libFuzzer's format: those of the grammar, the names of rules, and YAML's
/// punctuation.
enum FuzzingDictionary {
  static func text(of files: [SourceFile]) -> String {
    var words: Set<String> = []
    for file in files {
      let tree = YAMLReader.read(file).tree
      if let root = tree.root { collect(root, &words) }
    }
    words.formUnion(DiagnosticCatalogue.rules.map(\.code))
    return (marks + words.sorted()).map { "\"\(escaped($0))\"\n" }.joined()
  }

  private static let marks = [
    "<<: *", "&a ", "*a", "${", "$${", "}", "- ", "\n- ", "\n  - ", "\n  ", "? ", ": ", "[", "]", "{", "}",
    ", ",
    " #", "|\n", ">-\n", "|2+\n", "!t ", "!!str ", "%YAML 1.1\n", "---\n", "...\n", "''", "\"", "\\\"", "\\(",
    "\\u{",
    "\\x41", "\\N", "\r", "\r\n", "\t", "\u{FEFF}", "\u{85}", "\u{2028}", "\u{301}", "\u{200D}", "\u{202E}",
    "\u{1F468}",
    "# diorama:disable ", "# diorama:disable-next-line ", "\u{C}scene: Second\nviews: []\n",
    "0x7fffffffffffffff", "1e308",
    "-0.0", "9223372036854775807", "https://example.com", "\\ud83d\\ude00",
  ]

  /// Collects the keys of mappings, with their colons, and the texts that consist of one word.
  private static func collect(_ node: SyntaxNode, _ words: inout Set<String>) {
    switch node.kind {
    case .mapping:
      for entry in node.entries {
        words.insert(entry.name + ":")
        collect(entry.value, &words)
      }
    case .sequence:
      for element in node.elements { collect(element, &words) }
    default:
      if (2...32).contains(node.text.utf8.count), node.text.allSatisfy({ $0.isLetter || $0.isNumber }) {
        words.insert(node.text)
      }
    }
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
