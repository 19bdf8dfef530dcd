extension SceneNode {
  /// Gives every repeated value an anchor, and replaces its repetitions with aliases.
  mutating func shareRepeated() {
    var counts: [String: Int] = [:]
    visitValues { node in counts[node.file, default: 0] += 1 }
    var names: [String: String] = [:]
    visitValues { node in
      let text = node.file
      guard counts[text, default: 0] > 1 else { return }
      if let name = names[text] {
        node = .alias(name)
      } else {
        names[text] = "shared\(names.count)"
        node = .anchored("shared\(names.count - 1)", node)
      }
    }
  }

  /// Visits the values in quotes, brackets or braces, in the order of the file.
  private mutating func visitValues(_ visit: (inout SceneNode) -> Void) {
    switch self {
    case .block(var entries):
      for index in entries.indices { entries[index].value.visitValues(visit) }
      self = .block(entries)
    case .lines(var elements):
      for index in elements.indices { elements[index].visitValues(visit) }
      self = .lines(elements)
    case .list, .mapping: visit(&self)
    case .scalar(let text) where text.hasPrefix("\""): visit(&self)
    case .scalar, .reference, .textLines, .anchored, .alias: break
    }
  }
}
