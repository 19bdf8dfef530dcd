import DioramaSyntax
import DioramaTree

struct URLType: ParameterValueType {
  var base: ParameterType.Base { .url }
  var otherNames: [String] { ["URL", "NSURL", "uri"] }
  var phrase: String { "a URL such as https://example.com" }
  var notation: String { "an absolute URL, such as `https://example.com` or `mailto:hello@example.com`" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard node.kind == .scalar else {
      reader.wrongType(node, key, "must be a URL; write one such as https://example.com")
      return nil
    }
    let text = node.text
    guard let problem = node.withTextBytes({ AbsoluteURL.problem(with: $0) }) else { return .url(text) }
    if reader.reportName(node, key, "a URL") { return nil }
    let remedy = URLRemedy(of: problem, in: text)
    let suggestion = remedy.suggestion.map { node.style == .plain ? $0 : "\"\($0)\"" }
    reader.diagnostics.add(
      InvalidURL(written: text.shortened, reason: remedy.reason), at: node.range,
      fixIts: renaming(node, to: suggestion))
    return nil
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let characters = #"(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+"#
    let webScheme = "^[Hh][Tt][Tt][Pp][Ss]?:"
    let url: JSON = [
      "type": "string", "pattern": .string("^[A-Za-z][A-Za-z0-9+.-]*:" + characters + "$"),
      "if": ["pattern": .string(webScheme)],
      "then": ["pattern": .string(webScheme + "//[^/?#]")],
    ]
    return [JSON.Member(name, url)]
  }
}

/// An absolute URL in the strict grammar of RFC 3986, so that all versions of Foundation accept it as a `URL`. In
/// brackets, only IPv6 addresses in hexadecimal digits are accepted.
struct AbsoluteURL {
  /// The reason why a text is not an absolute URL. Offsets count bytes.
  enum Problem: Equatable {
    case noScheme
    case nothingAfterScheme
    /// An invalid byte at an offset.
    case character(Int)
    case severalAtSigns
    case noAuthority
    case noHost
    case openBracket
    /// Brackets around something other than an IPv6 address in hexadecimal digits.
    case address(Range<Int>)
    case port(Range<Int>)
  }

  private static let schemeBytes = ASCIISet(alphanumericsAnd: "+-.")
  private static let nameBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=")
  private static let userBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=:")
  private static let pathBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=:@/")
  private static let queryBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=:@/?")

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the scheme's colon.
  private let colon: Int

  /// Returns the first problem with a text; `nil` if it is an absolute URL.
  static func problem(with text: UnsafeBufferPointer<UInt8>) -> Problem? {
    guard let colon = text.firstIndex(where: { !schemeBytes.contains($0) }), text[colon] == UInt8(ascii: ":"),
      colon > 0, text[0] | 0x20 >= UInt8(ascii: "a")
    else { return .noScheme }
    return AbsoluteURL(bytes: text, colon: colon).problem
  }

  /// Returns the end of the authority, where the path, query or fragment begins.
  static func authorityEnd(in text: UnsafeBufferPointer<UInt8>, colon: Int) -> Int {
    let start = colon + 1
    guard text.count >= start + 2, text[start] == UInt8(ascii: "/"), text[start + 1] == UInt8(ascii: "/")
    else {
      return start
    }
    var end = start + 2
    while end < text.count, text[end] != UInt8(ascii: "/"), text[end] != UInt8(ascii: "?"),
      text[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    return end
  }

  private var problem: Problem? {
    if colon + 1 == bytes.count { return .nothingAfterScheme }
    let end = Self.authorityEnd(in: bytes, colon: colon)
    if end > colon + 1 {
      if let problem = authorityProblem(colon + 3..<end) { return problem }
    } else if isWeb {
      return .noAuthority
    }
    var position = self.end(of: Self.pathBytes, from: end)
    if position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      position = self.end(of: Self.queryBytes, from: position + 1)
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      position = self.end(of: Self.queryBytes, from: position + 1)
    }
    return position < bytes.count ? .character(position) : nil
  }

  private var isWeb: Bool {
    colon == 4 && begins(with: "http") || colon == 5 && begins(with: "https")
  }

  /// Returns whether the text begins with some letters, ignoring case.
  private func begins(with letters: StaticString) -> Bool {
    (0..<letters.utf8CodeUnitCount).allSatisfy { bytes[$0] | 0x20 == letters.utf8Start[$0] }
  }

  // MARK: Authority

  private func authorityProblem(_ range: Range<Int>) -> Problem? {
    let authority = bytes[range]
    var hostStart = range.lowerBound
    if let sign = authority.firstIndex(of: UInt8(ascii: "@")) {
      if authority[(sign + 1)...].contains(UInt8(ascii: "@")) { return .severalAtSigns }
      let end = end(of: Self.userBytes, from: hostStart)
      if end < sign { return .character(end) }
      hostStart = sign + 1
    }
    var hostEnd = hostStart
    if hostStart < range.upperBound, bytes[hostStart] == UInt8(ascii: "[") {
      guard let close = authority[hostStart...].firstIndex(of: UInt8(ascii: "]")) else { return .openBracket }
      let address = hostStart + 1..<close
      guard isAddress(bytes[address]) else { return .address(address) }
      hostEnd = close + 1
    } else {
      hostEnd = min(end(of: Self.nameBytes, from: hostStart), range.upperBound)
      if hostEnd == hostStart, isWeb, hostEnd == range.upperBound || bytes[hostEnd] == UInt8(ascii: ":") {
        return .noHost
      }
      if hostEnd < range.upperBound, bytes[hostEnd] != UInt8(ascii: ":") { return .character(hostEnd) }
    }
    return hostEnd == range.upperBound || isPort(hostEnd..<range.upperBound)
      ? nil : .port(hostEnd..<range.upperBound)
  }

  /// Returns whether bytes are an IPv6 address: eight groups of up to four hexadecimal digits, separated by colons. A
  /// single `::` replaces one or more groups.
  private func isAddress(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    func count(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
      if bytes.isEmpty { return 0 }
      let groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      return groups.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isHexDigit) }
        ? groups.count : nil
    }
    let colons = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":")
    }
    guard let colons else { return count(bytes) == 8 }
    guard let left = count(bytes[..<colons]), let right = count(bytes[(colons + 2)...]) else { return false }
    return left + right <= 7
  }

  private func isPort(_ range: Range<Int>) -> Bool {
    guard bytes[range.lowerBound] == UInt8(ascii: ":") else { return false }
    var port = 0
    for byte in bytes[range].dropFirst() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), port < 1 << 16 else { return false }
      port = port * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return port < 1 << 16
  }

  /// Returns the end of a run of bytes in a set; a percent sign with two hexadecimal digits after it counts as one.
  private func end(of set: ASCIISet, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if set.contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, bytes[index + 1].isHexDigit,
        bytes[index + 2].isHexDigit
      {
        index += 3
      } else {
        break
      }
    }
    return index
  }
}

/// A set of ASCII characters with constant-time lookup.
struct ASCIISet {
  private let low: UInt64
  private let high: UInt64

  /// Creates a set of all letters and digits, and the characters of a text.
  init(alphanumericsAnd text: StaticString) {
    var bits: (low: UInt64, high: UInt64) = (0x03FF_0000_0000_0000, 0x07FF_FFFE_07FF_FFFE)
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      if byte < 64 {
        bits.low |= 1 << UInt64(byte)
      } else if byte < 128 {
        bits.high |= 1 << UInt64(byte - 64)
      }
    }
    (low, high) = bits
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low >> UInt64(byte) : byte < 128 ? high >> UInt64(byte - 64) : 0) & 1 == 1
  }
}

/// Suggests how to correct a text that is not an absolute URL.
struct URLRemedy {
  /// The reason why the text is not an absolute URL.
  let reason: String
  /// The URL if it is certain what was meant, or `nil`.
  let suggestion: String?

  init(of problem: AbsoluteURL.Problem, in text: String) {
    let bytes = Array(text.utf8)
    reason = Self.reason(problem, bytes)
    let suggestion =
      switch problem {
      case .noScheme: Self.withScheme(text)
      case .character: Self.withoutSpaces(Array(text.utf8)) ?? Self.encodedAfterAuthority(text)
      default: String?.none
      }
    self.suggestion = suggestion.flatMap { AbsoluteURL.problem(with: $0) == nil ? $0 : nil }
  }

  private static func reason(_ problem: AbsoluteURL.Problem, _ bytes: [UInt8]) -> String {
    let scheme = String(decoding: bytes.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch problem {
    case .noScheme where isPath(text(bytes.indices)):
      return "write the whole address, such as https://example.com/\(text(bytes.indices))"
    case .noScheme:
      let meant = withScheme(text(bytes.indices)).flatMap { $0.split(separator: ":").first }
      return "begin it with a scheme, such as \(meant ?? "https"):"
    case .nothingAfterScheme: return "write the rest of the address after '\(scheme):'"
    case .character(let offset): return encoding(offset, bytes)
    case .severalAtSigns: return "percent-encode each '@' except the last one before the host, as %40"
    case .noAuthority: return "write '\(scheme)://' and a host"
    case .noHost: return "write a host after '\(scheme)://'"
    case .openBracket: return "close the '[' of the host with ']'"
    case .address(let range):
      return "'[\(text(range))]' is not an IPv6 address in hexadecimal digits; write the name of the host"
    case .port(let range): return "'\(text(range))' is not a port; write a number up to 65535"
    }
  }

  private static func encoding(_ offset: Int, _ bytes: [UInt8]) -> String {
    let character = String(decoding: bytes[offset...], as: UTF8.self).first ?? " "
    let isInAuthority = bytes.withUnsafeBufferPointer { offset < authorityEnd(in: $0) }
    if !character.isASCII, isInAuthority { return "write the host in Punycode instead of '\(character)'" }
    if character == " ", withoutSpaces(bytes) != nil { return "remove the space" }
    return "percent-encode \(character == " " ? "a space" : "'\(character)'")"
  }

  /// Returns an address of a person without the spaces that can only be there by mistake: all in a telephone number,
  /// and for other schemes those after the colon; `nil` if there are none.
  private static func withoutSpaces(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, !parts[1].hasPrefix("//") else { return nil }
    let isPhone = ["tel", "sms", "facetime"].contains(parts[0].lowercased())
    let rest = isPhone ? parts[1].filter { $0 != " " } : String(parts[1].drop { $0 == " " })
    return rest.count < parts[1].count ? "\(parts[0]):\(rest)" : nil
  }

  private static func authorityEnd(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.firstIndex(of: UInt8(ascii: ":")).map { AbsoluteURL.authorityEnd(in: bytes, colon: $0) } ?? 0
  }

  /// Returns the URL of a telephone number, an email address or a host without a scheme; `nil` for any other text.
  private static func withScheme(_ text: String) -> String? {
    if text.hasPrefix("+"), text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber || " -".contains($0) }) {
      return "tel:" + text.filter { !" -".contains($0) }
    }
    guard text.contains("."), !text.contains(" "), !text.hasPrefix("/"), !text.hasPrefix("."), !isPath(text)
    else { return nil }
    return (text.contains("@") && !text.contains("/") ? "mailto:" : "https://") + text
  }

  private static let fileEndings: Set<Substring> = [
    "css", "gif", "heic", "htm", "html", "jpeg", "jpg", "js", "json", "pdf", "png", "svg", "txt", "webp",
    "xml",
  ]

  /// Returns whether a text begins with the name of a file or folder, rather than with a host.
  private static func isPath(_ text: String) -> Bool {
    let first = text.prefix { $0 != "/" }
    let parts = first.split(separator: ".")
    return parts.count == 1 && first != text[...] && !text.contains { "@:".contains($0) }
      || parts.dropFirst().last.map(fileEndings.contains) ?? false
  }

  /// Returns the text with the invalid characters after the host percent-encoded. A percent sign stays, because it
  /// may be part of an encoding.
  private static func encodedAfterAuthority(_ text: String) -> String {
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
  /// The characters that a URL may contain unescaped.
  fileprivate static let visibleBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=:@/?#%")

  /// Returns the first problem with a text; `nil` if it is an absolute URL.
  static func problem(with text: String) -> Problem? {
    var text = text
    return text.withUTF8 { problem(with: $0) }
  }
}
