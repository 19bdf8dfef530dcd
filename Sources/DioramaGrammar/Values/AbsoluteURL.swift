/// Checks a URL's form as RFC 3986 defines it.
enum AbsoluteURL {
  /// Why a text is no absolute URL, and the URL that was probably meant; `nil` if it is one.
  static func problem(with text: String) -> (reason: String, suggestion: String?)? {
    guard let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]) else {
      let looksLikeHost =
        text.contains(".") && !text.contains(" ") && !text.hasPrefix("/") && !text.hasPrefix(".")
      let suggestion = looksLikeHost ? "https://\(text)" : nil
      return (
        "begin it with a scheme, such as https:", suggestion.flatMap { problem(with: $0) == nil ? $0 : nil }
      )
    }
    if let character = text.first(where: { !$0.isASCII || $0 == " " || $0 == "\t" || $0.isNewline }) {
      let name = character == " " ? "a blank" : "'\(character)'"
      let remedy =
        character.isASCII ? "percent-encode \(name)" : "percent-encode \(name), or write a host in Punycode"
      return (remedy, character == " " ? replacingBlanks(in: text) : nil)
    }
    let scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    if rest.isEmpty { return ("nothing stands behind '\(scheme):'", nil) }
    if let byte = firstForbidden(in: rest) {
      return ("percent-encode '\(Character(Unicode.Scalar(byte)))'", nil)
    }
    return authorityProblem(scheme, rest)
  }

  private static func replacingBlanks(in text: String) -> String? {
    let encoded = text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
    return problem(with: encoded) == nil ? encoded : nil
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == "." }
  }

  /// The first byte that may not stand in a URL as it is; a percent sign needs two hexadecimal digits behind it.
  private static func firstForbidden(in text: Substring) -> UInt8? {
    let bytes = Array(text.utf8)
    let marks = Set("-._~:/?#[]@!$&'()*+,;=".utf8)
    var fragments = 0
    for (index, byte) in bytes.enumerated() {
      let scalar = Character(Unicode.Scalar(byte))
      if byte == UInt8(ascii: "#") {
        fragments += 1
        if fragments > 1 { return byte }
      } else if byte == UInt8(ascii: "%") {
        let digits = bytes[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
          return byte
        }
      } else if !(scalar.isLetter || scalar.isNumber || marks.contains(byte)) {
        return byte
      }
    }
    return nil
  }

  private static func authorityProblem(_ scheme: String, _ rest: Substring) -> (
    reason: String, suggestion: String?
  )? {
    let isWeb = scheme == "http" || scheme == "https"
    guard rest.hasPrefix("//") else {
      return isWeb ? ("write '\(scheme)://' and a host", nil) : bracketProblem(rest)
    }
    let afterSlashes = rest.dropFirst(2)
    let end = afterSlashes.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? afterSlashes.endIndex
    let authority = afterSlashes[..<end]
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if let problem = bracketProblem(afterSlashes[end...]) { return problem }
    if host.hasPrefix("[") {
      guard let close = host.firstIndex(of: "]") else { return ("the host's '[' is never closed", nil) }
      return portProblem(host[host.index(after: close)...])
    }
    if let problem = bracketProblem(host) { return problem }
    let name = host.prefix { $0 != ":" }
    if isWeb, name.isEmpty { return ("no host stands behind '\(scheme)://'", nil) }
    return portProblem(host[name.endIndex...])
  }

  private static func portProblem(_ text: Substring) -> (reason: String, suggestion: String?)? {
    guard !text.isEmpty else { return nil }
    let digits = text.dropFirst()
    guard text.hasPrefix(":"), digits.allSatisfy({ $0.isNumber }),
      digits.isEmpty || (Int(digits) ?? 65536) < 65536
    else { return ("'\(text)' is no port", nil) }
    return nil
  }

  private static func bracketProblem(_ text: Substring) -> (reason: String, suggestion: String?)? {
    text.first { $0 == "[" || $0 == "]" }.map { ("percent-encode '\($0)'", nil) }
  }
}
