import DioramaSyntax

/// A file after its safe fix-its.
public struct MendedFile: Sendable {
  /// The file; outside the edits of the fix-its, every byte is the one that was read.
  public let file: SourceFile
  /// How many fix-its were made.
  public let fixItCount: Int
  /// How many bytes were checked on the way.
  public let effort: Int
}

/// Makes every safe fix-it of one file.
///
/// The fix-its of a round are made at once. The result is checked again, and a fix-it that does not rid the file of its
/// diagnostic, or that brings another error, is taken back; rounds follow until one changes nothing. A fix-it that only uncovers
/// what had not been checked is judged by what is left once that is mended, too. A syntax error comes last, in the same way. So
/// a file never gets worse, and to mend a mended file changes nothing. Where there are more diagnostics than are kept, nobody could
/// tell whether there are fewer, and nothing is mended.
public struct FileMender {
  /// Checks a content of the file.
  public typealias Check = (SourceFile) -> Assessment

  /// How many syntax errors are mended one behind the other.
  static let syntaxErrorLimit = 1000

  /// How many fix-its are made one behind the other, each uncovering the next, before it is judged what that was worth.
  static let foresight = 4

  /// How many bytes are checked in all at most: where many fix-its have to be taken back, the rest is left to a person.
  public static let effort = 8 << 20

  /// How many times a small file is checked, and how many times a large one, as long as that is not too much effort.
  private static let checks = (ofSmallFile: 256, ofLargeFile: 64)

  /// How many bytes a check counts at least, since each takes its time for the smallest file.
  static let leastEffort = 4 << 10

  private let check: Check
  private let surroundings: Int
  private let limit: Int
  private var checkedByteCount = 0

  private init(_ check: @escaping Check, surroundings: Int, limit: Int) {
    self.check = check
    self.surroundings = surroundings
    self.limit = limit
  }

  /// How many bytes the check of a file counts.
  public static func effort(of file: SourceFile) -> Int { max(file.bytes.count, leastEffort) }

  /// The file with its safe fix-its made.
  ///
  /// - Parameters:
  ///   - surroundings: How many bytes a check reads besides the file.
  ///   - limit: How many bytes are checked in all; fewer for a small file.
  public static func mend(
    _ file: SourceFile, surroundings: Int = 0, limit: Int = effort, check: @escaping Check
  ) -> MendedFile {
    let reach = leastEffort * checks.ofSmallFile + (file.bytes.count + surroundings) * checks.ofLargeFile
    var mender = FileMender(check, surroundings: surroundings, limit: min(limit, reach))
    let start = CheckedContent(file, check(file), fixItCount: 0)
    let isAllKnown = start.assessment.diagnostics.count < Limits.diagnostics
    let result = isAllKnown ? mender.mend(start, WayThroughSyntaxErrors()) : start
    return MendedFile(file: result.file, fixItCount: result.fixItCount, effort: mender.checkedByteCount)
  }

  private mutating func mend(_ start: CheckedContent, _ way: WayThroughSyntaxErrors) -> CheckedContent {
    let current = mendWhatWasRead(start, besides: [], foresight: Self.foresight)
    guard let stop = current.stop, let way = way.going(to: stop, in: current.file),
      let fixIt = SafeFixIts(of: [stop], in: current.file).fixIts.first,
      let further = content(of: current, with: [fixIt])
    else { return current }
    let result = mend(further, way)
    return result.reads(further: current, pastLinesOf: fixIt) ? result : current
  }

  /// How far the syntax errors that were mended one behind the other have led.
  private struct WayThroughSyntaxErrors {
    /// How many more may be mended.
    private var left = syntaxErrorLimit
    /// How many bytes there are from a syntax error to the end of the file, for the one that was nearest to it.
    private var distance = Int.max
    /// How many have been mended since, without coming nearer.
    private var detours = 0

    /// The way on to the next syntax error; `nil` if it goes round in circles, where each fix-it only makes another mistake.
    func going(to stop: Diagnostic, in file: SourceFile) -> WayThroughSyntaxErrors? {
      var way = self
      way.left -= 1
      let distance = file.bytes.count - stop.range.start
      way.detours = distance < self.distance ? 0 : detours + 1
      way.distance = min(distance, self.distance)
      return way.left >= 0 && way.detours <= foresight ? way : nil
    }
  }

  /// Makes the fix-its in front of a syntax error: those of errors first, then, in a file that means something, those of
  /// warnings that leave its meaning as it is. Diagnostics that are known to stay are passed over.
  private mutating func mendWhatWasRead(
    _ start: CheckedContent, besides known: Set<Finding>, foresight: Int
  ) -> CheckedContent {
    var current = start
    var severity = Severity.error
    while true {
      let diagnostics = current.assessment.diagnostics.filter {
        $0.severity == severity && $0 != current.stop && (known.isEmpty || !known.contains(Finding($0)))
      }
      let fixIts = SafeFixIts(of: diagnostics, in: current.file).fixIts
      var next = making(fixIts[...], of: severity, in: current)
      if foresight > 0, next.fixItCount == current.fixItCount {
        next = makingFirst(of: fixIts, severity, in: current, besides: known, foresight: foresight - 1)
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

  /// Makes those of some fix-its that prove good.
  private mutating func making(
    _ fixIts: ArraySlice<FixIt>, of severity: Severity, in start: CheckedContent
  ) -> CheckedContent {
    var made: [FixIt] = []
    var current = start
    var pending = fixIts.isEmpty ? [] : [fixIts]
    while let some = pending.popLast() {
      guard let next = content(of: start, with: made + some) else { break }
      if next.improves(current, on: severity, by: some.count) {
        made += some
        current = next
      } else if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        pending += [some[middle...], some[..<middle]]
      }
    }
    return current
  }

  /// Makes the first of some fix-its that proves good once what it uncovers is mended.
  private mutating func makingFirst(
    of fixIts: [FixIt], _ severity: Severity, in start: CheckedContent, besides known: Set<Finding>,
    foresight: Int
  ) -> CheckedContent {
    if fixIts.isEmpty { return start }
    let known = known.union(start.assessment.diagnostics.map(Finding.init))
    for fixIt in fixIts {
      guard let next = content(of: start, with: [fixIt]) else { break }
      let result = mendWhatWasRead(next, besides: known, foresight: foresight)
      if result.improves(start, on: severity, by: 1) { return result }
    }
    return start
  }

  /// What a diagnostic says, wherever it says it: edits in front of it move it.
  private struct Finding: Hashable {
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
    }
  }

  /// The content with some fix-its made, checked; `nil` if that would be too much effort.
  private mutating func content(of start: CheckedContent, with fixIts: [FixIt]) -> CheckedContent? {
    let file = FixIt("", edits: fixIts.flatMap(\.edits)).applied(to: start.file)
    guard checkedByteCount <= limit else { return nil }
    checkedByteCount += Self.effort(of: file) + surroundings
    return CheckedContent(file, check(file), fixItCount: start.fixItCount + fixIts.count)
  }
}
