import DioramaSyntax
import Testing

@Suite("The bytes of a file")
struct SourceBytesTests {
  @Test func areTheGivenBytes() {
    let bytes = SourceBytes(Array("scene: A\n".utf8))
    #expect(Array(bytes) == Array("scene: A\n".utf8))
    #expect(bytes.count == 9)
    #expect(SourceBytes([]).isEmpty)
  }

  @Test func areEqualInAnyStorage() {
    #expect(SourceBytes([1, 2]) == SourceBytes([1, 2]))
    #expect(SourceBytes([1, 2]) != SourceBytes([1, 2, 0]))
    #expect(Set([SourceBytes([1, 2]), SourceBytes([1, 2])]).count == 1)
  }

  @Test func haveTheFilledCount() {
    let bytes = SourceBytes(capacity: 8) { buffer in
      buffer.initialize(fromContentsOf: [7, 8, 9])
    }
    #expect(Array(bytes) == [7, 8, 9])
  }

  @Test func areEmptyIfFillingFails() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try SourceBytes(capacity: 8) { _ in throw Failure() }
    }
  }

  @Test(arguments: [("ab", "ab", true), ("ab", "a", false), ("a", "ab", false), ("", "", true)])
  func areComparedAsAWhole(_ left: String, _ right: String, _ areEqual: Bool) {
    #expect(left.withUTF8Bytes { left in right.withUTF8Bytes { left.hasBytes(of: $0) } } == areEqual)
  }

  /// Readers load eight bytes at once at any position.
  @Test func areFollowedByEightZeros() {
    let bytes = SourceBytes([1])
    let behind = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { start in (1...8).map { start[$0] } }
    }
    #expect(behind == [UInt8](repeating: 0, count: 8))
  }

  @Test(arguments: [
    ("a/b.yaml", "b.yaml"), ("b.yaml", "b.yaml"), ("/é", "é"), ("a//b//", "b"), ("/", "/"), ("", ""),
  ])
  func belongToAFileWithTheNameAtTheEndOfItsPath(path: String, name: String) {
    #expect(SourceFile(path: path, text: "").name == name)
  }
}
