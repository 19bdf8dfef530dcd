import DioramaSyntax
import DioramaTree

/// What a check says of one content of a file, so that a fixed content can be compared with it.
package struct Assessment: Sendable {
  /// What is wrong with the file, sorted by place.
  package let diagnostics: [Diagnostic]
  /// What the file means; `nil` if it has errors, or if that cannot be told.
  package let meaning: RuntimeTree?
  /// How many errors the check found in other files, to which a fix-it in this one must not add.
  package let errorsElsewhere: Int

  /// Creates an assessment.
  package init(diagnostics: [Diagnostic], meaning: RuntimeTree? = nil, errorsElsewhere: Int = 0) {
    self.diagnostics = diagnostics
    self.meaning = meaning
    self.errorsElsewhere = errorsElsewhere
  }

  /// How many diagnostics there are of a severity.
  func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

/// One content of a file, checked: a step on the way from what was read to what is written.
struct CheckedContent {
  let file: SourceFile
  let assessment: Assessment
  /// How many fix-its were applied to get here.
  let fixItCount: Int
  /// Whether the file could be read to its end.
  let isRead: Bool
  /// The diagnostic of the syntax error behind which nothing was checked, if there is one.
  let stop: Diagnostic?

  init(_ file: SourceFile, _ assessment: Assessment, fixItCount: Int) {
    self.file = file
    self.assessment = assessment
    self.fixItCount = fixItCount
    let tree = YAMLReader.read(file).tree
    isRead = tree.isComplete
    stop = assessment.diagnostics.last { tree.skips($0.range.start) }
  }

  /// Whether this content is better than an earlier one by as many diagnostics as fix-its were applied, and worse in
  /// nothing: no other code, no other meaning, no syntax error that was not there, nothing in other files.
  func improves(_ earlier: CheckedContent, on severity: Severity, by count: Int) -> Bool {
    let isBetter =
      assessment.count(of: severity) + count <= earlier.assessment.count(of: severity)
      && (severity == .error || assessment.meaning != nil)
    return isBetter && !isWorse(than: earlier) && newErrors(since: earlier).isEmpty
  }

  /// Whether this content came from an earlier one by fixing its syntax error, and is better: there are fewer errors,
  /// or as many and the file can be read to its end, and those of another code stand below the lines of the fix-it,
  /// where nothing had been checked.
  func reads(further earlier: CheckedContent, pastLinesOf fixIt: FixIt) -> Bool {
    let isLess = assessment.count(of: .error) < earlier.assessment.count(of: .error)
    guard !isWorse(than: earlier), isLess || isRead, let end = fixIt.edits.last?.range.end
    else { return false }
    let before = LineTable(earlier.file)
    let now = LineTable(file)
    let linesBelowFixIt = before.lineCount - before.line(at: end)
    return newErrors(since: earlier).allSatisfy {
      now.lineCount - now.line(at: $0.range.start) < linesBelowFixIt
    }
  }

  private func isWorse(than earlier: CheckedContent) -> Bool {
    assessment.count(of: .error) > earlier.assessment.count(of: .error)
      || assessment.errorsElsewhere > earlier.assessment.errorsElsewhere
      || !isRead && earlier.isRead
      || earlier.assessment.meaning != nil && assessment.meaning != earlier.assessment.meaning
  }

  private func newErrors(since earlier: CheckedContent) -> [Diagnostic] {
    let known = Set(earlier.assessment.diagnostics.lazy.filter { $0.severity == .error }.map(\.code))
    return assessment.diagnostics.filter { $0.severity == .error && !known.contains($0.code) }
  }
}
