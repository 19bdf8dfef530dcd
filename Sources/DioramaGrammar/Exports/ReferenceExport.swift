/// Writes the reference page: every word of a grammar, for people.
public enum ReferenceExport {
  /// The page in Markdown.
  public static func text(of grammar: Grammar) -> String {
    ReferencePage(grammar: grammar).text
  }
}
