/// Checks YAML's rules for a mapping's keys: they must be scalars and unique, and merge keys must merge mappings. Keys
/// between braces must not include their values.
struct KeyChecker {
  /// The maximum number of keys whose hashes are compared one by one.
  private static let fewKeys = 24

  /// The maximum number of places that are tried for one key in a hash table. Only keys that were crafted to collide
  /// need more; such a mapping is checked with a dictionary.
  private static let triedPlaces = 32

  private let tree: SyntaxTree
  private var diagnostics: [Diagnostic] = []
  /// The mappings whose entries differ from their children.
  private var specialMappings: [Int] = []
  /// The keys that include their values or the brackets of these.
  private var joinedKeys: [JoinedKey] = []
  /// A hash table of the keys of a mapping with many of them: their nodes, or 0.
  private var table: [Int32] = []

  private init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// Checks all mappings of a new tree.
  ///
  /// - Returns: The tree, with mappings with special keys marked and keys separated from their values, and the
  ///   diagnostics, in the order of the mappings.
  static func check(_ tree: SyntaxTree) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    var checker = KeyChecker(tree)
    for mapping in checker.unusualMappings() { checker.check(mapping) }
    if checker.specialMappings.isEmpty, checker.joinedKeys.isEmpty { return (tree, checker.diagnostics) }
    let marked = tree.marking(specialKeysOf: checker.specialMappings, splitting: checker.joinedKeys)
    return (marked, checker.diagnostics)
  }

  /// Returns the mappings that have a key that is repeated, decoded or not a scalar, or that may be a merge key or
  /// include its value.
  private mutating func unusualMappings() -> [Int] {
    var mappings: [Int] = []
    let tree = tree
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.fewKeys) { hashes in
        for mapping in tree.nodes.indices
        where tree.nodes[mapping].kind == .mapping && !isOrdinary(mapping, text, hashes) {
          mappings.append(mapping)
        }
      }
    }
    return mappings
  }

  /// Returns whether the keys of a mapping are distinct scalars that equal their source, and none is a merge key.
  ///
  /// - Parameter hashes: Room for the hashes of ``fewKeys``. The keys of a larger mapping are in ``table`` instead.
  private mutating func isOrdinary(
    _ mapping: Int, _ text: UnsafePointer<UInt8>, _ hashes: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    let count = tree.nodes[mapping].length / 2
    let isLarge = count > Self.fewKeys
    if isLarge { clearTable(for: count) }
    var key = mapping + 1
    /// A bit for each earlier key, chosen by its hash.
    var seen: UInt64 = 0
    for number in 0..<count {
      let record = tree.nodes[key]
      let start = text + Int(record.content)
      guard record.kind == .scalar, !record.marks.contains(.decoded),
        record.length == 0 || start.pointee != UInt8(ascii: "<"),
        !tree.nodes[key + 1].isEmptyPlain || !endsEntry(text[Int(tree.nodes[key + 1].start)]),
        !mayHaveBracket(record, before: tree.nodes[key + 1], text)
      else { return false }
      if count == 1 { return true }
      let hash = Self.hash(start, record.length)
      if isLarge {
        if !insert(key, hash, text) { return false }
      } else {
        let bit: UInt64 = 1 << (hash >> 58)
        if seen & bit != 0, hashes[..<number].contains(hash), isRepeated(key, in: mapping, text) {
          return false
        }
        seen |= bit
        hashes[number] = hash
      }
      key = tree.index(after: tree.index(after: key))
    }
    return true
  }

  /// Returns a hash of the length of a key and its first and last bytes. Its highest bits are the best ones.
  @inline(__always) private static func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    let head = Word(at: start).prefix(length)
    let tail = length > Word.size ? Word(at: start + (length - Word.size)).prefix(Word.size) : 0
    return (head ^ UInt64(length) ^ (tail &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Empties the table and gives it more than twice as many places as there are keys.
  private mutating func clearTable(for count: Int) {
    let capacity = 1 << (Int.bitWidth - (2 * count).leadingZeroBitCount)
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: capacity))
  }

  /// Adds a key to the table, unless it has an equal key or no place nearby. Returns whether it added the key.
  private mutating func insert(_ key: Int, _ hash: UInt64, _ text: UnsafePointer<UInt8>) -> Bool {
    let record = tree.nodes[key]
    let bytes = UnsafeBufferPointer(start: text + Int(record.content), count: record.length)
    var place = Int(hash >> UInt64(table.count.leadingZeroBitCount + 1))
    for _ in 0..<Self.triedPlaces {
      if table[place] == 0 {
        table[place] = Int32(key)
        return true
      }
      if tree.hasText(bytes, tree.nodes[Int(table[place])]) { return false }
      place = (place + 1) & (table.count - 1)
    }
    return false
  }

  /// Returns whether a key of a mapping repeats an earlier one; all keys equal their source.
  private func isRepeated(_ key: Int, in mapping: Int, _ text: UnsafePointer<UInt8>) -> Bool {
    let record = tree.nodes[key]
    let bytes = UnsafeBufferPointer(start: text + Int(record.content), count: record.length)
    var other = mapping + 1
    while other < key {
      if tree.hasText(bytes, tree.nodes[other]) { return true }
      other = tree.index(after: tree.index(after: other))
    }
    return false
  }

  private mutating func check(_ mapping: Int) {
    var first: [ExactText: SyntaxNode] = [:]
    var isSpecial = false
    for entry in tree.node(mapping).writtenEntries {
      let key = entry.key
      guard key.kind == .scalar else {
        if key.kind != .broken { diagnostics.append(invalidKey(key, of: tree.node(mapping))) }
        isSpecial = true
        continue
      }
      if key.isMergeKey {
        isSpecial = true
        checkMerge(entry.value)
      }
      let colon = colonWithoutSpace(in: entry)
      if let colon {
        joinedKeys.append(JoinedKey(node: key.id.index, end: colon, value: colon + 1))
        let fixIt = FixIt("write ': '", replacing: SourceRange(colon + 1, colon + 1), with: " ")
        diagnostics.append(Diagnostic(MissingSpace.after(":"), at: key.range, fixIts: [fixIt]))
      }
      let found =
        key.style == .plain && !key.isAliasOrBroken && [.scalar, .broken].contains(entry.value.kind)
        ? Diagnostic.missingMark(inKey: key.range, of: tree.source) : nil
      if let (diagnostic, end, bracket) = found {
        joinedKeys.append(JoinedKey(node: key.id.index, end: end, value: bracket, isBroken: true))
        // A broken value has been reported.
        if entry.value.kind == .scalar { diagnostics.append(diagnostic) }
      }
      let end = colon ?? found?.nameEnd
      let name = end.map { tree.source.text(in: SourceRange(key.range.start, $0)) } ?? key.text
      if let earlier = first[ExactText(name)] {
        isSpecial = true
        let note = Diagnostic.Note("'\(name)' is here first", at: earlier.range)
        diagnostics.append(Diagnostic(DuplicateKey(name: name), at: key.range, notes: [note]))
      } else {
        first[ExactText(name)] = key
      }
    }
    if isSpecial { specialMappings.append(mapping) }
  }

  /// Returns the offset of the colon in a key between braces that includes its value, as in `{ text:Hello }`.
  private func colonWithoutSpace(in entry: MappingEntry) -> Int? {
    let (key, value, bytes) = (entry.key, entry.value, tree.source.bytes)
    guard key.style == .plain, !key.isAliasOrBroken, !tree.nodes[key.id.index].marks.contains(.decoded),
      !value.isAliasOrBroken, value.isEmptyPlain, value.range.start < bytes.count,
      endsEntry(bytes[value.range.start])
    else { return nil }
    let colon = bytes[key.range.start..<key.range.end].prefix { $0.isWordByte }.endIndex
    guard colon > key.range.start, colon + 1 < key.range.end, bytes[colon] == UInt8(ascii: ":"),
      bytes[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    return colon
  }

  /// Returns whether a key has the opening bracket of a value that is broken, or whose last byte is a closing one.
  @inline(__always) private func mayHaveBracket(
    _ key: NodeRecord, before value: NodeRecord, _ text: UnsafePointer<UInt8>
  ) -> Bool {
    if value.kind != .broken {
      guard value.kind == .scalar, value.end > 0 else { return false }
      let last = text[Int(value.end) - 1]
      guard last == UInt8(ascii: "}") || last == UInt8(ascii: "]") else { return false }
    }
    let bytes = UnsafeBufferPointer(start: text + Int(key.content), count: key.length)
    return bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
  }

  /// Returns the diagnostic for a key that is a list or a mapping.
  private func invalidKey(_ key: SyntaxNode, of mapping: SyntaxNode) -> Diagnostic {
    guard let inner = key.entries.first, key.entries.count == 1, inner.value.isEmptyPlain,
      let outer = mapping.writtenEntries.first, mapping.writtenEntries.count == 1, outer.value.isEmptyPlain,
      mapping.range.start < key.range.start
    else { return Diagnostic(InvalidKey.collection, at: key.range) }
    let name = inner.name
    return Diagnostic(
      InvalidKey.reference(name), at: mapping.range,
      fixIts: [FixIt("write \"${\(name)}\"", replacing: mapping.range, with: "\"${\(name)}\"")])
  }

  /// Returns whether a byte ends an entry between braces.
  private func endsEntry(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") }

  private mutating func checkMerge(_ value: SyntaxNode) {
    let sources = value.kind == .sequence ? Array(value.elements) : [value]
    for source in sources where source.kind != .mapping && source.kind != .broken {
      if source.isEmptyPlain, !tree.isComplete { continue }
      diagnostics.append(Diagnostic(InvalidMerge(), at: source.range.isEmpty ? value.range : source.range))
    }
  }
}

/// Merge keys and repeated keys, which make the entries of a mapping differ from what is written.
extension SyntaxNode {
  /// The entries of a mapping with special keys, as ``entries`` describes them.
  @usableFromInline var mergedEntries: [MappingEntry] {
    var entries: [MappingEntry] = []
    var indices: [ExactText: Int] = [:]
    var merges: [SyntaxNode] = []
    for entry in writtenEntries where entry.key.kind == .scalar {
      if entry.key.isMergeKey {
        merges.append(entry.value)
      } else if let index = indices[ExactText(entry.name)] {
        if entries[index].value.isEmptyPlain {
          entries[index] = MappingEntry(tree, key: entries[index].keyID, value: entry.valueID)
        }
      } else {
        indices[ExactText(entry.name)] = entries.count
        entries.append(entry)
      }
    }
    for merge in merges {
      for source in merge.kind == .sequence ? Array(merge.elements) : [merge] {
        for entry in source.entries where indices[ExactText(entry.name)] == nil {
          indices[ExactText(entry.name)] = entries.count
          entries.append(MappingEntry(tree, key: entry.keyID, value: entry.valueID, mergeSite: merge.id))
        }
      }
    }
    return entries
  }

  /// The keys of a mapping with special keys that repeat an earlier one.
  var keysWrittenBefore: [SyntaxNode] {
    var names: Set<ExactText> = []
    return writtenEntries.map(\.key).filter {
      $0.kind == .scalar && !names.insert(ExactText($0.text)).inserted
    }
  }

  /// Whether the node is a merge key: a plain `<<`.
  var isMergeKey: Bool { style == .plain && hasText("<<") }
}
