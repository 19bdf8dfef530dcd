/// Pieces of Markdown.
enum Markdown {
  /// A text in the type of code.
  static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// A link to the heading that has a text on the same page.
  static func link(_ text: String, to heading: String? = nil) -> String {
    "[\(text)](#\(anchor(of: heading ?? text)))"
  }

  /// A table; nothing without rows.
  static func table(_ head: [String], _ rows: [[String]]) -> String? {
    guard !rows.isEmpty else { return nil }
    let lines = [head, head.map { _ in "---" }] + rows.map { $0.map(cell) }
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// Words with commas and one word before the last.
  static func enumerated(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// A block of YAML.
  static func yaml(_ text: String) -> String {
    "```yaml\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ").split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }

  /// The fragment that a heading has in a rendered page.
  private static func anchor(of heading: String) -> String {
    String(
      heading.lowercased().map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || $0 == "-" })
  }
}
