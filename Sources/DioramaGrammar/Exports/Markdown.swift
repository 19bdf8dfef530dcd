import DioramaTree

/// Markdown syntax.
package enum Markdown {
  /// Returns a page with its paragraphs broken into lines of at most 120 characters where their words allow it. Tables,
  /// headings and blocks of code stay as they are.
  package static func wrapped(_ page: String) -> String {
    var isCode = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode || line.count <= 120 || line.hasPrefix("|") || line.hasPrefix("#")
        ? String(line) : broken(line)
    }
    return lines.joined(separator: "\n")
  }

  /// Breaks a paragraph, but not before a word that would begin a list, a quotation or a heading there.
  private static func broken(_ paragraph: Substring) -> String {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let line = lines[lines.count - 1]
      let isMark = word.first.map { "#>|".contains($0) || word.count < 3 && "-+*1".contains($0) } ?? false
      if line.isEmpty || line.count + 1 + word.count <= 120 || isMark {
        lines[lines.count - 1] += line.isEmpty ? word : " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a text as code.
  static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// Returns a link to a heading on the same page.
  package static func link(_ text: String, to heading: String? = nil) -> String {
    "[\(text)](#\(anchor(of: heading ?? text)))"
  }

  /// Returns a table, or `nil` without rows.
  package static func table(_ head: [String], _ rows: [[String]]) -> String? {
    guard !rows.isEmpty else { return nil }
    let lines = [head, head.map { _ in "---" }] + rows.map { $0.map(cell) }
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// Returns a sentence about the release that introduced something; empty for the first release.
  static func since(_ version: ReleaseVersion?) -> String { version.map { " Since \($0)." } ?? "" }

  /// Returns a code block with YAML.
  static func yaml(_ text: String) -> String {
    "```yaml\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ").split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }

  /// Returns the fragment of a heading in a rendered page.
  private static func anchor(of heading: String) -> String {
    String(
      heading.lowercased().map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || $0 == "-" })
  }
}
