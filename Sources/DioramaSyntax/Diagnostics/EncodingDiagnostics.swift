/// The file holds bytes that are not UTF-8.
struct InvalidUTF8: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-utf8",
    explanation: """
      Scenes are UTF-8 text. The byte at this place cannot be part of UTF-8; most often the file was saved as Latin-1 \
      or another old encoding. Save it as UTF-8.
      """,
    example: nil)

  let byte: UInt8
  var message: String {
    "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8; save the file as UTF-8"
  }
}

/// The file is UTF-16 or UTF-32.
struct UnsupportedEncoding: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unsupported-encoding",
    explanation: """
      Scenes are UTF-8 text. The first bytes of this file are those of UTF-16 or UTF-32. Save it as UTF-8; a byte \
      order mark is fine.
      """,
    example: nil)

  let encoding: String
  var message: String { "the file is \(encoding); save it as UTF-8" }
}

/// A character that YAML does not allow, written or escaped in no way.
struct ForbiddenCharacter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "forbidden-character",
    explanation: """
      YAML text holds no control characters other than tab and line breaks, and no byte order mark behind the first \
      character. They are invisible, and usually an accident of copying. Remove the character; if a text really needs \
      it, write it as an escape in double quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  text: \"Ding\u{7F}\"\n",
      passing: "- label: greeting\n  text: \"Ding\\x7F\"\n"))

  let scalar: Unicode.Scalar
  var message: String {
    let code = hexadecimal(scalar.value, digits: 4)
    return "character U+\(code) is not allowed here; remove it, or write \"\\u\(code)\" in a quoted text"
  }
}

/// A number in upper-case hexadecimal with at least so many digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
