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

  /// Where to point for a mistake in the name: the key, or the merge that brought it into this mapping.
  public var nameRange: SourceRange { (mergeSite ?? key).range }

  /// One element of the value, under the same key.
  public func element(_ value: SyntaxNode) -> MappingEntry {
    MappingEntry(key: key, value: value, mergeSite: mergeSite)
  }
}

extension SyntaxNode {
  /// The entries of a mapping, its own first in their order, then those of its merge keys that it does not have itself, as
  /// YAML's merge key type (yaml.org/type/merge) defines; empty for any other kind. A second entry for a key is left out:
  /// it has been reported.
  public var entries: [MappingEntry] {
    guard kind == .mapping else { return [] }
    var entries: [MappingEntry] = []
    var merges: [SyntaxNode] = []
    var names: Set<String>? = hasSpecialKeys ? [] : nil
    for (key, value) in pairs where key.kind == .scalar && !(value.kind == .brokenAlias && key.isMergeKey) {
      if key.isMergeKey {
        merges.append(value)
      } else {
        if names?.insert(key.text).inserted == false { continue }
        entries.append(MappingEntry(key: key, value: value, mergeSite: nil))
      }
    }
    for merge in merges {
      for source in merge.kind == .sequence ? merge.elements : [merge] {
        for entry in source.entries where names?.insert(entry.name).inserted == true {
          entries.append(MappingEntry(key: entry.key, value: entry.value, mergeSite: merge))
        }
      }
    }
    return entries
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
