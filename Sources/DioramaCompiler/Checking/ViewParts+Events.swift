import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Events that are written among the attributes, and unknown ones.
extension ViewParts {
  /// Reports an event among the attributes.
  mutating func reportMisplaced(_ event: String, _ entry: MappingEntry) {
    let method = entry.value.isMethodName ? entry.value.text : "methodName"
    context.assumeCauseOfLines(after: entry)
    let isBelow = isBelowEmptyHandlers(entry)
    let hasHandlers = node.value(for: ViewKey.handlers.rawValue)?.kind == .mapping
    context.report(
      MisplacedEvent(
        name: entry.name, event: event, method: method,
        place: isBelow ? .lineBelow : hasHandlers ? .handlers : .ownHandlers),
      at: entry.key.range,
      fixIts: isBelow
        ? [FixIt("indent '\(event)'", replacing: entry.key.range, with: "  \(event)")]
        : movingIntoHandlers(event, entry))
  }

  /// Returns whether an event is on the line below `handlers:` without a value, or below other such events.
  private func isBelowEmptyHandlers(_ entry: MappingEntry) -> Bool {
    guard let handlers = node.entries.first(named: ViewKey.handlers.rawValue), handlers.isOwn, entry.isOwn,
      handlers.value.isEmptyPlain, handlers.key.range < entry.key.range, entry.value.isMethodName,
      context.tree.source.hasOwnLines(SourceRange(entry.key.range.start, entry.value.range.end))
    else { return false }
    let between = node.entries.filter {
      $0.key.range > handlers.key.range && $0.key.range < entry.key.range
    }
    return between.allSatisfy { element.attribute(named: $0.name) == nil && $0.value.isMethodName }
  }

  /// Returns the fix-it that moves an event into `handlers`.
  private func movingIntoHandlers(_ event: String, _ entry: MappingEntry) -> [FixIt] {
    guard entry.mergeSite == nil, !entry.key.isAliasOrBroken, entry.value.style == .plain,
      !entry.value.isAliasOrBroken,
      entry.value.isMethodName
    else { return [] }
    let binding = "\(event): \(entry.value.text)"
    let range = SourceRange(entry.key.range.start, entry.value.range.end)
    guard let handlers = node.entries.first(named: ViewKey.handlers.rawValue) else {
      let written = "\(ViewKey.handlers.rawValue): { \(binding) }"
      return [FixIt("write '\(written)'", replacing: range, with: written)]
    }
    guard handlers.isOwn, handlers.value.kind == .mapping, !handlers.value.isAliasOrBroken,
      let last = Array(handlers.value.entries).last, last.mergeSite == nil,
      let line = context.tree.source.lines(of: range)
    else { return [] }
    let source = context.tree.source
    var separator = ", "
    var end = last.value.range.end
    if source.bytes[handlers.value.range.start] != UInt8(ascii: "{") {
      guard let column = source.column(at: last.key.range.start) else { return [] }
      let lineBreak = source.bytes[line.start..<line.end].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      separator = lineBreak + String(repeating: " ", count: column)
      end = source.bytes[end...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? end
    }
    let insertion = TextEdit(range: SourceRange(end, end), replacement: separator + binding)
    let removal = TextEdit(range: line, replacement: "")
    return [FixIt("write '\(binding)' under 'handlers'", edits: [insertion, removal])]
  }

  // MARK: Unknown events

  /// Returns whether the last view in the list above the handlers has an event, so that they may belong to that view.
  private func lastChildHas(_ event: String) -> Bool {
    var children: SyntaxNode?
    for entry in node.entries {
      if entry.key.hasText(ViewKey.handlers.rawValue) { break }
      children = entry.value
    }
    return context.lastElement(of: children)?.event(named: event) != nil
  }

  mutating func reportUnknownEvent(_ entry: MappingEntry) {
    let name = entry.name
    let others = otherNames
    // An unknown event of a component is rather one that it lacks than a gesture, which it inherits.
    if reportEvent(entry, meaning: others?.meaning(of: name), isGuess: element.isComponent) { return }
    if let hint = others?.hint(for: name) {
      assumeAnyPart()
      return reportUnknownEvent(entry, .hint(hint))
    }
    let suggestion = context.diagnostics.suggestions.closest(to: name) {
      element.events.map(\.name).filter { place(of: $0) == nil && !OtherNames.negates(name, $0) }
    }
    if suggestion == nil, !element.isComponent,
      let meant = others?.meaning(ofMisspelt: name, &context.diagnostics.suggestions, isEvent: true),
      reportEvent(entry, meaning: meant.part, isGuess: meant.isGuess)
    {
      return
    }
    assume(suggestion, at: entry.key.range)
    let events = context.diagnostics.suggestions.ranked(element.events.map(\.name), by: name)
    let free = events.filter { place(of: $0) == nil }
    var component: ElementKind?
    if case .component(let name)? = element.list {
      if context.grammar.isBroken(elementNamed: name) {
        context.diagnostics.lacksDeclaration = true
        return
      }
      component = context.grammar.element(named: name)
    }
    reportUnknownEvent(
      entry,
      suggestion.map { .word(.suggestion($0)) }
        ?? component.map { .component($0.name, hasName: $0.event(named: name) != nil, besides: free) }
        ?? (events.isEmpty ? .owners(owners(of: name)) : .events(events)))
  }

  private func reportUnknownEvent(_ entry: MappingEntry, _ remedy: UnknownEvent.Remedy) {
    context.report(
      UnknownEvent(name: entry.name, element: elementName, remedy: remedy), at: entry.key.range,
      fixIts: renamingKey(of: entry, to: remedy.word))
  }

  /// Reports a key of `handlers` that names a part in another framework; returns whether it does.
  private mutating func reportEvent(
    _ entry: MappingEntry, meaning: OtherNames.Meaning?, isGuess: Bool
  ) -> Bool {
    switch meaning {
    case .event(let event)?:
      let isLater = node.value(for: ViewKey.handlers.rawValue)?.value(for: event) != nil
      let word = known(event, isLater: isLater, isGuess: isGuess || lastChildHas(entry.name))
      assume(event, at: entry.key.range)
      reportUnknownEvent(entry, .word(word))
    case .part(let part)?, .opposite(let part)?:
      // The user's change of an attribute is an event.
      if let event = element.attribute(named: part)?.edited, element.event(named: event) != nil {
        return reportEvent(entry, meaning: .event(event), isGuess: true)
      }
      reportUnknownEvent(entry, .attribute(part))
    case .member(let member, let role)?:
      reportMisplaced(member, of: role, entry)
    case nil: return false
    }
    return true
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
    guard let column = column(at: range.start, allowing: " \t") else { return nil }
    let rest = bytes[range.end...].drop { " \t\r".utf8.contains($0) }
    guard let next = rest.first else { return SourceRange(range.start - column, bytes.count) }
    return next == UInt8(ascii: "\n") ? SourceRange(range.start - column, rest.startIndex + 1) : nil
  }

  /// Returns whether nothing else is in the lines of a range, except for a comment after it.
  fileprivate func hasOwnLines(_ range: SourceRange) -> Bool {
    let next = bytes[range.end...].drop { " \t\r".utf8.contains($0) }.first
    return column(at: range.start, allowing: " \t") != nil
      && (next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "#"))
  }

  /// Returns the number of bytes before an offset in its line, or `nil` if any of them is not allowed. Does not look
  /// further back than that, since a line can be as long as the file.
  fileprivate func column(at offset: Int, allowing allowed: String = " -") -> Int? {
    let before = bytes[..<offset].lastIndex { !allowed.utf8.contains($0) }
    guard let before else { return offset }
    return bytes[before] == UInt8(ascii: "\n") ? offset - before - 1 : nil
  }
}

extension SceneContext {
  /// Returns the id of the view above a key, if the key begins where that view does and is an attribute or, with a
  /// list, a slot that the view does not have.
  func viewAbove(lacking entry: MappingEntry) -> String? {
    guard let view = views.last, let number = view.element.partNumber(of: entry.name),
      entry.value.kind == .sequence
        ? view.element.slot(named: entry.name) != nil : view.element.attribute(named: entry.name) != nil,
      !view.parts.has(number),
      let column = tree.source.column(at: view.offset),
      column == tree.source.column(at: entry.key.range.start)
    else { return nil }
    return view.id.isEmpty ? nil : view.id
  }
}
