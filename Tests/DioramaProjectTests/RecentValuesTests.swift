import Testing

@testable import DioramaProject

/// All values are kept, in any order of lookups.
@Suite struct RecentValuesTests {
  @Test func keepsAddedValues() {
    var values = RecentValues<String, Int>()
    #expect(values["a"] == nil)
    for (number, key) in ["a", "b", "c"].enumerated() { values.add(number, for: key) }
    #expect(values["a"] == 0 && values["b"] == 1 && values["c"] == 2 && values["d"] == nil)
    #expect(values.all.map(\.key).sorted() == ["a", "b", "c"])
  }
}
