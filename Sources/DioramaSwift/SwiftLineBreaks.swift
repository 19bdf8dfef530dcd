/// The places where a line of Swift that is too long can be broken without changing what it means.
///
/// A closure at the end of the line gets lines of its own; otherwise, the line is broken before the values of a choice
/// or before `??`, or within its longest brackets. Literals and comments are never broken.
struct SwiftLineBreaks {
  /// A part of the line that gets a line of its own.
  struct Piece {
    /// The number of levels by which it is indented further than the line.
    var depth: Int
    var text: ArraySlice<UInt8>
  }

  /// Outermost brackets.
  private struct Brackets {
    var open: Int
    var close = 0
    var commas: [Int] = []
  }

  /// The minimum length of brackets that are worth breaking.
  private static let leastLength = 12

  private let line: [UInt8]
  private var brackets: [Brackets] = []
  /// The places of `?` and `:` of choices outside brackets.
  private var choices: [Int] = []
  /// The place of the last `??` outside brackets.
  private var alternative: Int?

  init(_ line: [UInt8]) {
    self.line = line
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
        if depth == 0 { brackets.append(Brackets(open: position)) }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 1 { brackets[brackets.count - 1].close = position }
        depth = max(0, depth - 1)
      case UInt8(ascii: ",") where depth == 1: brackets[brackets.count - 1].commas.append(position)
      case UInt8(ascii: "?") where depth == 0 && isWord(position): choices.append(position)
      case UInt8(ascii: ":") where depth == 0 && isWord(position): choices.append(position)
      case UInt8(ascii: "?") where depth == 0 && line[position...].starts(with: "?? ".utf8):
        alternative = position
        position += 1
      default: break
      }
      position += 1
    }
    brackets = brackets.filter { $0.close > $0.open && !isType($0) }
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
      Piece(depth: 0, text: line[..<(body - 1)]), Piece(depth: 1, text: content[body...]),
      Piece(depth: 0, text: line[last.close...]),
    ]
  }

  private var choicePieces: [Piece]? {
    guard choices.count > 1 else { return nil }
    let ends = choices.dropFirst().map { $0 - 1 } + [line.count]
    return [Piece(depth: 0, text: line[..<(choices[0] - 1)])]
      + zip(choices, ends).map { Piece(depth: 1, text: line[$0..<$1]) }
  }

  private func alternativePieces(within room: Int) -> [Piece]? {
    guard let alternative, alternative < room, line.count - alternative < room else { return nil }
    return [
      Piece(depth: 0, text: line[..<(alternative - 1)]), Piece(depth: 1, text: line[alternative...]),
    ]
  }

  private func bracketPieces(within room: Int) -> [Piece]? {
    guard let longest = brackets.max(by: { $0.close - $0.open < $1.close - $1.open }),
      longest.close - longest.open > Self.leastLength, line[longest.open] != UInt8(ascii: "{")
    else { return nil }
    let isList = line[longest.open] == UInt8(ascii: "[")
    let content = line[(longest.open + 1)..<longest.close]
    var parts = [content]
    if isList || content.count > room {
      let starts = [longest.open + 1] + longest.commas.map { $0 + 2 }
      let ends = longest.commas.map { $0 + 1 } + [longest.close]
      parts = zip(starts, ends).map { line[$0..<$1] }
    }
    var pieces = [Piece(depth: 0, text: line[...longest.open])]
    pieces += parts.map { Piece(depth: 1, text: $0) }
    let tail = line[longest.close...]
    let last = pieces.count - 1
    if isList {
      pieces[last].text.append(UInt8(ascii: ","))
      pieces.append(Piece(depth: 0, text: tail))
    } else if tail.last == UInt8(ascii: "{") || tail.suffix(3).elementsEqual(" in".utf8) {
      pieces.append(Piece(depth: 0, text: tail))
    } else {
      pieces[last].text += tail
    }
    return pieces
  }
}
