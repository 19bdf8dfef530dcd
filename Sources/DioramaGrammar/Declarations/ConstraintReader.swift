import DioramaSyntax

/// Reads the constraints of an element, and the calls that set several parts.
struct ConstraintReader {
  private static let constraintKeys = NameIndex(Constraint.Key.allCases.map(\.rawValue))
  private static let configurationKeys: NameIndex = ["method", "when", "arguments"]

  let reader: DeclarationReader

  func constraints(_ entry: MappingEntry?) -> [Constraint] {
    guard let entry, let list = reader.list(entry, "must be a list") else { return [] }
    return list.compactMap { constraint($0) }
  }

  private func constraint(_ node: SyntaxNode) -> Constraint? {
    guard node.kind == .mapping else {
      reader.diagnostics.add(
        WrongType(name: "constraints", remedy: "must be a list of mappings such as { exactlyOneOf: [a, b] }"),
        at: node.headRange)
      return nil
    }
    let fields = reader.fields(node, "a constraint", Self.constraintKeys)
    guard let entry = fields.only(of: Self.constraintKeys.names),
      let key = Constraint.Key(rawValue: entry.name)
    else { return nil }
    switch key {
    case .exactlyOneOf: return .exactlyOneOf(parts(entry))
    case .atMostOneOf: return .atMostOneOf(parts(entry))
    case .ordered: return .ordered(parts(entry))
    case .increasing: return .increasing(parts(entry))
    case .ascending: return .ascending(parts(entry))
    case .needsOneOf:
      if entry.value.elements.isEmpty {
        reader.diagnostics.add(
          WrongType(name: entry.name, remedy: "must be a list of parts; write at least one"),
          at: entry.value.headRange)
      }
      return .needsOneOf(entry.value.elements.map { parts(entry.element($0)) })
    case .index:
      return pair(entry, "list, such as { selected: segments }").map { .index($0.name, of: $0.value.text) }
    case .steps:
      return pair(entry, "step, such as { value: step }").map { .steps($0.name, of: $0.value.text) }
    }
  }

  /// Returns the only entry of a mapping of an attribute to another one, which the phrase describes.
  private func pair(_ entry: MappingEntry, _ other: String) -> MappingEntry? {
    if entry.value.entries.count == 1 { return entry.value.entries.first }
    reader.diagnostics.add(
      WrongType(name: entry.name, remedy: "must be one attribute and its \(other)"), at: entry.value.headRange
    )
    return nil
  }

  private func parts(_ entry: MappingEntry) -> [String] {
    let names = reader.names(entry)
    if names.isEmpty, entry.value.kind == .sequence {
      reader.diagnostics.add(
        WrongType(name: entry.name, remedy: "must be a list of parts; write at least one"),
        at: entry.value.headRange)
    }
    var seen: Set<String> = []
    for (text, node) in names where !seen.insert(text).inserted {
      reader.diagnostics.add(RedeclaredPart(name: text, element: "the list"), at: node.range)
    }
    return names.map(\.text)
  }

  func configurations(_ entry: MappingEntry?) -> [Configuration] {
    let sample = "{ method: configure, arguments: {…} }"
    guard let entry, let list = reader.list(entry, "must be a list of mappings such as \(sample)") else {
      return []
    }
    var configurations: [Configuration] = []
    for node in list {
      guard reader.mapping(entry.element(node), sample) != nil else { continue }
      let fields = reader.fields(node, "a configuration", Self.configurationKeys)
      guard let method = reader.swift(fields.required("method"), .member) else { continue }
      var arguments: [Configuration.Argument] = []
      for argument in reader.entries(fields["arguments"], "labels and parts") {
        guard let part = reader.text(argument), let label = reader.swift(key: argument.key, .label) else {
          continue
        }
        arguments.append(Configuration.Argument(label: label, part: part))
      }
      let condition = fields["when"].flatMap { reader.text($0) }
      configurations.append(Configuration(method: method, condition: condition, arguments: arguments))
    }
    return configurations
  }
}
