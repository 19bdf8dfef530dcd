/// "Did you mean": the nearest of the words that would have been right.
package enum Spelling {
  /// The candidate that `word` is most likely a misspelling of: at most a third of its letters wrong, two neighbours
  /// swapped counting as one mistake. Upper and lower case differ by nothing. The first of equally near candidates
  /// wins. Among more than ``Limits/candidates`` none is looked for.
  package static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    guard let spelling = WrittenWord(word) else { return nil }
    var best: (word: String, distance: Int)?
    var count = 0
    for candidate in candidates where candidate != word {
      count += 1
      guard count <= Limits.candidates else { return nil }
      let other = candidate.utf8.allSatisfy { $0 < 0x80 } ? candidate : candidate.lowercased()
      let length = other.utf8.count
      let limit = max(1, max(spelling.length, length) / 3)
      guard abs(length - spelling.length) <= limit else { continue }
      let distance = spelling.distance(to: other)
      if distance <= limit, distance < best?.distance ?? .max, distance < length {
        best = (candidate, distance)
      }
    }
    return best?.word
  }
}

/// A word of up to 64 letters, prepared to be held against many others.
///
/// Letters are bytes of UTF-8. The distance is that of optimal string alignment: insertions, deletions, substitutions
/// and swaps of neighbours, no part edited twice. It is found column by column in the bits of one word (Hyyrö 2003), so
/// that a letter of the other word costs the same however long this one is.
struct WrittenWord {
  /// How many letters the word has.
  let length: Int
  /// In which places of the word a letter stands, by the letter; of ASCII in upper case as in lower case.
  private let places: [UInt64]

  /// Prepares a word; `nil` for one that is empty or too long.
  init?(_ word: String) {
    let letters = word.lowercased().utf8
    guard !letters.isEmpty, letters.count <= UInt64.bitWidth else { return nil }
    length = letters.count
    var places = [UInt64](repeating: 0, count: 1 << UInt8.bitWidth)
    for (place, letter) in letters.enumerated() { places[Int(letter)] |= 1 << place }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") { places[Int(letter)] = places[Int(letter | 0x20)] }
    self.places = places
  }

  /// How many edits lead to another word, which is in lower case unless it is ASCII.
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
  /// Names with those in front that are nearest to a word: that share most of its words, such as `row` in `rowHeight`
  /// and `heightForRow`, and then are spelt most alike. Equally near ones stay in their order.
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
  /// The words of a name in camel case, each in lower case.
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
