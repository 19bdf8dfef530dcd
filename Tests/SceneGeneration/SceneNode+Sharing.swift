extension SceneNode {
  /// Gives every value that stands in several places a name, and uses it by its name from then on.
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

  /// Visits the values that are quoted, in brackets or in braces, in the order of the file.
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
