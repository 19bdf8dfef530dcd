import ArgumentParser
import DioramaCompiler
import DioramaSyntax

/// Prints what a diagnostic code means.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print why a diagnostic is given, with a failing and a passing example.",
    discussion: "Without a code, all codes are listed.")

  @Argument(help: "The code in brackets behind a message, such as unknown-attribute.")
  var code: String?

  func validate() throws {
    guard let code, DiagnosticCatalogue.kind(of: code) == nil else { return }
    let suggestion = Spelling.closest(to: code, in: DiagnosticCatalogue.kinds.map(\.code))
    let remedy = suggestion.map { "Did you mean '\($0)'?" } ?? "Run 'diorama explain' for a list of all."
    throw ValidationError("There is no diagnostic '\(code)'. \(remedy)")
  }

  func run() throws {
    guard let kind = code.flatMap(DiagnosticCatalogue.kind(of:)) else {
      for kind in DiagnosticCatalogue.kinds { print(headline(of: kind)) }
      return
    }
    print("\(headline(of: kind))\n\n\(kind.explanation)")
    guard let example = kind.example else { return }
    print("\nThis \(example.role.rawValue) earns it:\n\n\(indented(example.failing))")
    print("This one does not:\n\n\(indented(example.passing))", terminator: "")
  }

  private func headline(of kind: DiagnosticKind) -> String {
    "\(kind.code) (\(kind.level))"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + Visible.text(String($0.prefix(200))) }
      .joined(separator: "\n")
  }
}
