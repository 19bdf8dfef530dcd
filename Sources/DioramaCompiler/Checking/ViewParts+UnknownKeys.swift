import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Suggestions for keys that are unknown in a view.
extension ViewParts {
  mutating func reportUnknown(_ entry: MappingEntry) {
    if isOfScene {
      let keys = context.isComponent ? BoundScene.componentKeys : BoundScene.sceneKeys
      if keys.contains(entry.key) { return context.reportNested(entry) }
      if !context.nestedKeys.isEmpty { return }
    }
    if hasUncertainElement { return assumeAnyPart() }
    if reportNoPart(entry) || reportMapping(entry) { return }
    let others = otherNames
    if let hint = others?.hint(for: entry.name) {
      // What to write instead may be any part.
      assumeAnyPart()
      return reportUnknown(entry, .hint(hint))
    }
    if reportEdit(entry) || report(entry, meaning: others?.meaning(of: entry.name)) { return }
    if !reportPartOfValue(entry) { reportMisspelt(entry, others) }
  }

  /// Reports a comment of another language, an id in the wrong place, or a part of the value above; returns whether it
  /// is one.
  private mutating func reportNoPart(_ entry: MappingEntry) -> Bool {
    if entry.name.hasPrefix("//") {
      reportUnknown(entry, .hint("begin a comment with '#'"))
    } else if entry.name == "id", !isOfScene, element.list == nil, view.id != element.name {
      assumeAnyPart()
      // An id in the wrong place has already been reported.
      if view.id.isEmpty { return true }
      reportUnknown(
        entry, .hint("remove it, since the id is '\(view.id)', the value of '\(element.name)'"))
    } else if let above = attributeAbove(entry) {
      // What belongs to one attribute needs one error.
      if !above.isNext {
        assumeAnyPart()
        return true
      }
      reportUnknown(entry, .hint("indent it, since it belongs to '\(above.attribute)'"))
    } else {
      return false
    }
    return true
  }

  /// Reports a mapping of events, or one whose key begins the names of attributes; returns whether it is one.
  private mutating func reportMapping(_ entry: MappingEntry) -> Bool {
    if let first = entry.value.entries.first, element.event(named: first.name) != nil {
      let word = ViewKey.handlers.rawValue
      let isGiven = node.value(for: word) != nil
      assumeAnyPart()
      reportUnknown(entry, isGiven ? .hint("put its events into '\(word)'") : .word(.replacement(word)))
      return true
    }
    guard let attributes = attributes(meantBy: entry) else { return false }
    attributes.forEach { assume($0) }
    reportUnknown(entry, .hint("write \(conjunction(attributes)) instead"))
    return true
  }

  /// Reports a key that resembles another, or that has no meaning here.
  private mutating func reportMisspelt(_ entry: MappingEntry, _ others: OtherNames?) {
    let name = entry.name
    let own = entry.mergeSite == nil ? ownKeys : []
    // The name of another element's attribute is hardly a misspelling.
    let isWord = isPartOfOtherElement(name)
    let candidates =
      (isWord ? [] : element.partNames) + ViewKey.words + [element.contained?.key].compactMap(\.self)
    let suggestion = context.diagnostics.suggestions.closest(to: name) {
      candidates.filter { element.event(named: $0) == nil && !own.contains($0) }
    }
    let isOtherMapping = [ViewKey.handlers, .edits].contains { $0.rawValue == suggestion }
    if !isOtherMapping, wraps(entry, others) {
      for part in entry.value.entries where element.partNumber(of: part.name) != nil { assume(part.name) }
      assumeAnyPart()
      return reportUnknown(entry, .hint("write the keys in it as keys of '\(elementName)'"))
    }
    if suggestion == nil, !isWord,
      let meant = others?.meaning(ofMisspelt: name, &context.diagnostics.suggestions),
      report(entry, meaning: meant.part, isGuess: meant.isGuess)
    {
      return
    }
    assume(suggestion)
    if suggestion == ViewKey.handlers.rawValue {
      for binding in entry.value.entries { give(binding.name, at: binding.key.range) }
    }
    let remedy = suggestion.map { .word(.suggestion($0)) } ?? remedy(for: entry)
    reportUnknown(entry, remedy)
    if let suggestion, Spelling.isMisspelling(name, of: suggestion) {
      checkContent(of: entry, as: suggestion)
    } else if case .slots(let slots) = remedy, slots.count == 1 {
      checkContent(of: entry, as: slots[0])
    }
  }

  /// Returns the attributes whose names are a key and those in its mapping, such as 'accessibilityLabel' for
  /// `accessibility: { label: … }`; `nil` if one of them is not an attribute.
  private func attributes(meantBy entry: MappingEntry) -> [String]? {
    let names = entry.value.entries.map { entry.name + $0.name.capitalized }
    return !names.isEmpty && names.allSatisfy { element.attribute(named: $0) != nil } ? names : nil
  }

  /// Returns whether all keys of a mapping such as `props: { … }` are parts of the element, here or elsewhere.
  private func wraps(_ entry: MappingEntry, _ names: OtherNames?) -> Bool {
    let keys = entry.value.entries.map(\.name)
    return keys.contains { element.partNumber(of: $0) != nil }
      && keys.allSatisfy { names?.meaning(of: $0) != nil }
  }

  /// Whether the keys are in the scene's `screen` or `table`.
  private var isOfScene: Bool { element.placement == .screen || context.grammar.isTable(element) }

  /// Returns the attribute without a value that a key and the keys between the two belong to, if they lack only their
  /// indentation, and whether the key is the next one.
  private func attributeAbove(_ entry: MappingEntry) -> (attribute: String, isNext: Bool)? {
    guard entry.isOwn, context.diagnostics.suggestions.spend(node.entries.count) else { return nil }
    var (attribute, isNext): (Attribute?, Bool) = (nil, true)
    for other in node.entries where other.key.range < entry.key.range {
      isNext = false
      if other.value.isEmptyPlain, let known = element.attribute(named: other.name) {
        (attribute, isNext) = (known, true)
      } else if attribute?.type.hasPart(other.key) != true {
        attribute = nil
      }
    }
    return attribute.flatMap { $0.type.hasPart(entry.key) ? ($0.name, isNext) : nil }
  }

  /// Returns what to do about a key that resembles no other.
  private mutating func remedy(for entry: MappingEntry) -> UnknownAttribute.Remedy {
    if let hint = hint(for: entry) { return .hint(hint) }
    let ownership = ownership(of: entry.name)
    if case .owners(let owners, _, _) = ownership, entry.value.kind == .sequence {
      let slots = element.content.filter { !$0.isKept }
      let accepts = Set(
        owners.compactMap { context.grammar.element(named: $0)?.slot(named: entry.name)?.accepts })
      if !owners.isEmpty, element.isComponent, slots.contains(where: { accepts.contains($0.accepts) }) {
        return .slots(slots.map(\.name))
      }
    }
    guard case .owners([], _, _) = ownership, let first = entry.value.elements.first?.entries.first,
      context.grammar.element(named: first.key) != nil
    else { return ownership }
    let given = ownKeys
    let free = element.content.filter { !$0.isKept && !given.contains($0.name) }
    return free.isEmpty ? ownership : .slots(free.map(\.name))
  }

  /// Returns what to do about a key that belongs to something else.
  private func hint(for entry: MappingEntry) -> String? {
    if case .component(let component)? = element.list,
      let kind = context.grammar.element(named: component),
      kind.partNumber(of: entry.name) != nil || kind.state?.contains(where: { $0.name == entry.name }) == true
    {
      return "each entry of the list provides what '\(component)' shows, so remove it"
    }
    let places = element.list == nil ? [] : placesOfLists(with: entry.name)
    if !places.isEmpty {
      let isEvent = context.grammar.listElements.contains {
        context.grammar.element(named: $0)?.event(named: entry.name) != nil
      }
      let verb = isEvent ? "handles" : "has"
      return "only '\(context.grammar.rowList)' among \(places.joined(with: "or")) \(verb) it"
    }
    if case .component(let component)? = element.list, entry.value.kind == .sequence,
      context.grammar.isListOfViews(entry.value)
    {
      return "the component '\(component)' shows each entry, so put the views into it"
    }
    if element.list == .texts, isText(entry.name) {
      return "a row of a list of texts shows its text, so remove it"
    }
    if let object = element.contained, view.containedType == nil, NameForm.typeName.matches(entry.value.text)
    {
      return "write '\(object.key): ' and the Swift type of the controller"
    }
    if ["swift", "class", "customClass"].contains(entry.name), NameForm.typeName.matches(entry.value.text) {
      return "declare '\(entry.value.text.shortened)' as a separate element"
    }
    if let state = element.state, entry.value.kind == .scalar,
      context.diagnostics.suggestions.spend(state.count)
    {
      let names = state.map(\.name).filter { place(of: $0) == nil && node.value(for: $0) == nil }
      if !names.isEmpty {
        let known = alternatives(context.diagnostics.suggestions.ranked(names, by: entry.name))
        return "write \(known), or declare it in the state of '\(element.name)'"
      }
    }
    guard element.placement == .screen, let attribute = context.layoutAttribute(called: entry.name) else {
      return nil
    }
    return "it belongs to the layout, so write 'layout: { \(attribute): … }' next to '\(element.name)'"
  }

  /// Returns where else lists can be that have a part of this name, as plural nouns.
  private func placesOfLists(with part: String) -> [String] {
    let placement = element.placement
    return context.grammar.listElements.compactMap { context.grammar.element(named: $0) }.filter {
      $0.placement != placement && $0.partNumber(of: part) != nil
    }.map { "\($0.placement.noun)s" }
  }

  private mutating func reportUnknown(_ entry: MappingEntry, _ remedy: UnknownAttribute.Remedy) {
    let merge = entry.mergeSite.map { [Diagnostic.Note("it is merged into this view here", at: $0.range)] }
    context.report(
      UnknownAttribute(name: entry.name, element: elementName, remedy: remedy), at: entry.key.range,
      notes: entry.isOwn ? [] : merge ?? [],
      fixIts: renamingKey(of: entry, to: remedy.word))
  }

  /// Returns the fix-it that replaces the key with the suggested word, if the key is the view's own.
  func renamingKey(of entry: MappingEntry, to word: KnownName?) -> [FixIt] {
    word.map { DioramaGrammar.renaming(keyOf: entry, to: $0.replacement, isClosest: $0.isClosest) } ?? []
  }

  /// The names of the element's parts in other frameworks; `nil` after too many words of the file have been compared.
  var otherNames: OtherNames? {
    context.diagnostics.suggestions.spend(element.partNames.count)
      ? context.grammar.otherNames(of: element) : nil
  }

  // MARK: Names from other frameworks

  /// Reports a key that names a part in another framework; returns whether it does.
  private mutating func report(
    _ entry: MappingEntry, meaning: OtherNames.Meaning?, isGuess: Bool = false
  ) -> Bool {
    switch meaning {
    case .part(let part)?:
      let isLater = entry.mergeSite == nil && ownKeys.contains(part)
      // A slot has a list, so a single word hardly means its content.
      let isGuess = isGuess || !isLater && element.slot(named: part) != nil && entry.value.kind == .scalar
      let word = known(part, isLater: isLater, isGuess: isGuess)
      assume(part, at: entry.key.range)
      reportUnknown(entry, .word(word))
      if !isGuess { checkContent(of: entry, as: part) }
    case .opposite(let attribute)?:
      let isGiven = place(of: attribute) != nil || entry.mergeSite == nil && ownKeys.contains(attribute)
      assume(attribute)
      reportOpposite(attribute, entry, isCertain: !isGiven && !isGuess)
    case .event(let event)?:
      if isGuess { return false }
      reportMisplaced(event, entry)
      assume(event)
    case .member(let member, let role)?:
      reportMisplaced(member, of: role, entry)
    case nil: return false
    }
    return true
  }

  /// Checks the content below a key that certainly means a slot, which is free.
  private mutating func checkContent(of entry: MappingEntry, as part: String) {
    guard let number = element.partNumber(of: part),
      let slot = element.content.firstIndex(where: { $0.name == part }),
      !ownKeys.contains(part), !view.content.contains(where: { $0.index == slot })
    else { return }
    read(entry, number, .slot(slot))
  }

  /// Reports a key with the opposite meaning of an attribute.
  private func reportOpposite(_ attribute: String, _ entry: MappingEntry, isCertain: Bool) {
    let value = isCertain ? entry.value.opposite : nil
    let text = value.flatMap { $0.contains("…") ? nil : "\(attribute): \($0)" }
    report(entry, .opposite(attribute, value: value), writing: text)
  }

  /// Reports another framework's name for `edits`; returns whether it is one.
  private mutating func reportEdit(_ entry: MappingEntry) -> Bool {
    let words = ["bind", "binding", "bindto", "vmodel", "ngmodel", "model"]
    guard words.contains(entry.name.lowercased().filter(\.isLetter)),
      element.attributes.contains(where: { $0.edited != nil })
    else { return false }
    let isGiven = node.value(for: ViewKey.edits.rawValue) != nil
    let word = ViewKey.edits.rawValue
    assumeAnyPart()
    reportUnknown(entry, .word(isGiven ? .duplicate(word) : .replacement(word)))
    return true
  }

  /// Reports a key that is a part of an attribute's value, such as the size of a font; returns whether it is.
  private mutating func reportPartOfValue(_ entry: MappingEntry) -> Bool {
    let labels = element.accessibility?.labels ?? []
    let text = labels.count > 1 ? labels.last : nil
    for attribute in element.attributes where [attribute.type.name, text].contains(attribute.name) {
      // The address of a button or a row may be a page to open.
      let loadsAddress = element.loads(attribute) && element.accessibility?.trait == .image
      guard let value = attribute.type.notation(forPart: entry, loadsAddress: loadsAddress) else { continue }
      let isGiven = place(of: attribute.name) != nil || ownKeys.contains(attribute.name)
      assume(attribute.name)
      let text = "\(attribute.name): \(value)"
      let hint = isGiven ? "it belongs to '\(attribute.name)', as in '\(text)'" : "write '\(text)'"
      report(entry, .hint(hint), writing: isGiven || value.contains("…") ? nil : text)
      return true
    }
    return false
  }

  /// Reports a key, with a fix-it that replaces it and its value.
  func report(_ entry: MappingEntry, _ remedy: UnknownAttribute.Remedy, writing text: String?) {
    let fixIt = text.map { text in
      FixIt(
        "write '\(text)'", replacing: SourceRange(entry.key.range.start, entry.value.range.end), with: text)
    }
    context.report(
      UnknownAttribute(name: entry.name, element: elementName, remedy: remedy), at: entry.key.range,
      fixIts: entry.isOwn && !entry.value.isAliasOrBroken ? fixIt.map { [$0] } ?? [] : [])
  }

  /// Reports a member of a role next to the role.
  mutating func reportMisplaced(_ member: String, of role: String, _ entry: MappingEntry) {
    let standing = element.roles.first {
      $0.name != role && $0.fills.contains(role) && node.value(for: $0.name) != nil
    }
    let filled = standing?.name ?? role
    let source = node.value(for: filled)
    assume(filled)
    context.report(
      MisplacedMember(
        name: entry.name, member: member, role: filled, filler: source?.kind == .scalar ? source?.text : nil),
      at: entry.key.range)
  }

  // MARK: Other elements

  /// Returns which elements have a part that this one lacks: those that can be next to the element or in it, except in
  /// its menus, which do something else, or else all. Few of them may be meant for the element's slot.
  private func ownership(of name: String) -> UnknownAttribute.Remedy {
    let all = owners(of: name)
    let nouns = nouns(of: all)
    if all.contains(context.grammar.rootElement), !nouns.contains("\(element.placement.noun)s") {
      return .hint("remove it, since only \(nouns.joined(with: "and")) have it")
    }
    let places =
      [element.placement] + element.content.map(\.accepts).filter { ![.menuItem, .swipeAction].contains($0) }
    let near = all.filter { name in
      context.grammar.element(named: name).map { owner in places.contains { $0.accepts(owner.placement) } }
        ?? false
    }
    let owners = near.isEmpty ? all : near
    let kinds = owners.compactMap { context.grammar.element(named: $0) }
    // A view is seldom meant for the sake of a boolean, and other slots than the first are seldom meant at all.
    let isMeant = kinds.count <= 3 && kinds.allSatisfy { $0.attribute(named: name)?.type != .boolean }
    let slot = element.content.first { $0.under == nil }
    let fits = isMeant && kinds.allSatisfy { $0.placement == slot?.accepts }
    return .owners(
      owners, among: owners.count < all.count ? self.nouns(of: owners) : [], slot: fits ? slot?.name : nil)
  }

  /// Returns the plural nouns for elements.
  private func nouns(of elements: [String]) -> [String] {
    Set(elements.compactMap { context.grammar.element(named: $0).map { "\($0.placement.noun)s" } }).sorted()
  }

  /// Returns whether another element, other than a component, has an attribute of this name.
  private func isPartOfOtherElement(_ name: String) -> Bool {
    owners(of: name).contains { $0.first?.isLowercase == true }
  }

  /// Returns whether another element has a text of this name.
  private func isText(_ name: String) -> Bool {
    owners(of: name).contains { context.grammar.element(named: $0)?.attribute(named: name)?.type == .string }
  }

  /// Returns the elements with a part that scenes can use.
  func owners(of part: String) -> [String] {
    let names = context.grammar.elementNames
    guard context.diagnostics.suggestions.spend(names.count) else { return [] }
    return names.filter { name in
      let other = context.grammar.element(named: name)
      return other?.isSuggested(in: context.grammar) == true && other?.partNumber(of: part) != nil
    }
  }
}

extension SyntaxNode {
  /// The opposite of a value that is true or false, of a reference or of a test, as it is written; `nil` for any other
  /// value.
  fileprivate var opposite: String? {
    if kind == .mapping, let word = ValueReader.formKey(of: self), word.isTest {
      guard word == .not else { return "{ not: \(inlineText ?? "…") }" }
      let value = value(for: "not")?.inlineText ?? "…"
      return NameForm.lowerCamelCase.matches(value) ? "${\(value)}" : value
    }
    guard kind == .scalar, style == .plain else { return nil }
    switch text {
    case "true": return "false"
    case "false": return "true"
    default:
      guard let name = TextTemplate.parameter(self), NameForm.lowerCamelCase.matches(name) else { return nil }
      return "{ not: \(name) }"
    }
  }
}
