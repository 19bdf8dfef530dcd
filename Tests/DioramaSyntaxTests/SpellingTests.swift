import DioramaSyntax
import Testing

/// Suggestions are made where a slip of the finger is likely, and nowhere else.
@Suite struct SpellingTests {
  private let words = ["label", "table", "text", "textColor", "font", "URL", "isOn"]

  @Test(arguments: [
    ("lable", "label"), ("labl", "label"), ("labell", "label"), ("Label", "label"), ("tetx", "text"),
    ("textcolour", "textColor"),
    ("url", "URL"), ("ison", "isOn"),
  ])
  func slipsAreRecognised(_ slip: String, _ word: String) {
    #expect(Spelling.closest(to: slip, in: words) == word)
  }

  @Test(arguments: ["", "x", "background", "label", String(repeating: "label", count: 20)])
  func othersAreNot(_ word: String) {
    #expect(Spelling.closest(to: word, in: [words[0]]) == nil)
  }
}
