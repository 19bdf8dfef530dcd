/// A line so long that counting its columns from the start for each of many places would take too long: it remembers counts on the
/// way.
struct LongLine: Sendable {
  /// From how many bytes on a line is long.
  static let length = 4096

  /// How many bytes lie at least between two places whose counts are remembered.
  private static let stride = 1024

  /// A place between two characters.
  private struct Checkpoint {
    let offset: Int
    let characters: Int
    let utf16CodeUnits: Int
  }

  private let range: SourceRange
  private let isASCII: Bool
  private var checkpoints: [Checkpoint]

  /// Reads a line once.
  init(_ range: SourceRange, in file: SourceFile) {
    self.range = range
    checkpoints = [Checkpoint(offset: range.start, characters: 0, utf16CodeUnits: 0)]
    let bytes = file.bytes[range.start..<range.end]
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    guard !isASCII, let text = String(validating: bytes, as: UTF8.self) else { return }
    var (offset, characters, utf16CodeUnits) = (range.start, 0, 0)
    for character in text {
      if let last = checkpoints.last, offset - last.offset >= Self.stride {
        checkpoints.append(
          Checkpoint(offset: offset, characters: characters, utf16CodeUnits: utf16CodeUnits))
      }
      offset += character.utf8.count
      characters += 1
      utf16CodeUnits += character.utf16.count
    }
  }

  /// How many units stand in the line in front of an offset.
  func count(to offset: Int, in file: SourceFile, _ unit: ColumnUnit) -> Int {
    if isASCII || unit == .bytes { return offset - range.start }
    var low = 0
    var high = checkpoints.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].offset <= offset { low = middle } else { high = middle }
    }
    let checkpoint = checkpoints[low]
    let rest = file.text(in: SourceRange(checkpoint.offset, offset))
    return unit == .characters
      ? checkpoint.characters + rest.count : checkpoint.utf16CodeUnits + rest.utf16.count
  }
}
