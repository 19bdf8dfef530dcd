/// The text of a file, and what can be said of a place in it.
///
/// It is small, so that asking it something costs no copy of the whole reader.
struct SourceText {
  /// The file and the eight zeros behind it, which no file holds: nobody has to ask for the end before looking at a
  /// byte, or at eight at once.
  let start: UnsafePointer<UInt8>
  /// Whether there are neither tabs nor line breaks but line feeds.
  let hasOrdinarySpace: Bool

  subscript(index: Int) -> UInt8 { start[index] }

  /// Whether a byte separates tokens, as the end does.
  func isBlank(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), 0, UInt8(ascii: "\t"): true
    default: !hasOrdinarySpace && breakLength(at: index) > 0
    }
  }

  /// How many bytes the line break has that begins at an index; 0 if none does.
  func breakLength(at index: Int) -> Int {
    switch self[index] {
    case 0x0A: 1
    case 0x0D: self[index + 1] == 0x0A ? 2 : 1
    case 0xC2: self[index + 1] == 0x85 ? 2 : 0
    case 0xE2: self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// Where the spaces end that begin at a place.
  func endOfSpaces(from place: Int) -> Int {
    var index = place
    while true {
      let others = Word(at: start + index).placesOfOthers(than: UInt8(ascii: " "))
      if others != 0 { return index + Word.first(of: others) }
      index += Word.size
    }
  }

  /// Where the spaces and tabs end that begin at a place.
  func endOfBlanks(from start: Int) -> Int {
    var index = endOfSpaces(from: start)
    while self[index] == UInt8(ascii: "\t") { index = endOfSpaces(from: index + 1) }
    return index
  }

  /// Where the line ends that a place is on.
  func endOfLine(from start: Int) -> Int {
    var index = start
    if hasOrdinarySpace {
      while self[index] != UInt8(ascii: "\n"), self[index] != 0 { index += 1 }
    } else {
      while breakLength(at: index) == 0, self[index] != 0 { index += 1 }
    }
    return index
  }

  /// Whether three dashes or dots are at a place, and nothing or a blank behind them; at the beginning of a line they
  /// separate documents.
  func isDocumentMark(at index: Int) -> Bool {
    let first = self[index]
    return (first == UInt8(ascii: "-") || first == UInt8(ascii: "."))
      && self[index + 1] == first && self[index + 2] == first && isBlank(at: index + 3)
  }

  /// Where something is next that may end a plain scalar.
  func nextStop(from place: Int, inFlow: Bool) -> Int {
    var index = place
    if inFlow || !hasOrdinarySpace {
      let stops = inFlow ? ByteSet.flowStops : ByteSet.blockStops
      while !stops.contains(self[index]), hasOrdinarySpace || breakLength(at: index) == 0 { index += 1 }
      return index
    }
    while true {
      let word = Word(at: start + index)
      let stops =
        word.places(of: UInt8(ascii: "\n")) | word.places(of: UInt8(ascii: "#"))
        | word.places(of: UInt8(ascii: ":")) | word.places(of: 0)
      if stops != 0 { return index + Word.first(of: stops) }
      index += Word.size
    }
  }

  /// Whether a plain scalar between brackets cannot go on at a place.
  func isFlowStop(at index: Int) -> Bool {
    ByteSet.flowIndicators.contains(self[index]) || self[index] == UInt8(ascii: ":") && isBlank(at: index + 1)
  }
}

/// A set of ASCII bytes.
struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: StaticString) {
    for index in 0..<characters.utf8CodeUnitCount {
      let byte = characters.utf8Start[index]
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
  }

  /// Where a plain scalar may end that is not between brackets.
  static let blockStops = ByteSet("\n\0#:")

  /// Where a plain scalar between brackets may end.
  static let flowStops = ByteSet("\n\0#:,?[]{}")

  static let flowIndicators = ByteSet(",?[]{}")

  /// What no plain scalar begins with, or only before something that is not blank.
  static let indicators = ByteSet("?:-,[]{}#&*!|>'\"%@`\0")
}
