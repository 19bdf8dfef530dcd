import DioramaSyntax

/// Reads a mapping with a known set of keys by name. It reports all other keys when it is created.
package struct FieldReader {
  private let id: NodeID
  private let entries: MappingEntries
  /// The keys that misspelt keys probably mean.
  private var meant: Set<String> = []
  /// The entries of misspelt keys that certainly mean another key, by that key.
  private var substitutes: [String: MappingEntry] = [:]
  /// Whether there is an unknown key, which may be a misspelling of any missing one.
  package private(set) var hasUnknownKey = false
  private let place: String
  private let known: NameIndex
  /// A bit for each known key that is present, by its index. Keys from 63 on share the last bit.
  private let present: UInt64
  private let diagnostics: DiagnosticCollector

  /// Reads the keys of a mapping.
  ///
  /// - Parameters:
  ///   - node: A mapping; other nodes have no entries.
  ///   - place: The mapping's name in messages: "a font".
  ///   - known: The known keys.
  ///   - advice: What to write instead of certain other keys.
  package init(
    _ node: SyntaxNode, place: String, known: NameIndex, diagnostics: DiagnosticCollector,
    advice: (String) -> KeyAdvice? = { _ in nil }
  ) {
    id = node.id
    entries = node.entries
    self.place = place
    self.known = known
    self.diagnostics = diagnostics
    present = Self.bits(of: node, among: known) ?? .max
    if present == .max { reportUnknownKeys(advice) }
  }

  /// The mapping.
  package var node: SyntaxNode { entries.tree[id] }

  /// Returns the bits of all keys of a mapping; `nil` if any of them is unknown.
  private static func bits(of node: SyntaxNode, among known: NameIndex) -> UInt64? {
    var found: UInt64 = 0
    let areKnown = node.allKeys { key in
      guard let index = known.index(of: key) else { return false }
      found |= bit(of: index)
      return true
    }
    return areKnown ? found : nil
  }

  private mutating func reportUnknownKeys(_ advice: (String) -> KeyAdvice?) {
    var missing: [String]?
    var last: MappingEntry?
    for entry in entries {
      let before = last
      last = entry
      if known.contains(entry.key) { continue }
      if let before, let value = value(before, before: entry) {
        hasUnknownKey = true
        let remedy =
          Self.keysOfLists.contains(before.name)
          ? "a list is in brackets, so write [\(value.shortened)]"
          : "a comma ends a value here, so put \(value.shortened.quotedName) in quotes"
        diagnostics.add(UnknownKey(name: entry.name, place: place, remedy: remedy), at: entry.key.range)
        continue
      }
      let others = missing ?? known.names.filter { !has($0) }
      missing = others
      let advice = advice(entry.name)
      if let advice, advice.meant.allSatisfy({ others.contains($0) && !isMisspelt($0) }) {
        reportUnknown(entry, advice)
      } else if case .key(let key)? = advice, has(key) {
        reportUnknown(entry, .hint("put it into '\(key)'"))
      } else {
        reportUnknown(entry, known.names, missing: others)
      }
    }
  }

  private mutating func reportUnknown(_ entry: MappingEntry, _ advice: KeyAdvice) {
    meant.formUnion(advice.meant)
    var fixIts: [FixIt] = []
    if case .key(let key) = advice {
      substitutes[key] = entry
      fixIts = renaming(keyOf: entry, to: key)
    }
    diagnostics.add(
      UnknownKey(name: entry.name, place: place, remedy: advice.remedy), at: entry.key.range, fixIts: fixIts)
  }

  private mutating func reportUnknown(_ entry: MappingEntry, _ known: [String], missing: [String]) {
    let name = entry.name
    // A tab is itself an error, and hides the key.
    if entry.key.style == .plain, name.hasPrefix("\t") {
      hasUnknownKey = true
      return
    }
    let suggestion = diagnostics.suggestions.closest(to: name) { missing.filter { !isMisspelt($0) } }
    let fixIts = renaming(keyOf: entry, to: suggestion, isClosest: true)
    if let suggestion {
      meant.insert(suggestion)
      if fixIts.contains(where: { !$0.isGuess }) { substitutes[suggestion] = entry }
    } else {
      hasUnknownKey = true
    }
    diagnostics.add(
      UnknownKey(name: name, place: place, suggestion: suggestion, known: known), at: entry.key.range,
      fixIts: fixIts)
  }

  /// Keys whose values are always lists.
  private static let keysOfLists: NameIndex = ["cases", "all", "any"]

  /// Returns the text that a key without a colon, between braces, and the value before it probably are together.
  private func value(_ before: MappingEntry, before entry: MappingEntry) -> String? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    guard entry.isOwn, entry.value.isEmptyPlain, entry.key.range.end <= entry.value.range.start,
      node.tree.source.bytes[entry.key.range.end..<entry.value.range.start].allSatisfy(isSpace), before.isOwn,
      before.value.style == .plain, before.value.kind == .scalar, !before.value.isEmptyPlain
    else { return nil }
    return node.tree.source.text(in: SourceRange(before.value.range.start, entry.key.range.end))
  }

  private static func bit(of index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }

  /// The number of keys up to which comparing them one by one is faster than using the index.
  private static let fewKeys = 8

  private func entry(_ name: String) -> MappingEntry? {
    if entries.count > Self.fewKeys, let index = known.index(of: name), present & Self.bit(of: index) == 0 {
      return nil
    }
    return entries.first(named: name)
  }

  /// The entry with a key, or with a misspelt one that certainly means it, unless its value is broken. What is wrong
  /// with the key or the value has been reported.
  package subscript(name: String) -> MappingEntry? {
    (entry(name) ?? substitutes[name]).flatMap { $0.value.kind == .broken ? nil : $0 }
  }

  /// Returns whether the key is present, with any value.
  package func has(_ name: String) -> Bool { entry(name) != nil }

  /// Returns the entry with a required key. Reports it if it is missing, unless it may be misspelt or in a line that
  /// could not be read.
  package func required(_ name: String) -> MappingEntry? {
    if let entry = self[name] { return entry }
    if !mayHave(name) {
      diagnostics.add(MissingKey(name: name, place: place), at: node.resolved.headRange)
    }
    return nil
  }

  /// Reads the value of a key that may be left out.
  ///
  /// - Parameter read: Returns the value, or `nil` after reporting an error.
  func optional<Value>(_ name: String, _ read: (MappingEntry) -> Value?) -> OptionalField<Value> {
    guard let entry = self[name] else { return .absent }
    return read(entry).map(OptionalField.present) ?? .invalid
  }

  /// Returns whether an unknown key is probably a misspelling of this one.
  package func isMisspelt(_ name: String) -> Bool { meant.contains(name) }

  /// Returns whether the key is present, may be meant by an unknown key or by one that is not a name, or may be in a
  /// line of the mapping that could not be read.
  package func mayHave(_ name: String) -> Bool { hasUnknownKey || probablyHas(name) }

  /// Returns whether the key is present, is probably meant by a misspelt key, may be meant by a key that is not a name,
  /// or may be in a line of the mapping that could not be read.
  package func probablyHas(_ name: String) -> Bool {
    has(name) || isMisspelt(name) || node.hasInvalidKey || node.isIncomplete && node.tree.mayHaveLost(name)
  }

  /// Returns the first present key of several that exclude each other, and reports the others.
  package func only(of names: [String]) -> MappingEntry? {
    if entries.count == 1, let entry = entries.first {
      return entry.value.kind != .broken && names.contains { entry.key.hasText($0) } ? entry : nil
    }
    guard let first = names.firstIndex(where: { has($0) }) else { return nil }
    for name in names[(first + 1)...] { reject(name, besides: names[first]) }
    return self[names[first]]
  }

  /// Reports a key that another one excludes, if both are present.
  ///
  /// - Parameter remedy: Returns what to do about the key; `nil` to remove one of them.
  package func reject(
    _ second: String, besides first: String, remedy: ((MappingEntry) -> String)? = nil
  ) {
    guard entries.count > 1, let extra = entry(second), has(first) else { return }
    var conflict = ConflictingKeys(first: first, second: second)
    if let remedy { conflict.remedy = remedy(extra) }
    diagnostics.add(conflict, at: extra.key.range)
  }
}

/// What a mapping has for a key that may be left out.
enum OptionalField<Value> {
  /// Nothing.
  case absent
  /// A value that was reported.
  case invalid
  case present(Value)

  var isInvalid: Bool { if case .invalid = self { true } else { false } }

  /// The value, if there is one.
  var value: Value? { if case .present(let value) = self { value } else { nil } }
}

extension SyntaxNode {
  /// The smallest range that represents a collection: its first key or its bracket. For a scalar, its own range.
  package var headRange: SourceRange {
    if isAliasOrBroken || kind != .mapping && kind != .sequence { return range }
    guard kind == .mapping else { return firstByte }
    guard let first = entries.first, first.mergeSite == nil, first.key.range.start == range.start else {
      return firstByte
    }
    return first.key.range
  }

  private var firstByte: SourceRange { SourceRange(range.start, min(range.start + 1, range.end)) }
}

/// Returns a fix-it that renames a key or a value, if a name is given.
///
/// - Parameter isClosest: Whether only the spelling suggests the name. Then it is a guess, unless it is surely meant.
package func renaming(
  _ node: SyntaxNode, to name: String?, isClosest: Bool = false, isGuess: Bool = false
) -> [FixIt] {
  guard let name, !node.isAliasOrBroken else { return [] }
  let isGuess = isGuess || isClosest && !Spelling.isMisspelling(node.text.lastPathComponent, of: name)
  return [FixIt("write '\(name)'", replacing: node.range, with: name, isGuess: isGuess)]
}

/// Returns a fix-it that renames the key of an entry, if a name is given and the mapping itself has the entry.
package func renaming(
  keyOf entry: MappingEntry, to name: String?, isClosest: Bool = false, isGuess: Bool = false
) -> [FixIt] {
  entry.isOwn ? renaming(entry.key, to: name, isClosest: isClosest, isGuess: isGuess) : []
}

/// What to write instead of an unknown key, if that is certain.
package enum KeyAdvice: Sendable {
  /// Another key, with the same value.
  case key(String)
  /// Several keys, each with the same value.
  case keys([String])
  /// Something else, as an imperative: "write the type with '?'".
  case hint(String)

  /// The keys that the unknown key means.
  var meant: [String] {
    switch self {
    case .key(let key): [key]
    case .keys(let keys): keys
    case .hint: []
    }
  }

  var remedy: String {
    switch self {
    case .key(let key): "write '\(key)'"
    case .keys(let keys): "write " + keys.map { "'\($0)'" }.joined(separator: " and ")
    case .hint(let hint): hint
    }
  }
}

extension SyntaxNode {
  /// Returns whether a mapping has an unknown key.
  func hasUnknownKey(_ known: NameIndex) -> Bool { entries.contains { !known.contains($0.key) } }
}

extension Suggestions {
  /// Returns the word itself, if it is a candidate, or the closest candidate. Returns `nil` once the limit is reached.
  mutating func candidate(_ word: String, orClosestIn candidates: [String]) -> String? {
    guard spend(candidates.count) else { return nil }
    return candidates.contains(word) ? word : Spelling.closest(to: word, in: candidates)
  }
}

extension ValueType {
  /// Returns whether a key is one of a mapping that is a value, or of a choice or a test in its place.
  package func hasPart(_ key: SyntaxNode) -> Bool {
    definition.parts.contains(key) || ValueReader.isFormKey(key) || ValueReader.choiceKeys.contains(key)
  }
}

/// Checks a scalar that must be a name.
///
/// - Returns: The name, or `nil` after reporting an error.
package func checkedName(
  _ node: SyntaxNode, _ form: NameForm, of what: String, _ diagnostics: DiagnosticCollector
) -> String? {
  checkedName(node, form, diagnostics) { diagnostics.report(InvalidName(node, form, of: what), at: node) }
}

/// Checks a scalar that must be a name.
///
/// - Parameter reportInvalid: Reports a node that is not a name; not called for one that is too long.
/// - Returns: The name, or `nil` after reporting an error.
package func checkedName(
  _ node: SyntaxNode, _ form: NameForm, _ diagnostics: DiagnosticCollector, reportInvalid: () -> Void
) -> String? {
  let text = node.text
  if form.matches(node), node.style != .plain || text != NameForm.null {
    if text.utf8.count <= Limits.nameSize { return text }
    diagnostics.add(NameLimit.name, at: node.range)
    return nil
  }
  if node.kind != .broken { reportInvalid() }
  return nil
}

extension DiagnosticCollector {
  /// Reports a node that is not a name. One that is probably a text for the user has no fix-it, which would lose it.
  package func report(_ message: InvalidName, at node: SyntaxNode, hasFixIt: Bool = true) {
    if reportSurplusMark(node) { return }
    var message = message
    let text = node.text
    let isCapitalized = text.first?.isUppercase == true
    if !text.isWords, !isCapitalized, !text.contains("${") { message.textKey = nil }
    let isText =
      message.textKey != nil || text.isWords || text.hasSuffix(")") && !text.hasSuffix("()")
      || isCapitalized && text.contains(".")
    add(
      message, at: node.headRange, fixIts: hasFixIt && !isText ? renaming(node, to: message.suggestion) : [])
  }
}
