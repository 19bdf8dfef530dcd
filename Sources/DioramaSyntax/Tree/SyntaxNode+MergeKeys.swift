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
