import DioramaSyntax
import DioramaTree

extension RuntimeTree.Handler.Argument {
  /// Whether the argument may be the view that sends the event: its type is not equivalent to a value type.
  var mayBeView: Bool {
    type == "Self" || NameForm.typeName.matches(type) && ValueTypeNames.equivalent(ofSwift: type) == nil
  }
}

extension DeclarationReader {
  private static let eventKeys: NameIndex = [
    "arguments", "summary", "result", "otherwise", "async", "throws", "controlEvent", "property", "override",
    "synonyms", "since", "activates",
  ]

  private static let decoratorEventKeys: NameIndex = [
    "arguments", "summary", "result", "otherwise", "async", "throws", "member", "since",
  ]

  private static let argumentKeys: NameIndex = ["label", "name", "type"]

  /// Reads the events of a mapping, in order.
  func events(_ entry: MappingEntry?, ofRole: Bool = false) -> [Event] {
    entries(entry, "events").compactMap {
      event($0, Self.eventKeys, ofRole: ofRole, types: ofRole ? .type : .handlerType)?.event
    }
  }

  private static let componentEventKeys: NameIndex = ["arguments", "summary", "async", "throws", "synonyms"]

  /// Reads the events of a component, which views in its body raise.
  func events(ofComponent entry: MappingEntry) -> [Event] {
    entries(entry, "events, such as liked: {}").compactMap {
      event($0, Self.componentEventKeys, types: .type)?.event
    }
  }

  /// Reads an event of a decorator, and the member of the class that holds its closure.
  func decoratorEvent(_ entry: MappingEntry) -> (content: Event, member: String)? {
    event(entry, Self.decoratorEventKeys, types: .handlerType).map { event, fields in
      (event, swift(fields["member"], .member) ?? event.name)
    }
  }

  private func event(
    _ entry: MappingEntry, _ keys: NameIndex, ofRole: Bool = false, types: SwiftForm
  ) -> (event: Event, fields: FieldReader)? {
    guard let name = checkedName(entry.key, .lowerCamelCase, of: "an event", diagnostics) else { return nil }
    guard entry.value.kind == .mapping else {
      let list = entry.value.kind == .sequence ? entry.value.inlineText : nil
      let sample = entry.value.isEmptyPlain ? "{} if it has no arguments" : "{ arguments: […], summary: … }"
      diagnostics.add(
        WrongType(
          name: name, remedy: "must be a mapping; write \(list.map { "{ arguments: \($0) }" } ?? sample)"),
        at: entry.value.headRange, fixIts: renaming(entry.value, to: list.map { "{ arguments: \($0) }" }))
      return nil
    }
    let fields = fields(entry.value, "an event", keys)
    if ofRole, swift(key: entry.key, .member) == nil { return nil }
    let control = swift(fields["controlEvent"], .enumerationCase)
    let property = swift(fields["property"], .member)
    let method = swift(fields["override"], .member)
    let result = swift(fields["result"], types)
    if let result, !result.hasSuffix("?"), !fields.has("otherwise") { _ = fields.required("otherwise") }
    let arguments = arguments(fields["arguments"], types)
    checkKeys(of: fields, ofRole: ofRole)
    if control != nil { checkControlEvent(fields, arguments) }
    let event = Event(
      name: name,
      summary: fields["summary"].flatMap { text($0) } ?? "",
      arguments: arguments,
      result: result,
      otherwise: fields["otherwise"].flatMap { otherwise($0, arguments, result: result) },
      isAsync: flag(fields, "async"),
      canThrow: flag(fields, "throws"),
      wiring: control.map(Event.Wiring.controlEvent) ?? method.map(Event.Wiring.overriding)
        ?? .property(property ?? Event.property(named: name)),
      synonyms: synonyms(fields), since: since(fields), activates: flag(fields, "activates"))
    if event.canThrow, fields["async"].map({ $0.value.text == "false" }) ?? !fields.mayHave("async") {
      withoutEffect(fields, "throws", "belongs to an event with 'async: true'")
    }
    return (event, fields)
  }

  private func arguments(_ entry: MappingEntry?, _ form: SwiftForm) -> [RuntimeTree.Handler.Argument] {
    guard let entry, let elements = list(entry, "must be a list of Swift types") else { return [] }
    var names: Set<String> = []
    return elements.enumerated().compactMap { index, node in
      let name = elements.count == 1 ? "value" : "value\(index + 1)"
      let written = entry.element(node)
      guard node.kind == .mapping else {
        if !names.insert(name).inserted { redeclared(name, at: node.range) }
        return swift(written, form).map { RuntimeTree.Handler.Argument(label: nil, name: name, type: $0) }
      }
      let fields = fields(node, "an argument", Self.argumentKeys)
      let given = swift(fields["name"], .parameter)
      if !names.insert(given ?? name).inserted {
        redeclared(given ?? name, at: fields["name"]?.value.range ?? node.headRange)
      }
      guard let type = swift(fields.required("type"), form) else { return nil }
      return RuntimeTree.Handler.Argument(
        label: swift(fields["label"], .label), name: given ?? name, type: type)
    }
  }

  private func redeclared(_ argument: String, at range: SourceRange) {
    diagnostics.add(RedeclaredPart(name: argument, element: "the list of arguments"), at: range)
  }

  private func checkKeys(of fields: FieldReader, ofRole: Bool) {
    conflict(fields, "controlEvent", "property")
    for key in ["controlEvent", "property", "result", "async", "throws"] { conflict(fields, "override", key) }
    if !fields.mayHave("result") { withoutEffect(fields, "otherwise", "belongs to a 'result'") }
    for key in ["controlEvent", "property", "override"] where ofRole {
      withoutEffect(fields, key, "belongs to an event of an element")
    }
  }

  /// Reports what a closure for `setHandler(_:for:)` does not support.
  private func checkControlEvent(_ fields: FieldReader, _ arguments: [RuntimeTree.Handler.Argument]) {
    for key in ["result", "async", "throws"] { conflict(fields, "controlEvent", key) }
    if arguments.count == 1, arguments[0].mayBeView { return }
    let entry = fields["arguments"]
    if entry == nil, fields.mayHave("arguments") { return }
    diagnostics.add(
      WrongType(name: "arguments", remedy: "of a control event must be [Self], the control itself"),
      at: entry?.value.headRange ?? fields.node.headRange)
  }

  private func otherwise(
    _ entry: MappingEntry, _ arguments: [RuntimeTree.Handler.Argument], result: String?
  ) -> Event.Otherwise? {
    guard let otherwise = otherwise(entry, arguments) else { return nil }
    guard let result, !otherwise.canReturn(result, arguments) else { return otherwise }
    diagnostics.add(
      InvalidSwift(written: entry.value.text.shortened, expected: "a value of the type '\(result)'"),
      at: entry.value.range)
    return nil
  }

  private func otherwise(
    _ entry: MappingEntry, _ arguments: [RuntimeTree.Handler.Argument]
  ) -> Event.Otherwise? {
    guard let text = text(entry) else { return nil }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    if text == "nil" { return Event.Otherwise.none }
    if let number = Int(text) { return .integer(number) }
    if arguments.contains(where: { $0.name == text }) { return .argument(text) }
    if text.hasSuffix("()"), SwiftForm.typeName.matches(String(text.dropLast(2))) {
      return .instance(String(text.dropLast(2)))
    }
    if let dot = text.lastIndex(of: "."), SwiftForm.typeName.matches(String(text[..<dot])),
      SwiftForm.enumerationCase.matches(String(text[text.index(after: dot)...]))
    {
      return .member(text)
    }
    diagnostics.add(
      InvalidSwift(
        written: text.shortened,
        expected: "true, false, a whole number, nil, Type(), Type.member or the name of an argument"),
      at: entry.value.range)
    return nil
  }
}

extension Event.Otherwise {
  /// Returns whether the result can be of a type, judging by the type's name.
  fileprivate func canReturn(_ type: String, _ arguments: [RuntimeTree.Handler.Argument]) -> Bool {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    let isList = plain.hasPrefix("[")
    switch self {
    case .none: return type.hasSuffix("?")
    case .boolean: return plain == "Bool" || !isList && ValueTypeNames.equivalent(ofSwift: plain) == nil
    case .integer:
      return ["Int", "Double", "Float", "CGFloat"].contains(plain)
        || !isList && ValueTypeNames.equivalent(ofSwift: plain) == nil
    case .argument(let name):
      return arguments.contains { $0.name == name && ($0.type == type || $0.type + "?" == type) }
    case .instance, .member: return true
    }
  }
}
