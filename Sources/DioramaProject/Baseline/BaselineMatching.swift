import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// Compares the problems of a run with a baseline, or collects them for a new one.
struct BaselineMatching {
  private let baseline: Baseline
  private let folder: FilePath
  /// What the baseline still tolerates.
  private var rest: [KnownProblem: Int]
  private var recorded = Baseline()
  /// The last file: its lines, and its path from the baseline.
  private var current: (source: SourceFile, lines: LineTable, path: String)?

  /// - Parameters:
  ///   - baseline: What is known.
  ///   - folder: The absolute path of the baseline's folder, from which its paths start.
  init(_ baseline: Baseline, folder: FilePath) {
    self.baseline = baseline
    self.folder = folder
    rest = baseline.counts
  }

  /// Whether the baseline tolerates a diagnostic. Each problem is tolerated as often as it is known.
  mutating func takes(_ diagnostic: Diagnostic, in source: SourceFile) -> Bool {
    guard let problem = problem(diagnostic, in: source), let count = rest[problem] else { return false }
    rest[problem] = count > 1 ? count - 1 : nil
    return true
  }

  /// Notes a diagnostic for the new baseline.
  ///
  /// - Returns: Whether a baseline can contain it.
  mutating func record(_ diagnostic: Diagnostic, in source: SourceFile) -> Bool {
    guard let problem = problem(diagnostic, in: source) else { return false }
    recorded.counts[problem, default: 0] += 1
    return true
  }

  /// What the baseline knows and the run did not find, sorted: in files that were checked or no longer exist.
  func gone(afterChecking paths: [FilePath]) -> [(problem: KnownProblem, count: Int)] {
    let settled = settled(in: rest, afterChecking: paths)
    return rest.filter { settled.contains($0.key.file) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The new baseline: what was noted, and what was known about files that exist but were not checked.
  func updated(afterChecking paths: [FilePath]) -> Baseline {
    let settled = settled(in: baseline.counts, afterChecking: paths).union(recorded.counts.keys.map(\.file))
    let kept = baseline.counts.filter { !settled.contains($0.key.file) }
    return Baseline(counts: kept.merging(recorded.counts) { $1 })
  }

  /// The files of some known problems that were checked or no longer exist.
  private func settled(in counts: [KnownProblem: Int], afterChecking paths: [FilePath]) -> Set<String> {
    let files = Set(counts.keys.map(\.file))
    let checked = files.isEmpty ? [] : Set(paths.map(name))
    return files.filter { file in
      checked.contains(file) || folder.pushing(FilePath(file)).isGone
    }
  }

  private func name(of path: FilePath) -> String {
    path.inFolderFollowingLinks.relative(to: folder).string
  }

  private mutating func problem(_ diagnostic: Diagnostic, in source: SourceFile) -> KnownProblem? {
    if source.path == FileReader.standardInputName || diagnostic.standsForOthers || diagnostic.isUnconditional
    {
      return nil
    }
    if current?.source != source {
      current = (source, LineTable(source), name(of: FilePath(source.path)))
    }
    guard let current else { return nil }
    return KnownProblem(diagnostic, in: source, current.lines, file: current.path)
  }
}
