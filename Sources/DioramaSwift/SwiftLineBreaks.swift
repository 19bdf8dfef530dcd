/// The places where a line of Swift that is too long can be broken without changing what it means.
///
/// A closure at the end of the line gets lines of its own; otherwise, the line is broken before the values of a choice
/// or before `??`, or within its longest brackets. Literals and comments are never broken.
struct SwiftLineBreaks {
  /// A part of the line that gets a line of its own.
  struct Piece {
    /// The number of levels by which it is indented further than the line.
    var depth: Int
    /// The places of its characters in the line.
    var range: Range<Int>
    /// Whether a comma is added.
    var hasComma = false
  }

  /// Outermost brackets.
  private struct Brackets {
    var open: Int
    var close = 0
    /// The places of its commas in ``commas``.
    var commas: Range<Int>
  }

  /// The minimum length of brackets that are worth breaking.
  private static let minimumLength = 12

  private let line: ArraySlice<UInt8>
  private var brackets: [Brackets] = []
  /// The places of the commas that separate what is in outermost brackets.
  private var commas: [Int] = []
  /// The places of `?` and `:` of choices outside brackets.
  private var choices: [Int] = []
  /// The place of the last `??` outside brackets.
  private var alternative: Int?

  /// - Parameter line: A line, with indices from 0 on.
  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    brackets.reserveCapacity(4)
    commas.reserveCapacity(8)
    scan()
  }

  /// Returns the pieces, or `nil` if the line cannot be broken.
  ///
  /// - Parameter room: The length that a line with an indented piece can have.
  func pieces(within room: Int) -> [Piece]? {
    if line.starts(with: "//".utf8) { return nil }
    return closurePieces ?? choicePieces ?? alternativePieces(within: room) ?? bracketPieces(within: room)
  }

  // MARK: Finding brackets

  private mutating func scan() {
    var depth = 0
    var position = 0
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\""): position = endOfLiteral(from: position)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 {
          brackets.append(Brackets(open: position, commas: commas.count..<commas.count))
        }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 1 { close(at: position) }
        depth = max(0, depth - 1)
      case UInt8(ascii: ",") where depth == 1: commas.append(position)
      case UInt8(ascii: "?") where depth == 0 && isWord(position): choices.append(position)
      case UInt8(ascii: ":") where depth == 0 && isWord(position): choices.append(position)
      case UInt8(ascii: "?") where depth == 0 && line[position...].starts(with: "?? ".utf8):
        alternative = position
        position += 1
      default: break
      }
      position += 1
    }
    if brackets.last?.close == 0 { brackets.removeLast() }
  }

  /// Ends the current brackets, which do not count if they are a type.
  private mutating func close(at position: Int) {
    var last = brackets.removeLast()
    last.close = position
    last.commas = last.commas.lowerBound..<commas.count
    if !isType(last) { brackets.append(last) }
  }

  /// Returns whether brackets are the type of a constant or a variable, which must stay on one line.
  private func isType(_ brackets: Brackets) -> Bool {
    line[..<brackets.open].suffix(2).elementsEqual(": ".utf8)
      && line[(brackets.close + 1)...].starts(with: " = ".utf8)
  }

  /// Returns whether there are spaces on both sides of a character.
  private func isWord(_ position: Int) -> Bool {
    position > 0 && position + 1 < line.count && line[position - 1] == UInt8(ascii: " ")
      && line[position + 1] == UInt8(ascii: " ")
  }

  /// Returns the place of the quotation mark that ends a literal, skipping the values in it.
  private func endOfLiteral(from start: Int) -> Int {
    var position = start + 1
    var depth = 0
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\\") where depth == 0:
        position += 1
        if position < line.count, line[position] == UInt8(ascii: "(") { depth = 1 }
      case UInt8(ascii: "\"") where depth == 0: return position
      case UInt8(ascii: "\""): position = endOfLiteral(from: position)
      case UInt8(ascii: "(") where depth > 0: depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      default: break
      }
      position += 1
    }
    return line.count
  }

  // MARK: Breaking

  /// The pieces of a line that ends with a closure.
  private var closurePieces: [Piece]? {
    guard let last = brackets.last, last.close == line.count - 1, line[last.open] == UInt8(ascii: "{"),
      last.close - last.open > 4
    else { return nil }
    let content = line[(last.open + 2)..<(last.close - 1)]
    // The parameters, which no text precedes, stay with the opening brace.
    let head = content.prefix { $0 != UInt8(ascii: "\"") }
    let keyword = " in ".utf8
    let afterParameters = head.indices.first { head[$0...].starts(with: keyword) }
    let body = afterParameters.map { $0 + keyword.count } ?? content.startIndex
    return [
      Piece(depth: 0, range: 0..<(body - 1)), Piece(depth: 1, range: body..<content.endIndex),
      Piece(depth: 0, range: last.close..<line.count),
    ]
  }

  private var choicePieces: [Piece]? {
    guard choices.count > 1 else { return nil }
    var pieces = [Piece(depth: 0, range: 0..<(choices[0] - 1))]
    for (index, start) in choices.enumerated() {
      let end = index + 1 < choices.count ? choices[index + 1] - 1 : line.count
      pieces.append(Piece(depth: 1, range: start..<end))
    }
    return pieces
  }

  private func alternativePieces(within room: Int) -> [Piece]? {
    guard let alternative, alternative < room, line.count - alternative < room else { return nil }
    return [
      Piece(depth: 0, range: 0..<(alternative - 1)), Piece(depth: 1, range: alternative..<line.count),
    ]
  }

  private func bracketPieces(within room: Int) -> [Piece]? {
    guard let longest = brackets.max(by: { $0.close - $0.open < $1.close - $1.open }),
      longest.close - longest.open > Self.minimumLength, line[longest.open] != UInt8(ascii: "{")
    else { return nil }
    let isList = line[longest.open] == UInt8(ascii: "[")
    var start = longest.open + 1
    var pieces: [Piece] = []
    pieces.reserveCapacity(longest.commas.count + 3)
    pieces.append(Piece(depth: 0, range: 0..<start))
    if isList || longest.close - start > room {
      for comma in commas[longest.commas] {
        pieces.append(Piece(depth: 1, range: start..<(comma + 1)))
        start = comma + 2
      }
    }
    let tail = line[longest.close...]
    if isList || tail.last == UInt8(ascii: "{") || tail.suffix(3).elementsEqual(" in".utf8) {
      pieces.append(Piece(depth: 1, range: start..<longest.close, hasComma: isList))
      pieces.append(Piece(depth: 0, range: longest.close..<line.count))
    } else {
      pieces.append(Piece(depth: 1, range: start..<line.count))
    }
    return pieces
  }
}
