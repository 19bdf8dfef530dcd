import SystemPackage
import Testing

@testable import DioramaProject

/// Files that are watched when they are read.
@Suite struct WatchedTreeTests {
  /// A folder that cannot be watched makes one hash fail, but not those of later runs that do not need it.
  @Test func afterAFailureFilesAreWatchedAgain() throws {
    let tree = try WatchedTree()
    let unusable = FilePath("/" + String(repeating: "a", count: 5000)).appending("a.yaml")
    #expect(throws: (any Error).self) {
      _ = try tree.hash(ofReadsIn: { _ = tree.exists(unusable) })
    }
    let first = try tree.hash(ofReadsIn: { _ = tree.exists("/") })
    #expect(try tree.hash(ofReadsIn: { _ = tree.exists("/") }) == first)
  }
}
