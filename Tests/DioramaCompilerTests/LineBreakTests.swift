import DioramaSwift
import Testing

/// Long lines of generated Swift are broken at good places.
@Suite struct LineBreakTests {
  private static let first = String(repeating: "a", count: 50)
  private static let second = String(repeating: "b", count: 50)

  @Test(arguments: [
    ("x = call(\(first), \(second))", "x = call(\n  \(first),\n  \(second))"),
    ("x = call(a, b: \(first)) + \(second)", "x = call(\n  a, b: \(first)) + \(second)"),
    ("if call(\(first), \(second)) {", "if call(\n  \(first),\n  \(second)\n) {"),
    ("x = [\(first), \(second)]", "x = [\n  \(first),\n  \(second),\n]"),
    ("x = c ? \(first) : \(second)", "x = c\n  ? \(first)\n  : \(second)"),
    ("x = \(first) ?? \(second)", "x = \(first)\n  ?? \(second)"),
    ("\(first)(c) { $0.\(second) }", "\(first)(c) {\n  $0.\(second)\n}"),
    ("\(first) = { [weak a] b in \(second) }", "\(first) = { [weak a] b in\n  \(second)\n}"),
    ("/// \(first) \(second)", "/// \(first)\n/// \(second)"),
    (
      "x = call(\"\\(a(\"b)\")), \\\" (\", \(first), \(second))",
      "x = call(\n  \"\\(a(\"b)\")), \\\" (\",\n  \(first),\n  \(second))"
    ),
    (
      "x = outer(inner(\(first), c, \(second)), d)",
      "x = outer(\n  inner(\n    \(first),\n    c,\n    \(second)),\n  d)"
    ),
  ])
  func aLongLineIsBroken(_ line: String, _ broken: String) {
    var writer = SwiftWriter()
    writer.line(line)
    #expect(writer.text == broken + "\n")
  }

  /// Characters are counted as people see them.
  @Test(arguments: [
    "a", "\u{E9}", "e\u{301}", "\u{2FF}", "\u{A9}\u{200D}\u{A9}", "\u{3042}", "\u{4000}", "\u{9FFF}",
    "\u{A000}",
    "\u{1F469}\u{200D}\u{1F467}",
  ])
  func aLineHasUpToAHundredCharacters(_ character: String) {
    for (count, fits) in [(100, true), (101, false)] {
      var writer = SwiftWriter()
      let text = String(repeating: character, count: count)
      writer.line({ $0.write(text) }, ifTooLong: { $0.line("long") })
      #expect(writer.text == (fits ? text : "long") + "\n")
    }
  }

  @Test(arguments: [
    "x = \"\(first), \(second)\"", "x = \(first)\(second)", "// \(first) \(second)",
    "x = c) ? \(first)\(second)", "let x: [\(first)\(second)] = if c {",
    "f(\"\(first)",
  ])
  func whatCannotBeBrokenStays(_ line: String) {
    var writer = SwiftWriter()
    writer.line(line)
    #expect(writer.text == line + "\n")
  }

  @Test func aBrokenLineIsIndentedLikeItsBlock() {
    var writer = SwiftWriter()
    writer.block("do") { $0.line("call(\(Self.first), \(Self.second))") }
    #expect(writer.text == "do {\n  call(\n    \(Self.first),\n    \(Self.second))\n}\n")
  }
}
