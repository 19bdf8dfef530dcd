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
}
