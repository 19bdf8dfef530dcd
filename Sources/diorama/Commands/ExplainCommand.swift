import ArgumentParser
import DioramaCompiler
import DioramaSyntax

/// Explains a diagnostic code.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: Diorama.name,
    abstract: "Explain a diagnostic, with a failing and a passing example.",
    discussion: "Without a code, all codes are listed.")

  @Argument(help: "The code in brackets at the end of a message, such as unknown-attribute.")
  var code: String?

  func validate() throws {
    guard let code, DiagnosticCatalogue.kind(of: code) == nil else { return }
    let suggestion = Spelling.closest(to: code, in: DiagnosticCatalogue.kinds.map(\.code))
    let remedy =
      suggestion.map { "Did you mean '\($0)'?" } ?? "Run 'diorama explain' for a list of all codes."
    throw ValidationError("There is no diagnostic '\(code)'. \(remedy)")
  }

  func run() throws {
    let kind = code.flatMap(DiagnosticCatalogue.kind(of:))
    let text =
      kind.map { "\(headline(of: $0))\n\n\($0.shortHelp(indented))\n" }
      ?? DiagnosticCatalogue.kinds.map { headline(of: $0) + "\n" }.joined()
    try Console.answer(Array(text.utf8))
  }

  private func headline(of kind: DiagnosticKind) -> String {
    "\(kind.code) (\(kind.level))"
  }

  private func indented(_ example: String) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + Visible.text(String($0)) }
      .joined(separator: "\n")
  }
}

extension DiagnosticKind {
  /// Returns the explanation and the example, if there is one, with long lines cut.
  ///
  /// - Parameter show: Returns a file of the example as it is shown. The file has no line break at its end.
  func shortHelp(_ show: (String) -> String) -> String {
    help { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.prefix(200) }
      return show((lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n"))
    }
  }
}
