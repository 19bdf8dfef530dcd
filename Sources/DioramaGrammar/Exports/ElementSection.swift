/// The section about an element: its own parts, and links to the inherited ones.
struct ElementSection {
  let element: ElementKind
  let grammar: Grammar

  /// The section, from its heading to its example.
  var paragraphs: [String] {
    ["### \(element.name)", element.summary + Markdown.since(element.since)] + origin + contained + attributes
      + events
      + element.ownRoles(in: grammar).flatMap { role($0) } + content + rules + example
  }

  /// The class and the supertypes. The class of a list is an implementation detail.
  private var origin: [String] {
    let isList = grammar.listElements.contains(element.name)
    let swiftClass = isList ? nil : "Swift class \(Markdown.code(element.swiftClass))."
    let bases = element.lineage(in: grammar).dropFirst().map { Markdown.link($0.name) }
    let extended =
      !bases.isEmpty
      ? "Extends \(bases.joined(separator: ", which extends ")); "
        + "the attributes, events, roles and rules listed there apply here, too\(exception)."
      : element.name == grammar.rootElement ? "Every other element of views and rows extends it." : nil
    let sentences = [swiftClass, extended].compactMap(\.self)
    return sentences.isEmpty ? [] : [sentences.joined(separator: " ")]
  }

  /// The attributes and events of its supertypes that the element does not have.
  private var exception: String {
    let bases = element.lineage(in: grammar).dropFirst()
    let missing = bases.flatMap { base in
      base.attributes.map(\.name).filter { element.attribute(named: $0) == nil }
        + base.events.map(\.name).filter { element.event(named: $0) == nil }
    }
    if missing.isEmpty { return "" }
    return ", except \(Set(missing).sorted().map(Markdown.code).joined(with: "and"))"
  }

  // MARK: Parts

  private var attributes: [String] {
    let rows = element.ownAttributes(in: grammar).map { AttributeTable.row($0, in: grammar) }
    return [Markdown.table(AttributeTable.head("attribute"), rows)].compactMap { $0 }
  }

  private var contained: [String] {
    guard let object = element.contained else { return [] }
    let maker = Markdown.code("func \(ContainedObject.maker(of: "<id>"))() -> <Type>")
    return [
      "\(Markdown.code(object.key)): \(object.summary) **Required**; a \(Markdown.code(object.supertype)). "
        + "The owner makes it in the method \(maker), which is called once."
    ]
  }

  private var events: [String] {
    let events = element.ownEvents(in: grammar)
    guard let table = Markdown.table(["event", "handler", "when"], events.map { row($0) }) else { return [] }
    let hasSelf = events.contains { event in
      event.arguments.contains { $0.type.hasPrefix("Self") } || event.result?.hasPrefix("Self") == true
    }
    return [table] + (hasSelf ? ["`Self` is the Swift class of the view."] : [])
  }

  private func row(_ event: Event) -> [String] {
    let answer = event.otherwise.map {
      " Default result: \(Markdown.code($0.swiftText))."
    }
    return [
      Markdown.code(event.name), Markdown.code(HandlerSignature.text(of: event)),
      event.summary + Markdown.since(event.since) + (answer ?? ""),
    ]
  }

  private func role(_ role: Role) -> [String] {
    let notation =
      "Write a Swift type, which is made with `init()`, `${parameter}`, or a mapping of the following."
    let since = Markdown.since(role.since)
    guard role.fills == [role.name] else {
      let filled = role.fills.map(Markdown.code).joined(with: "and")
      return [
        "Role \(Markdown.code(role.name)): \(role.summary)\(since) It fills \(filled), and is written like them."
      ]
    }
    let swiftProtocol = role.swiftProtocol.map { " Swift protocol \(Markdown.code($0))." } ?? ""
    let members = role.members.map { AttributeTable.row($0, in: grammar) }
    return [
      "Role \(Markdown.code(role.name)): \(role.summary)\(since)\(swiftProtocol) \(notation)",
      Markdown.table(AttributeTable.head("member"), members),
      Markdown.table(["method", "handler", "when"], role.methods.map { row($0) }),
    ].compactMap { $0 }
  }

  private var content: [String] {
    let rows = element.ownContent(in: grammar).filter { $0.under == nil }.map { slot in
      [
        Markdown.code(slot.name),
        slot.accepts.entries + (slot.acceptsText ? " and texts, or `${parameter}`" : ""),
        slot.summary + Markdown.since(slot.since),
      ]
    }
    return [Markdown.table(["content", "entries", "what it is for"], rows)].compactMap { $0 }
  }

  private var rules: [String] {
    let text = ConstraintText(element: element)
    let sentences = element.ownConstraints(in: grammar).map { "- \(text.sentence($0))" }
    return sentences.isEmpty ? [] : [sentences.joined(separator: "\n")]
  }

  private var example: [String] {
    element.example.map { [Markdown.yaml($0)] } ?? []
  }
}

extension ElementKind.Placement {
  fileprivate var entries: String {
    switch self {
    case .item: "\(Markdown.link(Self.view.plural)) and lists"
    case .section: Markdown.link(plural, to: noun)
    case .view, .row, .barItem, .menuItem, .swipeAction, .screen: Markdown.link(plural)
    }
  }
}

/// The rows of tables of attributes.
enum AttributeTable {
  /// Returns the head of a table of attributes.
  static func head(_ kind: String) -> [String] { [kind, "type", "default", "what it does"] }

  /// Returns the row for an attribute.
  static func row(_ attribute: Attribute, in grammar: Grammar) -> [String] {
    let carrier = attribute.decorator.map { " Added by \(Markdown.link($0, to: "Decorators"))." } ?? ""
    return [
      Markdown.code(attribute.name),
      ValueTypeText.link(to: attribute.type, in: grammar) + (attribute.isOptional ? "?" : ""),
      defaultText(of: attribute),
      attribute.summary + Markdown.since(attribute.since) + carrier,
    ]
  }

  private static func defaultText(of attribute: Attribute) -> String {
    if attribute.isRequired { return "**required**" }
    return switch attribute.defaultValue {
    case .value(let value)?, .inherited(let value)?:
      Markdown.code(SceneNotation.text(of: value, attribute.type))
    case .identifier?: Markdown.code("<Scene>.<id>")
    case nil: ""
    }
  }
}

/// Descriptions of constraints.
struct ConstraintText {
  let element: ElementKind

  /// Returns a constraint as a sentence.
  func sentence(_ constraint: Constraint) -> String {
    switch constraint {
    case .exactlyOneOf(let parts): "Give exactly one of \(names(parts))."
    case .atMostOneOf(let parts): "Give at most one of \(names(parts))."
    case .needsOneOf(let groups):
      "Give \(groups.map { names($0) }.joined(separator: ", or "))."
    case .ordered(let parts):
      "\(parts.map(Markdown.code).joined(separator: " ≤ ")), defaults included."
    case .increasing(let parts):
      "\(parts.map(Markdown.code).joined(separator: " < ")), defaults included."
    case .index(let part, let count) where element.attribute(named: count)?.type.isNumber == true:
      "\(Markdown.code(part)) is counted from 0 and less than \(Markdown.code(count))."
    case .steps(let part, let step):
      "If \(Markdown.code(part)) edits an integer, \(Markdown.code(step)) is a whole number."
    case .ascending(let parts):
      "\(names(parts)) \(parts.count == 1 ? "lists" : "list") at least one case, each once and in the order of its "
        + "type."
    case .index(let part, let list):
      "\(Markdown.code(part)) is a position in \(Markdown.code(list)), counted from 0"
        + (hasNonnegativeRange(part) ? "." : ", or -1 for none.")
    }
  }

  private func hasNonnegativeRange(_ part: String) -> Bool {
    if case .integer(let range?)? = element.attribute(named: part)?.type {
      range.lowerBound >= 0
    } else {
      false
    }
  }

  private func names(_ parts: [String]) -> String {
    if parts.count > 1, parts.allSatisfy({ element.event(named: $0) != nil }) {
      return "the events \(parts.map(Markdown.code).joined(with: "and"))"
    }
    let names = parts.map { part in
      element.event(named: part) == nil ? Markdown.code(part) : "the event \(Markdown.code(part))"
    }
    return names.joined(with: "and")
  }
}

/// The Swift method that handles an event.
enum HandlerSignature {
  /// Returns the method's declaration, with the event's name.
  static func text(of event: Event) -> String {
    let arguments = event.arguments.map { argument in
      let label = argument.label == argument.name ? "" : (argument.label ?? "_") + " "
      return "\(label)\(argument.name): \(argument.type)"
    }.joined(separator: ", ")
    let effects = (event.isAsync ? " async" : "") + (event.canThrow ? " throws" : "")
    return "func \(event.name)(\(arguments))\(effects)" + (event.result.map { " -> \($0)" } ?? "")
  }
}
