extension Spelling {
  /// Names with those in front that are nearest to a word: that share most of its words, such as `row` in `rowHeight` and `heightForRow`,
  /// and then are spelt most alike. Equally near ones stay in their order.
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
