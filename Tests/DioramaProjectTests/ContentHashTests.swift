import Testing

@testable import DioramaProject

@Suite struct ContentHashTests {
  static let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  @Test("the hash of a text is the same in every run, so that manifests stay valid") func stability() {
    let text = "Nobody inspects the spammish repetition"
    #expect(ContentHash.of(Array(text.utf8)).hexadecimal == "13982ce653195d5f")
  }

  @Test("any changed bit and any added zero changes the hash") func changes() {
    var hashes: Set<ContentHash> = []
    for index in Self.bytes.indices {
      for bit in 0..<8 {
        var bytes = Self.bytes
        bytes[index] ^= 1 << bit
        hashes.insert(.of(bytes))
      }
    }
    for count in 0..<100 { hashes.insert(.of([UInt8](repeating: 0, count: count))) }
    #expect(hashes.count == 300 * 8 + 100)
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
