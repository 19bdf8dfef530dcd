/// What can stand between the brackets of a URL's host: an IPv6 address, or one of a later version (RFC 3986, section 3.2.2).
enum IPLiteral {
  private static let futureBytes = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=:")

  static func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.first.map { $0 | 0x20 } == UInt8(ascii: "v") ? isFuture(bytes.dropFirst()) : isVersion6(bytes)
  }

  /// A version in hexadecimal digits, a dot, and an address: `v7.a:b`.
  private static func isFuture(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let version = bytes[..<dot]
    let address = bytes[(dot + 1)...]
    return !version.isEmpty && version.allSatisfy(\.isHexDigit) && !address.isEmpty
      && address.allSatisfy(futureBytes.contains)
  }

  /// Eight groups of up to four hexadecimal digits with colons between them; `::` stands once for one group or more, and an IPv4
  /// address for the last two.
  private static func isVersion6(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let colons = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":")
    }
    guard let colons else { return groupCount(bytes[...], mayEndInIPv4: true) == 8 }
    guard let left = groupCount(bytes[..<colons], mayEndInIPv4: false),
      let right = groupCount(bytes[(colons + 2)...], mayEndInIPv4: true)
    else { return false }
    return left + right <= 7
  }

  private static func groupCount(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, mayEndInIPv4: Bool) -> Int? {
    if bytes.isEmpty { return 0 }
    var groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let endsInIPv4 = mayEndInIPv4 && groups.last.map(isVersion4) == true
    if endsInIPv4 { groups.removeLast() }
    let areNumbers = groups.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isHexDigit) }
    return areNumbers ? groups.count + (endsInIPv4 ? 2 : 0) : nil
  }

  /// Four numbers up to 255 without needless zeros.
  private static func isVersion4(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let numbers = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        let number = digits.count <= 3 ? Int(String(decoding: digits, as: UTF8.self)) : nil
        return number.map { $0 <= 255 && String($0).utf8.elementsEqual(digits) } ?? false
      }
  }
}
