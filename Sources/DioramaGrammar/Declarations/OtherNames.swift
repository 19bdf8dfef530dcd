import DioramaSyntax

/// Other names of an element's parts: those in UIKit and Swift, and the synonyms in declarations.
///
/// They are only collected once there is an unknown name.
package struct OtherNames: Sendable {
  /// The part that another name refers to.
  package enum Meaning: Equatable, Sendable {
    /// An attribute, a role or a slot.
    case part(String)
    /// An attribute with the opposite meaning.
    case opposite(String)
    /// An event.
    case event(String)
    /// A member or a method of a role.
    case member(String, role: String)

    /// The part's name in scenes.
    package var name: String {
      switch self {
      case .part(let name), .opposite(let name), .event(let name), .member(let name, _): name
      }
    }

    var isEvent: Bool {
      if case .event = self { true } else { false }
    }
  }

  private var names: [(key: String, name: String, meaning: Meaning)] = []
  private var hints: [String: String] = [:]
  /// The attributes that are true or false.
  private var truths: Set<String> = []

  /// Collects the other names of an element's parts. If two parts share a name, the first one counts: attributes,
  /// then roles, content and events, and last the members of roles.
  init(of element: ElementKind) {
    truths = Set(element.attributes.lazy.filter { $0.type == .boolean }.map(\.name))
    for attribute in element.attributes { add(attribute, as: .part(attribute.name)) }
    // A synonym is more exact than a hint, which the element may have inherited.
    for synonym in element.attributes.flatMap(\.synonyms) { hints[Self.key(of: synonym)] = nil }
    for role in element.roles {
      add([role.name] + role.synonyms + [role.swiftProtocol].compactMap { $0 }, as: .part(role.name))
    }
    for slot in element.content {
      add([slot.name, slot.method] + slot.synonyms, as: .part(slot.under ?? slot.name))
    }
    for event in element.events { add(event, as: .event(event.name)) }
    let labels = element.configurations.flatMap(\.arguments)
    for argument in labels { add([argument.label], as: .of(argument.part, in: element)) }
    for attribute in element.attributes { addPath(of: attribute, as: .part(attribute.name)) }
    for role in element.roles where role.swiftProtocol != nil { add(role) }
  }

  /// Collects the other names of an inline role's members and methods.
  package init(members: [Attribute], methods: [Event]) {
    for member in members { add(member, as: .part(member.name)) }
    for method in methods { add(method, as: .event(method.name)) }
  }

  /// Returns the part that a name refers to, ignoring case, `is`, `set`, `on` and `Handler`.
  package func meaning(of word: String) -> Meaning? {
    let keys = Self.eventKeys(of: word) + [Self.key(of: word)]
    for key in keys {
      if let known = names.first(where: { $0.key == key }) { return known.meaning }
    }
    return opposite(of: word)
  }

  /// Returns what to write instead of a name that means something similar to an attribute.
  package func hint(for word: String) -> String? {
    let short = Self.indexSuffixes.first(where: word.hasSuffix).map { String(word.dropLast($0.count)) }
    return hints[Self.key(of: word)] ?? short.flatMap { hints[Self.key(of: $0)] }
  }

  /// The ends of names of UIKit that say which argument is an index or an index path.
  private static let indexSuffixes = ["At", "InSection"]

  /// Returns whether a name is one of the element's parts, here or elsewhere, or means something similar.
  package func has(_ word: String) -> Bool { hint(for: word) != nil || meaning(of: word) != nil }

  /// Returns the attribute of which a word names the opposite: `notSelected`, `scrollDisabled` or `showsBackButton`.
  private func opposite(of word: String) -> Meaning? {
    let key = Self.key(of: word)
    var positive = Self.negations.filter(key.hasPrefix).map { String(key.dropFirst($0.count)) }
    for (first, second) in Self.opposites {
      for (from, to) in [(first, second), (second, first)] where key.contains(from) {
        positive.append(key.replacing(from, with: to))
      }
    }
    for key in positive {
      if case .part(let name)? = names.first(where: { $0.key == key })?.meaning, truths.contains(name) {
        return .opposite(name)
      }
    }
    return nil
  }

  /// The minimum length of other names that are compared with misspelt words.
  private static let minimumLength = 5
  private static let negations = ["not", "non", "dis", "un", "de", "in", "no"]
  private static let opposites = [
    ("en", "dis"), ("shows", "hides"), ("visible", "hidden"), ("allows", "disallows"),
    ("active", "inactive"),
  ]

  /// Returns the part that a misspelt name refers to, optionally among events only, and whether that is a guess.
  ///
  /// Short words are close to many others, so they count only if they are the part's own name and of the same kind.
  package func meaning(
    ofMisspelt word: String, _ suggestions: inout Suggestions, isEvent: Bool = false
  ) -> (part: Meaning, isGuess: Bool)? {
    let names = names.filter { name in
      if isEvent, !name.meaning.isEvent { return false }
      let isOwn = name.name == name.meaning.name && name.meaning.isEvent == isEvent
      return isOwn || name.name.utf8.count >= Self.minimumLength
    }
    let closest = suggestions.closest(to: word) { names.map(\.name) }
    guard let closest, !Self.negates(word, closest) else { return nil }
    let isCertain = ([word] + Self.eventKeys(of: word)).contains { Spelling.isMisspelling($0, of: closest) }
    return names.first { $0.name == closest }.map { ($0.meaning, !isCertain) }
  }

  /// Returns whether two words are opposites or differ only in tense, such as `didSelectRow`, `didDeselectRow` and
  /// `willSelectRow`. Then neither is a misspelling of the other.
  package static func negates(_ word: String, _ closest: String) -> Bool {
    let words = (Self.key(of: word), Self.key(of: closest))
    let (key, other) = (words.0.withoutTense, words.1.withoutTense)
    return opposites.contains { $0.1 == key } || key == other && words.0 != words.1
      || negations.contains { key.hasPrefix($0) && !other.hasPrefix($0) || other == $0 + key }
  }

  // MARK: Names

  private mutating func add(_ others: [String], as meaning: Meaning) {
    for name in others { names.append((Self.key(of: name), name, meaning)) }
  }

  private mutating func add(_ attribute: Attribute, as meaning: Meaning) {
    add([attribute.name] + attribute.synonyms, as: meaning)
    add(attribute.opposites, as: .opposite(attribute.name))
    for hint in attribute.hints where hints[Self.key(of: hint.name)] == nil {
      hints[Self.key(of: hint.name)] = hint.text
    }
    switch attribute.setter {
    case .property(let path):
      add([path.pathComponents.last ?? path], as: attribute.isNegated ? .opposite(attribute.name) : meaning)
    case .method(let method, _, _), .appearing(let method, _), .overriding(let method, _):
      add([method], as: meaning)
    }
  }

  /// Adds the names of the view that an attribute fills with a text or an image.
  private mutating func addPath(of attribute: Attribute, as meaning: Meaning) {
    guard case .property(let path) = attribute.setter else { return }
    let names = path.pathComponents
    if names.last == "text" || names.last == "image" { add(names.dropLast(), as: meaning) }
  }

  private mutating func add(_ event: Event, as meaning: Meaning) {
    var others = [event.name] + event.synonyms
    switch event.wiring {
    case .property(let name), .overriding(let name): others.append(name)
    case .controlEvent: break
    }
    for argument in event.arguments {
      if let label = argument.label, label.hasPrefix(event.name) { others.append(label) }
      others.append(argument.name + event.name.capitalized)
    }
    for name in others {
      for key in Self.eventKeys(of: name) { names.append((key, name, meaning)) }
    }
  }

  private mutating func add(_ role: Role) {
    for member in role.members { add(member, as: .member(member.name, role: role.name)) }
    for method in role.methods { add(method, as: .member(method.name, role: role.name)) }
  }

  // MARK: Forms of a word

  /// Returns a name without prefixes that other languages use: `isHidden` and `UIView.hidden` become `hidden`.
  static func key(of word: String) -> String {
    let word = word.pathComponents.last ?? word
    return (word.dropping(prefix: "is") ?? word.dropping(prefix: "set") ?? word).plain
  }

  /// Returns a name, and the name without affixes that other languages use for events: `onClick` and `clickHandler`
  /// become `click`.
  private static func eventKeys(of word: String) -> [String] {
    var word = word.pathComponents.last ?? word
    var keys = [word.plain]
    for suffix in ["Handler", "Action"] where word.hasSuffix(suffix) && word.utf8.count > suffix.utf8.count {
      word = String(word.dropLast(suffix.count))
    }
    for prefix in ["on", "did", "handle"] { word = word.dropping(prefix: prefix) ?? word }
    if word.plain != keys[0] { keys.append(word.plain) }
    return keys
  }
}

/// Advice for a name that people may try, if another name in its place is not enough.
package struct Hint: Hashable, Sendable {
  package let name: String
  /// What to write, as an imperative.
  package let text: String
}

extension GrammarState {
  /// Returns the other names of an element's parts.
  mutating func otherNames(of element: ElementKind) -> OtherNames {
    if let known = otherNames[ObjectIdentifier(element)] { return known.names }
    let names = OtherNames(of: element)
    otherNames[ObjectIdentifier(element)] = (element, names)
    return names
  }
}

extension Grammar {
  /// Returns the other names of an element's parts.
  package func otherNames(of element: ElementKind) -> OtherNames {
    state.withLock { $0.otherNames(of: element) }
  }

  /// The other names of the elements.
  package var otherElementNames: OtherElementNames {
    if let known = state.withLock({ $0.otherElementNames }) { return known }
    let names = OtherElementNames(of: self)
    state.withLock { $0.otherElementNames = names }
    return names
  }
}

extension OtherNames.Meaning {
  fileprivate static func of(_ part: String, in element: ElementKind) -> Self {
    element.event(named: part) == nil ? .part(part) : .event(part)
  }
}

extension String {
  /// The components of a path such as `textLabel?.text`.
  fileprivate var pathComponents: [String] {
    if !utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") }) { return [self] }
    return split { $0 == "." || $0 == "?" }.map(String.init)
  }

  /// The text in lower case, without separators between words.
  var plain: String {
    let name = lowercased()
    let hasSeparators = name.utf8.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    return hasSeparators ? name.filter { $0 != "_" && $0 != "-" } : name
  }

  /// Returns the text after a prefix, if a new word begins there.
  fileprivate func dropping(prefix: String) -> String? {
    guard hasPrefix(prefix), let next = dropFirst(prefix.count).first, next.isUppercase else { return nil }
    return String(dropFirst(prefix.count))
  }
}

/// The other names of elements that scenes can use: their Swift class, with or without `UI`, and synonyms. A lookup
/// takes constant time.
package struct OtherElementNames: Sendable {
  private typealias Element = (name: String, placement: ElementKind.Placement)

  private var own: [String: [Element]] = [:]
  private var hints: [String: (element: String, text: String)] = [:]
  private var other: [String: [Element]] = [:]

  /// Collects the names of all elements in a grammar.
  fileprivate init(of grammar: Grammar) {
    for element in grammar.allElements
    where !element.isAbstract || element.name == grammar.rowList {
      for hint in element.hints { hints[hint.name.plain] = (element.name, hint.text) }
      for name in [element.name] + element.synonyms {
        own[name.plain, default: []].append((element.name, element.placement))
      }
      for name in element.otherNames {
        other[name.plain, default: []].append((element.name, element.placement))
      }
    }
  }

  /// Returns what to write instead of a name that means an element and more, and the element. A name of UIKit means
  /// what it means without its prefix.
  package func hint(for word: String) -> (element: String, text: String)? {
    hints[word.plain] ?? (word.hasPrefix("UI") ? hints[String(word.dropFirst(2)).plain] : nil)
  }

  /// Returns the element that a name refers to. If there are several, prefers one that is allowed in the placement.
  package func element(called word: String, in placement: ElementKind.Placement) -> String? {
    let key = word.plain
    for names in [own, other] {
      guard let elements = names[key] else { continue }
      return
        (elements.first { placement.accepts($0.placement) } ?? elements.first { $0.name.plain == key }
        ?? elements.first)?.name
    }
    return nil
  }
}

extension ElementKind {
  fileprivate var otherNames: [String] {
    let unprefixed = swiftClass.hasPrefix("UI") ? [String(swiftClass.dropFirst(2))] : []
    return [swiftClass, name + "View"] + unprefixed
  }
}

extension String {
  /// The name of an event without the word that says when it is sent.
  fileprivate var withoutTense: String {
    for word in ["did", "will", "should"] where hasPrefix(word) { return String(dropFirst(word.count)) }
    return self
  }
}

extension ValueType {
  /// Returns the notation of a value for a key that sets only a part of it in other languages, such as `{ system: 12 }`
  /// for a `fontSize` of 12; `nil` for any other key.
  ///
  /// - Parameter loadsAddress: Whether the view can load an image from an address.
  package func notation(forPart entry: MappingEntry, loadsAddress: Bool) -> String? {
    let written = entry.value.kind == .scalar && !entry.value.isEmptyPlain ? entry.value.text : "…"
    let value = written == "…" || written.isPlainWord ? written : written.inDoubleQuotes
    switch self {
    case .font: return FontType.notation(forPart: entry.name, value)
    case .string:
      return entry.name == ValueReader.localizedKey ? "{ \(ValueReader.localizedKey): \(value) }" : nil
    case .image: return ImageType.notation(forPart: entry.name, value, loadsAddress)
    default: return nil
    }
  }
}
