import DioramaSyntax
import DioramaTestSupport
import Testing

extension TestFile {
  /// The ranges of the mappings under which a scene declares names.
  var declaredNames: [SourceRange] {
    let root = YAMLReader.read(source).tree.root
    return ["parameters", "state", "conditions", "derived"].compactMap { root?.value(for: $0)?.range }
  }
}

/// An error in a valid scene is reported at its line.
@Suite struct MutationTests {
  @Test(
    arguments: TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") },
    Mutation.Kind.allCases.filter { $0 != .lostLine })
  func areReportedAtTheirLine(_ path: String, _ kind: Mutation.Kind) throws {
    let sample = try TestFile(path)
    var generator = SeededGenerator(seed: UInt64(sample.source.bytes.count))
    let lines = LineTable(sample.source)
    let declarations = sample.declaredNames
    for mutation in Mutation.all(kind, of: sample.source, &generator) {
      let diagnostics = sample.diagnostics(of: mutation.file)
      let table = LineTable(mutation.file)
      let found = diagnostics.map { table.line(at: $0.range.start) }
      let isDeclaration = declarations.contains { range in
        lines.line(at: range.start) <= mutation.line && mutation.line <= lines.line(at: range.end)
      }
      let text = "\(path):\(mutation.line): \(diagnostics.map(\.message))"
      switch kind {
      case .listForValue, .unknownReference, .reservedCharacter:
        #expect(found == [mutation.line], "\(text)")
      case .doubledLine:
        #expect(found == [mutation.line], "\(text)")
      case .misspeltKey:
        #expect(isDeclaration || found == [mutation.line], "\(text)")
      case .shiftedLine:
        #expect(found.isEmpty || found.count == 1 && abs(found[0] - mutation.line) <= 1, "\(text)")
      case .lostLine: Issue.record("a scene that lost a line may still be valid")
      }
    }
  }

  @Test(arguments: TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") }, Mutation.Kind.allCases)
  func aByteOrderMarkChangesNoMessage(_ path: String, _ kind: Mutation.Kind) throws {
    let sample = try TestFile(path)
    var generator = SeededGenerator(seed: UInt64(sample.source.bytes.count))
    for mutation in Mutation.all(kind, of: sample.source, &generator) {
      let marked = SourceFile(path: path, bytes: Array("\u{FEFF}".utf8) + mutation.file.bytes)
      let messages = [marked, mutation.file].map { YAMLReader.read($0).diagnostics.map(\.message) }
      #expect(messages[0] == messages[1], "\(path):\(mutation.line): \(messages)")
    }
  }
}
