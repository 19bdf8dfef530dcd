import DioramaTree

/// Sentences as SARIF writes them, where braces are placeholders and brackets before a parenthesis are links.
enum SARIFMessage {
  /// A message that reads like a text.
  static func json(_ text: String) -> JSON {
    let looksLikeLink = text.contains("](")
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[", "]", "\\":
        if looksLikeLink { result += "\\" }
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return ["text": .string(result)]
  }
}
