import DioramaSyntax

/// The difference between two contents of a file, in the format of `git apply` and `patch`.
package enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  static let contextCount = 3

  /// Returns the difference as bytes, empty if there is none. Lines are copied byte for byte, with carriage returns.
  ///
  /// - Parameters:
  ///   - old: The original file, whose path is used in the header.
  ///   - new: The changed file.
  package static func bytes(from old: SourceFile, to new: SourceFile) -> [UInt8] {
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

  /// Returns the lines with their line feeds; the last line may have none.
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

  /// Returns the names as git writes them. A name with a space ends with a tab, and a name that is not printable ASCII
  /// is quoted. There is no line with `diff --git`, after which `git apply` expects names relative to the repository
  /// and not to the working directory.
  private static func header(of path: String) -> String {
    let old = QuotedPath.text(of: "a/" + path)
    let new = QuotedPath.text(of: "b/" + path)
    let end = path.contains(" ") ? "\t\n" : "\n"
    return "--- \(old)\(end)+++ \(new)\(end)"
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
      for line in before[position..<change.old.lowerBound] { append(line, after: " ", to: &bytes) }
      for line in before[change.old] { append(line, after: "-", to: &bytes) }
      for line in after[change.new] { append(line, after: "+", to: &bytes) }
      position = change.old.upperBound
    }
    for line in before[position..<old.upperBound] { append(line, after: " ", to: &bytes) }
    return bytes
  }

  /// Returns the number of the first line, counted from 1, and the count unless it is 1. An empty range has the number
  /// of the line above it.
  private static func extent(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func append(_ line: ArraySlice<UInt8>, after mark: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: mark))
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

/// A path as git writes it on a separate line.
enum QuotedPath {
  /// Returns the path, quoted and with escapes as in C if it contains a control character, a quote, a backslash or a
  /// byte outside ASCII.
  static func text(of path: String) -> String {
    let escaped = path.utf8.map(escape).joined()
    return escaped == path ? path : "\"\(escaped)\""
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case 0x20..<0x7F: return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}

/// Finds the lines that two contents of a file do not share.
enum LineDifference {
  /// Lines of the old content and the lines that replace them in the new one. Either may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// How many lines below a change are searched for a place where the contents agree again.
  static let reach = 64

  /// Returns the changes in order, with shared lines between any two.
  ///
  /// The edits of fix-its are short, so the end of a change is found at once. Longer changes are paired line by line.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let length = lengths(from: old[left...], to: new[right...])
      let change = Change(old: left..<left + length.old, new: right..<right + length.new)
      left = change.old.upperBound
      right = change.new.upperBound
      if let last = changes.last, last.old.upperBound == change.old.lowerBound,
        last.new.upperBound == change.new.lowerBound
      {
        changes[changes.count - 1] = Change(
          old: last.old.lowerBound..<left, new: last.new.lowerBound..<right)
      } else {
        changes.append(change)
      }
    }
    return changes
  }

  /// Returns how many lines pass before both contents have the same line, or end.
  private static func lengths(
    from old: ArraySlice<ArraySlice<UInt8>>, to new: ArraySlice<ArraySlice<UInt8>>
  ) -> (old: Int, new: Int) {
    func agree(_ left: Int, _ right: Int) -> Bool {
      guard left < old.count, right < new.count else { return left == old.count && right == new.count }
      return old[old.startIndex + left] == new[new.startIndex + right]
    }
    for distance in 1...reach {
      if agree(distance, distance) { return (distance, distance) }
      for shorter in (0..<distance).reversed() {
        if agree(distance, shorter) { return (distance, shorter) }
        if agree(shorter, distance) { return (shorter, distance) }
      }
    }
    return (min(reach, old.count), min(reach, new.count))
  }
}
