import DioramaSyntax

/// Writes the page that lists every diagnostic, from what `diorama explain` tells.
public enum DiagnosticsExport {
  /// The page, in Markdown.
  public static var text: String {
    ([introduction, overview] + DiagnosticCatalogue.kinds.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Diagnostics

    Everything that `diorama` reports about scenes, declarations and configurations, by its code. `diorama explain CODE` prints the same.

    An error means that the file has no meaning until it is mended. A warning is a rule: `diorama.yaml` can switch it off or make it an
    error, and a comment can suppress it. Made from the sources of the compiler; do not edit.
    """

  private static var overview: String {
    let rows = DiagnosticCatalogue.kinds.map { "| [\($0.code)](#\($0.code)) | \($0.level) |" }
    return (["| code | severity |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  private static func section(_ kind: DiagnosticKind) -> String {
    let head =
      "## \(kind.code)\n\n\(kind.level.prefix(1).uppercased() + kind.level.dropFirst()). \(kind.explanation)"
    guard let example = kind.example else { return head }
    return [
      head, "This \(example.role.rawValue) earns it:", block(example.failing), "This one does not:",
      block(example.passing),
    ].joined(separator: "\n\n")
  }

  /// A piece of YAML; long lines are cut, since an example of a limit is long.
  private static func block(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(40).map { $0.count > 160 ? $0.prefix(160) + "…" : $0 }
    let rest = lines.count > 40 ? "\n…\n" : ""
    return "```yaml\n\(shown.joined(separator: "\n"))\(rest)```"
  }
}

extension DiagnosticKind {
  /// The severity, and whether the rule has to be switched on, in words.
  public var level: String {
    severity.rawValue + (isOptional ? ", off by default" : "")
  }
}
