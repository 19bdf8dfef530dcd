import DioramaSyntax
import Testing

/// Anchors, aliases and merge keys work as YAML defines them.
@Suite struct AliasTests {
  private func tree(_ text: String) -> SyntaxTree {
    let (tree, diagnostics) = YAMLReader.read(SourceFile(path: "a.yaml", text: text))
    #expect(diagnostics.isEmpty)
    return tree
  }

  private func texts(_ node: SyntaxNode?) -> [String] {
    (node.map { Array($0.entries) } ?? []).map { "\($0.name)=\($0.value.text)" }
  }

  @Test func aliasHasTheValueOfItsAnchorAndItsOwnRange() throws {
    let tree = tree("a: &x {b: c}\nd: *x\n")
    let root = try #require(tree.root)
    let alias = try #require(root.value(for: "d"))
    #expect(alias.isAliasOrBroken)
    #expect(alias.kind == .mapping)
    #expect(alias.value(for: "b")?.text == "c")
    #expect(tree.source.text(in: alias.range) == "*x")
  }

  @Test func laterAnchorWithTheSameNameWins() throws {
    let tree = tree("a: &x b\nc: *x\nd: &x e\nf: *x\n")
    let root = try #require(tree.root)
    #expect(root.value(for: "c")?.text == "b")
    #expect(root.value(for: "f")?.text == "e")
  }

  @Test func ownKeysWinOverMergedOnes() throws {
    let tree = tree("a: &x {k: 1, l: 2}\nb:\n  <<: *x\n  l: 3\n")
    let root = try #require(tree.root)
    #expect(texts(root.value(for: "b")) == ["l=3", "k=1"])
  }

  @Test func earlierSourcesOfAMergeWin() throws {
    let tree = tree("a:\n  <<: [{k: 1}, {k: 2, l: 3}]\n")
    let root = try #require(tree.root)
    #expect(texts(root.value(for: "a")) == ["k=1", "l=3"])
  }

  @Test func mergesCanBeNested() throws {
    let tree = tree("a: &x {k: 1}\nb: &y {<<: *x, l: 2}\nc: {<<: *y, m: 3}\n")
    let root = try #require(tree.root)
    #expect(texts(root.value(for: "c")) == ["m=3", "l=2", "k=1"])
  }

  @Test func quotedMergeKeyIsAKey() throws {
    let tree = tree("a: {\"<<\": b}\n")
    let root = try #require(tree.root)
    #expect(texts(root.value(for: "a")) == ["<<=b"])
  }

  @Test func mergedEntriesKnowTheirMerge() throws {
    let tree = tree("a: &x {k: 1}\nb:\n  <<: *x\n  l: 2\n")
    let root = try #require(tree.root)
    let entries = try #require(root.value(for: "b")).entries
    #expect(entries.map { $0.mergeSite.map { tree.source.text(in: $0.range) } } == [nil, "*x"])
  }

  @Test func aliasCanBeAKey() {
    let tree = tree("a: &x k\n*x : v\n")
    #expect(texts(tree.root) == ["a=k", "k=v"])
  }
}
