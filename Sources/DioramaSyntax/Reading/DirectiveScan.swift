/// Looks for more lines that begin like directives than libyaml should see: it compares each `%TAG` with all before it.
enum DirectiveScan {
  /// The percent sign of the first such line beyond the limit.
  static func excess(in bytes: SourceBytes) -> SourceRange? {
    let sign = UInt8(ascii: "%")
    var count = 0
    var position = 0
    while let index = bytes.firstIndex(of: sign, from: position) {
      position = index + 1
      guard bytes.beginsLine(index) else { continue }
      count += 1
      if count > Limits.directives { return SourceRange(index, index + 1) }
    }
    return nil
  }
}
