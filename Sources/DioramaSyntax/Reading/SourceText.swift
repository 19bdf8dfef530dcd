/// The text of a file, with queries about positions in it.
///
/// It is small, so that a query does not copy the whole reader.
struct SourceText {
  /// The file and eight zero bytes after it. No file contains zeros, so reading one byte or eight needs no bounds
  /// check.
  let start: UnsafePointer<UInt8>
  /// Whether the text has no tabs, and no line breaks other than line feeds.
  let hasOrdinarySpace: Bool

  @inline(__always) subscript(index: Int) -> UInt8 { start[index] }

  /// Returns whether a byte separates tokens, as the end of the file does.
  @inline(__always) func isBlank(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), 0, UInt8(ascii: "\t"): true
    default: !hasOrdinarySpace && breakLength(at: index) > 0
    }
  }

  /// Returns the length in bytes of a line break that begins at an index, or 0.
  func breakLength(at index: Int) -> Int { Self.breakLength(start + index) }

  /// Returns the length in bytes of a line break that begins at an address, or 0, with the line breaks of YAML 1.1. A
  /// carriage return and a line feed count as one.
  static func breakLength(_ text: UnsafePointer<UInt8>) -> Int {
    switch text[0] {
    case 0x0A: 1
    case 0x0D: text[1] == 0x0A ? 2 : 1
    case 0xC2: text[1] == 0x85 ? 2 : 0
    case 0xE2: text[1] == 0x80 && text[2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// Returns the end of the spaces that begin at a position.
  func endOfSpaces(from place: Int) -> Int {
    var index = place
    while true {
      let others = Word(at: start + index).placesOfOthers(than: UInt8(ascii: " "))
      if others != 0 { return index + Word.first(of: others) }
      index += Word.size
    }
  }

  /// Returns the end of the spaces and tabs that begin at a position.
  func endOfBlanks(from start: Int) -> Int {
    var index = endOfSpaces(from: start)
    while self[index] == UInt8(ascii: "\t") { index = endOfSpaces(from: index + 1) }
    return index
  }

  /// Returns the end of the line at a position.
  func endOfLine(from start: Int) -> Int {
    var index = start
    if hasOrdinarySpace {
      while self[index] != UInt8(ascii: "\n"), self[index] != 0 { index += 1 }
    } else {
      while breakLength(at: index) == 0, self[index] != 0 { index += 1 }
    }
    return index
  }

  /// Returns whether `---` or `...`, followed by nothing or a blank, is at a position; at the start of a line, they
  /// separate documents.
  func isDocumentMark(at index: Int) -> Bool {
    let first = self[index]
    return (first == UInt8(ascii: "-") || first == UInt8(ascii: "."))
      && self[index + 1] == first && self[index + 2] == first && isBlank(at: index + 3)
  }

  /// Returns the next position at which a plain scalar may end.
  func nextStop(from place: Int, inFlow: Bool) -> Int {
    var index = place
    if inFlow {
      while !self[index].mayEndFlowText, hasOrdinarySpace || breakLength(at: index) == 0 { index += 1 }
      return index
    }
    if !hasOrdinarySpace {
      while !self[index].mayEndBlockText, breakLength(at: index) == 0 { index += 1 }
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

  /// Returns the next byte that is special in a quoted text.
  func nextStop(from place: Int, inQuotes quote: UInt8) -> Int {
    var index = place
    guard hasOrdinarySpace else {
      while self[index] != quote, self[index] != UInt8(ascii: "\\"), self[index] != 0,
        breakLength(at: index) == 0
      {
        index += 1
      }
      return index
    }
    while true {
      let word = Word(at: start + index)
      let stops =
        word.places(of: quote) | word.places(of: UInt8(ascii: "\\"))
        | word.places(of: UInt8(ascii: "\n")) | word.places(of: 0)
      if stops != 0 { return index + Word.first(of: stops) }
      index += Word.size
    }
  }

  /// Returns the end of the letters, digits and underscores that begin at a position.
  @inline(__always) func endOfWord(from start: Int) -> Int {
    var index = start
    while self[index].isWordByte { index += 1 }
    return index
  }

  /// Returns whether a token certainly begins at a position that is at the start of a line or after a blank.
  @inline(__always) func beginsToken(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "#"), 0:
      false
    default: hasOrdinarySpace || breakLength(at: index) == 0
    }
  }

  /// Returns the line after a line feed, and its first token. Returns `nil` if no line feed is at the position, or
  /// the line may have no token.
  @inline(__always) func nextLine(after end: Int) -> (start: Int, token: Int)? {
    guard self[end] == UInt8(ascii: "\n") else { return nil }
    let token = endOfSpaces(from: end + 1)
    return beginsToken(at: token) ? (end + 1, token) : nil
  }

  /// Returns whether a plain scalar between brackets cannot continue at a position.
  func isFlowStop(at index: Int) -> Bool {
    self[index].isFlowIndicator || self[index] == UInt8(ascii: ":") && isBlank(at: index + 1)
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; `nil` for any other byte.
  package var hexDigitValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Whether the byte is a hexadecimal digit.
  package var isHexDigit: Bool { hexDigitValue != nil }

  /// Whether the byte is an ASCII letter or a digit.
  package var isLetterOrDigit: Bool { isWordByte && self != UInt8(ascii: "_") }

  /// Whether the byte is an ASCII letter, a digit or an underscore, none of which is a YAML indicator.
  @inlinable @inline(__always) package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a plain scalar outside brackets may end here.
  @inline(__always) fileprivate var mayEndBlockText: Bool {
    switch self {
    case UInt8(ascii: "\n"), 0, UInt8(ascii: "#"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Whether a plain scalar between brackets may end here. A question mark is special only at its beginning.
  @inline(__always) fileprivate var mayEndFlowText: Bool {
    mayEndBlockText || isFlowIndicator && self != UInt8(ascii: "?")
  }

  /// Whether the byte is special between brackets.
  @inline(__always) var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
