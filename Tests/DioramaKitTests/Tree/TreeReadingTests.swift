import DioramaTree
import Testing

struct TreeReadingTests {
  private func tree(of document: String) throws -> RuntimeTree {
    try RuntimeTree(json: JSON(parsing: document.utf8))
  }

  @Test func aTreeIsReadAsItWasWritten() throws {
    let value = Value.list([
      .literal("\"\\(x)\" \u{2028}\u{0}\n👩‍👧 \u{202E}"), .text([.literal("Hello, "), .parameter("name")]),
      .localized("key"), .boolean(true), .integer(-3), .number(0.1), .url("https://example.com"),
      .color(.named("red")), .color(.rgba(0x0033_66FF)), .color(.asset("Brand")),
      .color(.adaptive(light: .named("white"), dark: .rgba(0))), .font(.system(size: 17, weight: "bold")),
      .font(.style("headline")), .font(.named("Avenir-Medium", size: 12.5)),
      .font(.system(size: 13, weight: "bold", relativeTo: "footnote")),
      .font(.named("Avenir-Medium", size: 13, relativeTo: "body")), .image(.symbol("heart")),
      .image(.asset("logo")), .date("2026-11-22"), .enumeration("center"),
      .insets(Insets(top: 1, leading: 2, bottom: 3, trailing: 4.5)),
      .size(Size(width: 1, height: 2)), .parameter("name"), .literal(""),
    ])
    let row = RuntimeTree.View(
      element: "cell", swiftClass: "UITableViewCell", id: nil, line: 4, attributes: [], roles: [],
      handlers: [],
      content: [])
    let view = RuntimeTree.View(
      element: "table", swiftClass: "UITableView", id: "cities", line: 3,
      attributes: [.init(name: "values", value: value)],
      roles: [
        .init(name: "viewModel", fills: ["dataSource", "delegate"], source: .type("Model")),
        .init(name: "delegate", fills: ["delegate"], source: .parameter("coordinator")),
        .init(
          name: "dataSource", fills: ["dataSource"],
          source: .inline(
            attributes: [.init(name: "title", value: .literal("T"))],
            handlers: [.init(event: "changed", method: "titleChanged")])),
      ],
      handlers: [.init(event: "didSelectRow", method: "selected")],
      content: [
        .init(name: "rows", items: .list([.text(.literal("a")), .view(row)])),
        .init(name: "more", items: .parameter("names")),
      ])
    let tree = RuntimeTree(
      scene: "Cities", source: "Cities.scene.yaml", summary: "Cities.", controller: "view",
      parameters: [
        .init(
          name: "names", type: ParameterType(.string, isList: true), defaultValue: nil, summary: "Names."),
        .init(
          name: "coordinator", type: ParameterType(.swift("Coordinator"), isOptional: true),
          defaultValue: nil, summary: nil),
        .init(name: "flag", type: ParameterType(.boolean), defaultValue: .boolean(false), summary: nil),
      ],
      handlers: [
        .init(
          name: "selected", arguments: [.init(label: "in", name: "table", type: "UITableView")],
          result: "Bool",
          isAsync: true, canThrow: true, uses: [])
      ],
      layout: [.init(name: "spacing", value: .integer(3))], content: .views([view]))
    let bytes = tree.serialized
    let read = try RuntimeTree(json: JSON(parsing: bytes))
    #expect(read == tree)
    #expect(read.serialized == bytes)
  }

  @Test(arguments: [
    ("0", JSON.integer(0)), ("-0.5e+3", .number(-500)), ("10E-1", .number(1)), (" 7\r\n\t", .integer(7)),
  ])
  func numbersAreReadAsJSONHasThem(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text.utf8) == value)
  }

  /// The path of an error is made for that error only. Otherwise, this would take gigabytes.
  @Test func aLongNameOverManyValuesTakesLittleMemory() throws {
    let name = String(repeating: "n", count: 200_000)
    let values = Array(repeating: "1", count: 50_000).joined(separator: ",")
    let view =
      #"{"element": "label", "class": "UILabel", "line": 1, "attributes": {"\#(name)": {"list": [\#(values), null]}}}"#
    let document = #"""
      {"diorama": \#(RuntimeTree.version), "scene": "A", "source": "A", "controller": "view", "parameters": [],
        "handlers": [], "views": [\#(view)]}
      """#
    #expect { try tree(of: document) } throws: { "\($0)".hasSuffix("n.list[50000]") }
  }

  /// Members of objects have no order (RFC 8259), and databases sort them.
  @Test func membersMayBeInAnyOrder() throws {
    let view = #"""
      {"element": "label", "class": "UILabel", "line": 1, "attributes": {
        "text": {"else": "No", "if": {"is": ["a"], "when": "name"}, "then": "Yes"},
        "font": {"cases": {"a": {"font": {"weight": "bold", "system": 12}}}, "else": {"font": {"style": "body"}},
          "switch": "name"}}}
      """#
    let document = #"""
      {"diorama": \#(RuntimeTree.version), "scene": "A", "source": "A", "controller": "view", "parameters": [],
        "handlers": [], "views": [\#(view)]}
      """#
    let sorted = try tree(of: document)
    guard case .views(let views) = sorted.content, let attributes = views.first?.attributes else {
      Issue.record("there are no views")
      return
    }
    let test = Test.when("name", isOneOf: [.literal("a")])
    #expect(attributes.first?.value == .choice(test, then: .literal("Yes"), otherwise: .literal("No")))
    if case .selection(let selection)? = attributes.last?.value {
      #expect(selection.name == "name")
    } else {
      Issue.record("the font is not a selection")
    }
  }

  @Test(arguments: [
    ("", "a value is expected"), ("{", "a member's name is expected"), ("[1,]", "a value is expected"),
    ("{\"a\" 1}", "':' is expected"), ("[1 2]", "',' or ']' is expected"), ("\"a", "'\"' is expected"),
    ("\"\\x\"", "this is not an escape"), ("\"\\ud800\"", "half of a surrogate pair is missing"),
    ("\"\\u12\"", "four hexadecimal digits are expected"), ("nul", "'null' is expected"),
    ("1 2", "the end is expected"), ("1e999", "the number is too large"), ("-", "a value is expected"),
    ("+5", "a value is expected"), ("01", "a value is expected"), ("-01", "a value is expected"),
    (".5", "a value is expected"), ("5.", "a value is expected"), ("5.e1", "a value is expected"),
    ("{}\u{FEFF}", "the end is expected"), ("\u{B}1", "a value is expected"),
    ("1\u{C}", "the end is expected"),
    (#"{"a": 1, "b": 2, "a": 3}"#, "a member's name is repeated"),
    (#"{"a": {"b": 1}, "c": [{"b": 1, "b": 2}]}"#, "a member's name is repeated"),
    ("{" + (0..<40).map { "\"\($0 % 39)\": 0" }.joined(separator: ",") + "}", "a member's name is repeated"),
    ("\"\u{1}\"", "a control character must be escaped"),
    (String(repeating: "[", count: 2_000), "the nesting is too deep"),
  ])
  func brokenJSONIsRejected(text: String, reason: String) {
    #expect {
      try JSON(parsing: text.utf8)
    } throws: { error in
      if case .invalidJSON(reason, _) = error as? TreeReadingError { true } else { false }
    }
  }

  @Test func aByteOrderMarkMeansNothing() throws {
    #expect(try JSON(parsing: "\u{FEFF}[1]".utf8) == [1])
  }

  @Test func namesCanRecurInOtherObjects() throws {
    let large = "{" + (0..<40).map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
    #expect(throws: Never.self) { try JSON(parsing: large.utf8) }
    #expect(
      try JSON(parsing: #"{"a": {"a": 1}, "b": [{"a": 2}, {"a": 3}]}"#.utf8)
        == ["a": ["a": 1], "b": [["a": 2], ["a": 3]]])
  }

  /// An integer that does not fit is read as the nearest that does, and is not accepted where an integer is expected.
  @Test func hugeNumbersAreNotWhole() throws {
    #expect(try JSON(parsing: "9223372036854775807".utf8) == .integer(.max))
    #expect(try JSON(parsing: "9223372036854775808".utf8) == .number(0x1p63))
    #expect(throws: TreeReadingError.unexpectedForm(expected: "a whole number", path: "$.diorama")) {
      try tree(of: #"{"diorama": 99999999999999999999}"#)
    }
  }

  @Test func escapesAreRead() throws {
    #expect(try JSON(parsing: #""\u00e9\ud83d\ude00\/\n""#.utf8) == "é😀/\n")
  }

  /// The replacement character is an ordinary character and does not indicate an error.
  @Test func theReplacementCharacterIsRead() throws {
    #expect(try JSON(parsing: "\"\u{FFFD}\"".utf8) == "\u{FFFD}")
    #expect(try JSON(parsing: #""\ufffd""#.utf8) == "\u{FFFD}")
  }

  @Test(arguments: [
    [0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xEF, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80], [0x61, 0xFF, 0xEF, 0xBF, 0xBD],
  ])
  func invalidUTF8IsRejected(bytes: [UInt8]) {
    #expect(throws: TreeReadingError.invalidJSON("the text is not UTF-8", offset: bytes.count + 2)) {
      try JSON(parsing: [0x22] + bytes + [0x22])
    }
  }

  @Test(arguments: [
    #"\ud800"#, #"\udc00"#, #"\ud83dx"#, #"\ud83d\u0041"#, #"\ud83d\ud83d"#, #"\ude00\ud83d"#,
  ])
  func unpairedSurrogatesAreRejected(escape: String) {
    #expect {
      try JSON(parsing: "\"\(escape)\"".utf8)
    } throws: { error in
      if case .invalidJSON("half of a surrogate pair is missing", _) = error as? TreeReadingError {
        true
      } else {
        false
      }
    }
  }

  @Test func theVersionAndTheStructureAreChecked() {
    #expect(throws: TreeReadingError.unsupportedVersion(1)) { try tree(of: #"{"diorama": 1}"#) }
    #expect(throws: TreeReadingError.unexpectedForm(expected: "an object", path: "$")) { try tree(of: "[]") }
    #expect(throws: TreeReadingError.unexpectedForm(expected: "a text", path: "$.scene")) {
      try tree(of: #"{"diorama": 2, "scene": 1}"#)
    }
  }

  @Test(arguments: [
    (-0x1p63, "-9.223372036854776e+18"), (0x1p63, "9.223372036854776e+18"), (0x1p53, "9007199254740992.0"),
    (0x1p53 - 1, "9007199254740991"), (1 - 0x1p53, "-9007199254740991"), (0.5, "0.5"),
  ])
  func everyNumberIsWritten(_ number: Double, _ digits: String) throws {
    let written = String(decoding: JSON.number(number).serialized, as: UTF8.self)
    #expect(written == digits + "\n")
    #expect(Double(digits) == number)
  }

  @Test(arguments: ["string", "[url]", "image?", "[Coordinator]", "Coordinator?", "[number]?"])
  func parameterTypesAreReadByTheirNames(name: String) {
    #expect(ParameterType(named: name).name == name)
  }
}
