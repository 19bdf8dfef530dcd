import DioramaCompiler
import DioramaSyntax
import DioramaTree
import SystemPackage

/// The known diagnostics of a project, which it tolerates, with their counts. All are warnings: a scene with an error
/// has no output.
struct Baseline: Equatable {
  /// The version of the format that this tool reads and writes.
  static let version = 1

  /// The maximum count of a diagnostic: more than any run finds, and small enough to add up.
  static let largestCount = 1_000_000

  var counts: [KnownDiagnostic: Int] = [:]

  /// The number of diagnostics.
  var count: Int { counts.values.reduce(0, +) }

  /// The baseline as JSON. It is sorted, and has an object for each kind of diagnostic, so that additions by two people
  /// can be merged.
  var json: JSON {
    let diagnostics = counts.sorted { $0.key < $1.key }.map { diagnostic, count -> JSON in
      [
        "file": .string(diagnostic.file), "code": .string(diagnostic.code),
        "line": .string(diagnostic.line), "text": .string(diagnostic.text), "count": .integer(count),
      ]
    }
    return ["version": .integer(Self.version), "diagnostics": .array(diagnostics)]
  }
}

/// The identity of a diagnostic in a baseline or a report. It consists of texts of the file instead of a position, so
/// it stays the same when lines are added or removed above it. Blanks are ignored, so it also stays the same when the
/// file is formatted.
package struct KnownDiagnostic: Hashable {
  /// The maximum number of characters to compare of a line, and of the marked text.
  private static let textLimit = 200

  /// The file's path from the folder of the baseline, with `/` between the names.
  let file: String
  /// The diagnostic's code.
  let code: String
  /// The marked line, without surrounding whitespace.
  let line: String
  /// The marked text in the line.
  let text: String
}

extension KnownDiagnostic {
  /// Creates the identity of a diagnostic in a file.
  ///
  /// - Parameter file: The name of the file.
  package init(_ diagnostic: Diagnostic, in source: SourceFile, _ lines: LineTable, file: String) {
    let line = lines.range(ofLine: lines.line(at: diagnostic.range.start))
    let start = min(diagnostic.range.start, line.end)
    let marked = SourceRange(start, min(diagnostic.range.end, line.end))
    self.init(
      file: file, code: diagnostic.code, line: Self.text(of: line, in: source),
      text: Self.text(of: marked, in: source))
  }

  private static func text(of range: SourceRange, in source: SourceFile) -> String {
    let shortened = SourceRange(range.start, min(range.end, range.start + 8 * textLimit))
    let text = source.text(in: shortened).drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end].prefix(textLimit))
  }
}

extension KnownDiagnostic {
  package static func == (left: KnownDiagnostic, right: KnownDiagnostic) -> Bool {
    left.identity == right.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The hash of everything except the file.
  package var fingerprint: ContentHash {
    var hasher = ContentHasher()
    for text in identity.dropFirst() { hasher.update(text) }
    return hasher.hash
  }

  private var identity: [String] { [file, line.filter(Self.isVisible), code, text.filter(Self.isVisible)] }

  private static func isVisible(_ character: Character) -> Bool { character != " " && character != "\t" }
}

extension KnownDiagnostic: Comparable {
  /// Orders by file, line, code and marked text.
  package static func < (left: KnownDiagnostic, right: KnownDiagnostic) -> Bool {
    left.identity.lexicographicallyPrecedes(right.identity)
  }
}

/// Reads a baseline, and rejects everything that it does not know.
struct BaselineReader {
  /// The reason why a file is not a baseline.
  struct Failure: Error {
    let reason: String

    /// The file is larger than the limit.
    static let tooLarge = Failure(
      reason: "is larger than 16 MiB, so it is not a baseline; \(BaselineReader.remedy)")
  }

  fileprivate static let remedy = "restore it, or remove it and write it again with --write-baseline"

  /// Returns the baseline in a file; throws a ``Failure`` if there is none.
  static func read(_ bytes: [UInt8]) throws -> Baseline {
    let root: JSONPlace
    do {
      root = JSONPlace(try JSON(parsing: bytes))
    } catch {
      throw Failure(reason: "is not a baseline: \(error); \(remedy)")
    }
    do {
      let version = try root.required("version").integer
      guard version <= Baseline.version else {
        let known = "this diorama reads up to version \(Baseline.version)"
        throw Failure(reason: "has version \(version), but \(known); install a newer one")
      }
      return try Baseline(reading: root)
    } catch let error as TreeReadingError {
      throw Failure(reason: "is a broken baseline: \(error); \(remedy)")
    }
  }
}

extension Baseline {
  fileprivate init(reading root: JSONPlace) throws(TreeReadingError) {
    try root.allow("version", "diagnostics")
    let version = try root.required("version")
    guard try version.integer == Self.version else { throw version.error("\(Self.version)") }
    for place in try root.required("diagnostics").elements {
      let diagnostic = try KnownDiagnostic(reading: place)
      let count = try place.required("count")
      let number = try count.integer
      guard (1...Self.largestCount).contains(number) else {
        throw count.error("a number from 1 to \(Self.largestCount)")
      }
      counts[diagnostic] = max(number, counts[diagnostic] ?? 0)
    }
  }
}

extension KnownDiagnostic {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("file", "code", "line", "text", "count")
    file = try place.required("file").string
    code = try place.required("code").string
    line = try place.required("line").string
    text = try place.required("text").string
  }
}

/// Compares the diagnostics of a run with a baseline, or collects them for a new one.
struct BaselineMatching {
  private let baseline: Baseline
  private let folder: FilePath
  private let tree: any FileTree
  /// The diagnostics that the baseline still tolerates.
  private var rest: [KnownDiagnostic: Int]
  private var recorded = Baseline()
  /// The files with errors, in which no rule looked for what a baseline contains.
  private var unchecked: Set<String> = []
  /// The last file, with its lines and its path from the baseline.
  private var current: (source: SourceFile, lines: LineTable, path: String)?

  /// - Parameters:
  ///   - baseline: The known diagnostics.
  ///   - folder: The absolute path of the baseline's folder, from which its paths start.
  ///   - tree: The tree that the run read its files from.
  init(_ baseline: Baseline, folder: FilePath, tree: any FileTree) {
    self.baseline = baseline
    self.folder = folder
    self.tree = tree
    rest = baseline.counts
  }

  /// Returns whether the baseline tolerates a diagnostic. Each is tolerated as often as it is known.
  mutating func takes(_ diagnostic: Diagnostic, in source: SourceFile) -> Bool {
    guard let known = known(diagnostic, in: source), let count = rest[known] else { return false }
    rest[known] = count > 1 ? count - 1 : nil
    return true
  }

  /// Records a diagnostic for the new baseline.
  ///
  /// - Returns: Whether a baseline can contain it.
  mutating func record(_ diagnostic: Diagnostic, in source: SourceFile) -> Bool {
    guard let known = known(diagnostic, in: source) else { return false }
    recorded.counts[known, default: 0] += 1
    return true
  }

  /// Returns the diagnostics that are in the baseline but not in the run, sorted, for files that were checked by rules
  /// or no longer exist.
  func obsolete(afterChecking paths: [FilePath]) -> [(diagnostic: KnownDiagnostic, count: Int)] {
    let files = checkedOrGone(in: rest, afterChecking: paths)
    return rest.filter { files.contains($0.key.file) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the new baseline: the recorded diagnostics, and the known ones of files that exist but were not checked by
  /// rules.
  func updated(afterChecking paths: [FilePath]) -> Baseline {
    let files = checkedOrGone(in: baseline.counts, afterChecking: paths).union(
      recorded.counts.keys.map(\.file))
    let kept = baseline.counts.filter { !files.contains($0.key.file) }
    return Baseline(counts: kept.merging(recorded.counts) { $1 })
  }

  /// Returns the files of some known diagnostics that were checked by rules or no longer exist.
  private func checkedOrGone(
    in counts: [KnownDiagnostic: Int], afterChecking paths: [FilePath]
  ) -> Set<String> {
    let files = Set(counts.keys.map(\.file))
    let checked = files.isEmpty ? [] : Set(paths.map(name))
    return files.filter { file in
      checked.contains(file) && !unchecked.contains(file) || tree.isMissing(folder.pushing(FilePath(file)))
    }
  }

  private func name(of path: FilePath) -> String {
    path.inFolderFollowingLinks.relative(to: folder).string
  }

  private mutating func known(_ diagnostic: Diagnostic, in source: SourceFile) -> KnownDiagnostic? {
    if source.path == FileReader.standardInputName { return nil }
    if current?.source != source {
      current = (source, LineTable(source), name(of: FilePath(source.path)))
    }
    guard let current else { return nil }
    if diagnostic.isErrorByDefault { unchecked.insert(current.path) }
    if diagnostic.isErrorByDefault || diagnostic.replacesOthers { return nil }
    return KnownDiagnostic(diagnostic, in: source, current.lines, file: current.path)
  }
}
