import DioramaGrammar
import DioramaTree

extension SceneGenerator {
  /// A value for an attribute: a literal, a reference, or a form.
  mutating func value(of attribute: Attribute, in owner: String) -> SceneNode {
    if attribute.type == .list(.viewID) { return .list([]) }
    let parts = scope.parts
    defer { scope.parts = parts }
    // A whole list is shown or hidden.
    if owner == grammar.rowList, attribute.name == ElementKind.shown { scope.parts = [] }
    if let dimension = attribute.dimension, !choices.isSweeping, !scope.siblings.isEmpty,
      choices.chance(40)
    {
      return relativeSize(dimension)
    }
    if !attribute.isInitial, wantsForm() { return form(of: attribute.type, isOptional: attribute.isOptional) }
    if let name = themeName(for: attribute.type) { return name }
    if attribute.type.parameterType != nil, choices.chance(20) {
      return reference(to: attribute.type, isOptional: attribute.isOptional)
    }
    if case .enumeration(let enumeration) = attribute.type {
      // The first time, a case other than the default, so that the attribute has an effect.
      let word = "\(owner).\(attribute.name)"
      let mayBeUsual = choices.isSweeping && !choices.hasFresh([word], for: "changed")
      let others = enumeration.cases.filter { !attribute.isUsual(.scalar($0)) }
      let cases = mayBeUsual || others.isEmpty ? enumeration.cases : others
      choices.remember([word], for: "changed")
      return .scalar(choices.name(of: cases, for: "case of \(enumeration.name)"))
    }
    var value = value(of: attribute.type)
    for _ in 0..<100 where attribute.isUsual(value) { value = self.value(of: attribute.type) }
    return value
  }

  /// A size relative to a view before the current one.
  private mutating func relativeSize(_ dimension: RelativeSize.Dimension) -> SceneNode {
    var entries = [("of", SceneNode.scalar(choices.element(of: scope.siblings)))]
    let others = RelativeSize.Dimension.allCases.map(\.rawValue)
    if choices.chance(30) { entries.append(("dimension", .scalar(choices.element(of: others)))) }
    if choices.chance(60) { entries.append(("times", .scalar(choices.element(of: ["0.5", "1", "2.25"])))) }
    if choices.chance(40) { entries.append(("plus", .scalar(number(in: nil)))) }
    return .mapping(choices.shuffled(entries.map { (key: $0.0, value: $0.1) }))
  }

  /// A literal; a text may have references, and a list may have forms.
  mutating func value(of type: ValueType) -> SceneNode {
    if !choices.isSweeping, let known = scope.values[type], choices.chance(10) {
      return choices.element(of: known)
    }
    let value = literal(of: type)
    if !value.hasReference { scope.values[type, default: []].append(value) }
    return value
  }

  private mutating func literal(of type: ValueType) -> SceneNode {
    switch type {
    case .string: text()
    case .list(.string):
      .list((0..<choices.number(in: 0...4)).map { _ in wantsForm() ? form(of: .string) : text() })
    default: constant(of: type)
    }
  }

  /// A literal that does not refer to a parameter.
  mutating func constant(of type: ValueType) -> SceneNode {
    switch type {
    case .string: plainText()
    case .boolean: .scalar(choices.chance(50) ? "true" : "false")
    case .integer(let range): .scalar(integer(in: range))
    case .number(let range): .scalar(number(in: range))
    case .url: .scalar("\"\(url())\"")
    case .color: color()
    case .font: font()
    case .image: .mapping([(choices.element(of: ["symbol", "asset"]), plainText())])
    case .date: .scalar(date())
    case .insets: insets()
    case .size: size(NumberRange(lowerBound: 0))
    case .offset: size(nil)
    case .enumeration(let enumeration):
      .scalar(choices.name(of: enumeration.cases, for: "case of \(enumeration.name)"))
    case .swift, .component: reference(to: type, isOptional: false)
    case .viewID: .scalar(newName(besides: scope.reserved))
    case .list(.component): reference(to: type, isOptional: false)
    case .list(let element): .list((0..<choices.number(in: 0...4)).map { _ in constant(of: element) })
    }
  }

  // MARK: Parameters

  /// A reference as a whole value. The default of what it refers to, if there is one, is valid for the attribute.
  mutating func reference(to type: ValueType, isOptional: Bool, mayHaveDefault: Bool = true) -> SceneNode {
    guard var wanted = type.parameterType else { return value(of: type) }
    // Tests create states of components without the cases of Apple's enumerations.
    if scope.isComponent, case .enumeration = wanted.base { return value(of: type) }
    if mayChange, wanted == ParameterType(.boolean), choices.chance(30) { return .reference(truth()) }
    var range = type.range
    if wanted.base == .number, !wanted.isList, choices.chance(30) { wanted.base = .integer }
    if !mayHaveDefault { range = .unknown }
    return .reference(name(of: wanted, isOptional: isOptional && choices.chance(50), in: range))
  }

  /// The name of a parameter or, where values may change, of an entry of the state: a new or an existing one.
  mutating func name(
    of type: ParameterType, isOptional: Bool, in range: ParameterRange = .all
  ) -> String {
    var type = type
    type.isOptional = isOptional && !type.isList
    if let part = partOfEntry(of: type, in: range) { return part }
    if let value = derivedValue(of: type, in: range) { return value }
    let known = scope.entries.filter { $0.type == type && $0.range == range && (mayChange || !$0.isState) }
    if !known.isEmpty, scope.entries.count > 40 || choices.chance(50) {
      return choices.element(of: known).name
    }
    return declare(
      type, isState: mayChange && !type.base.isOfApp && (scope.isComponent || choices.chance(60)), in: range)
  }

  /// A part of the entry that the current row shows, now and then.
  private mutating func partOfEntry(of type: ParameterType, in range: ParameterRange) -> String? {
    guard mayChange else { return nil }
    let parts = scope.parts.filter { $0.type == type && (range == .all || $0.defaultValue == nil) }
    guard !parts.isEmpty, choices.chance(60) else { return nil }
    return "entry.\(choices.element(of: parts).name)"
  }

  /// A value that the app derives from a part of the state with the same type, now and then.
  private mutating func derivedValue(of type: ParameterType, in range: ParameterRange) -> String? {
    guard mayChange, !components.isEmpty || scope.isComponent, range == .all, !type.isList,
      choices.chance(10),
      [.string, .boolean, .integer, .number].contains(type.base) || type.base.isComponent,
      scope.entries.contains(where: { $0.isState && $0.type == type })
    else { return nil }
    let known = scope.derived.filter { scope.derivedTypes[$0.key] == type }
    if !known.isEmpty { return choices.element(of: known).key }
    let name = newValueName()
    scope.derived.append((name, .scalar(type.name)))
    scope.derivedTypes[name] = type
    return name
  }

  /// Declares a parameter or an entry of the state.
  ///
  /// - Returns: Its name.
  mutating func declare(_ type: ParameterType, isState: Bool, in range: ParameterRange = .all) -> String {
    let name = newValueName()
    choices.remember([type.base.name], for: isState ? "state" : "parameter")
    let entry = (name, declaration(of: type, in: range))
    scope.entries.append(RandomEntry(name: name, type: type, range: range, isState: isState, entry: entry))
    return name
  }

  /// A new name that values can use, even where names are bare.
  mutating func newValueName(besides others: [String] = []) -> String {
    newName(besides: ["handlers", "self", "super"] + (scope.changes ? ["true", "false"] : []) + others)
  }

  private mutating func declaration(of type: ParameterType, in range: ParameterRange) -> SceneNode {
    let isPlainList = type.isList && choices.chance(50)
    let written: SceneNode =
      isPlainList ? .list([.scalar(type.base.name)]) : .scalar(type.isList ? "\"\(type.name)\"" : type.name)
    var entries: [SceneNode.Entry] = [("type", written)]
    if let valueType = type.valueType(in: range), choices.chance(50) {
      entries.append(("default", constant(of: valueType)))
    }
    if choices.chance(20) { entries.append(("summary", plainText())) }
    return entries.count == 1 && choices.chance(70) ? written : .block(entries)
  }

  // MARK: Numbers

  private mutating func integer(in range: NumberRange?) -> String {
    let exact = 9_007_199_254_740_991
    let low = range?.lowestInteger ?? -exact
    let high = range?.highestInteger ?? exact
    if range?.divides != nil {
      return "\(choices.element(of: (low...high).filter { range?.contains(Double($0)) == true }))"
    }
    return switch choices.number(in: 0...4) {
    case 0: "\(low)"
    case 1: "\(high)"
    case 2: "\(choices.number(in: low...high))"
    default: "\(choices.number(in: max(low, -3)...min(high, max(low, -3) + 9)))"
    }
  }

  mutating func number(in range: NumberRange?) -> String {
    let range = range ?? NumberRange()
    let candidates = [
      0, 1, -1, 0.1, -0.5, 0.3333333333333333, 2.25, 16, 44, 16_777_217, 123456789.125, -9876.54321,
      range.lowerBound,
      range.upperBound,
    ].filter { $0.isFinite && range.contains($0) }.map { "\($0)" }
    let odd = [
      "-0", "-0.0", "0.00000000000000000001", "123456789012345678901234567890", "0.10000000149011612",
    ]
    return choices.element(of: candidates + odd.filter { Double($0).map(range.contains) ?? false })
  }

  private mutating func date() -> String {
    let day = choices.element(of: ["1583-01-01", "1970-01-01", "2024-02-29", "2026-11-22", "9999-12-31"])
    let time = choices.element(of: ["", "", "T00:00:00Z", "T09:30:00+01:00", "T23:59:59-11:30"])
    return choices.chance(50) ? day + time : "\"\(day)\(time)\""
  }

  /// An image at an address, with images of the app to show while it is not loaded.
  mutating func remoteImage() -> SceneNode {
    let address = mayChange && choices.chance(70) ? reference(to: .url, isOptional: true) : constant(of: .url)
    var entries = [("url", address)]
    for key in ["placeholder", "failure"] where choices.chance(50) {
      entries.append((key, constant(of: .image)))
    }
    return .mapping(choices.shuffled(entries.map { (key: $0.0, value: $0.1) }))
  }

  private mutating func insets() -> SceneNode {
    guard choices.chance(70) else { return .scalar(number(in: nil)) }
    let edges = choices.shuffled(["top", "leading", "bottom", "trailing"]).prefix(choices.number(in: 1...4))
    return .mapping(edges.map { ($0, .scalar(number(in: nil))) })
  }

  private mutating func size(_ range: NumberRange?) -> SceneNode {
    guard choices.chance(70) else { return .scalar(number(in: range)) }
    return .mapping(["width", "height"].map { ($0, .scalar(number(in: range))) })
  }

  // MARK: Appearance

  /// Whether there is a named colour that has not been used yet.
  var hasFreshColors: Bool { choices.hasFresh(grammar.vocabulary.colors.cases, for: "colour") }

  private mutating func color() -> SceneNode {
    if choices.isSweeping, hasFreshColors { return namedColor() }
    return switch choices.number(in: 0...9) {
    case 0: .mapping([("asset", plainText())])
    case 1, 2: .mapping(choices.shuffled(["light", "dark"]).map { ($0, plainColor()) })
    default: plainColor()
    }
  }

  private mutating func plainColor() -> SceneNode {
    switch choices.number(in: 0...9) {
    case 0: return .mapping([("asset", plainText())])
    case 1...3:
      let digits = choices.element(of: ["0123456789ABCDEF", "0123456789abcdef"])
      let count = choices.element(of: [6, 8])
      return .scalar("\"#\(String((0..<count).map { _ in choices.element(of: Array(digits)) }))\"")
    default: return namedColor()
    }
  }

  private mutating func namedColor() -> SceneNode {
    .scalar(choices.name(of: grammar.vocabulary.colors.cases, for: "colour"))
  }

  /// A kind of font with a weight or a style that has not been used yet.
  private var freshFontKind: Int? {
    guard choices.isSweeping else { return nil }
    if choices.hasFresh(grammar.vocabulary.fontWeights.cases, for: "font weight") { return 1 }
    return choices.hasFresh(grammar.vocabulary.textStyles.cases, for: "text style") ? 3 : nil
  }

  private mutating func font() -> SceneNode {
    let size = choices.element(of: ["1", "17", "12.5", "1000", "10.1"])
    // In typical scenes, every font follows the user's text size.
    let follows = texts.isTypical || ["17", "10.1"].contains(size)
    switch freshFontKind ?? choices.number(in: 0...5) {
    case 0: return .mapping(scaled([("system", .scalar(size))], follows))
    case 1, 2:
      let weight = choices.name(of: grammar.vocabulary.fontWeights.cases, for: "font weight")
      return .mapping(
        scaled(choices.shuffled([("system", .scalar(size)), ("weight", .scalar(weight))]), follows))
    case 3, 4:
      return .mapping([
        ("style", .scalar(choices.name(of: grammar.vocabulary.textStyles.cases, for: "text style")))
      ])
    default:
      return .mapping(scaled(choices.shuffled([("name", plainText()), ("size", .scalar(size))]), follows))
    }
  }

  /// Returns the entries of a font, with the text style that it scales with.
  private func scaled(_ entries: [SceneNode.Entry], _ follows: Bool) -> [SceneNode.Entry] {
    guard follows, let style = grammar.vocabulary.textStyles.cases.first else { return entries }
    return entries + [(key: "relativeTo", value: SceneNode.scalar(style))]
  }
}

extension Attribute {
  /// Whether a node may be the initial value of the Swift property.
  fileprivate func isUsual(_ node: SceneNode) -> Bool {
    guard case .value(let usual)? = defaultValue else { return false }
    switch (usual, node) {
    case (.boolean(let value), .scalar(let text)): return text == "\(value)"
    case (.integer(let value), .scalar(let text)): return text == "\(value)"
    case (.number(let value), .scalar(let text)): return Double(text) == value
    case (.enumeration(let name), .scalar(let text)): return text == name
    case (.insets(let insets), .scalar(let text)): return Double(text).map(Insets.init(all:)) == insets
    case (.insets(let insets), .mapping(let entries)):
      let isZero = entries.allSatisfy {
        if case .scalar(let text) = $0.value { Double(text) == 0 } else { false }
      }
      return isZero && insets == Insets(all: 0)
    case (.color(.named(let name)), .scalar(let text)): return text == name
    case (.literal(let value), .scalar(let text)): return value.isEmpty && text == "\"\""
    case (.font(.style(let style)), .mapping(let entries)):
      guard entries.count == 1, let entry = entries.first, entry.key == "style",
        case .scalar(let name) = entry.value
      else { return false }
      return name == style
    case (.font(.system(let size, _, _)), .mapping(let entries)):
      guard entries.count == 1, let entry = entries.first, entry.key == "system",
        case .scalar(let text) = entry.value
      else { return false }
      return Double(text) == size
    default: return false
    }
  }
}

/// The numbers that are valid for every use of a parameter or an entry of the state.
enum ParameterRange: Hashable {
  /// All numbers, or the parameter is not a number.
  case all
  /// The numbers in a range.
  case range(NumberRange)
  /// Numbers that depend on other values, so no default is certain to be valid.
  case unknown
  /// The id of a component, which belongs to no attribute.
  case identity
}

extension ValueType {
  /// The numbers that are valid for a reference.
  var range: ParameterRange {
    switch self {
    case .integer(let range?), .number(let range?): .range(range)
    case .list(let element): element.range
    default: .all
    }
  }
}

extension ParameterType.Base {
  /// Whether it is a type of the app.
  fileprivate var isOfApp: Bool { if case .swift = self { true } else { false } }

  /// Whether it is the state of a component.
  fileprivate var isComponent: Bool { if case .component = self { true } else { false } }
}

extension ParameterType {
  /// The type of defaults in a range, or `nil` if there should be no default.
  fileprivate func valueType(in range: ParameterRange) -> ValueType? {
    switch (range, base) {
    case (.unknown, _), (.identity, _): nil
    case (.range(let range), .integer): isList ? .list(.integer(range)) : .integer(range)
    case (.range(let range), .number): isList ? .list(.number(range)) : .number(range)
    default: valueType
    }
  }
}
