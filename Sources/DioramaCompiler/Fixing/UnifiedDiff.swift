import DioramaSyntax

/// The difference between two contents of a file, in the form that `git apply` and `patch` read.
public enum UnifiedDiff {
  /// How many unchanged lines stand around a change.
  static let contextCount = 3

  /// The difference as bytes; empty if there is none. A line keeps its carriage return and whatever else it is made of.
  ///
  /// - Parameters:
  ///   - old: What the file is; its path is the one that is named.
  ///   - new: What the file would be.
  public static func bytes(from old: SourceFile, to new: SourceFile) -> [UInt8] {
    let before = lines(of: Array(old.bytes))
    let after = lines(of: Array(new.bytes))
    let changes = LineDifference.changes(from: before, to: after)
    if changes.isEmpty { return [] }
    var hunks: [[LineDifference.Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * contextCount {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return Array(header(of: old.path).utf8) + hunks.flatMap { bytes(of: $0, before, after) }
  }

  /// The lines with their line feeds; the last may have none.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// The names as git writes them: a tab ends one with a blank, and quotes stand around one with anything that a line cannot
  /// hold or that is not ASCII.
  private static func header(of path: String) -> String {
    let old = QuotedPath.text(of: "a/" + path)
    let new = QuotedPath.text(of: "b/" + path)
    let end = path.contains(" ") ? "\t\n" : "\n"
    return "diff --git \(old) \(new)\n--- \(old)\(end)+++ \(new)\(end)"
  }

  private static func bytes(
    of hunk: [LineDifference.Change], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let above = min(contextCount, first.old.lowerBound)
    let below = min(contextCount, before.count - last.old.upperBound)
    let old = first.old.lowerBound - above..<last.old.upperBound + below
    let new = first.new.lowerBound - above..<last.new.upperBound + below
    var bytes = Array("@@ -\(extent(old)) +\(extent(new)) @@\n".utf8)
    var position = old.lowerBound
    for change in hunk {
      for line in before[position..<change.old.lowerBound] { append(line, behind: " ", to: &bytes) }
      for line in before[change.old] { append(line, behind: "-", to: &bytes) }
      for line in after[change.new] { append(line, behind: "+", to: &bytes) }
      position = change.old.upperBound
    }
    for line in before[position..<old.upperBound] { append(line, behind: " ", to: &bytes) }
    return bytes
  }

  /// The first line, counted from 1, and how many there are, unless it is one; of none, the line above them.
  private static func extent(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func append(_ line: ArraySlice<UInt8>, behind mark: Unicode.Scalar, to bytes: inout [UInt8])
  {
    bytes.append(UInt8(ascii: mark))
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
