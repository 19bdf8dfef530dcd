import DioramaGrammar
import DioramaTree

extension SceneGenerator {
  /// A view or a row with some of its element's parts.
  mutating func view(in placement: ElementKind.Placement) -> SceneNode {
    if wantsList(in: placement), let list = listOfEntries(in: placement) { return list }
    // Items can also be views.
    let place = placement == .item ? .view : placement
    if place == .view, let component = componentNow() { return view(of: component) }
    let elements = (elements[place] ?? []).filter { !scope.isComponent || $0.fitsComponents }
    let unfinished = elements.filter { !finished.contains($0.name) && hasFreshWords($0) }
    if scope.changes { finished.formUnion(Set(elements.map(\.name)).subtracting(unfinished.map(\.name))) }
    return view(of: choices.element(of: unfinished.isEmpty || choices.chance(15) ? elements : unfinished))
  }

  mutating func view(of element: ElementKind) -> SceneNode {
    let element = scope.list.map { grammar.element(element, below: $0) } ?? element
    scope.viewCount += 1
    scope.room -= 1
    var entries = body(of: element)
    entries += styles(of: element)
    if wantsFallback { entries.append(("fallback", fallback(in: element.placement))) }
    return .block([(element.name, .scalar(newName(besides: scope.reserved)))] + entries)
  }

  /// The rows of a list of texts.
  mutating func listOfTexts() -> SceneNode {
    guard let element = grammar.list(of: .texts, in: .row) else { return text() }
    let name = name(of: ParameterType(.string, isList: true), isOptional: false)
    if Self.isBoolean(name) { return text() }
    return list(name, element)
  }

  /// Some of an element's parts.
  ///
  /// - Parameter content: The content of a slot that the element must have.
  mutating func body(of element: ElementKind, around content: SceneNode.Entry? = nil) -> [SceneNode.Entry] {
    scope.depth += 1
    defer { scope.depth -= 1 }
    var parts = parts(of: element)
    while let content, !parts.contains(content.key) { parts = self.parts(of: element) }
    var entries = attributes(of: element, among: parts)
    if let object = element.contained { entries.append((object.key, .scalar(object.supertype))) }
    let handlers = element.events.filter {
      parts.contains($0.name) && !(scope.isComponent && $0.result != nil)
    }
    .map { (key: $0.name, value: SceneNode.scalar(handler(for: $0, of: element))) }
    if !handlers.isEmpty {
      let order = choices.shuffled(handlers)
      entries.append(("handlers", choices.chance(50) ? .block(order) : .mapping(order)))
    }
    for role in element.roles where parts.contains(role.name) {
      entries.append((role.name, filling(of: role, in: element)))
    }
    for slot in element.content where parts.contains(slot.name) {
      // A section has a text or views above and below it.
      if let key = slot.under, entries.contains(where: { $0.key == key }) { continue }
      let items = slot.name == content?.key ? content?.value ?? .lines([]) : items(of: slot)
      entries.append((slot.under ?? slot.name, items))
      if slot.accepts == .view { nameViews(items, in: &entries, of: element) }
    }
    return choices.shuffled(entries)
  }

  /// Names some views in the attributes that accept ids of views inside.
  private mutating func nameViews(
    _ items: SceneNode, in entries: inout [SceneNode.Entry], of element: ElementKind
  ) {
    guard case .lines(let views) = items else { return }
    let ids = views.compactMap { view in
      view.isList(in: grammar) ? nil : view.id.map(SceneNode.scalar)
    }
    for index in entries.indices
    where element.attribute(named: entries[index].key)?.type == .list(.viewID) {
      entries[index].value = .list(Array(choices.shuffled(ids).prefix(choices.number(in: 0...3))))
    }
  }

  private var wantsFallback: Bool {
    mutating get { !choices.isSweeping && scope.depth < 3 && choices.chance(10) }
  }

  /// A view that is shown only by loaders that do not know the view that it belongs to. Its words therefore still count
  /// as new.
  private mutating func fallback(in placement: ElementKind.Placement) -> SceneNode {
    let before = choices
    let siblings = scope.siblings
    scope.siblings = []
    let view = view(in: placement)
    scope.siblings = siblings
    let generator = choices.generator
    choices = before
    choices.generator = generator
    return view
  }

  private mutating func items(of slot: ContentSlot) -> SceneNode {
    if slot.acceptsText, choices.chance(20) { return reference(to: .list(.string), isOptional: false) }
    if choices.isSweeping, ![.view, .row, .item, .section].contains(slot.accepts) {
      return .lines(freshViews(in: slot.accepts))
    }
    if scope.depth > 3 { return .lines([]) }
    let siblings = scope.siblings
    scope.siblings = []
    defer { scope.siblings = siblings }
    return .lines(nodes(0...(slot.isSingle ? 1 : 3)) { $0.item(of: slot) })
  }

  private mutating func item(of slot: ContentSlot) -> SceneNode {
    if slot.accepts == .row, choices.chance(15) { return listOfTexts() }
    if let section = grammar.unnamedElement(in: slot.accepts) {
      // Views in a hidden section cannot be given services.
      return .block(body(of: section).filter { $0.key != "shown" })
    }
    if slot.acceptsText, choices.chance(50) { return fixedText() }
    let view = view(in: slot.accepts)
    if slot.accepts == .view, let id = view.id, !view.isList(in: grammar) { scope.siblings.append(id) }
    return view
  }

  private mutating func fixedText() -> SceneNode {
    scope.isConstant = true
    defer { scope.isConstant = false }
    return text()
  }

  /// A name that is not used in the scene yet.
  mutating func newName(besides others: some Collection<String>) -> String {
    while true {
      var name = choices.name(of: texts.names, for: "name")
      if choices.chance(50) { name += "\(choices.number(in: 2...99 + scope.viewCount))" }
      if !others.contains(name), scope.names.insert(name).inserted { return name }
    }
  }

  // MARK: Parts

  /// Whether an element has parts that have not been used yet.
  func hasFreshWords(_ element: ElementKind) -> Bool {
    // The parts that a component adds are not part of the language.
    if element.state != nil { return false }
    let names = element.attributes.map(\.name) + element.events.map(\.name) + element.content.map(\.name)
    return choices.hasFresh(names, for: "part of \(element.name)")
      || element.roles.contains { role in
        choices.hasFresh(forms(of: role, in: element), for: "form of \(element.name).\(role.name)")
          || choices.hasFresh(
            role.members.map(\.name) + role.methods.map(\.name), for: "member of \(element.name)")
      }
      || element.attributes.contains(where: hasFreshCases)
      || scope.changes && choices.hasFresh(element.edits, for: "edit")
  }

  func hasFreshCases(_ attribute: Attribute) -> Bool {
    switch attribute.type {
    case .enumeration(let enumeration):
      choices.hasFresh(enumeration.cases, for: "case of \(enumeration.name)")
    case .font:
      choices.hasFresh(grammar.vocabulary.fontWeights.cases, for: "font weight")
        || choices.hasFresh(grammar.vocabulary.textStyles.cases, for: "text style")
    default: false
    }
  }

  /// The probability, in percent, of an attribute that has already been used.
  private func wanted(_ attribute: Attribute, of element: ElementKind) -> Int {
    if choices.isSweeping, attribute.type == .color, hasFreshColors { return 100 }
    if choices.isSweeping, scope.changes, element.edited.contains(where: { $0.name == attribute.name }),
      choices.hasFresh([element.word(for: attribute)], for: "edit")
    {
      return 100
    }
    return hasFreshCases(attribute) ? choices.isSweeping ? 100 : 80 : 30
  }

  /// The names of some attributes, events, roles and slots that an element can have together.
  private mutating func parts(of element: ElementKind) -> Set<String> {
    let purpose = "part of \(element.name)"
    var parts = Set(element.attributes.filter(\.isRequired).map(\.name))
    // The entries of a list follow its element.
    for attribute in element.attributes
    where attribute.name != ElementKind.entries
      && choices.wants(attribute.name, for: purpose, percent: wanted(attribute, of: element))
    {
      parts.insert(attribute.name)
    }
    for event in element.events where choices.wants(event.name, for: purpose, percent: 15) {
      parts.insert(event.name)
    }
    for role in element.roles where choices.wants(role.name, for: purpose, percent: 60) {
      parts.insert(role.name)
    }
    for slot in element.content where choices.wants(slot.name, for: purpose, percent: 70) {
      parts.insert(slot.name)
    }
    if texts.isTypical, element.accessibility?.trait == .control,
      let label = element.labels.first.map({ element.attributes[$0].name })
    {
      parts.insert(label)
    }
    if scope.isComponent {
      for attribute in element.edited where choices.chance(70) { parts.insert(attribute.name) }
    }
    if scope.isComponent {
      // Components have no events with results, and so no tables whose rows come from the owner.
      parts.subtract(element.events.filter { $0.result != nil }.map(\.name))
      parts.formUnion(element.content.filter { $0.accepts == .row }.map(\.name))
    }
    // The whole state of a component takes the place of all entries, even of required ones.
    if parts.contains(ElementKind.wholeState) { parts.subtract(element.state?.map(\.name) ?? []) }
    for attempt in 0..<100 {
      // Parts that have not been used yet are preferred at first, although they may exclude each other.
      for constraint in element.constraints { fix(&parts, constraint, attempt < 50 ? purpose : "any part") }
    }
    choices.remember(parts, for: purpose)
    return parts
  }

  /// Adds or removes parts to satisfy a constraint.
  private mutating func fix(_ parts: inout Set<String>, _ constraint: Constraint, _ purpose: String) {
    switch constraint {
    case .exactlyOneOf(let names):
      let present = names.filter(parts.contains)
      guard present.count != 1 else { return }
      parts.subtract(names)
      parts.formUnion(choices.group(of: (present.isEmpty ? names : present).map { [$0] }, for: purpose))
    case .atMostOneOf(let names):
      let present = names.filter(parts.contains)
      guard present.count > 1 else { return }
      parts.subtract(present)
      parts.formUnion(choices.group(of: present.map { [$0] }, for: purpose))
    case .needsOneOf(let groups):
      guard !groups.contains(where: { $0.allSatisfy(parts.contains) }) else { return }
      parts.formUnion(choices.group(of: groups, for: purpose))
    case .ordered(let names), .increasing(let names):
      if !parts.isDisjoint(with: names) { parts.formUnion(names) }
    case .index(let index, of: let list):
      guard parts.contains(index), !parts.contains(list) else { return }
      if choices.chance(50) { parts.insert(list) } else { parts.remove(index) }
    case .steps, .ascending: return
    }
  }

  // MARK: Attributes

  mutating func attributes(of element: ElementKind, among parts: Set<String>) -> [SceneNode.Entry] {
    var values: [String: SceneNode] = [:]
    for case .ordered(let names) in element.constraints where !parts.isDisjoint(with: names) {
      let areDates = element.attribute(named: names[0])?.type == .date
      let sorted = names.map { _ in choices.number(in: -400...400) }.sorted()
      let written = sorted.enumerated().map { offset, number in
        areDates ? "\(2000 + number)-12-31" : "\(Double(number + offset) / 4 + 0.125)"
      }
      for (name, value) in zip(names, written) { values[name] = .scalar(value) }
      if choices.chance(25) {
        values[choices.element(of: names)] = reference(
          to: areDates ? .date : .number(nil), isOptional: false, mayHaveDefault: false)
      }
    }
    for attribute in element.attributes where parts.contains(attribute.name) && values[attribute.name] == nil
    {
      let isRemote = attribute.type == .image && element.loads(attribute) && choices.chance(40)
      values[attribute.name] = isRemote ? remoteImage() : value(of: attribute, in: element.name)
    }
    for case .ascending(let names) in element.constraints {
      for name in names where parts.contains(name) {
        let cases = element.attribute(named: name)?.type.caseNames?.names ?? []
        values[name] = .list(cases[choices.number(in: 0...cases.count - 1)...].map { .scalar($0) })
      }
    }
    for case .index(let index, of: let list) in element.constraints where parts.contains(index) {
      if element.attribute(named: list)?.type.isNumber == true {
        let count = choices.number(in: 1...1000)
        (values[list], values[index]) = (.scalar("\(count)"), .scalar("\(choices.number(in: 0...count - 1))"))
        continue
      }
      for _ in 0..<5 where values[list]?.last == nil {
        values[list] = element.attribute(named: list).map { value(of: $0, in: element.name) }
      }
      let mayBeNone =
        if case .integer(let range?)? = element.attribute(named: index)?.type { range.lowerBound < 0 } else {
          true
        }
      let changes = mayChange && choices.chance(30)
      let changesList = changes && mayBeNone && choices.chance(50)
      if changesList {
        values[list] = form(of: .list(.string))
      } else if values[list]?.last == nil {
        values[list] = .list([text()])
      }
      // The longest list that a form chooses may be empty.
      let last = changesList ? -1 : values[list]?.last ?? 0
      if changes {
        let range = NumberRange(lowerBound: mayBeNone ? -1 : 0, upperBound: Double(last))
        values[index] = form(of: .integer(range))
      } else if !choices.isSweeping, choices.chance(20) {
        values[index] = reference(to: .integer(nil), isOptional: false, mayHaveDefault: false)
      } else {
        let isNone = !choices.isSweeping && mayBeNone && choices.chance(20)
        values[index] = .scalar("\(isNone ? -1 : choices.number(in: 0...last))")
      }
    }
    let edits = edits(of: element, replacing: &values)
    // An attribute is declared after what it needs, which may need another one.
    for case let (name, need?) in element.attributes.reversed().map({ ($0.name, $0.needs) })
    where values[name] != nil {
      if case .scalar(let text)? = values[need.attribute], need.cases.contains(text) { continue }
      values[need.attribute] = .scalar(choices.element(of: need.cases))
    }
    return element.attributes.compactMap { attribute in values[attribute.name].map { (attribute.name, $0) } }
      + edits
  }

  // MARK: Handlers and roles

  /// The method that handles an event: a new one, or one that also handles another event.
  private mutating func handler(for event: Event, of element: ElementKind) -> String {
    if scope.isComponent { return raisedEvent(by: event, of: element) }
    let shape = HandlerShape(event, of: element)
    if let known = scope.handlers[shape], choices.chance(25) { return choices.element(of: known) }
    let taken = scope.methods.count
    while true {
      var name = choices.name(of: texts.names, for: "handler")
      if choices.chance(50) { name += "Handled" }
      if scope.viewCount > 20 || taken > 20 {
        name += "\(choices.number(in: 2...99 + scope.viewCount + taken))"
      }
      guard name != "super", scope.methods.insert(name).inserted else { continue }
      scope.handlers[shape, default: []].append(name)
      return name
    }
  }

  /// A value that fills a role.
  private mutating func filling(of role: Role, in element: ElementKind) -> SceneNode {
    let (made, passed) = fillings(of: role, in: element)
    switch choices.name(of: forms(of: role, in: element), for: "form of \(element.name).\(role.name)") {
    case "type":
      return .scalar(choices.name(of: made, for: "type for \(role.name)"))
    case "parameter":
      let type = choices.name(of: passed, for: "parameter for \(role.name)")
      let isNeeded = element.constraints.contains { $0.isNeed(of: role.name) }
      return .reference(
        name(of: ParameterType(.swift(type)), isOptional: !isNeeded && choices.chance(50)))
    default:
      return inline(role.fills.compactMap { element.role(named: $0) }, in: element)
    }
  }

  /// The ways in which a role can be filled.
  private func forms(of role: Role, in element: ElementKind) -> [String] {
    let (made, passed) = fillings(of: role, in: element)
    return (made.isEmpty ? [] : ["type"]) + (passed.isEmpty ? [] : ["parameter"]) + ["inline"]
  }

  /// The types of the app that can fill a role: those that a scene makes, and those that its owner passes in.
  private func fillings(of role: Role, in element: ElementKind) -> (made: [String], passed: [String]) {
    let protocols = role.fills.compactMap { element.role(named: $0)?.swiftProtocol }
    let types = AppType.all.filter { $0.protocols.isSuperset(of: protocols) }
    return (types.filter(\.isMadeByScene).map(\.name), types.filter { !$0.isMadeByScene }.map(\.name))
  }

  private mutating func inline(_ roles: [Role], in element: ElementKind) -> SceneNode {
    var entries: [SceneNode.Entry] = []
    for member in roles.flatMap(\.members)
    where member.isRequired || choices.wants(member.name, for: "member of \(element.name)", percent: 40) {
      entries.append((member.name, value(of: member, in: element.name)))
    }
    for method in roles.flatMap(\.methods)
    where choices.wants(method.name, for: "member of \(element.name)", percent: 60) {
      entries.append((method.name, .scalar(handler(for: method, of: element))))
    }
    choices.remember(entries.map(\.key), for: "member of \(element.name)")
    return .mapping(choices.shuffled(entries))
  }
}

extension Constraint {
  /// Whether the constraint requires a role.
  fileprivate func isNeed(of role: String) -> Bool {
    switch self {
    case .exactlyOneOf(let names): names.contains(role)
    case .needsOneOf(let groups): groups.contains { $0.contains(role) }
    case .atMostOneOf, .ordered, .increasing, .index, .steps, .ascending: false
    }
  }
}

extension SceneNode {
  /// The id of a view.
  fileprivate var id: String? {
    if case .block(let entries) = self, case .scalar(let id)? = entries.first?.value { id } else { nil }
  }

  /// Whether the node shows a list.
  fileprivate func isList(in grammar: Grammar) -> Bool {
    if case .block(let entries) = self { entries.first?.key == grammar.rowList } else { false }
  }

  /// The index of the last element of a literal list.
  fileprivate var last: Int? {
    guard case .list(let elements) = self, !elements.isEmpty else { return nil }
    return elements.count - 1
  }
}
