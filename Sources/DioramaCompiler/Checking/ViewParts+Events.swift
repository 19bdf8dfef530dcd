import DioramaGrammar
import DioramaSyntax

/// Events that are written among the attributes.
extension ViewParts {
  /// Reports an event among the attributes.
  mutating func reportMisplaced(_ event: String, _ entry: MappingEntry) {
    let method = entry.value.isMethodName ? entry.value.text : "methodName"
    context.explainLines(after: entry)
    context.report(
      MisplacedEvent(
        name: entry.name, event: event, method: method,
        hasHandlers: node.value(for: BoundView.handlersKey)?.kind == .mapping),
      at: entry.key.range, fixIts: movingIntoHandlers(event, entry))
  }

  /// Returns the fix-it that moves an event into `handlers`.
  private func movingIntoHandlers(_ event: String, _ entry: MappingEntry) -> [FixIt] {
    guard entry.mergeSite == nil, !entry.key.isAliasOrBroken, entry.value.style == .plain,
      !entry.value.isAliasOrBroken,
      entry.value.isMethodName
    else { return [] }
    let binding = "\(event): \(entry.value.text)"
    let range = SourceRange(entry.key.range.start, entry.value.range.end)
    guard let handlers = node.entries.first(named: BoundView.handlersKey) else {
      let written = "\(BoundView.handlersKey): { \(binding) }"
      return [FixIt("write '\(written)'", replacing: range, with: written)]
    }
    guard handlers.isOwn, handlers.value.kind == .mapping, !handlers.value.isAliasOrBroken,
      let last = Array(handlers.value.entries).last, last.mergeSite == nil,
      let line = context.tree.source.lines(of: range)
    else { return [] }
    let isInLine = context.tree.source.bytes[handlers.value.range.start] == UInt8(ascii: "{")
    let column = context.tree.source.column(at: last.key.range.start)
    let lineBreak =
      context.tree.source.bytes[line.start..<line.end].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let separator = isInLine ? ", " : lineBreak + String(repeating: " ", count: column)
    let end = last.value.range.end
    let insertion = TextEdit(range: SourceRange(end, end), replacement: separator + binding)
    let removal = TextEdit(range: line, replacement: "")
    return [
      FixIt(
        "write '\(binding)' under 'handlers'",
        edits: end < line.start ? [insertion, removal] : [removal, insertion])
    ]
  }
}

extension SyntaxNode {
  /// Whether the value can be the name of a method.
  fileprivate var isMethodName: Bool {
    NameForm.lowerCamelCase.matches(self) && !["true", "false"].contains(text)
  }
}

extension SourceFile {
  /// Returns the lines of a range with their last line break, or `nil` if anything else is in them.
  fileprivate func lines(of range: SourceRange) -> SourceRange? {
    let start = range.start - column(at: range.start)
    let end = bytes[range.end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    guard bytes[start..<range.start].allSatisfy(isBlank), bytes[range.end..<end].allSatisfy(isBlank) else {
      return nil
    }
    return SourceRange(start, end)
  }

  /// Returns the number of bytes before an offset in its line.
  fileprivate func column(at offset: Int) -> Int {
    offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }
}
