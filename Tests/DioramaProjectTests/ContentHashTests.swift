import Testing

@testable import DioramaProject

/// The hash function matches test vectors of the reference implementation.
@Suite struct ContentHashTests {
  static let texts: [(text: String, digits: String)] = [
    ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
    ("xxhash", "32dd38952c4bc720"), ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
  ]

  /// Hashes of the first bytes of the sequence 0, 7, 14… modulo 256, computed by xxHash 0.8.3.
  static let lengths: [(length: Int, digits: String)] = [
    (1, "e934a84adb052768"), (3, "9ff70a635a6209ab"), (4, "ae5acdc00a55ac41"), (7, "d734a6b26f3da63e"),
    (8, "87116b3365b924eb"), (31, "0f187c62b1e722b7"), (32, "91b0cb0931a8c629"), (33, "931b043cf8d65b94"),
    (63, "219110bf13e2fa26"), (64, "bf3052e3445775d0"), (100, "8e2272c08247d5db"), (300, "240b95edf72f18e0"),
  ]

  static let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  @Test("texts", arguments: texts) func text(_ text: String, _ digits: String) {
    #expect(ContentHash.of(Array(text.utf8)).hexadecimal == digits)
  }

  @Test("every length of the last block", arguments: lengths) func length(_ length: Int, _ digits: String) {
    #expect(ContentHash.of(Array(Self.bytes[..<length])).hexadecimal == digits)
  }

  @Test("hashing in pieces gives the same result as hashing the whole") func pieces() {
    let whole = ContentHash.of(Self.bytes)
    for first in stride(from: 0, through: 300, by: 7) {
      for second in stride(from: first, through: 300, by: 13) {
        var hasher = ContentHasher()
        for piece in [Self.bytes[..<first], Self.bytes[first..<second], Self.bytes[second...]] {
          piece.withUnsafeBytes { hasher.update($0) }
        }
        #expect(hasher.hash == whole)
      }
    }
  }

  @Test("digits are parsed; other texts are rejected") func digits() {
    let hash = ContentHash.of([1, 2, 3])
    let digits = hash.hexadecimal
    #expect(ContentHash(hexadecimal: digits) == hash)
    #expect(ContentHash(value: 0xA).hexadecimal == "000000000000000a")
    let others = [
      "ABCDEF0123456789", String(digits.dropLast()), digits + "0", "", digits.dropLast() + "g",
      "+" + digits.dropLast(),
    ]
    for other in others { #expect(ContentHash(hexadecimal: other) == nil) }
  }
}
