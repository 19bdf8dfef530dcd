extension StringProtocol {
  /// The text with its first letter in upper case.
  package var capitalized: String {
    let bytes = utf8
    guard let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
      bytes.dropFirst().first.map({ $0 < 0x80 }) ?? true
    else { return prefix(1).uppercased() + dropFirst() }
    return String(unsafeUninitializedCapacity: bytes.count) { letters in
      _ = letters.initialize(from: bytes)
      letters[0] = first - 0x20
      return bytes.count
    }
  }

  /// The text with its first letter in lower case.
  package var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
