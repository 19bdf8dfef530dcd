import DioramaSyntax
import DioramaTree

extension DeclarationReader {
  private static let eventKeys: NameIndex = [
    "arguments", "summary", "result", "otherwise", "async", "throws", "controlEvent", "property", "synonyms",
  ]

  private static let argumentKeys: NameIndex = ["label", "name", "type"]

  /// The events of a mapping, in their order.
  func events(_ entry: MappingEntry?) -> [Event] {
    entries(entry, "events").compactMap { event($0) }
  }

  private func event(_ entry: MappingEntry) -> Event? {
    guard let name = checkedName(entry.key, .lowerCamelCase, of: "an event", diagnostics) else { return nil }
    guard entry.value.kind == .mapping else {
      diagnostics.add(
        WrongType(name: name, remedy: "is a mapping; write { arguments: […], summary: … }"),
        at: entry.value.headRange)
      return nil
    }
    let fields = fields(entry.value, "an event", Self.eventKeys)
    let control = swift(fields["controlEvent"], .identifier)
    let property = swift(fields["property"], .identifier)
    let result = swift(fields["result"], .type)
    if let result, !result.hasSuffix("?"), !fields.has("otherwise") { _ = fields.required("otherwise") }
    return Event(
      name: name,
      summary: fields["summary"].flatMap { text($0) } ?? "",
      arguments: arguments(fields["arguments"]),
      result: result,
      otherwise: fields["otherwise"].flatMap { otherwise($0) },
      isAsync: flag(fields, "async"),
      canThrow: flag(fields, "throws"),
      wiring: control.map(Event.Wiring.controlEvent) ?? .property(property ?? name + "Handler"),
      synonyms: synonyms(fields))
  }

  private func arguments(_ entry: MappingEntry?) -> [RuntimeTree.Handler.Argument] {
    guard let entry else { return [] }
    guard entry.value.kind == .sequence else {
      diagnostics.add(
        WrongType(name: entry.name, remedy: "is a list of Swift types"), at: entry.value.headRange)
      return []
    }
    let elements = entry.value.elements
    return elements.enumerated().compactMap { index, node in
      let name = elements.count == 1 ? "value" : "value\(index + 1)"
      let written = entry.element(node)
      guard node.kind == .mapping else {
        return swift(written, .type).map { RuntimeTree.Handler.Argument(label: nil, name: name, type: $0) }
      }
      let fields = fields(node, "an argument", Self.argumentKeys)
      guard let type = swift(fields.required("type"), .type) else { return nil }
      return RuntimeTree.Handler.Argument(
        label: swift(fields["label"], .identifier), name: swift(fields["name"], .identifier) ?? name,
        type: type)
    }
  }

  private func otherwise(_ entry: MappingEntry) -> Event.Otherwise? {
    guard let text = text(entry) else { return nil }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    if text == "nil" { return Event.Otherwise.none }
    if let number = Int(text) { return .integer(number) }
    if text.hasSuffix("()"), SwiftForm.typeName.matches(String(text.dropLast(2))) {
      return .instance(String(text.dropLast(2)))
    }
    if let dot = text.lastIndex(of: "."), SwiftForm.typeName.matches(String(text[..<dot])),
      SwiftForm.identifier.matches(String(text[text.index(after: dot)...]))
    {
      return .member(text)
    }
    diagnostics.add(
      InvalidSwift(
        written: text.shortened, expected: "true, false, a whole number, nil, Type() or Type.member"),
      at: entry.value.range)
    return nil
  }
}
