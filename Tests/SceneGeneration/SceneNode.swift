/// A node of a scene file, in a notation that a person might use.
indirect enum SceneNode {
  /// A scalar that has the same meaning anywhere.
  case scalar(String)
  /// A reference to a parameter, which needs quotes inside brackets and braces.
  case reference(String)
  /// A list in brackets.
  case list([SceneNode])
  /// A mapping in braces.
  case mapping([Entry])
  /// A list with each element on its own line.
  case lines([SceneNode])
  /// A mapping with each entry on its own line.
  case block([Entry])
  /// A block text after an indicator such as `|`, and the same text in double quotes for flow style.
  case textLines(indicator: String, [String], quoted: String)
  /// A node with an anchor.
  case anchored(String, SceneNode)
  /// An alias of an anchor.
  case alias(String)

  /// A key and its value.
  typealias Entry = (key: String, value: SceneNode)

  /// The whole file.
  var file: String { lines(indentation: "").map { $0 + "\n" }.joined() }

  /// Whether the node has a reference or a form.
  var hasReference: Bool {
    switch self {
    case .scalar(let text): text.contains("${")
    case .reference: true
    case .textLines(_, let lines, _): lines.contains { $0.contains("${") }
    case .list(let elements), .lines(let elements): elements.contains(where: \.hasReference)
    case .mapping(let entries), .block(let entries):
      entries.contains { SceneGenerator.wordsBeforeNames.contains($0.key) || $0.value.hasReference }
    case .anchored(_, let node): node.hasReference
    case .alias: false
    }
  }

  /// The node on one line, inside brackets or braces or after a key.
  private func inline(isInside: Bool) -> String {
    switch self {
    case .scalar(let text): text
    case .reference(let name): isInside ? "\"${\(name)}\"" : "${\(name)}"
    case .list(let elements), .lines(let elements):
      "[\(elements.map { $0.inline(isInside: true) }.joined(separator: ", "))]"
    case .mapping(let entries), .block(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.inline(isInside: true))" }.joined(separator: ", ")) }"
    case .anchored(let name, let node): "&\(name) \(node.inline(isInside: isInside))"
    case .alias(let name): "*\(name)"
    case .textLines(_, _, let quoted): quoted
    }
  }

  private func lines(indentation: String) -> [String] {
    switch self {
    case .lines(let elements) where !elements.isEmpty:
      return elements.flatMap { element -> [String] in
        let lines = element.lines(indentation: indentation + "  ")
        guard let first = lines.first else { return [] }
        return ["\(indentation)- \(first.dropFirst(indentation.count + 2))"] + lines.dropFirst()
      }
    case .block(let entries) where !entries.isEmpty:
      return entries.flatMap { entry -> [String] in
        if case .textLines(let indicator, let text, _) = entry.value {
          return ["\(indentation)\(entry.key): \(indicator)"] + text.map { "\(indentation)  \($0)" }
        }
        guard entry.value.takesLines else {
          return ["\(indentation)\(entry.key): \(entry.value.inline(isInside: false))"]
        }
        return ["\(indentation)\(entry.key):"] + entry.value.lines(indentation: indentation + "  ")
      }
    case .textLines(let indicator, let text, _):
      return [indentation + indicator] + text.map { indentation + "  " + $0 }
    default:
      return [indentation + inline(isInside: false)]
    }
  }

  private var takesLines: Bool {
    switch self {
    case .lines(let elements): !elements.isEmpty
    case .block(let entries): !entries.isEmpty
    default: false
    }
  }
}
