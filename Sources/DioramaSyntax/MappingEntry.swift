/// A key and its value in a mapping, as a reader of the mapping sees it: merge keys are followed.
public struct MappingEntry: Sendable {
  /// The key, always a scalar.
  public let key: SyntaxNode

  /// The value; an alias keeps its own range.
  public let value: SyntaxNode

  /// The value of the merge key that brought the entry in, or `nil` if the mapping has it itself.
  public let mergeSite: SyntaxNode?

  /// The key's text.
  public var name: String { key.text }

  /// Whether another name can be written for the key without changing a mapping that others share.
  public var isOwn: Bool { mergeSite.map { !$0.isAlias } ?? true }

  /// One element of the value, under the same key.
  public func element(_ value: SyntaxNode) -> MappingEntry {
    MappingEntry(key: key, value: value, mergeSite: mergeSite)
  }
}

extension SyntaxNode {
  /// The entries of a mapping, its own first in their order, then those of its merge keys that it does not have itself, as
  /// YAML's merge key type (yaml.org/type/merge) defines; empty for any other kind. Of two entries for a key, which has been
  /// reported, the first that has a value counts.
  public var entries: [MappingEntry] {
    guard kind == .mapping else { return [] }
    guard hasSpecialKeys else {
      return pairs.map { MappingEntry(key: $0.key, value: $0.value, mergeSite: nil) }
    }
    var entries: [MappingEntry] = []
    var indices: [String: Int] = [:]
    var merges: [SyntaxNode] = []
    for (key, value) in pairs where key.kind == .scalar {
      if key.isMergeKey {
        merges.append(value)
      } else if let index = indices[key.text] {
        if entries[index].value.isEmptyPlain {
          entries[index] = MappingEntry(key: entries[index].key, value: value, mergeSite: nil)
        }
      } else {
        indices[key.text] = entries.count
        entries.append(MappingEntry(key: key, value: value, mergeSite: nil))
      }
    }
    for merge in merges {
      for source in merge.kind == .sequence ? merge.elements : [merge] {
        for entry in source.entries where indices[entry.name] == nil {
          indices[entry.name] = entries.count
          entries.append(MappingEntry(key: entry.key, value: entry.value, mergeSite: merge))
        }
      }
    }
    return entries
  }

  /// The keys of a mapping that stand in it a second time.
  public var repeatedKeys: [SyntaxNode] {
    guard kind == .mapping, hasSpecialKeys else { return [] }
    var names: Set<String> = []
    return pairs.map(\.key).filter { $0.kind == .scalar && !names.insert($0.text).inserted }
  }

  /// The value of a key, merge keys followed.
  public func value(for name: String) -> SyntaxNode? {
    entries.first { $0.name == name }?.value
  }

  /// Whether this key is the merge key: a plain `<<`.
  var isMergeKey: Bool { style == .plain && text == "<<" }

  /// The keys and values of a mapping as they are written.
  var pairs: [(key: SyntaxNode, value: SyntaxNode)] {
    var pairs: [(key: SyntaxNode, value: SyntaxNode)] = []
    var pending: SyntaxNode?
    for child in children {
      if let key = pending {
        pairs.append((key, child))
        pending = nil
      } else {
        pending = child
      }
    }
    return pairs
  }
}
