/// Tells by its form whether a text is a dependency file that the command wrote: Ninja reads no comments in them, so no line can say
/// so.
enum DepfileForm {
  private static let lineBreak = UInt8(ascii: "\n")

  /// Whether a text has the rules of some outputs, each on a line, then an empty rule for each of their inputs, and nothing else.
  /// Nothing at all is what no outputs give.
  static func matches(_ text: [UInt8]) -> Bool {
    if text.isEmpty { return true }
    guard text.last == lineBreak else { return false }
    let lines = text.dropLast().split(separator: lineBreak, omittingEmptySubsequences: false)
    var inputs: Set<ArraySlice<UInt8>> = []
    let rules = lines.prefix { !$0.isEmpty }
    for rule in rules {
      guard let words = words(ofRule: rule) else { return false }
      inputs.formUnion(words)
    }
    let rest = lines[rules.count...]
    guard !rules.isEmpty, rest.count == 2 * inputs.count else { return false }
    for (index, line) in rest.enumerated() {
      let isRight =
        index.isMultiple(of: 2)
        ? line.isEmpty : line.last == UInt8(ascii: ":") && inputs.remove(line.dropLast()) != nil
      if !isRight { return false }
    }
    return true
  }

  /// What a rule for an output of the command depends on; `nil` if the line is not such a rule.
  private static func words(ofRule line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var words: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var backslashes = 0
    for (index, byte) in zip(line.indices, line) {
      if byte == UInt8(ascii: "\t") { return nil }
      if byte == UInt8(ascii: " "), backslashes.isMultiple(of: 2) {
        words.append(line[start..<index])
        start = index + 1
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    words.append(line[start...])
    guard let target = words.first, target.last == UInt8(ascii: ":"),
      OutputKind(ofFileNamed: String(decoding: target.dropLast(), as: UTF8.self)) != nil
    else { return nil }
    return Array(words.dropFirst())
  }
}
