/// Decodes Swift string literals as The Swift Programming Language defines them, except for multiline, raw and
/// interpolated ones.
enum LiteralDecoder {
  /// The text of a literal that begins and ends with a quote, or `nil` if it is not a literal.
  static func decode(_ literal: Substring) -> String? {
    let scalars = Array(literal.unicodeScalars)
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    var index = 1
    while index < scalars.count - 1 {
      guard scalars[index] == "\\" else {
        guard scalars[index] != "\"", scalars[index] != "\n", scalars[index] != "\r" else { return nil }
        text.append(scalars[index])
        index += 1
        continue
      }
      guard index + 2 < scalars.count, let (scalar, length) = escape(scalars[(index + 1)...]) else {
        return nil
      }
      text.append(scalar)
      index += 1 + length
    }
    return String(text)
  }

  /// The character of an escape sequence (given without its backslash), and the length of the sequence.
  private static func escape(_ scalars: ArraySlice<Unicode.Scalar>) -> (Unicode.Scalar, Int)? {
    switch scalars.first {
    case "n": return ("\n", 1)
    case "r": return ("\r", 1)
    case "t": return ("\t", 1)
    case "0": return ("\0", 1)
    case "\"": return ("\"", 1)
    case "\\": return ("\\", 1)
    case "u":
      let digits = scalars.dropFirst(2).prefix { $0 != "}" }
      guard (1...8).contains(digits.count), scalars.dropFirst().first == "{" else { return nil }
      let text = String(String.UnicodeScalarView(digits))
      return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init).map { ($0, digits.count + 3) }
    default: return nil
    }
  }
}
