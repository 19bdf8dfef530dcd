import DioramaGrammar
import DioramaSyntax

/// Reports of keys with values of the wrong shape, and of lists of views.
extension SceneContext {
  /// Reports a key of the scene without a value, unless what it lacks may be in lines that could not be read.
  func reportEmpty(_ entry: MappingEntry, orWrite sample: String) {
    if tree.root?.isIncomplete == true || hasKeysOutside(entry) { return }
    report(
      MissingValue(name: entry.name, hint: "write \(sample), or remove the key"), at: entry.key.range)
  }

  /// Returns whether keys that the scene does not have are below a key without a value, to which they may belong.
  private func hasKeysOutside(_ entry: MappingEntry) -> Bool {
    let next = tree.root?.entries.first { $0.key.range > entry.key.range }
    return next.map { BoundScene.key($0) == nil } ?? false
  }

  /// Returns the key without a value that is above an unknown key of the scene, if only other unknown keys are between
  /// them, and it is that of a mapping.
  func emptyKey(above name: String) -> String? {
    let mappings: [BoundScene.Key] = [
      .parameters, .state, .conditions, .derived, .events, .layout, .screen, .table,
    ]
    guard let entries = tree.root?.entries, diagnostics.suggestions.spend(entries.count)
    else { return nil }
    var empty: String?
    for entry in entries {
      if entry.key.hasText(name) { break }
      guard let key = BoundScene.key(entry) else { continue }
      empty = mappings.contains(key) && entry.value.isEmptyPlain ? entry.name : nil
    }
    return empty
  }

  /// Reports a layout that lists the views; returns whether it does.
  func reportViews(inLayoutOf fields: FieldReader) -> Bool {
    guard hasViews(inLayoutOf: fields), let entry = fields[.layout] else { return false }
    report(
      WrongType(name: entry.name, remedy: "is a mapping of attributes, and these are views; write 'views'"),
      at: entry.key.range, fixIts: renaming(keyOf: entry, to: "views"))
    return true
  }

  /// Reports a key of the scene whose value is not a mapping of attributes.
  func report(noMapping entry: MappingEntry, of attributes: [Attribute]) {
    let sample = "{ \(attributes.first?.name ?? "key"): … }"
    report(noMapping: entry, "such as \(sample)", orWrite: sample)
  }

  /// Reports a key of the scene whose value is not a mapping.
  ///
  /// - Parameter isExplained: Whether another error may explain why the value is missing.
  func report(
    noMapping entry: MappingEntry, _ phrase: String, orWrite sample: String, isExplained: Bool = false
  ) {
    if entry.value.isEmptyPlain {
      if !isExplained { reportEmpty(entry, orWrite: sample) }
    } else if entry.value.kind != .broken {
      report(shapeOf: entry.value, entry.name, "must be a mapping \(phrase)")
    }
  }

  /// Returns the element of the last view in a list; `nil` without one, or if looking for it takes too long.
  func lastElement(of list: SyntaxNode?) -> ElementKind? {
    guard let views = list?.elements, diagnostics.suggestions.spend(views.count) else { return nil }
    return Array(views).last?.entries.first.flatMap { grammar.element(named: $0.key) }
  }

  /// Returns whether the line below a key without a value begins an entry of another list.
  func hasEntryBelow(_ entry: MappingEntry) -> Bool {
    tree.source.bytes[entry.key.range.end...].drop { ": \r\n".utf8.contains($0) }.starts(with: "- ".utf8)
  }

  /// Reports a parameter where a list of views must be. Some elements accept texts there, which a parameter can hold.
  func reportReference(_ node: SyntaxNode, _ name: String) {
    let elements = grammar.allElements
    let acceptingElements = elements.filter { !$0.isAbstract && $0.slot(named: name)?.acceptsText == true }
      .map(\.name)
    report(
      MisplacedReference(
        name: name,
        remedy: acceptingElements.isEmpty
          ? "must be written in the scene, since no parameter can hold views"
          : "must be written in the scene; only \(alternatives(acceptingElements)) "
            + "accepts a parameter of type '[string]' as '\(name)'"
      ),
      at: node.range)
  }

  /// Reports a value that should be a list. A first key such as `-label` shows that only a space is missing.
  func reportNoList(_ node: SyntaxNode, _ entry: MappingEntry, _ remedy: String) {
    guard let key = node.entries.first?.key, key.style == .plain, key.text.hasPrefix("-"),
      !key.isAliasOrBroken
    else {
      let isInBraces = node.kind == .mapping && tree.source.bytes[node.range.start] == UInt8(ascii: "{")
      report(
        shapeOf: node, entry.name, "must be a list; \(isInBraces ? "put it in brackets: [{ … }]" : remedy)")
      return
    }
    let dash = SourceRange(key.range.start, key.range.start + 1)
    if node.isIncomplete { causeOfSyntaxError = dash }
    report(
      MissingSpace.after("-"), at: dash,
      fixIts: [FixIt("write '- '", replacing: SourceRange(dash.end, dash.end), with: " ")])
  }

  /// Returns what to write in place of a row that begins with the key of its text; `nil` for any other key.
  func remedy(forRowBeginningWith key: String) -> String? {
    guard diagnostics.suggestions.spend(grammar.elementNames.count) else { return nil }
    for name in grammar.elementNames {
      guard let row = grammar.element(named: name), row.placement == .row, row.isSuggested(in: grammar),
        let text = row.textKey, text == key || row.attribute(named: text)?.synonyms.contains(key) == true
      else { continue }
      return "write '- \(name): ' and a name, and put the text under '\(text)'"
    }
    return nil
  }
}
