/// The text of a file, and what can be said of a place in it.
///
/// It is small, so that asking it something costs no copy of the whole reader.
struct SourceText {
  /// The file and the eight zeros behind it, which no file holds: nobody has to ask for the end before looking at a
  /// byte, or at eight at once.
  let start: UnsafePointer<UInt8>
  /// Whether there are neither tabs nor line breaks but line feeds.
  let hasOrdinarySpace: Bool

  @inline(__always) subscript(index: Int) -> UInt8 { start[index] }

  /// Whether a byte separates tokens, as the end does.
  @inline(__always) func isBlank(at index: Int) -> Bool {
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

  /// Where a byte is next that means something in a text in quotes.
  func nextStop(from place: Int, inQuotes quote: UInt8) -> Int {
    var index = place
    guard hasOrdinarySpace else {
      while self[index] != quote, self[index] != UInt8(ascii: "\\"), self[index] != 0, breakLength(at: index) == 0 {
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

  /// Where the letters, digits and underscores end that begin at a place.
  @inline(__always) func endOfWord(from start: Int) -> Int {
    var index = start
    while self[index].isWordByte { index += 1 }
    return index
  }

  /// Whether a token certainly begins at a place where the line has begun or a blank stands before.
  @inline(__always) func beginsToken(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "#"), 0: false
    default: hasOrdinarySpace || breakLength(at: index) == 0
    }
  }

  /// The line behind a line feed and the token that it begins with; `nil` if no line feed is at the place, or the line
  /// has none or might.
  @inline(__always) func nextLine(behind end: Int) -> (start: Int, token: Int)? {
    guard self[end] == UInt8(ascii: "\n") else { return nil }
    let token = endOfSpaces(from: end + 1)
    return beginsToken(at: token) ? (end + 1, token) : nil
  }

  /// Whether a plain scalar between brackets cannot go on at a place.
  func isFlowStop(at index: Int) -> Bool {
    self[index].isFlowIndicator || self[index] == UInt8(ascii: ":") && isBlank(at: index + 1)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit or an underscore, which no indicator of YAML is.
  @inline(__always) var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a plain scalar may end here that is not between brackets.
  @inline(__always) fileprivate var mayEndBlockText: Bool {
    switch self {
    case UInt8(ascii: "\n"), 0, UInt8(ascii: "#"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Whether a plain scalar may end here that is between brackets.
  @inline(__always) fileprivate var mayEndFlowText: Bool { mayEndBlockText || isFlowIndicator }

  /// Whether the byte means something between brackets.
  @inline(__always) var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
