import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Events that are written among the attributes.
extension ViewParts {
  /// Reports an event among the attributes.
  mutating func reportMisplaced(_ event: String, _ entry: MappingEntry) {
    let method = entry.value.isMethodName ? entry.value.text : "methodName"
    context.assumeCauseOfLines(after: entry)
    let isBelow = isBelowEmptyHandlers(entry)
    let hasHandlers = node.value(for: ViewKey.handlers.rawValue)?.kind == .mapping
    context.report(
      MisplacedEvent(
        name: entry.name, event: event, method: method,
        place: isBelow ? .lineBelow : hasHandlers ? .handlers : .ownHandlers),
      at: entry.key.range,
      fixIts: isBelow
        ? [FixIt("indent '\(event)'", replacing: entry.key.range, with: "  \(event)")]
        : movingIntoHandlers(event, entry))
  }

  /// Returns whether an event is on the line below `handlers:` without a value, or below other such events.
  private func isBelowEmptyHandlers(_ entry: MappingEntry) -> Bool {
    guard let handlers = node.entries.first(named: ViewKey.handlers.rawValue), handlers.isOwn, entry.isOwn,
      handlers.value.isEmptyPlain, handlers.key.range < entry.key.range, entry.value.isMethodName,
      context.tree.source.hasOwnLines(SourceRange(entry.key.range.start, entry.value.range.end))
    else { return false }
    let between = node.entries.filter {
      $0.key.range > handlers.key.range && $0.key.range < entry.key.range
    }
    return between.allSatisfy { element.attribute(named: $0.name) == nil && $0.value.isMethodName }
  }

  /// Returns the fix-it that moves an event into `handlers`.
  private func movingIntoHandlers(_ event: String, _ entry: MappingEntry) -> [FixIt] {
    guard entry.mergeSite == nil, !entry.key.isAliasOrBroken, entry.value.style == .plain,
      !entry.value.isAliasOrBroken,
      entry.value.isMethodName
    else { return [] }
    let binding = "\(event): \(entry.value.text)"
    let range = SourceRange(entry.key.range.start, entry.value.range.end)
    guard let handlers = node.entries.first(named: ViewKey.handlers.rawValue) else {
      let written = "\(ViewKey.handlers.rawValue): { \(binding) }"
      return [FixIt("write '\(written)'", replacing: range, with: written)]
    }
    guard handlers.isOwn, handlers.value.kind == .mapping, !handlers.value.isAliasOrBroken,
      let last = Array(handlers.value.entries).last, last.mergeSite == nil,
      let line = context.tree.source.lines(of: range)
    else { return [] }
    let isInLine = context.tree.source.bytes[handlers.value.range.start] == UInt8(ascii: "{")
    let column = context.tree.source.column(at: last.key.range.start)
    let lineBreak =
      context.tree.source.bytes[line.start..<line.end].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let separator = isInLine ? ", " : lineBreak + String(repeating: " ", count: column)
    let end = last.value.range.end
    let insertion = TextEdit(range: SourceRange(end, end), replacement: separator + binding)
    let removal = TextEdit(range: line, replacement: "")
    return [
      FixIt(
        "write '\(binding)' under 'handlers'",
        edits: end < line.start ? [insertion, removal] : [removal, insertion])
    ]
  }
}

extension SyntaxNode {
  /// Whether the value can be the name of a method.
  fileprivate var isMethodName: Bool {
    NameForm.lowerCamelCase.matches(self) && !["true", "false"].contains(text)
  }
}

extension SourceFile {
  /// Returns the lines of a range with their last line break, or `nil` if anything else is in them.
  fileprivate func lines(of range: SourceRange) -> SourceRange? {
    let start = range.start - column(at: range.start)
    let end = bytes[range.end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    return bytes[start..<range.start].allSatisfy(isBlank) && bytes[range.end..<end].allSatisfy(isBlank)
      ? SourceRange(start, end) : nil
  }

  /// Returns whether nothing else is in the lines of a range, except for a comment after it.
  fileprivate func hasOwnLines(_ range: SourceRange) -> Bool {
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    let rest = bytes[range.end...].prefix { $0 != UInt8(ascii: "\n") }.drop(while: isBlank)
    return bytes[range.start - column(at: range.start)..<range.start].allSatisfy(isBlank)
      && (rest.isEmpty || rest.first == UInt8(ascii: "#"))
  }

  /// Returns the number of bytes before an offset in its line.
  fileprivate func column(at offset: Int) -> Int {
    offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }
}

extension SceneContext {
  /// Returns the id of the view above a key, if the key begins where that view does and is an attribute that the view
  /// does not have.
  func viewAbove(lacking entry: MappingEntry) -> String? {
    guard let view = views.last, let number = view.element.partNumber(of: entry.name),
      view.element.attribute(named: entry.name) != nil, !view.parts.has(number),
      tree.source.column(at: view.offset) == tree.source.column(at: entry.key.range.start)
    else { return nil }
    return view.id.isEmpty ? nil : view.id
  }
}

/// Checks the objects of the app that views contain.
extension ViewParts {
  /// Reads the type of the object, and adds the owner's method that creates it.
  mutating func readContained(_ entry: MappingEntry, _ object: ContainedObject) {
    view.containedType = ""
    let node = entry.value
    if node.isEmptyPlain {
      return context.report(
        MissingValue(name: entry.name, hint: "write a Swift type such as '\(object.supertype)'"),
        at: entry.key.range)
    }
    guard node.kind == .scalar, NameForm.typeName.matches(node.text) else {
      if node.kind == .broken { return }
      let name = node.text.hasSuffix(".self") ? String(node.text.dropLast(".self".count)) : node.text
      let suggestion =
        NameForm.typeName.matches(name)
        ? name : node.kind == .scalar && !name.contains("<") ? NameForm.upperCamelCase.corrected(name) : nil
      return context.report(
        InvalidContainedType(name: entry.name, supertype: object.supertype, suggestion: suggestion),
        at: node.headRange, fixIts: renaming(node, to: suggestion))
    }
    if context.grammar.isValueOrView(swiftType: node.text) {
      context.report(
        InvalidContainedType(name: entry.name, supertype: object.supertype, suggestion: nil), at: node.range)
    }
    view.containedType = node.text
    if context.isComponent { return }
    let method = ContainedObject.maker(of: view.id)
    view.handlers.append(RuntimeTree.EventBinding(event: ContainedObject.event, method: method))
    context.handlers.add(
      method, for: object.making(node.text), of: element, id: view.id, at: node, in: context)
  }

  /// Reports a missing type, and an object in a component, which has no controller that could contain it.
  func checkContained(_ object: ContainedObject, at range: SourceRange) {
    if context.isComponent {
      context.report(ContainedInComponent(element: element.name), at: range)
    } else if view.containedType == nil, !hasUnknownKey, !node.isIncomplete {
      context.report(
        MissingAttribute(name: object.key, element: element.name, phrase: "a Swift type"), at: range)
    }
  }
}

/// A contained object's type that is not a Swift type.
struct InvalidContainedType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-contained-type",
    explanation: """
      The view contains an object of the app, which the owner makes. The scene names its Swift type, so that the \
      owner's method and the property of the scene have that type.
      """,
    example: .views(
      failing: "- child: header\n  swift: profile header\n",
      passing: "- child: header\n  swift: ProfileHeaderScene\n"))

  let name: String
  let supertype: String
  let suggestion: String?
  var message: String {
    "'\(name)' must be a Swift type that inherits from \(supertype); "
      + (suggestion.map { "write '\($0)'" } ?? "write its name, such as 'ProfileHeaderScene'")
  }
}

/// A view of a component that contains an object of the app.
struct ContainedInComponent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "contained-in-component",
    explanation: """
      A component is a view, so it has no controller that could contain another one, and no owner that could make it. \
      Give the component a slot, and put the view there in a scene.
      """,
    example: DiagnosticKind.Example(
      .component, failing: "component: Card\nviews:\n- child: header\n  swift: HeaderScene\n",
      passing: "component: Card\nviews:\n- slot: header\n"))

  let element: String
  var message: String {
    "'\(element)' needs a controller, so only scenes can contain it; write a 'slot' here"
  }
}
