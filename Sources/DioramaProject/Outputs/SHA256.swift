/// The hash function SHA-256 (FIPS 180-4), fed piece by piece.
///
/// It tells whether a file is what it was. It is our own since Foundation has none, and a package of cryptography would
/// take longer to load than a scene to compile.
package struct SHA256 {
  /// A hash of 256 bits.
  package struct Digest: Hashable, Sendable {
    fileprivate let words: SIMD8<UInt32>
  }

  /// How many bytes are hashed at a time.
  static let blockSize = 64
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  private var length: UInt64 = 0
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []

  /// The hash of some bytes.
  static func digest(of bytes: [UInt8]) -> Digest {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  /// The hash of some bytes.
  static func digest(of bytes: UnsafeRawBufferPointer) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest
  }

  /// Adds bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.blockSize - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.blockSize else { return }
      rest.withUnsafeBytes { state = Self.compress($0, into: state) }
      rest = []
    }
    let whole = bytes.prefix(bytes.count / Self.blockSize * Self.blockSize)
    state = Self.compress(UnsafeRawBufferPointer(rebasing: whole), into: state)
    rest += bytes.dropFirst(whole.count)
  }

  /// Adds a text together with its length, so that no two lists of texts give the same bytes.
  mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(counted: UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes together with their number.
  mutating func update(counted bytes: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: UInt64(bytes.count).bigEndian) { update($0) }
    update(bytes)
  }

  /// The hash of everything that was added.
  var digest: Digest {
    var last = rest + [0x80]
    while last.count % Self.blockSize != 56 { last.append(0) }
    withUnsafeBytes(of: (length &* 8).bigEndian) { last += $0 }
    return Digest(words: last.withUnsafeBytes { Self.compress($0, into: state) })
  }
}

extension SHA256.Digest {
  /// The hash as 64 hexadecimal digits.
  var hexadecimal: String {
    String(unsafeUninitializedCapacity: 64) { buffer in
      for word in 0..<8 {
        var rest = words[word]
        for index in (word * 8..<word * 8 + 8).reversed() {
          let digit = UInt8(truncatingIfNeeded: rest & 0xF)
          buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
          rest &>>= 4
        }
      }
      return 64
    }
  }

  /// Reads 64 hexadecimal digits in lower case.
  init?(hexadecimal: String) {
    var words = SIMD8<UInt32>()
    var index = 0
    for byte in hexadecimal.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      guard index < 64 else { return nil }
      words[index / 8] = words[index / 8] &<< 4 | UInt32(digit)
      index += 1
    }
    guard index == 64 else { return nil }
    self.words = words
  }
}
