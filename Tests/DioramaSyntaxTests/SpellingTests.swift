@testable import DioramaSyntax
import Testing

/// A suggestion is made only if a typo is likely.
@Suite struct SpellingTests {
  private let words = ["label", "table", "text", "textColor", "font", "URL", "isOn", "größe"]

  @Test(arguments: [
    ("lable", "label"), ("labl", "label"), ("labell", "label"), ("Label", "label"), ("tetx", "text"),
    ("textcolour", "textColor"), ("TEXTCOLRO", "textColor"),
    ("url", "URL"), ("ison", "isOn"), ("Grösse", "größe"), ("GRÖßE", "größe"),
  ])
  func typosAreRecognized(_ written: String, _ word: String) {
    #expect(Spelling.closest(to: written, in: words) == word)
  }

  @Test(arguments: ["", "x", "background", "label", String(repeating: "label", count: 20)])
  func otherWordsAreNot(_ word: String) {
    #expect(Spelling.closest(to: word, in: [words[0]]) == nil)
  }

  @Test(arguments: [
    ("lable", "label"), ("labl", "label"), ("labell", "label"), ("lavel", "label"), ("LABEL", "label"),
    ("ulr", "url"), ("csene", "scene"), ("tilte2", "title2"),
  ])
  func misspellings(_ word: String, _ other: String) {
    #expect(Spelling.isMisspelling(word, of: other))
  }

  /// Both words may be meant, so the user has to choose.
  @Test(arguments: [
    ("minLength", "maxLength"), ("offTintColor", "onTintColor"), ("isInvisible", "isVisible"),
    ("cantEdit", "canEdit"), ("canEdit", "cantEdit"), ("email2", "email1"), ("email2", "email"),
    ("field12", "field21"), ("hscroll", "scroll"), ("uid", "id"), ("off", "of"), ("lbael", "lable"),
  ])
  func otherMeanings(_ word: String, _ other: String) {
    #expect(!Spelling.isMisspelling(word, of: other))
  }

  /// Words of more than 64 letters get no suggestion.
  @Test func longWords() {
    let letters = String(repeating: "abcdefgh", count: 8)
    #expect(Spelling.closest(to: letters.dropLast() + "x", in: [letters]) == letters)
    #expect(Spelling.closest(to: String(letters.dropFirst()), in: [letters + "x"]) == letters + "x")
    #expect(Spelling.closest(to: letters + "x", in: [letters]) == nil)
  }

  /// The distances of random words match those of a reference implementation.
  @Test func distances() throws {
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<3_000 {
      let letters = 2 + random(4)
      func word(_ length: Int) -> String {
        String((0..<length).map { _ in Character(Unicode.Scalar(UInt8(97 + random(letters)))) })
      }
      let length = random(4) == 0 ? 64 : 12
      let left = word(1 + random(length))
      let right = word(random(length + 8))
      let distance = try #require(WrittenWord(left)).distance(to: right)
      #expect(distance == Self.distance(Array(left.utf8), Array(right.utf8)), "\(left) \(right)")
    }
  }

  /// Optimal string alignment with a full table.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = (0...left.count).map { row in (0...right.count).map { $0 == 0 ? row : row == 0 ? $0 : 0 } }
    for i in left.indices {
      for j in right.indices {
        let isEqual = left[i] == right[j]
        var cost = min(table[i][j] + (isEqual ? 0 : 1), table[i][j + 1] + 1, table[i + 1][j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = cost
      }
    }
    return table[left.count][right.count]
  }
}
