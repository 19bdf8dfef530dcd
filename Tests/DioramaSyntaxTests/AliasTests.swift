import DioramaSyntax
import Testing

/// Anchors, aliases and merge keys mean what YAML says they mean.
@Suite struct AliasTests {
  private func root(_ text: String) throws -> SyntaxNode {
    let (tree, diagnostics) = YAMLReader.read(SourceFile(path: "a.yaml", text: text))
    #expect(diagnostics.isEmpty)
    return try #require(tree.root)
  }

  private func texts(_ node: SyntaxNode?) -> [String] {
    (node?.entries ?? []).map { "\($0.name)=\($0.value.text)" }
  }

  @Test func aliasStandsForItsAnchorAndKeepsItsPlace() throws {
    let root = try root("a: &x {b: c}\nd: *x\n")
    let alias = try #require(root.value(for: "d"))
    #expect(alias.isAlias)
    #expect(alias.kind == .mapping)
    #expect(alias.value(for: "b")?.text == "c")
    #expect(root.tree.source.text(in: alias.range) == "*x")
  }

  @Test func laterAnchorOfOneNameWins() throws {
    let root = try root("a: &x b\nc: *x\nd: &x e\nf: *x\n")
    #expect(root.value(for: "c")?.text == "b")
    #expect(root.value(for: "f")?.text == "e")
  }

  @Test func ownKeysWinOverMergedOnes() throws {
    let root = try root("a: &x {k: 1, l: 2}\nb:\n  <<: *x\n  l: 3\n")
    #expect(texts(root.value(for: "b")) == ["l=3", "k=1"])
  }

  @Test func earlierSourcesOfOneMergeWin() throws {
    let root = try root("a:\n  <<: [{k: 1}, {k: 2, l: 3}]\n")
    #expect(texts(root.value(for: "a")) == ["k=1", "l=3"])
  }

  @Test func mergesMayMerge() throws {
    let root = try root("a: &x {k: 1}\nb: &y {<<: *x, l: 2}\nc: {<<: *y, m: 3}\n")
    #expect(texts(root.value(for: "c")) == ["m=3", "l=2", "k=1"])
  }

  @Test func quotedMergeKeyIsAKey() throws {
    let root = try root("a: {\"<<\": b}\n")
    #expect(texts(root.value(for: "a")) == ["<<=b"])
  }

  @Test func mergedEntriesKnowWhoBroughtThem() throws {
    let root = try root("a: &x {k: 1}\nb:\n  <<: *x\n  l: 2\n")
    let entries = try #require(root.value(for: "b")).entries
    #expect(entries.map { $0.mergeSite.map { root.tree.source.text(in: $0.range) } } == [nil, "*x"])
  }

  @Test func aliasMayBeAKey() throws {
    #expect(texts(try root("a: &x k\n*x : v\n")) == ["a=k", "k=v"])
  }
}
