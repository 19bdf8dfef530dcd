import DioramaSyntax
import DioramaTree

/// The names that values can use, and which of them are used.
package final class NameScope {
  /// The kind of thing that a name stands for.
  package enum Kind: Sendable {
    case parameter, state, condition, derived
    /// A trait of the screen.
    case trait
    /// A part of the entry of a list.
    case listEntryPart

    /// The value with a name.
    func value(named name: String) -> Value { self == .parameter ? .parameter(name) : .state(name) }

    /// The part of a text with a name.
    func segment(named name: String) -> TextSegment { self == .parameter ? .parameter(name) : .state(name) }
  }

  /// Whether values can use names at all. Defaults and declarations cannot.
  package let hasNames: Bool
  /// What the names stand for.
  private var declared = Declared()
  /// The names, numbered in the order of their declarations.
  package var names: NameNumbers { declared.names }
  /// The names that were declared in another form, by that form.
  private(set) var renamed: [String: String] = [:]
  /// Whether there may be names that could not be read, so that an unknown name is not an error.
  package var isOpen = false
  /// Whether the names are those of a component.
  package var isOfComponent = false
  /// Whether a value uses a trait of the screen.
  package private(set) var usesTraits = false
  /// The entries of the list that the values are below, and the parts of each entry.
  package var list: (entries: ListEntries, parts: [RuntimeTree.Parameter])?
  /// The results of ``countLists(of:)``.
  private var listCounts: [String: Int] = [:]
  /// The references to undeclared names, in the order in which they were read.
  private var unknown:
    [(name: String, range: SourceRange, isBare: Bool, isExact: Bool, entry: UnknownName.Entry?)] = []

  /// The default of a parameter, and the range of the literal.
  package typealias Default = (value: Value, range: SourceRange)

  private struct Parameter {
    let kind: Kind
    /// `nil` if it is invalid.
    var type: ParameterType?
    var value: Default?
    /// Where it is declared first; `nil` if it is invalid there, or another name is written.
    var range: SourceRange?
    /// Whether a reference uses it.
    var isUsed = false
    /// Whether its default has been reported at a use.
    var isReported = false
  }

  /// The names with what they stand for. Together, they are accessed at once.
  private struct Declared {
    var names = NameNumbers()
    /// What the names stand for, by their numbers.
    var parameters: [Parameter] = []

    /// Returns a part of what a name stands for; `nil` if it is not declared.
    func part<Part>(of name: String, _ read: (Parameter) -> Part?) -> Part? {
      names[name].flatMap { read(parameters[$0]) }
    }

    mutating func add(_ name: String, _ parameter: consuming Parameter) {
      let (place, isNew) = names.add(name)
      if isNew { return parameters.append(parameter) }
      // A name that is declared again as something else, which is an error, keeps its first type.
      if parameters[place].kind == parameter.kind || parameters[place].type == nil {
        parameters[place].type = parameter.type
      }
      parameters[place].value = parameter.value ?? parameters[place].value
      parameters[place].range = parameters[place].range ?? parameter.range
    }

    /// Returns what a name stands for, and marks it as used; `nil` if it is not declared.
    mutating func use(_ name: String) -> (kind: Kind, type: ParameterType?)? {
      guard let place = names[name] else { return nil }
      parameters[place].isUsed = true
      return (parameters[place].kind, parameters[place].type)
    }
  }

  package init(hasNames: Bool = false) { self.hasNames = hasNames }

  /// Makes room for a number of parameters.
  package func reserve(_ count: Int) {
    declared.parameters.reserveCapacity(count)
    declared.names.reserve(count)
  }

  /// Adds a name. If it is declared twice, the last type and the first known place count.
  ///
  /// - Parameters:
  ///   - type: Its type; `nil` if it is invalid.
  ///   - value: Its default; `nil` if it has none.
  ///   - range: Where it is declared; `nil` if it is invalid there, or another name is written.
  package func declare(
    _ name: String, _ type: ParameterType?, as kind: Kind = .parameter,
    default value: consuming Default? = nil, at range: SourceRange? = nil
  ) {
    declared.add(name, Parameter(kind: kind, type: type, value: value, range: range))
  }

  /// Adds a name that was declared in another form, which is an error.
  package func declare(_ name: String, insteadOf written: String, as kind: Kind) {
    renamed[written] = name
    declare(name, nil, as: kind)
  }

  /// The unused names by kind, in the order of their declarations.
  package var unused: [(kind: Kind, names: [String])] {
    let (names, parameters) = (declared.names, declared.parameters)
    let unused = parameters.indices.filter { !parameters[$0].isUsed }
    if unused.isEmpty { return [] }
    return [Kind.parameter, .state, .condition, .derived].compactMap { kind in
      let ofKind = unused.filter { parameters[$0].kind == kind }.map { names[$0] }
      return ofKind.isEmpty ? nil : (kind, ofKind)
    }
  }

  /// Returns the kind of a name, or `nil` if it is not declared. Does not count as a use.
  package func kind(of name: String) -> Kind? {
    if let kind = declared.part(of: name, { $0.kind }) { return kind }
    // All other names have a dot.
    guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    if ScreenTrait(rawValue: name) != nil { return .trait }
    return typeOfEntry(name) == nil ? nil : .listEntryPart
  }

  /// Returns the type of a declared name; `nil` if it is invalid. Does not count as a use.
  package func type(of name: String) -> ParameterType? { declared.part(of: name) { $0.type } }

  /// Returns how many parts of the state are lists of a component's states, once the state has been declared.
  package func countLists(of component: String) -> Int {
    if let known = listCounts[component] { return known }
    let type = ParameterType(.component(component), isList: true)
    let count = declared.parameters.count { $0.kind == .state && $0.type == type }
    listCounts[component] = count
    return count
  }

  /// Returns where a name is declared first, or `nil`.
  package func declaration(of name: String) -> SourceRange? { declared.part(of: name) { $0.range } }

  /// Returns the default of a parameter.
  package func defaultValue(of name: String) -> Default? { declared.part(of: name) { $0.value } }

  /// Returns the kind and type of a referenced name, and marks it as used; `nil` if it is undeclared or has an invalid
  /// type.
  ///
  /// - Parameters:
  ///   - range: The place of the reference; needed only for an undeclared name.
  ///   - isBare: Whether the name is written without `${}`.
  ///   - isExact: Whether the range has nothing but the reference.
  ///   - isOther: Returns whether an undeclared name is something else, and then reports it.
  package func use(
    _ name: String, at range: @autoclosure () -> SourceRange, isBare: Bool = false,
    isExact: @autoclosure () -> Bool = true, unless isOther: () -> Bool = { false }
  ) -> (kind: Kind, type: ParameterType)? {
    if let (kind, type) = declared.use(name) { return type.map { (kind, $0) } }
    if let trait = ScreenTrait(rawValue: name) {
      usesTraits = true
      return (.trait, trait.type)
    }
    if let type = typeOfEntry(name) { return (.listEntryPart, type) }
    if !isOpen, !isOther() { unknown.append((name, range(), isBare, isExact(), unknownEntry(name))) }
    return nil
  }

  /// Returns the kind and type of a declared name, and marks it as used; `nil` if it is undeclared or has an invalid
  /// type.
  func useDeclared(_ name: String) -> (kind: Kind, type: ParameterType)? {
    declared.use(name).flatMap { use in use.type.map { (use.kind, $0) } }
  }

  /// Returns the type of a part of the entry, if the values are below a list.
  private func typeOfEntry(_ name: String) -> ParameterType? {
    guard let part = EntryName.part(name) else { return nil }
    return list?.parts.first { $0.name == part }?.type
  }

  /// Returns the error in a name that is, or was meant to be, the name of a part of an entry.
  private func unknownEntry(_ name: String) -> UnknownName.Entry? {
    if name == EntryName.word, let list { return .whole(list.parts.first?.name) }
    guard EntryName.part(name) == nil else {
      guard let list, case .component(let component) = list.entries else { return .elsewhere }
      return .part(component, parts: list.parts.map(\.name))
    }
    return list?.parts.contains { $0.name == name } == true ? .unqualified : nil
  }

  /// Returns whether to report an error in a parameter's default; each default is reported once, at its first use.
  package func reports(defaultOf name: String) -> Bool {
    guard let place = names[name], !declared.parameters[place].isReported else { return false }
    declared.parameters[place].isReported = true
    return true
  }

  /// Discards the unknown names that may be declared in lines that could not be read.
  package func discardUnknown(where mayBeDeclared: (String) -> Bool) {
    unknown.removeAll { mayBeDeclared($0.name) }
  }

  /// Reports references to undeclared parameters, each name once. If several have a name close to that of an unused
  /// parameter, reports the declaration as misspelt instead.
  package func reportUnknown(to diagnostics: DiagnosticCollector) {
    if unknown.isEmpty { return }
    // An error in the name of an entry's part concerns only the uses below the list.
    let uses = Dictionary(grouping: unknown) { [$0.name, $0.entry == nil ? "" : "entry"] }.values.compactMap {
      places in places.map(\.range).min().map { (name: places[0].name, places: places, first: $0) }
    }
    let (names, count) = (declared.names, declared.parameters.count)
    let candidates = count > Limits.candidates ? [] : (0..<count).map { names[$0] }.sorted()
    for (name, places, first) in uses.sorted(by: { ($0.first, $0.name) < ($1.first, $1.name) }) {
      if let entry = places.lazy.compactMap(\.entry).first {
        diagnostics.add(
          UnknownName(name: name, suggestion: entry.suggestion(for: name), entry: entry), at: first)
        continue
      }
      let suggestion = diagnostics.suggestions.closest(to: name) { candidates }
      let isGuess = suggestion.map { !Spelling.isMisspelling(name, of: $0) } ?? true
      let declaration = suggestion.flatMap(declaration(of:))
      if places.count > 1, let suggestion, let declaration,
        declared.part(of: suggestion, { $0.isUsed }) == false
      {
        diagnostics.add(
          MisspeltParameter(name: suggestion, used: name, count: places.count), at: declaration,
          notes: [Diagnostic.Note("'\(name)' is used here first", at: first)],
          fixIts: [FixIt("write '\(name)'", replacing: declaration, with: name, isGuess: isGuess)])
        continue
      }
      diagnostics.add(
        UnknownName(name: name, suggestion: suggestion, isOfComponent: isOfComponent), at: first,
        notes: declaration.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [],
        fixIts: suggestion.map { suggestion in
          if !places.allSatisfy(\.isExact) { return [] }
          let edits = places.map { place in
            TextEdit(range: place.range, replacement: place.isBare ? suggestion : "${\(suggestion)}")
          }
          return [FixIt("write '\(edits[0].replacement)'", edits: edits, isGuess: isGuess)]
        } ?? [])
    }
  }
}

/// The forms of names in scenes. All are ASCII, so that no two names look alike.
package enum NameForm: Sendable {
  /// Ids, parameters, handlers: `nickName`.
  case lowerCamelCase
  /// Scenes and Swift types: `NickName`.
  case upperCamelCase
  /// A Swift type, which may be nested: `Module.NickName`.
  case typeName

  var sample: String {
    switch self {
    case .lowerCamelCase: "userName"
    case .upperCamelCase: "UserName"
    case .typeName: "UserModel"
    }
  }

  /// Returns whether a text has this form.
  package func matches(_ text: String) -> Bool {
    text.withUTF8Bytes { matches($0) }
  }

  /// Returns whether a node is a scalar whose text has this form.
  package func matches(_ node: SyntaxNode) -> Bool {
    node.withTextBytes { matches($0) }
  }

  /// Returns whether a text given as bytes has this form.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .lowerCamelCase: Self.isWord(text, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z"))
    case .upperCamelCase: Self.isWord(text, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
    case .typeName:
      !Self.generic.contains(text)
        && text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
          let part = UnsafeBufferPointer(rebasing: part)
          return !Self.notDeclared.contains(part)
            && Self.isWord(
              part, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"), mayContain: UInt8(ascii: "_"))
        }
    }
  }

  /// Returns the name that a text probably means, its words joined in this form, or `nil`.
  package func corrected(_ text: String) -> String? {
    let isLower = self == .lowerCamelCase
    let whole = isLower ? text.selected.member : text.withoutExistential.withoutArguments
    let named = whole.last == ":" ? whole.dropLast() : whole
    let words = named.split { !$0.isLetter && !$0.isNumber }
    // A name that is made from other characters would be an invention.
    guard
      named.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_- .".contains($0)) }),
      let first = words.first, words.count < 8
    else { return nil }
    let start = isLower ? first.withoutPrefix : first
    let head = isLower ? start.lowercasedAtStart : start.capitalized
    let name = head + words.dropFirst().map(\.capitalized).joined()
    return matches(name) && !Self.unusable.contains(name) && ![Self.null, "nil"].contains(name.lowercased())
      ? name : nil
  }

  /// The names that remain Swift keywords even between backticks.
  package static let unusable: NameIndex = ["self", "super"]
  /// What YAML reads as no value, unless it is in quotes.
  static let null = "null"
  /// Types that need other types in angle brackets, which scenes cannot name.
  private static let generic: NameIndex = ["Array", "Dictionary", "Optional", "Set"]
  /// Names that an app's types cannot have, because they have another meaning in Swift.
  private static let notDeclared: NameIndex = ["Any", "Self", "Type", "Protocol"]

  private static func isWord(
    _ text: UnsafeBufferPointer<UInt8>, beginsWith range: ClosedRange<UInt8>, mayContain other: UInt8? = nil
  ) -> Bool {
    guard let first = text.first, range.contains(first) else { return false }
    return text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: byte == other
      }
    }
  }
}

extension String {
  /// Whether the text has several words, like one that a view should show.
  var isWords: Bool { contains(" ") }

  /// The type after `any` or `some`; other texts themselves.
  fileprivate var withoutExistential: Substring {
    let words = split(separator: " ")
    return words.count == 2 && ["any", "some"].contains(words[0]) ? words[1] : self[...]
  }

  /// The method that `#selector(…)` names, without its class; other texts themselves.
  fileprivate var selected: Substring {
    let start = "#selector("
    guard hasPrefix(start), hasSuffix(")") else { return self[...] }
    let method = dropFirst(start.count).dropLast().prefix { $0 != "(" }
    return method.split(separator: ".").last ?? method
  }
}

extension Substring {
  /// The name in a path such as `self.send` or `Store.send`, in a call such as `send()` or in a reference such as
  /// `${send}`. Several values can have members of the same name, so `user.name` stays.
  fileprivate var member: Substring {
    var name = hasPrefix("${") && hasSuffix("}") ? dropFirst(2).dropLast() : withoutArguments
    if name.hasPrefix("self.") { name = name.dropFirst("self.".count) }
    return name.first?.isUppercase == true ? name.split(separator: ".").last ?? name : name
  }

  /// The name of a class of UIKit without UIKit's prefix; other texts themselves.
  fileprivate var withoutPrefix: Substring {
    hasPrefix("UI") && dropFirst(2).first?.isUppercase == true ? dropFirst(2) : self
  }

  /// The text with a first word in lower case, which may be an acronym: `urlField` for `URLField`.
  fileprivate var lowercasedAtStart: String {
    let capitals = prefix(while: \.isUppercase)
    let isBeforeWord = capitals.count > 1 && self[capitals.endIndex...].first?.isLowercase == true
    let length = capitals.count - (isBeforeWord ? 1 : 0)
    return prefix(length).lowercased() + dropFirst(length)
  }

  /// A call without its arguments: `send` for `send(1)`.
  fileprivate var withoutArguments: Substring {
    guard hasSuffix(")"), let start = firstIndex(of: "("), start > startIndex,
      self[index(before: start)] != " "
    else { return self[...] }
    return self[..<start]
  }
}
