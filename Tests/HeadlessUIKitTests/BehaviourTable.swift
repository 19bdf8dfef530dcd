import Foundation
import Testing

/// Tests that the tables in `Documentation/Behaviours.md` have a row for each test here, and a test for each row.
struct BehaviourTable {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let page = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Behaviours.md")

  /// Returns the cells of each row, without the headings of the tables.
  private static func rows() throws -> [[String]] {
    try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what |") && !$0.hasPrefix("| --- |") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// Returns the names of the tests in the sources, such as `Stacks.arrangedViewsAreSubviews`.
  private static func names() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      var suite = ""
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        if let match = line.firstMatch(of: /^struct (\w+)/) { suite = String(match.1) }
        return line.firstMatch(of: /^  (?:@Test )?func (\w+)\(/).flatMap { match in
          suite == "\(Self.self)" ? nil : "\(suite).\(match.1)"
        }
      }
    }
  }

  @Test func everyRowHasItsTestAndEveryTestItsRow() throws {
    let rows = try Self.rows().compactMap { $0.last?.trimmingCharacters(in: ["`"]) }
    let names = try Self.names().filter { !$0.hasPrefix(".") }
    #expect(Set(rows).symmetricDifference(names).sorted() == [])
    #expect(rows.count > 60 && Set(rows).count == rows.count)
  }

  @Test func everyRowSaysWhereItIsStated() throws {
    for row in try Self.rows() {
      try #require(row.count == 4, "\(row)")
      let isStated = row[2].contains("](https://developer.apple.com/") || row[2].hasPrefix("observed: [")
      #expect(isStated, "\(row)")
    }
  }
}
