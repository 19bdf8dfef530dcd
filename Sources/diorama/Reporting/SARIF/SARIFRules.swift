import DioramaCompiler
import DioramaSyntax
import DioramaTree

/// The rules that the results of a log name, in the order of their first result.
struct SARIFRules {
  private(set) var descriptors: [JSON] = []
  private var indices: [String: Int] = [:]

  /// The index of a diagnostic's rule in the descriptors, to which it is added if it is new.
  mutating func index(of diagnostic: Diagnostic) -> Int {
    if let index = indices[diagnostic.code] { return index }
    let index = descriptors.count
    indices[diagnostic.code] = index
    descriptors.append(Self.descriptor(diagnostic))
    return index
  }

  private static func descriptor(_ diagnostic: Diagnostic) -> JSON {
    guard let kind = DiagnosticCatalogue.kind(of: diagnostic.code) else {
      return ["id": .string(diagnostic.code)]
    }
    return [
      "id": .string(kind.code),
      "shortDescription": ["text": .string(firstSentence(of: kind.explanation))],
      "fullDescription": ["text": .string(kind.explanation)],
      "help": ["text": .string(help(kind)), "markdown": .string(markdownHelp(kind))],
      "defaultConfiguration": [
        "enabled": .boolean(!kind.isOptional), "level": .string(kind.severity.rawValue),
      ],
    ]
  }

  private static func firstSentence(of text: String) -> String {
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.firstIndex(of: "\n") ?? text.endIndex
    let sentence = text[..<end]
    return sentence.hasSuffix(".") ? String(sentence) : sentence + "."
  }

  private static func help(_ kind: DiagnosticKind) -> String {
    guard let example = kind.example else { return kind.explanation }
    return "\(kind.explanation)\n\nExample (\(example.role.rawValue)):\n\n\(shown(example.failing))\n\n"
      + "Corrected:\n\n\(shown(example.passing))"
  }

  private static func markdownHelp(_ kind: DiagnosticKind) -> String {
    guard let example = kind.example else { return kind.explanation }
    func block(_ text: String) -> String { "~~~yaml\n\(shown(text))\n~~~" }
    return "\(kind.explanation)\n\nExample (\(example.role.rawValue)):\n\n\(block(example.failing))\n\n"
      + "Corrected:\n\n\(block(example.passing))"
  }

  /// An example without its last line break, and with long lines cut.
  private static func shown(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.prefix(200)) }
    return (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n")
  }
}
