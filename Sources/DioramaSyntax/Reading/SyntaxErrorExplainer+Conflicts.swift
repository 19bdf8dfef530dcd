extension SyntaxErrorExplainer {
  /// What git leaves where it cannot merge: a line that begins with seven `<`, and one below it with seven `>`.
  var mergeConflict: Diagnostic? {
    conflict.map { Diagnostic(MergeConflict(), at: SourceRange($0.start, lines.contentEnd($0.start))) }
  }

  /// The first byte of the first line that git left, and that of the last line that belongs to it.
  var conflict: (start: Int, end: Int)? {
    guard let start = line(beginningWith: UInt8(ascii: "<"), from: 0) else { return nil }
    return line(beginningWith: UInt8(ascii: ">"), from: start).map { (start, $0) }
  }

  /// The first line from an offset on that begins with a byte seven times, and nothing or a blank behind.
  private func line(beginningWith mark: UInt8, from offset: Int) -> Int? {
    var start = offset
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let length = bytes[start..<end].prefix { $0 == mark }.count
      if length == 7, start + length == end || bytes[start + length] <= UInt8(ascii: " ") { return start }
      start = end + 1
    }
    return nil
  }
}
