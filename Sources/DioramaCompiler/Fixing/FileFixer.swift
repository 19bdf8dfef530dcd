import DioramaSyntax
import DioramaTree

/// Applies every safe fix-it of one file.
///
/// The fix-its of a round are applied together, and the result is checked again. A fix-it that does not remove its
/// diagnostic, or that causes another error, is reverted. Rounds continue until one changes nothing. If a fix-it only
/// uncovers something that had not been checked before, that is fixed, too, and then the result is compared. The last
/// syntax error is fixed in the same way. So a file never gets worse, and fixing a fixed file changes nothing, unless
/// ``limit(for:surroundings:)`` was reached. If a file has too many diagnostics to keep them all, it is unknown whether
/// a fix-it reduces them, and nothing is fixed.
package struct FileFixer {
  /// Checks a content of the file.
  package typealias Check = (SourceFile) -> Assessment

  /// How many fix-its are applied, each uncovering the next, before the result is compared.
  static let lookahead = 4

  /// How many fix-its of syntax errors are applied without reading further, since they may only cause each other.
  static let maximumDetour = 8

  /// The maximum number of bytes to check in total. If many fix-its have to be reverted, the rest is left to the user.
  package static let effort = 8 << 20

  /// How many times a small file and a large file are checked, within the limit of effort.
  private static let checks = (ofSmallFile: 256, ofLargeFile: 64)

  /// The minimum number of bytes to count for a check, since checking even the smallest file takes time.
  static let minimumEffort = 4 << 10

  private let check: Check
  private let surroundings: Int
  private let limit: Int
  private var checkedByteCount = 0

  /// Returns how many bytes to count for checking a file.
  package static func effort(of file: SourceFile) -> Int { max(file.bytes.count, minimumEffort) }

  /// Returns how much effort is spent on a file before the rest is left to the user.
  package static func limit(for file: SourceFile, surroundings: Int = 0) -> Int {
    let ofFile = (file.bytes.count + surroundings) * checks.ofLargeFile
    return min(effort, minimumEffort * checks.ofSmallFile + ofFile)
  }

  /// Returns the file with its safe fix-its applied.
  ///
  /// - Parameter surroundings: How many bytes a check reads in addition to the file.
  package static func fix(
    _ file: SourceFile, surroundings: Int = 0, check: @escaping Check
  ) -> FixedFile {
    let limit = limit(for: file, surroundings: surroundings)
    var fixer = FileFixer(check: check, surroundings: surroundings, limit: limit)
    var start = CheckedContent(file, check(file), fixItCount: 0)
    let isAllKnown = start.assessment.diagnostics.count < Limits.diagnostics
    // A line that begins with a tab cannot be read, so its other errors are unknown.
    while isAllKnown, let tab = start.tab, let spaced = fixer.content(of: start, with: tab.fixIts) {
      start = spaced
    }
    var result = isAllKnown ? fixer.fix(start) : start
    // What was too long a detour may be none in the fixed file.
    while result.fixItCount > start.fixItCount { (start, result) = (result, fixer.fix(result)) }
    return FixedFile(file: result.file, fixItCount: result.fixItCount, effort: fixer.checkedByteCount)
  }

  /// Fixes what was read, then the syntax error after it, and so on.
  ///
  /// - Parameters:
  ///   - nearest: The shortest distance in bytes from a fixed syntax error to the end of the file.
  ///   - detour: How many fix-its of syntax errors have been applied since then.
  private mutating func fix(
    _ start: CheckedContent, nearest: Int = .max, detour: Int = 0
  ) -> CheckedContent {
    let current = fixWhatWasRead(start, besides: [], lookahead: Self.lookahead)
    guard let stop = current.stop else { return current }
    let distance = current.file.bytes.count - stop.range.start
    let detour = distance < nearest ? 0 : detour + 1
    guard detour <= Self.maximumDetour,
      let fixIt = SafeFixIts(of: [stop], in: current.tree).fixIts.first,
      let further = content(of: current, with: [fixIt])
    else { return current }
    let result = fix(further, nearest: min(nearest, distance), detour: detour)
    return result.improves(current, on: .error, by: [fixIt]) ? result : current
  }

  /// Applies the fix-its before a syntax error: first those of errors and then, in a file without errors, those of
  /// warnings that keep the file's meaning. Skips diagnostics that are known to remain.
  private mutating func fixWhatWasRead(
    _ start: CheckedContent, besides known: Set<UnplacedDiagnostic>, lookahead: Int
  ) -> CheckedContent {
    var current = start
    var severity = Severity.error
    while true {
      let diagnostics = current.assessment.diagnostics.filter {
        $0.severity == severity && $0 != current.stop
          && (known.isEmpty || !known.contains(UnplacedDiagnostic($0)))
      }
      let fixIts = SafeFixIts(of: diagnostics, in: current.tree).fixIts
      var next = applying(fixIts[...], of: severity, in: current)
      if lookahead > 0, next.fixItCount == current.fixItCount {
        next = applyingFirst(of: fixIts, severity, in: current, besides: known, lookahead: lookahead - 1)
      }
      if next.fixItCount > current.fixItCount {
        current = next
      } else if severity == .error, current.assessment.meaning != nil {
        severity = .warning
      } else {
        return current
      }
    }
  }

  /// Applies the fix-its, among several, that improve the file.
  private mutating func applying(
    _ fixIts: ArraySlice<FixIt>, of severity: Severity, in start: CheckedContent
  ) -> CheckedContent {
    var made: [FixIt] = []
    var current = start
    var pending = fixIts.isEmpty ? [] : [fixIts]
    while let some = pending.popLast() {
      guard let next = content(of: start, with: made + some) else { break }
      if next.improves(current, on: severity, by: some) {
        made += some
        current = next
      } else if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        pending += [some[middle...], some[..<middle]]
      }
    }
    return current
  }

  /// Applies the first of several fix-its that improves the file after what it uncovers is fixed.
  private mutating func applyingFirst(
    of fixIts: [FixIt], _ severity: Severity, in start: CheckedContent,
    besides known: Set<UnplacedDiagnostic>,
    lookahead: Int
  ) -> CheckedContent {
    if fixIts.isEmpty { return start }
    let known = known.union(start.assessment.diagnostics.map(UnplacedDiagnostic.init))
    for fixIt in fixIts {
      guard let next = content(of: start, with: [fixIt]) else { break }
      let result = fixWhatWasRead(next, besides: known, lookahead: lookahead)
      if result.improves(start, on: severity, by: [fixIt]) { return result }
    }
    return start
  }

  /// A diagnostic without its position, which earlier edits change.
  private struct UnplacedDiagnostic: Hashable {
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
    }
  }

  /// Returns the content with some fix-its applied, and checks it. Returns `nil` if that would take too much effort,
  /// or the fix-its do not fit.
  private mutating func content(of start: CheckedContent, with fixIts: [FixIt]) -> CheckedContent? {
    guard checkedByteCount <= limit,
      let file = FixIt("", edits: fixIts.flatMap(\.edits)).applied(to: start.file)
    else { return nil }
    checkedByteCount += Self.effort(of: file) + surroundings
    return CheckedContent(file, check(file), fixItCount: start.fixItCount + fixIts.count)
  }
}

/// A file with its safe fix-its applied.
package struct FixedFile: Sendable {
  /// The file. Outside the edits of the fix-its, every byte is unchanged.
  package let file: SourceFile
  /// How many fix-its were applied.
  package let fixItCount: Int
  /// How many bytes were checked in the process.
  package let effort: Int
}

/// Fix-its of one content that can be applied together.
///
/// A fix-it is safe if it is the only one of its diagnostic, not a guess, and removes no comment; otherwise, the user
/// chooses. If two touch, the one whose diagnostic comes first is applied, and the other waits for the next round.
struct SafeFixIts {
  private(set) var fixIts: [FixIt] = []
  private var taken: [SourceRange] = []
  private let tree: SyntaxTree
  private lazy var comments = CommentScanner.comments(in: tree).map(\.range)

  /// Creates the safe fix-its of some diagnostics of a file.
  init(of diagnostics: some Sequence<Diagnostic>, in tree: SyntaxTree) {
    self.tree = tree
    for diagnostic in diagnostics {
      guard diagnostic.fixIts.count == 1, let fixIt = diagnostic.fixIts.first, !fixIt.isGuess,
        fixIt.fits(tree.source), fixIt.edits.allSatisfy({ !touchesTaken($0.range) && !removesComment($0) })
      else { continue }
      fixIts.append(fixIt)
      for edit in fixIt.edits { taken.insert(edit.range, at: position(of: edit.range)) }
    }
  }

  /// Returns whether an edit removes a comment together with something before it.
  private mutating func removesComment(_ edit: TextEdit) -> Bool {
    let replaced = tree.source.bytes[edit.range.start..<edit.range.end]
    guard replaced.contains(UInt8(ascii: "#")),
      let start = replaced.firstIndex(where: { $0 > UInt8(ascii: " ") })
    else { return false }
    let next = comments.partitioningIndex { $0.start > start }
    guard next < comments.count, comments[next].start < edit.range.end else { return false }
    return !edit.replacement.contains(tree.source.text(in: comments[next]))
  }

  /// Returns the index to insert a range at: that of the first accepted range that does not begin before it.
  private func position(of range: SourceRange) -> Int {
    taken.partitioningIndex { $0 >= range }
  }

  private func touchesTaken(_ range: SourceRange) -> Bool {
    let position = position(of: range)
    return position > 0 && taken[position - 1].end >= range.start
      || position < taken.count && taken[position].start <= range.end
  }
}

/// The result of checking one content of a file, to compare with the results of other contents.
package struct Assessment: Sendable {
  /// The diagnostics of the file, sorted by position.
  package let diagnostics: [Diagnostic]
  /// What the file means; `nil` if it has errors, or if its meaning is unknown.
  package let meaning: RuntimeTree?
  /// How many errors the check found in other files. A fix-it in this file must not add any.
  package let errorsElsewhere: Int

  package init(diagnostics: [Diagnostic], meaning: RuntimeTree? = nil, errorsElsewhere: Int = 0) {
    self.diagnostics = diagnostics
    self.meaning = meaning
    self.errorsElsewhere = errorsElsewhere
  }

  /// Returns the number of diagnostics of a severity.
  func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

/// A checked content of a file: a step between the original and the fixed file.
struct CheckedContent {
  let file: SourceFile
  let assessment: Assessment
  /// How many fix-its were applied to get here.
  let fixItCount: Int
  let tree: SyntaxTree
  /// The last syntax error, if there is one. After too many of them, nothing is read.
  let stop: Diagnostic?

  init(_ file: SourceFile, _ assessment: Assessment, fixItCount: Int) {
    self.file = file
    self.assessment = assessment
    self.fixItCount = fixItCount
    let tree = YAMLReader.read(file).tree
    self.tree = tree
    stop = assessment.diagnostics.last { tree.skips($0.range.start) }
  }

  /// The first tab that indents a line, if it is certain how many spaces it stands for.
  var tab: Diagnostic? {
    assessment.diagnostics.first { $0.isTabIndentation && $0.fixIts.contains { !$0.isGuess } }
  }

  /// Returns whether this content is better than an earlier one: it has one diagnostic fewer for each applied fix-it,
  /// and no error with a new code, other meaning or new error in other files. A file that can be read stays one.
  ///
  /// Errors in lines that could not be read before are judged more mildly: where a fix-it only moved such a line, its
  /// errors may have new codes, as long as there are not more errors than before; in other lines, they do not count.
  func improves(_ earlier: CheckedContent, on severity: Severity, by fixIts: some Collection<FixIt>) -> Bool {
    if severity == .warning, assessment.meaning == nil { return false }
    if earlier.tree.isComplete, !tree.isComplete { return false }
    let errors = errors(since: earlier, fixIts)
    let known = Set(earlier.assessment.diagnostics.lazy.filter { $0.severity == .error }.map(\.code))
    let remaining = severity == .error ? errors.known.count : assessment.count(of: severity)
    return remaining + fixIts.count <= earlier.assessment.count(of: severity)
      && errors.known.count + errors.moved.count <= earlier.assessment.count(of: .error)
      && errors.known.allSatisfy { known.contains($0.code) }
      && assessment.errorsElsewhere <= earlier.assessment.errorsElsewhere
      && (earlier.assessment.meaning == nil || assessment.meaning == earlier.assessment.meaning)
  }

  /// Returns the errors in lines that could be read in an earlier content or that the fix-its changed, and those in
  /// lines that could not and were only moved, but not those in other lines. A syntax error that is still there is
  /// known, unless the earlier content was not read so far.
  private func errors(
    since earlier: CheckedContent, _ fixIts: some Collection<FixIt>
  ) -> (known: [Diagnostic], moved: [Diagnostic]) {
    var errors: (known: [Diagnostic], moved: [Diagnostic]) = ([], [])
    let all = assessment.diagnostics.filter { $0.severity == .error }
    if earlier.tree.isComplete { return (all, []) }
    let (now, before) = (BottomLines(file), BottomLines(earlier.file))
    let unread = earlier.stop.flatMap { $0.endsReading ? before.number(at: $0.range.start) : nil } ?? 0
    let skipped = earlier.tree.skipped.map { before.numbers(in: $0) }
    let edits = fixIts.flatMap { $0.edits.enumerated() }
    let isMoved = { (index: Int, edit: TextEdit) in index > 0 && edit.replacement.allSatisfy { $0 == " " } }
    let changed = edits.filter { !isMoved($0, $1) }.map { before.numbers(in: $1.range) }
    let moved = edits.filter(isMoved).map { before.numbers(in: $1.range) }
    // A line can be skipped in part, and then its errors are known.
    let reported = Set(
      earlier.assessment.diagnostics.lazy.filter { $0.severity == .error }.map {
        before.number(at: $0.range.start)
      })
    for error in all {
      let line = now.number(at: error.range.start)
      let isHere = { (lines: ClosedRange<Int>) in lines.contains(line) }
      if line < unread { continue }
      if tree.skips(error.range.start) || reported.contains(line) || !skipped.contains(where: isHere)
        || changed.contains(where: isHere)
      {
        errors.known.append(error)
      } else if moved.contains(where: isHere) {
        errors.moved.append(error)
      }
    }
    return errors
  }
}

/// The lines of a file, numbered from the last one, so that changes above a line keep its number.
private struct BottomLines {
  private let lines: LineTable

  init(_ file: SourceFile) { lines = LineTable(file) }

  func number(at offset: Int) -> Int { lines.lineCount - lines.line(at: offset) }

  func numbers(in range: SourceRange) -> ClosedRange<Int> { number(at: range.end)...number(at: range.start) }
}
