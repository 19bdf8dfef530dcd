import DioramaTestSupport
import Testing

@testable import DioramaProject

/// The hash function against the vectors that its standard's authors publish, and against itself.
@Suite struct SHA256Tests {
  static let vectors: [(text: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test("published vectors", arguments: vectors) func vector(_ text: String, _ digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)).hexadecimal == digest)
  }

  @Test("pieces give the hash of the whole, wherever they are cut") func pieces() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = SHA256.digest(of: bytes)
    for first in stride(from: 0, through: 300, by: 7) {
      for second in stride(from: first, through: 300, by: 13) {
        var hash = SHA256()
        for piece in [bytes[..<first], bytes[first..<second], bytes[second...]] {
          piece.withUnsafeBytes { hash.update($0) }
        }
        #expect(hash.digest == whole)
      }
    }
  }

  @Test("the processor's instructions, where it has them, do what is done without") func instructions() {
    var random = SeededGenerator(seed: 256)
    for count in 0...9 {
      let state = SIMD8<UInt32>.random(in: 0 ... .max, using: &random)
      let blocks = (0..<count * 64).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
      blocks.withUnsafeBytes { blocks in
        let portable = SHA256.compressPortably(blocks, into: state)
        #expect(SHA256.compress(blocks, into: state) == portable)
        #expect((portable == state) == (count == 0))
      }
    }
  }

  @Test("digits are read back; others are none") func digits() {
    let digest = SHA256.digest(of: [1, 2, 3])
    let digits = digest.hexadecimal
    #expect(SHA256.Digest(hexadecimal: digits) == digest)
    let others = [digits.uppercased(), String(digits.dropLast()), digits + "0", "", digits.dropLast() + "g"]
    for other in others { #expect(SHA256.Digest(hexadecimal: other) == nil) }
  }
}
