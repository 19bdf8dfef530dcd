/// Says how a text becomes the absolute URL that it was meant to be.
struct URLRemedy {
  /// Why the text is no absolute URL.
  let reason: String
  /// The URL that was certainly meant, or `nil`.
  let suggestion: String?

  init(of problem: AbsoluteURL.Problem, in text: String) {
    let bytes = Array(text.utf8)
    reason = Self.reason(problem, bytes)
    let suggestion =
      switch problem {
      case .noScheme: Self.looksLikeHost(text) ? "https://\(text)" : nil
      case .character: Self.encodedBehindAuthority(text)
      default: String?.none
      }
    self.suggestion = suggestion.flatMap { AbsoluteURL.problem(with: $0) == nil ? $0 : nil }
  }

  private static func reason(_ problem: AbsoluteURL.Problem, _ bytes: [UInt8]) -> String {
    let scheme = String(decoding: bytes.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch problem {
    case .noScheme: return "begin it with a scheme, such as https:"
    case .nothingBehindScheme: return "nothing stands behind '\(scheme):'"
    case .character(let offset): return encoding(offset, bytes)
    case .severalAtSigns: return "percent-encode each '@' but the last before the host, as %40"
    case .noAuthority: return "write '\(scheme)://' and a host"
    case .noHost: return "no host stands behind '\(scheme)://'"
    case .openBracket: return "the host's '[' is never closed"
    case .address(let range): return "'[\(text(range))]' is not an IP address; only one stands in brackets"
    case .port(let range): return "'\(text(range))' is not a port"
    }
  }

  private static func encoding(_ offset: Int, _ bytes: [UInt8]) -> String {
    let character = String(decoding: bytes[offset...], as: UTF8.self).first ?? " "
    let isInAuthority = bytes.withUnsafeBufferPointer { offset < authorityEnd(in: $0) }
    if !character.isASCII, isInAuthority { return "write the host in Punycode instead of '\(character)'" }
    return "percent-encode \(character == " " ? "a blank" : "'\(character)'")"
  }

  private static func authorityEnd(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.firstIndex(of: UInt8(ascii: ":")).map { AbsoluteURL.authorityEnd(in: bytes, colon: $0) } ?? 0
  }

  private static func looksLikeHost(_ text: String) -> Bool {
    text.contains(".") && !text.contains(" ") && !text.hasPrefix("/") && !text.hasPrefix(".")
  }

  /// The text with what cannot stand behind a host percent-encoded. A percent sign, which may be half of an encoding,
  /// stays.
  private static func encodedBehindAuthority(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let end = bytes.withUnsafeBufferPointer { authorityEnd(in: $0) }
    let encoded = bytes[end...].map { byte in
      let isAllowed = byte < 0x21 && byte != UInt8(ascii: " ") || AbsoluteURL.visibleBytes.contains(byte)
      return isAllowed
        ? String(Unicode.Scalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return String(decoding: bytes[..<end], as: UTF8.self) + encoded.joined()
  }
}

extension AbsoluteURL {
  /// What stands for itself or parts a URL.
  fileprivate static let visibleBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=:@/?#%")

  /// The first problem with a text; `nil` if it is an absolute URL.
  static func problem(with text: String) -> Problem? {
    var text = text
    return text.withUTF8 { problem(with: $0) }
  }
}
