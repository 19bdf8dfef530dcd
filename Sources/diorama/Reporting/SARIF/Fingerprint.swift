import DioramaProject
import DioramaSyntax

/// Identifies a finding in a file, and stays the same when lines are added above it or the message is reworded.
enum Fingerprint {
  /// How many bytes of a line before, in and after the marked text count, so that a long line with many findings costs
  /// little.
  private static let reach = 256

  /// A fingerprint for each diagnostic of a file, in order: a hash of its code, the marked text and the source line,
  /// and its number among those with the same hash.
  static func all(of file: Report.File) -> [String] {
    let lines = LineTable(file.source)
    let bytes = file.source.bytes
    var counts: [UInt64: Int] = [:]
    return file.diagnostics.map { diagnostic in
      let line = lines.range(ofLine: lines.line(at: diagnostic.range.start))
      let start = min(max(diagnostic.range.start, line.start), line.end)
      let end = max(start, min(diagnostic.range.end, line.end, start + reach))
      var hash = FowlerNollVo()
      hash.add(diagnostic.code.utf8)
      hash.add(bytes[start..<end])
      hash.add(trimmed(bytes[max(line.start, start - reach)..<min(line.end, end + reach)]))
      counts[hash.value, default: 0] += 1
      let digits = String(hash.value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[hash.value, default: 1])"
    }
  }

  private static func trimmed(_ bytes: Slice<SourceBytes>) -> Slice<SourceBytes> {
    var bytes = bytes
    while let first = bytes.first, first <= UInt8(ascii: " ") { bytes.removeFirst() }
    while let last = bytes.last, last <= UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
  }
}

/// The 64-bit hash FNV-1a, the same on every machine.
private struct FowlerNollVo {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds the bytes of one part; where a part ends makes a difference.
  mutating func add(_ part: some Sequence<UInt8>) {
    for byte in part { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
