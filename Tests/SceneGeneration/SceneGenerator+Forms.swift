import DioramaGrammar
import DioramaTestSupport
import DioramaTree

/// Values that depend on names: choices, selections and tests.
extension SceneGenerator {
  /// The words in mappings that are followed by bare names.
  static let wordsBeforeNames: Set = ["if", "switch", "not", "all", "any", "when", "arguments"]
  /// Returns whether a word is a name only in a reference.
  static func isBoolean(_ name: String) -> Bool { ["true", "false"].contains(name) }
  /// The kinds of forms.
  static let forms = ["choice", "selection", "test"]
  /// The kinds of tests.
  static let tests = ["true", "not", "all", "any", "is", "atLeast", "atMost"]
  /// The types that `switch` and `is` compare.
  static let comparedTypes = ["boolean", "integer", "string", "own", "enumeration", "trait"]
  private static let depthLimit = 3
  /// Names whose enumerations would hide types of Swift.
  private static let typesOfSwift = [
    "protocol", "any", "optional", "string", "type", "uRL",
  ]

  /// Whether the current place accepts names of values that change.
  var mayChange: Bool { scope.changes && !scope.isConstant }

  /// Whether there are kinds of forms that have not been used yet.
  var hasFreshForms: Bool {
    choices.hasFresh(Self.forms, for: "form") || choices.hasFresh(Self.tests, for: "test")
      || choices.hasFresh(Self.comparedTypes, for: "switch")
      || choices.hasFresh(Self.comparedTypes, for: "is")
      || choices.hasFresh(ScreenTrait.allCases.map(\.rawValue), for: "trait")
  }

  /// Returns whether the next value should be a form.
  mutating func wantsForm() -> Bool {
    guard mayChange, scope.formDepth < Self.depthLimit else { return false }
    return choices.chance(choices.isSweeping && hasFreshForms ? 50 : 20)
  }

  /// A choice, a selection or, for a Boolean, a test.
  mutating func form(of type: ValueType, isOptional: Bool = false) -> SceneNode {
    scope.formDepth += 1
    defer { scope.formDepth -= 1 }
    switch choices.name(of: type == .boolean ? Self.forms : ["choice", "selection"], for: "form") {
    case "choice":
      return .mapping([
        ("if", condition()), ("then", branch(of: type, isOptional)), ("else", branch(of: type, isOptional)),
      ])
    case "selection": return selection(of: type, isOptional)
    default: return test(choices.name(of: Array(Self.tests.dropFirst()), for: "test"))
    }
  }

  private mutating func branch(of type: ValueType, _ isOptional: Bool) -> SceneNode {
    if wantsForm() { return form(of: type, isOptional: isOptional) }
    return choices.chance(20) ? reference(to: type, isOptional: isOptional) : value(of: type)
  }

  private mutating func selection(of type: ValueType, _ isOptional: Bool) -> SceneNode {
    let compared = comparedName(for: "switch")
    let known = compared.cases ?? (compared.type == "integer" ? integers() : keys())
    let isWhole = compared.cases != nil && choices.chance(50)
    let chosen = choices.shuffled(known).prefix(isWhole ? known.count : choices.number(in: 1...known.count))
    var entries: [SceneNode.Entry] = [("switch", .scalar(compared.name))]
    for name in chosen { entries.append((name, branch(of: type, isOptional))) }
    if compared.cases == nil || chosen.count < known.count {
      entries.append(("else", branch(of: type, isOptional)))
    } else if choices.chance(20), let last = entries.last {
      entries.append(("else", last.value))
    }
    return .mapping(entries)
  }

  private mutating func integers() -> [String] { (-1...choices.number(in: 0...3)).map(String.init) }

  /// Different short texts that can be keys of a selection, in which marks of the direction of text are forbidden.
  private mutating func keys() -> [String] {
    let directionMarks = Set<UInt32>(0x202A...0x202E).union(0x2066...0x2069)
    var keys: Set<String> = []
    for _ in 0..<choices.number(in: 1...3) {
      if case .scalar(let text) = plainText(), text.count < 200, !["\"else\"", "\"<<\""].contains(text) {
        keys.insert(
          String(String.UnicodeScalarView(text.unicodeScalars.filter { !directionMarks.contains($0.value) })))
      }
    }
    return keys.isEmpty ? ["\"a\""] : keys.sorted()
  }

  // MARK: Conditions

  /// A name or a test after a word that expects a condition.
  private mutating func condition() -> SceneNode {
    let kinds = scope.formDepth < Self.depthLimit ? Self.tests : ["true"]
    let kind = choices.name(of: kinds, for: "test")
    if kind == "true" || choices.chance(30) && !choices.isSweeping { return .scalar(truth()) }
    scope.formDepth += 1
    defer { scope.formDepth -= 1 }
    return test(kind)
  }

  /// The name of something that can be true: a condition, or a Boolean, an optional, a text or a list.
  mutating func truth() -> String {
    let lists = scope.entries.filter(\.isListOfEntries)
    if !lists.isEmpty, choices.chance(20) { return choices.element(of: lists).name }
    let parts = scope.parts.filter { $0.type.isOptional || $0.type.isList }
    if mayChange, !parts.isEmpty, choices.chance(30) { return "entry.\(choices.element(of: parts).name)" }
    if !components.isEmpty, choices.chance(10) {
      return name(of: ParameterType(.component(choices.element(of: components))), isOptional: true)
    }
    switch choices.number(in: 0...9) {
    case 0...2: return conditionName()
    case 3...5: return name(of: ParameterType(.boolean), isOptional: false)
    case 6...7: return name(of: ParameterType(.string), isOptional: choices.chance(50))
    default:
      let base = choices.element(of: ParameterType.valueTypes)
      let isList = base == .boolean || choices.chance(50)
      return name(of: ParameterType(base, isList: isList), isOptional: !isList)
    }
  }

  /// The name of a condition.
  mutating func conditionName() -> String {
    if !scope.conditions.isEmpty, scope.conditions.count > 12 || choices.chance(60) {
      return choices.element(of: scope.conditions).key
    }
    let (depth, parts) = (scope.formDepth, scope.parts)
    (scope.formDepth, scope.parts) = (0, [])
    defer { (scope.formDepth, scope.parts) = (depth, parts) }
    let name = newValueName()
    let test = condition()
    scope.conditions.append((name, test))
    return name
  }

  private mutating func test(_ kind: String) -> SceneNode {
    switch kind {
    case "not": return .mapping([("not", condition())])
    case "is":
      let compared = comparedName(for: "is")
      return .mapping([("when", .scalar(compared.name)), ("is", literals(for: compared))])
    case "atLeast", "atMost":
      let base = choices.element(of: [ParameterType.Base.integer, .number, .string])
      let type = ParameterType(base, isList: choices.chance(30))
      let number = choices.chance(60) ? "\(choices.number(in: 0...4))" : number(in: nil)
      return .mapping([("when", .scalar(name(of: type, isOptional: false))), (kind, .scalar(number))])
    default:
      return .mapping([(kind, .list((0..<choices.number(in: 1...3)).map { _ in condition() }))])
    }
  }

  private mutating func literals(for compared: ComparedName) -> SceneNode {
    var cases: [SceneNode] = []
    for _ in 0..<choices.number(in: 1...3) {
      if let names = compared.cases {
        cases.append(.scalar(choices.element(of: names)))
      } else {
        cases.append(compared.type == "integer" ? .scalar(choices.element(of: integers())) : plainText())
      }
    }
    return cases.count == 1 && choices.chance(70) ? cases[0] : .list(cases)
  }

  // MARK: Compared names

  /// A name that `switch` and `is` can compare.
  struct ComparedName {
    let name: String
    let type: String
    /// All values; `nil` if they cannot be listed.
    let cases: [String]?
  }

  /// A name that can be compared, usually of a type that has not been compared in this way yet.
  mutating func comparedName(for purpose: String) -> ComparedName {
    let types = Self.comparedTypes.filter { !scope.isComponent || $0 != "enumeration" }
    let type = choices.name(of: types, for: purpose)
    switch type {
    case "own":
      let (name, cases) = ownEnumeration()
      return ComparedName(name: name, type: type, cases: cases)
    case "enumeration":
      let base = choices.element(of: grammar.parameterEnumerations)
      return ComparedName(
        name: name(of: ParameterType(base), isOptional: false), type: type, cases: base.cases)
    case "trait":
      let name = choices.name(of: ScreenTrait.allCases.map(\.rawValue), for: "trait")
      return ComparedName(name: name, type: type, cases: ScreenTrait(rawValue: name)?.type.base.cases)
    case "boolean":
      return ComparedName(
        name: name(of: ParameterType(.boolean), isOptional: false), type: type, cases: ["true", "false"])
    default:
      let base = type == "integer" ? ParameterType.Base.integer : .string
      return ComparedName(name: name(of: ParameterType(base), isOptional: false), type: type, cases: nil)
    }
  }

  private mutating func ownEnumeration() -> (name: String, cases: [String]) {
    let parts = scope.parts.filter { $0.type.base.cases != nil && !$0.type.isOptional && !$0.type.isList }
    if !parts.isEmpty, choices.chance(60) {
      let part = choices.element(of: parts)
      return ("entry.\(part.name)", part.type.base.cases ?? [])
    }
    let known = scope.entries.filter { $0.isState && $0.isOwnEnumeration }
    if !known.isEmpty, known.count > 5 || choices.chance(60) {
      let entry = choices.element(of: known)
      return (entry.name, entry.type.base.cases ?? [])
    }
    let name = newValueName(besides: Self.typesOfSwift)
    let words = texts.names.filter { !["switch", "else", "self"].contains($0) }
    let cases = Array(choices.shuffled(words).prefix(choices.number(in: 1...4)))
    var entries: [SceneNode.Entry] = [("cases", .list(cases.map(SceneNode.scalar)))]
    if choices.chance(30) { entries.append(("default", .scalar(choices.element(of: cases)))) }
    if choices.chance(20) { entries.append(("summary", plainText())) }
    let type = ParameterType.Cases(name: name, swiftType: "", isOwn: true, names: cases)
    scope.entries.append(
      RandomEntry(
        name: name, type: ParameterType(.enumeration(type)), range: .all, isState: true,
        entry: (name, choices.chance(50) ? .block(entries) : .mapping(entries))))
    return (name, cases)
  }

  // MARK: Editing

  /// Ties some of an element's attributes to the state, instead of giving them values.
  mutating func edits(of element: ElementKind, replacing values: inout [String: SceneNode]) -> [SceneNode
    .Entry]
  {
    guard mayChange else { return [] }
    var edits: [SceneNode.Entry] = []
    for attribute in element.edited where values[attribute.name] != nil {
      guard let type = attribute.type.parameterType,
        scope.isComponent || choices.wants(element.word(for: attribute), for: "edit", percent: 40)
      else { continue }
      choices.remember([element.word(for: attribute)], for: "edit")
      values[attribute.name] = nil
      let isOptional = attribute.isOptional && (element.state != nil || choices.chance(50))
      let name = editedName(
        of: type, isOptional, in: element.bounds(attribute.name) ? .unknown : attribute.type.range,
        isRounded: element.state == nil && !element.hasSteps(of: attribute.name))
      edits.append((attribute.name, .scalar(name)))
    }
    if edits.isEmpty { return [] }
    let isMain = edits.count == 1 && edits[0].key == element.edited.first?.name
    return [("edits", isMain && choices.chance(70) ? edits[0].value : .mapping(edits))]
  }

  private mutating func editedName(
    of type: ParameterType, _ isOptional: Bool, in range: ParameterRange, isRounded: Bool
  ) -> String {
    var type = type
    type.isOptional = isOptional
    if isRounded, type.base == .number, choices.chance(25) { type.base = .integer }
    let known = scope.entries.filter { $0.isState && $0.type == type && $0.range == range }
    if !known.isEmpty, choices.chance(30) { return choices.element(of: known).name }
    return declare(type, isState: true, in: range)
  }
}

extension ElementKind {
  /// Whether other attributes bound the value of an attribute.
  fileprivate func bounds(_ attribute: String) -> Bool {
    constraints.contains { constraint in
      switch constraint {
      case .ordered(let names): names.contains(attribute)
      case .index(let index, of: _): index == attribute
      default: false
      }
    }
  }

  /// Whether the user changes the value of an attribute in steps that a scene can give.
  fileprivate func hasSteps(of attribute: String) -> Bool {
    constraints.contains { if case .steps(attribute, of: _) = $0 { true } else { false } }
  }

  /// The attributes that the user changes.
  var edited: [Attribute] { attributes.filter { $0.edited != nil } }

  func word(for attribute: Attribute) -> String { "\(name).\(attribute.name)" }

  /// The attributes that the user changes, qualified with the element.
  var edits: [String] { edited.map(word) }
}

extension RandomEntry {
  fileprivate var isListOfEntries: Bool { if case .component = type.base { type.isList } else { false } }

  fileprivate var isOwnEnumeration: Bool {
    if case .enumeration(let cases) = type.base { cases.isOwn } else { false }
  }
}

extension ParameterType.Base {
  /// The names of an enumeration's cases.
  fileprivate var cases: [String]? { if case .enumeration(let cases) = self { cases.names } else { nil } }
}

extension Grammar {
  /// The enumerations that parameters and state can have.
  var parameterEnumerations: [ParameterType.Base] {
    var bases: [ParameterType.Base] = []
    for element in elementNames.compactMap({ self.element(named: $0) }) where !element.isAbstract {
      for case .enumeration(let enumeration) in element.attributes.map(\.type) {
        if let base = enumeration.parameterBase, !bases.contains(base) { bases.append(base) }
      }
    }
    return bases
  }
}
