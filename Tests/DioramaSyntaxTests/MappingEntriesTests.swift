import DioramaSyntax
import DioramaTestSupport
import Testing

/// Slices of a mapping's entries.
struct MappingEntriesTests {
  @Test(arguments: ["a: 1\nb: [2, 3]\nc: { d: 4 }\n", "<<: { b: 2, c: 3 }\na: 1\n"])
  func slicesAreCounted(_ text: String) throws {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree
    let entries = try #require(tree.root).entries
    #expect(entries.count == 3)
    for dropped in 0...3 {
      let rest = entries.dropFirst(dropped)
      #expect(rest.count == 3 - dropped)
      #expect(rest.map(\.name).count == rest.count)
      #expect(entries.distance(from: entries.startIndex, to: rest.startIndex) == dropped)
    }
  }

  /// Keys are compared by their lengths and first eight bytes, but only equal keys are repeated.
  @Test(arguments: [
    ["abcdefgh1", "abcdefgh1"], ["a", "b", "a"], ["a", "\"a\""], ["a", "'a'"], ["a", "\"\\x61\""],
    ["''", "''"],
    many(40, and: "key39"), many(20, and: "key0"), many(40, and: "'key39'"), many(40, and: "\"\\x6bey0\""),
    alike(and: 100), alike(and: 299),
  ])
  func keysThatAreTheSameAreReported(_ keys: [String]) {
    #expect(codes(of: keys) == ["duplicate-key"])
  }

  @Test(arguments: [["abcdefgh1", "abcdefgh2"], ["''", "a"], many(24), many(25), alike()])
  func otherKeysAreNot(_ keys: [String]) {
    #expect(codes(of: keys) == [])
  }

  private static func many(_ count: Int, and last: String? = nil) -> [String] {
    (0..<count).map { "key\($0)" } + (last.map { [$0] } ?? [])
  }

  /// Returns keys of the same length with the same first and last bytes, which have the same hash.
  private static func alike(and last: Int? = nil) -> [String] {
    let numbers = Array(100..<300) + (last.map { [$0] } ?? [])
    return numbers.map { "beginning\($0)ofTheSameKey" }
  }

  private func codes(of keys: [String]) -> [String] {
    let text = "{ " + keys.map { $0 + ": 1" }.joined(separator: ", ") + " }"
    return YAMLReader.read(SourceFile(path: "a.yaml", text: text)).diagnostics.map(\.code)
  }

  /// Finding a key in a mapping and iterating over its entries give the same values.
  @Test(arguments: [
    "a: 1\nb: [2, 3]\nc: { d: 4 }\n", "a: &x { b: 1 }\nc: *x\nd: { <<: *x }\n", "- a\n", "a\n",
    "{ a: 1, \"\\x62\": 2, a: 3 }",
  ])
  func keysAreFoundWhereEntriesAre(_ text: String) {
    for node in YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree.allNodes {
      for name in ["a", "b", "c", "d", "<<"] {
        let value = node.entries.first { $0.name == name }?.value
        #expect(node.value(for: name)?.id == value?.id)
        #expect(node.entries.first(named: name)?.value.id == value?.id)
      }
      #expect(node.entries.indices.map { node.entries[$0].value.id } == node.entries.map(\.value.id))
      #expect(node.elements.indices.map { node.elements[$0].id } == node.elements.map(\.id))
    }
  }
}
