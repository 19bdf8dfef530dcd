/// Suggests the valid word closest to a misspelling, for "Did you mean".
package enum Spelling {
  /// Returns the candidate that a word most likely misspells. At most a third of its letters may be wrong, or one fewer
  /// if both the first letter and others are. A swap of two neighbours counts as one error. Case does not matter. Of
  /// equally close candidates, returns the only one that begins with the same letter. If there are several, none is
  /// more likely, and the result is `nil`. Does not search more than ``Limits/candidates``.
  package static func closest(to written: String, in candidates: some Sequence<String>) -> String? {
    let word = written.utf8.allSatisfy { $0 < 0x80 } ? written : written.withoutLookalikes
    guard let spelling = WrittenWord(word) else { return nil }
    var best: (word: String?, closeness: (distance: Int, initial: Int))?
    var count = 0
    for candidate in candidates where candidate != written {
      count += 1
      guard count <= Limits.candidates else { return nil }
      let other = candidate.utf8.allSatisfy { $0 < 0x80 } ? candidate : candidate.lowercased()
      let length = other.utf8.count
      let limit = max(1, max(spelling.length, length) / 3)
      guard abs(length - spelling.length) <= limit else { continue }
      let distance = spelling.distance(to: other)
      let closeness = (distance, candidate.hasInitial(of: word) ? 0 : 1)
      guard distance + closeness.1 <= max(limit, 2), distance <= limit, distance < length else { continue }
      if let known = best, known.closeness <= closeness {
        if known.closeness == closeness, known.word != candidate { best?.word = nil }
      } else {
        best = (candidate, closeness)
      }
    }
    return best?.word
  }

  /// The minimum length of a word in which one wrong letter is surely a misspelling.
  private static let minimumLength = 4

  /// Returns whether a word is surely meant to be another: they differ in case, two neighbours are swapped, or one
  /// letter after the first is missing, added or wrong. This does not apply to a digit, or to the `t` of `cant`.
  package static func isMisspelling(_ word: String, of other: String) -> Bool {
    let (word, other) = (word.lowercased(), other.lowercased())
    if word == other { return true }
    let isSwap = word.utf8.sorted() == other.utf8.sorted()
    let isLong = min(word.utf8.count, other.utf8.count) >= minimumLength
    return (isSwap || isLong && word.first == other.first)
      && word.filter(\.isNumber) == other.filter(\.isNumber)
      && word.replacing("cant", with: "can") != other.replacing("cant", with: "can")
      && WrittenWord(word)?.distance(to: other) == 1
  }
}

/// A word of up to 64 letters, prepared for comparison with many others.
///
/// Letters are UTF-8 bytes. The distance is that of optimal string alignment: insertions, deletions, substitutions and
/// swaps of neighbours, with no part edited twice. It is computed column by column with the bits of one machine word
/// (Hyyrö 2003), so each letter of the other word has the same cost, regardless of this word's length.
struct WrittenWord {
  /// The number of letters in the word.
  let length: Int
  /// The positions of each letter in the word, indexed by the letter. ASCII letters have the same positions in both
  /// cases.
  private let places: [UInt64]

  /// Prepares a word; `nil` if it is empty or too long.
  init?(_ word: String) {
    let letters = word.lowercased().utf8
    guard !letters.isEmpty, letters.count <= UInt64.bitWidth else { return nil }
    length = letters.count
    var places = [UInt64](repeating: 0, count: 1 << UInt8.bitWidth)
    for (place, letter) in letters.enumerated() { places[Int(letter)] |= 1 << place }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") { places[Int(letter)] = places[Int(letter | 0x20)] }
    self.places = places
  }

  /// Returns the edit distance to another word, which is in lower case unless it is ASCII.
  func distance(to other: String) -> Int {
    let last: UInt64 = 1 << (length - 1)
    var (higher, lower) = (UInt64.max, UInt64.zero)
    var (diagonal, before) = (UInt64.zero, UInt64.zero)
    var distance = length
    for letter in other.utf8 {
      let here = places[Int(letter)]
      let swapped = (~diagonal & here) << 1 & before
      diagonal = ((here & higher) &+ higher) ^ higher | here | lower | swapped
      let right = lower | ~(diagonal | higher)
      let left = diagonal & higher
      if right & last != 0 { distance += 1 }
      if left & last != 0 { distance -= 1 }
      let next = right << 1 | 1
      higher = left << 1 | ~(diagonal | next)
      lower = diagonal & next
      before = here
    }
    return distance
  }
}

extension Spelling {
  /// Returns the names, the closest to a word first: by the number of words that they share with it, such as `row` in
  /// `rowHeight` and `heightForRow`, and then by spelling. Equally close names keep their order.
  static func ranked(_ names: [String], by word: String) -> [String] {
    guard let spelling = WrittenWord(word) else { return names }
    let parts = Set(word.camelCaseWords)
    let ranks = names.enumerated().map { place, name in
      let shared = name.camelCaseWords.count { parts.contains($0) }
      let distance = spelling.distance(to: name.lowercased())
      return (name: name, rank: (-shared, distance, place))
    }
    return ranks.sorted { $0.rank < $1.rank }.map(\.name)
  }
}

extension String {
  /// Returns whether another word begins with the same letter, in any case.
  fileprivate func hasInitial(of other: String) -> Bool {
    prefix(1).lowercased() == other.prefix(1).lowercased()
  }

  /// The words of a camel-case name, in lower case.
  fileprivate var camelCaseWords: [String] {
    var words: [String] = []
    var isBetween = true
    for letter in self {
      if !letter.isLetter && !letter.isNumber {
        isBetween = true
      } else if isBetween || letter.isUppercase {
        words.append(letter.lowercased())
        isBetween = false
      } else {
        words[words.count - 1] += letter.lowercased()
      }
    }
    return words
  }
}

extension String {
  /// Cyrillic letters, with the Latin letters that look the same (Unicode Technical Standard 39, "Unicode Security
  /// Mechanisms").
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{430}": "a", "\u{435}": "e", "\u{43E}": "o", "\u{440}": "p", "\u{441}": "c", "\u{443}": "y",
    "\u{445}": "x",
    "\u{455}": "s", "\u{456}": "i", "\u{458}": "j", "\u{410}": "A", "\u{412}": "B", "\u{415}": "E",
    "\u{41A}": "K",
    "\u{41C}": "M", "\u{41D}": "H", "\u{41E}": "O", "\u{420}": "P", "\u{421}": "C", "\u{422}": "T",
    "\u{425}": "X",
  ]

  /// The text with Latin letters in place of others that look like them, and without invisible characters.
  fileprivate var withoutLookalikes: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let isWide = 0xFF01...0xFF5E ~= scalar.value
      scalars.append(
        isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : Self.lookalikes[scalar] ?? scalar)
    }
    return String(scalars)
  }
}
