/// What was probably meant by the misspelt words of one file.
///
/// A file's words are compared with no more than ``Limits/comparisons`` others, so that a file full of mistakes stays quick to check.
/// The mistakes behind those do without a suggestion.
public struct Suggestions: Sendable {
  private var comparisons = Limits.comparisons

  /// Creates the suggestions of a file, none of them made yet.
  public init() {}

  /// The candidate that a word is most likely a misspelling of; see ``Spelling``.
  ///
  /// - Parameter candidates: The words that would have been right; not asked for once nothing more is suggested.
  public mutating func closest(to word: String, among candidates: () -> [String]) -> String? {
    guard comparisons > 0 else { return nil }
    let candidates = candidates()
    comparisons -= candidates.count
    return Spelling.closest(to: word, in: candidates)
  }

  /// More names than a message lists, with those in front that are nearest to a word, as far as words are still compared.
  public mutating func ranked(_ names: [String], by word: String) -> [String] {
    names.count > Limits.listedNames && allows(names.count) ? Spelling.ranked(names, by: word) : names
  }

  /// Whether so many words may be looked at, to find out in another way what was meant; then they count as compared.
  public mutating func allows(_ count: Int) -> Bool {
    guard comparisons > 0 else { return false }
    comparisons -= count
    return true
  }
}
