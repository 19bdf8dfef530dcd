import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Fix-its never change the contents of a text: a sample with an error in or after a text is either fixed as intended,
/// or not changed.
@Suite struct SurvivingTextTests {
  /// An error at a text: a line of the file as written, and as intended.
  struct Slip: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether what is meant is certain, so that the text is fixed in some scene.
    let isCertain: Bool
    /// The text as written, and as intended.
    let writing: @Sendable (String) -> (slip: String, meant: String)

    init(
      _ name: String, isCertain: Bool = true,
      _ writing: @escaping @Sendable (String) -> (slip: String, meant: String)
    ) {
      testDescription = name
      self.isCertain = isCertain
      self.writing = writing
    }

    static let all = [
      Slip("glued comment") { ("\"\($0)\"# note", "\"\($0)\" # note") },
      Slip("glued comment with quotes", isCertain: false) {
        ("\"\($0)\"# a \"note\"", "\"\($0)\" # a \"note\"")
      },
      Slip("comment glued to single quotes") { ("'\($0)'#note", "'\($0)' #note") },
      Slip("glued comment with a colon") { ("\"\($0)\"# note: this", "\"\($0)\" # note: this") },
      Slip("comment right after quotes with a comma") {
        ("\"\($0), \($0)\"# note", "\"\($0), \($0)\" # note")
      },
      Slip("comment glued to an anchored text") { ("&one \"\($0)\"# note", "&one \"\($0)\" # note") },
      Slip("open quote") { ("\"\($0)", "\"\($0)\"") },
      Slip("open quote and a comment") { ("\"\($0) # note", "\"\($0)\" # note") },
      Slip("open quote and a number", isCertain: false) { ("\"\($0) #3", "\"\($0) #3\"") },
      Slip("apostrophe") { ("'It's \($0)'", "'It''s \($0)'") },
      Slip("apostrophe and a comment") { ("'It's \($0)' # note", "'It''s \($0)' # note") },
      Slip("quotes inside quotes", isCertain: false) {
        ("\"Say \"\($0)\" # now\"", "\"Say \\\"\($0)\\\" # now\"")
      },
      Slip("at sign") { ("@\($0) # note", "\"@\($0)\" # note") },
      Slip("at sign and a number", isCertain: false) { ("@\($0) #3", "\"@\($0) #3\"") },
      Slip("backslash") { ("\"50\\% \($0)\"# note", "\"50\\\\% \($0)\" # note") },
      Slip("colon") { ("\($0): \($0) # note", "\"\($0): \($0)\" # note") },
      Slip("colon and a number", isCertain: false) { ("\($0): \($0) #3", "\"\($0): \($0) #3\"") },
      Slip("tag") { ("!!str \"\($0)\"# note", "\"\($0)\" # note") },
      Slip("two texts", isCertain: false) { ("\"\($0)\", \"\($0)\"", "\"\($0)\"") },
    ]
  }

  @Test(arguments: TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") }.cases(every: 4), Slip.all)
  func fixedTextsAreAsIntended(_ path: String, _ slip: Slip) throws {
    let sample = try TestFile(path)
    let tree = YAMLReader.read(sample.source).tree
    var slipCount = 0
    var fixedCount = 0
    for node in tree.allNodes where isReplaceable(node) {
      let (written, meant) = slip.writing(node.text)
      let wanted = try #require(FixIt("", replacing: node.range, with: meant).applied(to: sample.source))
      if sample.assessment(of: wanted).meaning == nil { continue }
      let source = try #require(FixIt("", replacing: node.range, with: written).applied(to: sample.source))
      slipCount += 1
      let fixed = sample.fixed(source).file
      let before = YAMLReader.read(source).tree
      let after = YAMLReader.read(fixed).tree
      if fixed == source { continue }
      let isFixed = texts(of: after) == texts(of: YAMLReader.read(wanted).tree)
      let isLeft = before.isComplete && texts(of: after) == texts(of: before)
      #expect(isFixed || isLeft, "\(path): \(fixed.text(in: SourceRange(0, fixed.bytes.count)))")
      if isFixed { fixedCount += 1 }
    }
    // A sample may have no text that can contain the error.
    #expect(slipCount == 0 || slip.isCertain == (fixedCount > 0))
  }

  @Test func aliasFollowedByACommentStaysAnAlias() throws {
    let source = SourceFile(
      path: "A.scene.yaml",
      text: """
        scene: A
        views:
        - label: first
          text: &greeting Hello
        - label: second
          text: *greeting# note

        """)
    let fixed = TestFile(source).fixed(source).file
    #expect(
      fixed.text(in: SourceRange(0, fixed.bytes.count)).hasSuffix("text: *greeting # note\n"))
  }

  /// Whether a node is a text on the line of its key, with or without quotes, and not a reference.
  private func isReplaceable(_ node: SyntaxNode) -> Bool {
    guard !node.isAliasOrBroken, node.kind == .scalar, !node.isEmptyPlain,
      node.text.allSatisfy({ $0.isLetter || $0 == " " }),
      node.style != .literal, node.style != .folded
    else { return false }
    let bytes = node.tree.source.bytes
    let isValue = node.range.start > 2 && bytes[node.range.start - 2] == UInt8(ascii: ":")
    return isValue && (node.range.end == bytes.count || bytes[node.range.end] == UInt8(ascii: "\n"))
  }

  private func texts(of tree: SyntaxTree) -> [String] {
    tree.allNodes.filter { !$0.isAliasOrBroken && $0.kind == .scalar }.map(\.text)
  }
}
