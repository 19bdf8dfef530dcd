import DioramaSyntax
import DioramaTree

extension DeclarationReader {
  private static let attributeKeys: NameIndex = [
    "type", "cases", "summary", "required", "optional", "default", "identifier", "minimum", "maximum",
    "greaterThan", "lessThan", "divides", "property",
    "method", "label", "arguments", "overrides", "update", "appearing", "disappearing", "swiftType",
    "negated", "edited",
    "liveProperty", "resets", "container", "dimension",
    "verbatim", "voiceOver", "needs",
    "synonyms", "opposites", "hints", "since",
  ]

  /// Reads the attributes of a mapping, in order. Those of a role are members of a type that generated Swift
  /// declares.
  func attributes(
    _ entry: MappingEntry?, ofRole: Bool = false, passedTo initializer: [FixedArgument] = []
  ) -> [Attribute] {
    entries(entry, "attributes").compactMap { entry in
      let isInitial = initializer.contains { $0.value == .attribute(entry.name) }
      let attribute = attribute(entry, ofRole: ofRole, isInitial: isInitial)
      if isInitial, let attribute { checkInitial(attribute, at: entry.key) }
      return attribute
    }
  }

  /// Reports an attribute that cannot be passed to an initializer.
  private func checkInitial(_ attribute: Attribute, at key: SyntaxNode) {
    if case .enumeration(let enumeration) = attribute.type, case .value = attribute.defaultValue {
      if !enumeration.isShared, attribute.swiftType == nil {
        let place = "an attribute with cases that is passed to the initializer"
        diagnostics.add(MissingKey(name: "swiftType", place: place), at: key.range)
      }
      return
    }
    let remedy = "is passed to the initializer, so it is an enumeration with a default"
    diagnostics.add(WrongType(name: attribute.name, remedy: remedy), at: key.range)
  }

  private func attribute(_ entry: MappingEntry, ofRole: Bool, isInitial: Bool) -> Attribute? {
    guard let name = checkedName(entry.key, .lowerCamelCase, of: "an attribute", diagnostics) else {
      return nil
    }
    if ofRole, isFormKey(entry.key) || swift(key: entry.key, .parameter) == nil { return nil }
    if entry.value.kind == .scalar || entry.value.kind == .sequence {
      guard let type = valueType(entry, in: nil, mayBeOptional: !ofRole),
        swift(key: entry.key, .member) != nil
      else { return nil }
      if ofRole { reportMemberWithoutDefault(entry.key) }
      return Attribute(name: name, type: type)
    }
    guard entry.value.kind == .mapping else { return nil }
    let fields = fields(entry.value, "an attribute", Self.attributeKeys)
    let isNamed = ["property", "method"].contains(where: fields.mayHave)
    if ofRole || !isNamed, swift(key: entry.key, .member) == nil { return nil }
    let given = fields.required("type")
    guard let type = given.flatMap({ valueType($0, in: fields, mayBeOptional: !ofRole) }) else { return nil }
    checkKeys(of: fields, type)
    if ofRole {
      withoutEffect(fields, "optional", "belongs to an attribute of an element")
      if !fields.mayHave("default"), !flag(fields, "required") { reportMemberWithoutDefault(entry.key) }
    }
    let value = fields["default"].flatMap { reader.read($0, as: type) }
    return Attribute(
      name: name,
      summary: fields["summary"].flatMap { text($0) } ?? "",
      type: type,
      isRequired: flag(fields, "required"),
      isOptional: flag(fields, "optional"),
      defaultValue: flag(fields, "identifier") ? .identifier : value.map(Attribute.Default.value),
      setter: setter(fields, name),
      swiftType: swift(fields["swiftType"], .type),
      isNegated: flag(fields, "negated"),
      edited: fields["edited"].flatMap { text($0) },
      liveProperty: swift(fields["liveProperty"], .member),
      resets: names(fields["resets"]).map(\.text),
      isInitial: isInitial,
      isOfContainers: flag(fields, "container"),
      dimension: choice(fields["dimension"], RelativeSize.Dimension.self),
      voiceOver: choice(fields["voiceOver"], Attribute.VoiceOverMeaning.self),
      needs: fields["needs"].flatMap { need($0) },
      isVerbatim: flag(fields, "verbatim") || flag(fields, "identifier"),
      synonyms: synonyms(fields), opposites: synonyms(fields, "opposites"), hints: hints(fields),
      since: since(fields))
  }

  /// Reports a member of a role that a scene can leave out and that has no default.
  private func reportMemberWithoutDefault(_ key: SyntaxNode) {
    let place = "a member of a role without 'default'"
    diagnostics.add(MissingKey(name: "required", place: place, value: "true"), at: key.range)
  }

  /// Reads the cases of another attribute with which an attribute has an effect.
  private func need(_ entry: MappingEntry) -> Attribute.Need? {
    guard entry.value.entries.count == 1, let need = entry.value.entries.first,
      need.value.kind == .scalar || !need.value.elements.isEmpty
    else {
      diagnostics.add(
        WrongType(name: entry.name, remedy: "must be an attribute and its cases, such as { layout: grid }"),
        at: entry.value.headRange)
      return nil
    }
    return Attribute.Need(attribute: need.name, cases: names(need).map(\.text))
  }

  private func setter(_ fields: FieldReader, _ name: String) -> Attribute.Setter {
    if let property = swift(fields["overrides"], .member) {
      return .overriding(property, update: swift(fields["update"], .member))
    }
    if let method = swift(fields["appearing"], .member) {
      return .appearing(method, disappearing: swift(fields["disappearing"], .member))
    }
    guard let method = swift(fields["method"], .member) else {
      return .property(swift(fields["property"], .memberPath) ?? name)
    }
    return .method(
      method, label: swift(fields["label"], .label), trailing: fixedArguments(fields["arguments"]))
  }

  /// Reports keys that exclude each other, and keys that have no effect next to the others.
  private func checkKeys(of fields: FieldReader, _ type: ValueType) {
    conflict(fields, "property", "method")
    conflict(fields, "identifier", "default")
    checkOverride(fields, type)
    for key in ["label", "arguments"] where !fields.mayHave("method") {
      withoutEffect(fields, key, "belongs to a 'method'")
    }
    if !fields.mayHave("method") { withoutEffect(fields, "dimension", "belongs to a 'method'") }
    if !type.isNumber { withoutEffect(fields, "dimension", "belongs to the types 'integer' and 'number'") }
    for key in ["identifier", "verbatim"] where type != .string {
      withoutEffect(fields, key, "belongs to the type 'string'")
    }
    for key in ["negated", "opposites"] where type != .boolean {
      withoutEffect(fields, key, "belongs to the type 'boolean'")
    }
    checkEdited(fields)
    checkKeys(ofType: type, fields)
  }

  /// Reports an attribute that the user edits, if its value cannot be read from the property that sets it: the state
  /// takes a value that is not optional.
  private func checkEdited(_ fields: FieldReader) {
    guard let edited = fields["edited"], !fields.mayHave("liveProperty") else { return }
    let place: String
    if flag(fields, "optional") {
      place = "an optional attribute with 'edited'"
    } else if fields["property"]?.value.text.contains("?") == true {
      place = "an attribute with 'edited' and an optional property"
    } else {
      return
    }
    diagnostics.add(MissingKey(name: "liveProperty", place: place), at: edited.key.range)
  }

  /// Reports keys and types that an attribute cannot have if it is overridden, or set when the view appears.
  private func checkOverride(_ fields: FieldReader, _ type: ValueType) {
    for (first, second) in [
      ("overrides", "appearing"), ("overrides", "property"), ("overrides", "method"),
      ("appearing", "property"), ("appearing", "method"),
    ] { conflict(fields, first, second) }
    if !fields.mayHave("overrides") { withoutEffect(fields, "update", "belongs to 'overrides'") }
    if !fields.mayHave("appearing") { withoutEffect(fields, "disappearing", "belongs to 'appearing'") }
    guard fields.has("overrides") || fields.has("appearing") else { return }
    for key in ["default", "optional", "negated", "required"] {
      withoutEffect(fields, key, "belongs to a 'property' or a 'method'")
    }
    let isOverridden = fields.has("overrides")
    switch type {
    case .boolean: return
    case .enumeration where isOverridden: return
    case .color where !isOverridden: return
    case .list(.enumeration) where !isOverridden: return
    default: break
    }
    if let entry = fields["overrides"] ?? fields["appearing"] {
      let types = isOverridden ? "booleans and enumerations" : "booleans, colours and lists of enumerations"
      diagnostics.add(WrongType(name: entry.name, remedy: "is for \(types)"), at: entry.key.range)
    }
  }

  static let boundKeys = ["minimum", "maximum", "greaterThan", "lessThan", "divides"]

  /// Reports keys that do not apply to the value type.
  func checkKeys(ofType type: ValueType, _ fields: FieldReader) {
    for key in Self.boundKeys where !type.element.isNumber {
      withoutEffect(fields, key, "belongs to the types 'integer' and 'number'")
    }
    if case .number = type.element { withoutEffect(fields, "divides", "belongs to the type 'integer'") }
    if fields["type"]?.value.text != "enumeration" {
      withoutEffect(fields, "cases", "belongs to the type 'enumeration'")
    }
  }

  /// Reads `type:` and the keys that belong to it.
  ///
  /// - Parameter mayBeOptional: Whether `optional` can be one of these keys.
  func valueType(_ entry: MappingEntry, in fields: FieldReader?, mayBeOptional: Bool) -> ValueType? {
    guard let type = WrittenType(entry.value), !type.isOptional else {
      if reportOptional(entry, isShort: fields == nil, mayBeOptional: mayBeOptional) { return nil }
      return valueType(named: entry.value.text, entry.value, fields)
    }
    if type.isList, type.name == "enumeration" {
      let remedy = "cannot be in a list; declare it in a file of its own, and write its name"
      diagnostics.add(WrongType(name: type.name, remedy: remedy), at: type.node.range)
      return nil
    }
    if type.isList, entry.value.kind == .scalar, let name = ValueTypeNames.equivalent(ofSwift: type.name) {
      diagnostics.add(
        UnknownValueType(name: entry.value.text.shortened, suggestion: "[\(name)]"), at: entry.value.range,
        fixIts: [FixIt("write '[\(name)]'", replacing: entry.value.range, with: "[\(name)]")])
      return nil
    }
    let value = valueType(named: type.name, type.node, fields)
    return type.isList ? value.map(ValueType.list) : value
  }

  /// Reports a value type with a `?`; returns whether it is one. Without the mark, it would mean something else.
  private func reportOptional(_ entry: MappingEntry, isShort: Bool, mayBeOptional: Bool) -> Bool {
    guard let type = WrittenType(entry.value), type.isOptional else { return false }
    let name = ValueTypeNames.equivalent(ofSwift: type.name) ?? type.name
    guard ValueType.plain.contains(where: { $0.name == name }) || enumerations(name) != nil else {
      return false
    }
    let remedy =
      if type.isList { "'[\(name)]', since a list can be empty" } else if !mayBeOptional {
        "'\(name)'"
      } else if isShort {
        "{ type: \(name), optional: true }"
      } else { "'\(name)', and 'optional: true' next to it" }
    diagnostics.add(
      WrongType(name: entry.name, remedy: "must be a value type without '?'; write \(remedy)"),
      at: entry.value.range)
    return true
  }

  private func valueType(named name: String, _ node: SyntaxNode, _ fields: FieldReader?) -> ValueType? {
    switch name {
    case "integer": return .integer(range(fields, ofWholeNumbers: true))
    case "number": return .number(range(fields, ofWholeNumbers: false))
    case "enumeration":
      guard let fields else {
        let remedy = "needs its cases; write { type: enumeration, cases: [first, second] }"
        diagnostics.add(WrongType(name: name, remedy: remedy), at: node.range)
        return nil
      }
      let cases = cases(fields.required("cases"))
      let type = swift(fields["swiftType"], .type)
      return cases.isEmpty
        ? nil : .enumeration(Enumeration(name: name, swiftType: type, summary: "", cases: cases))
    default:
      if let type = ValueType.plain.first(where: { $0.name == name }) { return type }
      if brokenEnumerations.contains(name) {
        diagnostics.lacksDeclaration = true
        return nil
      }
      if let enumeration = enumerations(name) { return .enumeration(enumeration) }
      if node.isEmptyPlain {
        diagnostics.add(
          MissingValue(name: "type", hint: "write a value type such as 'string'"), at: node.range)
        return nil
      }
      if node.kind == .sequence {
        let remedy = "must be a name; write 'type: enumeration', and the names under 'cases'"
        diagnostics.add(WrongType(name: "type", remedy: remedy), at: node.headRange)
        return nil
      }
      let suggestion = name == "enum" ? "enumeration" : ValueTypeNames.meant(by: name)
      diagnostics.add(
        UnknownValueType(name: name.shortened, suggestion: suggestion),
        at: node.headRange,
        fixIts: renaming(
          node, to: suggestion,
          isClosest: name != "enum" && ValueTypeNames.equivalent(ofSwift: name) == nil))
      return nil
    }
  }

  /// Reads the cases of an enumeration, which are also the Swift cases.
  func cases(_ entry: MappingEntry?) -> [String] {
    var cases: [String] = []
    var seen: Set<String> = []
    if let entry, entry.value.kind == .sequence, entry.value.elements.isEmpty {
      diagnostics.add(MissingValue(name: entry.name, hint: "write at least one case"), at: entry.value.range)
    }
    if let entry, entry.value.kind == .scalar, entry.value.text.contains(",") {
      let remedy = "must be a list of names in brackets; write [\(entry.value.text.shortened)]"
      diagnostics.add(WrongType(name: entry.name, remedy: remedy), at: entry.value.range)
      return []
    }
    for (name, node) in names(entry) {
      if !SwiftForm.enumerationCase.matches(name) {
        diagnostics.add(
          InvalidSwift(written: name.shortened, expected: SwiftForm.enumerationCase.phrase), at: node.range)
      } else if ValueReader.selectionWords.contains(name) {
        diagnostics.add(
          InvalidSwift(written: name, expected: "a name other than 'switch' and 'else'"), at: node.range
        )
      } else if !seen.insert(name).inserted {
        diagnostics.add(RedeclaredPart(name: name, element: "the enumeration"), at: node.range)
      } else {
        cases.append(name)
      }
    }
    return cases
  }

  private func divided(_ fields: FieldReader) -> Int? {
    let type = ValueType.integer(
      NumberRange(lowerBound: 1, upperBound: Double(NumberRange.greatestDivided)))
    guard case .integer(let number)? = fields["divides"].flatMap({ reader.read($0, as: type) }) else {
      return nil
    }
    return number
  }

  private func range(_ fields: FieldReader?, ofWholeNumbers isWhole: Bool) -> NumberRange? {
    guard let fields else { return nil }
    conflict(fields, "minimum", "greaterThan")
    conflict(fields, "maximum", "lessThan")
    let low = number(fields, "minimum") ?? number(fields, "greaterThan")
    let high = number(fields, "maximum") ?? number(fields, "lessThan")
    let divided = isWhole ? divided(fields) : nil
    guard low != nil || high != nil || divided != nil else { return nil }
    let range = NumberRange(
      lowerBound: low ?? -.infinity, upperBound: high ?? .infinity, divides: divided.map { Int32($0) },
      excludesLowerBound: fields["minimum"] == nil && low != nil,
      excludesUpperBound: fields["maximum"] == nil && high != nil)
    guard !range.isEmpty(ofWholeNumbers: isWhole) else {
      if let entry = fields["minimum"] ?? fields["greaterThan"] {
        let isReversed = range.lowerBound > range.upperBound
        diagnostics.add(isReversed ? EmptyRange.reversed : .empty, at: entry.value.range)
      }
      return nil
    }
    if range.lacksDivisors, let divided, let entry = fields["divides"] {
      diagnostics.add(EmptyRange.withoutDivisor(of: divided), at: entry.value.range)
      return nil
    }
    return range
  }
}
