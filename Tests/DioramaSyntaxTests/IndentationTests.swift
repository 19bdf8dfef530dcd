import DioramaSyntax
import Testing

/// Suggestions for lines with wrong indentation.
@Suite struct IndentationTests {
  /// After `|`, an ASCII digit gives the indentation of the text. A single character of another script can mean a
  /// billion.
  @Test(arguments: ["|兆", "|百", ">九", "|Ⅷ", "|²"])
  func numeralsOfOtherScriptsAreIgnored(_ head: String) throws {
    let file = SourceFile(path: "a.yaml", text: "a:\n  b: text \(head)\n     c: d\n")
    let diagnostic = try #require(YAMLReader.read(file).diagnostics.first)
    #expect(diagnostic.code == "bad-indentation")
    #expect(diagnostic.fixIts.map(\.message) == ["indent by 2"])
  }

  /// People do not see a line after a hidden line break, so neither its indentation nor that of the next line is
  /// corrected.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func aLineAfterAHiddenBreakIsNotMoved(_ lineBreak: String) {
    for hidden in ["note: it\n    text: b", "  note: it\n    text: b"] {
      let text = "views:\n  - label: one # first\(lineBreak)\(hidden)\n"
      let found = YAMLReader.read(SourceFile(path: "a.yaml", text: text)).diagnostics
      #expect(found.map(\.code).contains("bad-indentation"))
      #expect(found.filter { $0.code == "bad-indentation" }.flatMap(\.fixIts).isEmpty)
    }
  }

  /// An item that is beside keys may be for its list or for a key that is missing, so nothing moves it.
  /// A key that is too far right may be right if the line below it continues further to the right.
  @Test(arguments: [("  ", true), ("", false)])
  func aKeyAboveDeeperKeysMayBeRight(_ indentation: String, isGuess: Bool) throws {
    let file = SourceFile(
      path: "a.yaml", text: "- a: b\n  c: d\n   e: f\n   \(indentation)g: h\n- i: j\n")
    let diagnostic = try #require(YAMLReader.read(file).diagnostics.first)
    #expect(diagnostic.code == "bad-indentation")
    #expect(diagnostic.fixIts.map(\.isGuess) == [isGuess])
  }

  @Test func anItemBesideKeysIsNotMoved() throws {
    for keys in ["", "    axis: vertical\n"] {
      let text = "views:\n  - stack: box\n\(keys)    - label: greeting\n"
      let diagnostic = try #require(YAMLReader.read(SourceFile(path: "a.yaml", text: text)).diagnostics.first)
      #expect(diagnostic.code == "bad-indentation" && diagnostic.fixIts.isEmpty)
    }
    let text = "views:\n  - label: one\n   - label: two\n"
    let diagnostic = try #require(YAMLReader.read(SourceFile(path: "a.yaml", text: text)).diagnostics.first)
    #expect(diagnostic.fixIts.map(\.message) == ["indent by 2"])
  }
}
