/// A path as git writes it where a line has to hold it.
enum QuotedPath {
  /// The path itself; between double quotes, with escapes as in C, if a control character, a quote, a backslash or a byte
  /// beyond ASCII is in it.
  static func text(of path: String) -> String {
    let escaped = path.utf8.map(escape).joined()
    return escaped == path ? path : "\"\(escaped)\""
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case 0x20..<0x7F: return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
