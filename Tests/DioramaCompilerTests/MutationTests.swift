import DioramaSyntax
import DioramaTestSupport
import Testing

/// An error in a valid scene is reported at its line.
@Suite struct MutationTests {
  @Test(arguments: TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") }, Mutation.Kind.allCases)
  func areReportedAtTheirLine(_ path: String, _ kind: Mutation.Kind) throws {
    let sample = try TestFile(path)
    var generator = SeededGenerator(seed: UInt64(sample.source.bytes.count))
    let lines = LineTable(sample.source)
    let tree = YAMLReader.read(sample.source).tree
    let parameters = tree.root?.value(for: "parameters")?.range
    for mutation in Mutation.all(kind, of: sample.source, &generator) {
      let diagnostics = sample.diagnostics(of: mutation.file)
      let table = LineTable(mutation.file)
      let found = diagnostics.map { table.line(at: $0.range.start) }
      let isParameter = parameters.map { range in
        lines.line(at: range.start) <= mutation.line && mutation.line <= lines.line(at: range.end)
      }
      let text = "\(path):\(mutation.line): \(diagnostics.map(\.message))"
      switch kind {
      case .listForValue, .unknownReference, .reservedCharacter:
        #expect(found == [mutation.line], "\(text)")
      case .doubledLine:
        #expect(found == [mutation.line], "\(text)")
      case .misspeltKey:
        #expect(isParameter == true || found == [mutation.line], "\(text)")
      case .shiftedLine:
        #expect(found.isEmpty || found.count == 1 && abs(found[0] - mutation.line) <= 1, "\(text)")
      case .lostLine:
        break
      }
    }
  }
}
