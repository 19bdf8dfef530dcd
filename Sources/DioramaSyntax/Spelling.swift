/// "Did you mean": the nearest of the words that would have been right.
public enum Spelling {
  /// The candidate that `word` is most likely a misspelling of: at most a third of its letters wrong, two neighbours
  /// swapped counting as one mistake. Upper and lower case differ by nothing. The first of equally near candidates wins. Among more
  /// than ``Limits/candidates`` none is looked for.
  public static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard letters.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    var count = 0
    for candidate in candidates where candidate != word {
      count += 1
      guard count <= Limits.candidates else { return nil }
      let other = Array(candidate.lowercased().utf8)
      let limit = max(1, max(letters.count, other.count) / 3)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max, distance < other.count {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// The optimal string alignment distance (Damerau 1964, as restricted by Wagner and Lowrance's later readers): insertions,
  /// deletions, substitutions and swaps of neighbours, no part edited twice.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = Array(0...right.count)
    var last = beforeLast
    var row = beforeLast
    for i in left.indices {
      row[0] = i + 1
      for j in right.indices {
        let substitution = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(substitution, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[right.count]
  }
}
