import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Properties of every fixed file: test scenes, examples, and samples with one or two mutations.
@Suite struct FixPropertyTests {
  @Test(arguments: TestFile.scenePaths.cases(every: 5))
  func scenesNeverGetWorse(_ path: String) throws {
    let file = try TestFile(path)
    check(file.source, in: file)
    check(file.source.withCarriageReturns, in: file)
  }

  @Test(arguments: CatalogueExample.all)
  func examplesNeverGetWorse(_ example: CatalogueExample) {
    check(example.failing.source, in: example.failing)
  }

  @Test(
    arguments: TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") }.cases(every: 4),
    Mutation.Kind.allCases)
  func fixedSamplesNeverGetWorse(_ path: String, _ kind: Mutation.Kind) throws {
    let sample = try TestFile(path)
    var generator = SeededGenerator(seed: UInt64(sample.source.bytes.count))
    for mutation in Mutation.all(kind, of: sample.source, &generator) {
      check(mutation.file, in: sample)
      guard mutation.line.isMultiple(of: 3),
        let second = Mutation.Kind.allCases.randomElement(using: &generator),
        let twice = Mutation.all(second, of: mutation.file, &generator).randomElement(using: &generator)
      else { continue }
      check(twice.file, in: sample)
    }
  }

  /// The sample is restored byte for byte, with any line breaks. Only a declared name may be renamed to the misspelt
  /// name.
  @Test(arguments: TestFile.samplePaths.filter { $0.hasSuffix(".scene.yaml") })
  func misspeltKeysAreFixed(_ path: String) throws {
    let sample = try TestFile(path)
    var generator = SeededGenerator(seed: UInt64(sample.source.bytes.count))
    let lines = LineTable(sample.source)
    let declarations = sample.declaredNames
    for mutation in Mutation.all(.misspeltKey, of: sample.source, &generator) {
      let isDeclaration = declarations.contains { range in
        lines.line(at: range.start) <= mutation.line && mutation.line <= lines.line(at: range.end)
      }
      let fixed = sample.fixed(mutation.file.withCarriageReturns)
      if isDeclaration {
        #expect(
          sample.diagnostics(of: fixed.file).allSatisfy { $0.severity == .warning },
          "\(path):\(mutation.line)")
      } else {
        #expect(fixed.file == sample.source.withCarriageReturns, "\(path):\(mutation.line)")
      }
    }
  }

  private func check(_ source: SourceFile, in file: TestFile) {
    let fixed = file.fixed(source)
    let before = file.assessment(of: source)
    let after = file.assessment(of: fixed.file)
    let text = "\(before.diagnostics.map(\.message)) became \(after.diagnostics.map(\.message))"
    let comment = Comment(
      rawValue: "\(file.path): \(text): \(source.text(in: SourceRange(0, source.bytes.count)))")
    #expect(errors(in: after) <= errors(in: before), comment)
    #expect(isRead(fixed.file) || !isRead(source), comment)
    #expect(before.meaning == nil || after.meaning == before.meaning, comment)
    #expect((fixed.file == source) == (fixed.fixItCount == 0), comment)
    if fixed.fixItCount > 0, errors(in: before) == errors(in: after), before.meaning == nil {
      #expect(isRead(fixed.file) && !isRead(source), comment)
    }
    #expect(loneLineFeeds(in: fixed.file) <= loneLineFeeds(in: source), comment)
    let textsBefore = textsOfLines(in: source)
    for (line, texts) in textsOfLines(in: fixed.file) where textsBefore[line]?.count == texts.count {
      #expect(texts == textsBefore[line], comment)
    }
    #expect(file.fixed(fixed.file).file == fixed.file, comment)
  }

  private func errors(in assessment: Assessment) -> Int {
    assessment.diagnostics.count { $0.severity == .error }
  }

  private func isRead(_ file: SourceFile) -> Bool {
    YAMLReader.read(file).tree.isComplete
  }

  /// The texts that are complete on one line, for each line that is unique and could be read.
  private func textsOfLines(in file: SourceFile) -> [String: [String]] {
    let tree = YAMLReader.read(file).tree
    let table = LineTable(file)
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var texts: [Int: [String]] = [:]
    for node in tree.allNodes where node.kind == .scalar && !tree.skips(node.range.start) {
      let line = table.line(at: node.range.start)
      if line == table.line(at: node.range.end), lines.indices.contains(line - 1) {
        texts[line, default: []].append(node.text)
      }
    }
    let named = texts.map { (String(lines[$0.key - 1]), $0.value) }
    return Dictionary(named) { _, _ in [] }.filter { !$0.value.isEmpty }
  }

  private func loneLineFeeds(in file: SourceFile) -> Int {
    zip([0] + file.bytes, file.bytes).count { $0 != UInt8(ascii: "\r") && $1 == UInt8(ascii: "\n") }
  }
}

extension SourceFile {
  /// The file with CR LF line breaks.
  fileprivate var withCarriageReturns: SourceFile {
    let returned = bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
    return SourceFile(path: path, bytes: returned)
  }
}
