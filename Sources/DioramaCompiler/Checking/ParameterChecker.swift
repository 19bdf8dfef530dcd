import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks the parameters of a scene, its state or its derived values: names with types.
struct ParameterChecker {
  let context: SceneContext
  /// What the names stand for.
  let kind: NameScope.Kind
  private let keys: NameIndex

  init(context: SceneContext, kind: NameScope.Kind = .parameter) {
    self.context = context
    self.kind = kind
    keys =
      switch kind {
      case .state: Self.stateKeys
      case .derived: Self.derivedKeys
      default: Self.parameterKeys
      }
  }

  private static let parameterKeys: NameIndex = ["type", "default", "summary"]
  private static let stateKeys: NameIndex = ["type", "cases", "default", "summary"]
  private static let derivedKeys: NameIndex = ["type", "summary"]

  /// Returns what an entry of the scene declares.
  func parameters(_ entry: MappingEntry, of scene: FieldReader) -> [RuntimeTree.Parameter] {
    guard entry.value.kind == .mapping else {
      context.scope.isOpen = true
      context.report(
        noMapping: entry, "of names and types, such as userID: string", orWrite: "a name and a type",
        isExplained: scene.hasUnknownKey)
      return []
    }
    let entries = entry.value.entries
    context.scope.reserve(entries.count)
    var parameters: [RuntimeTree.Parameter] = []
    parameters.reserveCapacity(entries.count)
    var remaining = entries.count
    for entry in entries {
      remaining -= 1
      if remaining > 0, isIndented(entry) {
        context.reportNested(entry)
        context.scope.isOpen = true
        break
      }
      if let parameter = read(entry) { parameters.append(parameter) }
    }
    return parameters
  }

  /// Returns whether a key of the scene is probably indented too far. The entries that belong to it then come next.
  private func isIndented(_ entry: MappingEntry) -> Bool {
    entry.value.isEmptyPlain && BoundScene.key(entry) != nil
  }

  /// Returns what an entry declares, and declares its name, even if the entry has errors.
  private func read(_ entry: MappingEntry) -> RuntimeTree.Parameter? {
    if isKeyOfScene(entry) {
      context.reportNested(entry)
      context.scope.declare(entry.name, nil, as: kind)
      return nil
    }
    guard let name = checkedName(entry.key, .lowerCamelCase, of: kind.phrase, context.diagnostics) else {
      if let meant = NameForm.lowerCamelCase.corrected(entry.name) {
        context.scope.declare(meant, insteadOf: entry.name, as: kind)
      }
      context.scope.declare(entry.name, nil, as: kind)
      return nil
    }
    context.reportRepeated(name, kind, at: entry.key.range)
    if case .parameter = kind, name == GeneratedNames.handlers {
      context.report(
        NameCollision.taken(name, by: "a parameter of the generated initializer"),
        at: entry.key.range)
    }
    context.rejectExpression(name, at: entry.key.range)
    let parameter =
      entry.value.kind == .mapping
      ? declaration(of: name, in: entry)
      : type(entry).map { RuntimeTree.Parameter(name: name, type: $0, defaultValue: nil, summary: nil) }
    let initial: NameScope.Default? = parameter?.defaultValue.flatMap { value in
      entry.value.value(for: "default").map { (value, $0.range) }
    }
    context.scope.declare(name, parameter?.type, as: kind, default: initial, at: entry.key.range)
    return parameter
  }

  /// Returns what a mapping declares, or reports an error.
  private func declaration(of name: String, in entry: MappingEntry) -> RuntimeTree.Parameter? {
    if let form = ValueReader.formKey(of: entry.value), !keys.contains(form.rawValue) {
      let remedy = form.isTest ? "declare it under 'conditions'" : "write it in place of '${\(name)}'"
      context.report(InvalidType(written: "{…}", remedy: remedy), at: entry.value.headRange)
      return nil
    }
    if declaresParts(entry.value) {
      let remedy = "write a component with these parts in its state, and its name here"
      context.report(InvalidType(written: "{…}", remedy: remedy), at: entry.value.headRange)
      return nil
    }
    let fields = context.fields(entry.value, kind.phrase, keys) { advice($0, in: entry.value) }
    let cases = if case .state = kind { fields["cases"] } else { nil as MappingEntry? }
    if cases != nil { fields.reject("type", besides: "cases") }
    guard let type = cases.map({ ownEnumeration($0, name) }) ?? self.type(in: fields) else { return nil }
    return RuntimeTree.Parameter(
      name: name, type: type, defaultValue: fields["default"].flatMap { defaultValue($0, type) },
      summary: fields["summary"].flatMap { context.values.plainText($0) })
  }

  /// Returns whether a mapping has only other names with types, like a structure in another language.
  private func declaresParts(_ node: SyntaxNode) -> Bool {
    node.entries.count > 1
      && node.entries.allSatisfy {
        !keys.contains($0.key) && WrittenType($0.value).flatMap(context.grammar.type) != nil
      }
  }

  /// Returns the type of an entry. If it is missing, its default may show which one is meant.
  private func type(in fields: FieldReader) -> ParameterType? {
    if let entry = fields["type"] { return type(entry, isInMapping: true) }
    if fields.mayHave("type") || fields.isMisspelt("cases") || fields.node.value(for: "cases") != nil {
      return nil
    }
    let value = fields["default"]
    let parts = value.flatMap { declaration(meantBy: $0.value) }?.split { "{:, ".contains($0) }
    let type = parts.map { String($0[1]) }
    var fixIts: [FixIt] = []
    if let type, let start = value?.key.range.start, fields.node.inlineText != nil {
      let text = "type: \(type), "
      fixIts = [FixIt("write 'type: \(type)'", replacing: SourceRange(start, start), with: text)]
    }
    context.report(
      MissingKey(name: "type", place: kind.phrase, value: type), at: fields.node.resolved.headRange,
      fixIts: fixIts)
    return nil
  }

  /// Returns the enumeration whose cases a part of the state lists, or `nil` after reporting an error.
  private func ownEnumeration(_ entry: MappingEntry, _ name: String) -> ParameterType? {
    var cases: [String] = []
    var seen: Set<String> = []
    let nodes = entry.value.elements
    if entry.value.kind != .broken, entry.value.kind != .sequence || nodes.isEmpty {
      context.report(
        WrongType(name: entry.name, remedy: "must be a list of names, such as [editing, sending]"),
        at: entry.value.headRange)
    }
    for node in nodes {
      guard let name = checkedName(node, .lowerCamelCase, of: "a case", context.diagnostics) else { continue }
      if let other = StateChecker.otherMeaning(ofCase: name) {
        context.report(NameCollision.taken(name, by: other), at: node.range)
      } else if !seen.insert(name).inserted {
        context.report(DuplicateName(name: name, kind: "a case"), at: node.range)
      } else {
        cases.append(name)
      }
    }
    if cases.isEmpty || cases.count < nodes.count { return nil }
    return ParameterType(
      .enumeration(
        ParameterType.Cases(
          name: name, swiftType: ParameterType.Cases.swiftType(ofState: name), isOwn: true, names: cases)))
  }

  private func advice(_ key: String, in node: SyntaxNode) -> KeyAdvice? {
    let type = node.value(for: "type")?.text ?? "string"
    let mayBeNil = ["optional", "isOptional", "nullable"].contains(key)
    if mayBeNil, node.value(for: "cases") != nil {
      return .hint("use a case such as 'none' in place of nil, and remove this")
    }
    if mayBeNil, type.hasPrefix("[") { return .hint("a list is empty instead of nil, so remove it") }
    if mayBeNil || key == "required" && node.value(for: key)?.text == "false" {
      let optional = type.hasSuffix("?") ? type : type + "?"
      return .hint("\(kind.phrase) that can be nil has a '?' after its type, so write '\(optional)'")
    }
    return switch key {
    case "required" where kind == .state && !context.isComponent:
      .hint("remove it, since without a default a text is empty, a number is 0 and a boolean is false")
    case "required": .hint("\(kind.phrase) without '?' and without a default is required, so remove it")
    case "default", "from", "compute", "expression", "formula":
      .hint(
        kind == .derived
          ? "the app computes it in Swift, so remove it" : "declare what the app computes under 'derived'")
    case "cases", "values", "enum", "options":
      kind == .state
        ? .key("cases")
        : .hint("declare the cases in a file such as 'Size.enumeration.yaml', and name it as the type")
    case "defaultValue", "value", "initial": .key("default")
    case "description", "comment": .key("summary")
    default: nil
    }
  }

  /// Returns whether a key of the scene is in `parameters`, one level too deep: its value cannot be a type.
  private func isKeyOfScene(_ entry: MappingEntry) -> Bool {
    guard BoundScene.key(entry) != nil else { return false }
    return switch entry.value.kind {
    case .mapping: entry.value.value(for: "type") == nil && entry.value.value(for: "cases") == nil
    case .sequence: entry.value.elements.count != 1 || entry.value.elements.first?.kind != .scalar
    default: false
    }
  }

  private func defaultValue(_ entry: MappingEntry, _ type: ParameterType) -> Value? {
    guard let base = context.values.valueType(of: type.base) else {
      context.report(UnexpectedDefault(type: type.name), at: entry.key.range)
      return nil
    }
    let valueType = type.isList ? .list(base) : base
    if entry.value.isNull, valueType.caseNames?.contains(entry.value.text) != true {
      context.report(
        WrongType(
          name: entry.name,
          remedy: type.isOptional
            ? "is not needed, because an optional is nil by default; remove it"
            : "cannot be '\(entry.value.text)'; write '\(type.name)?' as the type and remove it"),
        at: entry.value.range)
      return nil
    }
    if entry.value.kind == .scalar, TextTemplate.hasReference(entry.value) {
      context.report(MisplacedReference(name: entry.name, remedy: "must be a literal"), at: entry.value.range)
      return nil
    }
    let value = context.values.literals.read(entry, as: valueType)
    guard value?.hasConstantOfApp == true else { return value }
    context.report(
      WrongType(
        name: entry.name, remedy: "cannot be a constant of the app; leave it out, and pass the colour"),
      at: entry.value.range)
    return nil
  }

  // MARK: Types

  /// - Parameter isInMapping: Whether the entry is the 'type' of a declaration, and not the whole declaration.
  private func type(_ entry: MappingEntry, isInMapping: Bool = false) -> ParameterType? {
    let node = entry.value
    if node.kind == .broken { return nil }
    if node.isEmptyPlain {
      context.report(
        MissingValue(name: entry.name, hint: "write a type such as 'string'"), at: entry.key.range)
      return nil
    }
    guard let type = WrittenType(node) else {
      if node.kind == .mapping {
        context.report(InvalidType(written: "{…}", suggestion: nil), at: node.headRange)
        return nil
      }
      switch node.elements.count == 1 ? node.elements.first?.kind : nil {
      case .broken: break
      case .mapping:
        let remedy = "write a component with these parts in its state, and '[ItsName]' here"
        context.report(InvalidType(written: "[{…}]", remedy: remedy), at: node.headRange)
      default:
        let cases = kind == .state ? cases(of: node) : nil
        if isInMapping, let cases {
          reportType("[…]", whole: cases, at: node)
          break
        }
        // On lines of its own, a list becomes a mapping to which other lines can belong.
        let hasOwnLines = context.tree.source.bytes[node.range.start] == UInt8(ascii: "-")
        context.report(
          InvalidType(written: "[…]", suggestion: cases ?? "[string]"), at: node.headRange,
          fixIts: renaming(node, to: hasOwnLines ? cases.map { String($0.dropFirst(2).dropLast(2)) } : cases))
      }
      return nil
    }
    if type.isList, type.isOptional {
      let name = typeName(meantBy: type.name)
      let suggestion = name.map { "[\($0)]" } ?? String(node.text.dropLast())
      context.report(
        InvalidType(written: node.text, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion))
      if name != nil, name != type.name { return nil }
    }
    return meaning(of: type, isInMapping: isInMapping)
  }

  /// Reports the 'type' of a declaration that means the whole of another one, such as `{ type: integer, default: 3 }`.
  private func reportType(_ written: String, whole: String, at node: SyntaxNode) {
    let entries = whole.dropFirst(2).dropLast(2)
    context.report(InvalidType(written: written, remedy: "write '\(entries)' instead"), at: node.headRange)
  }

  private func meaning(of written: WrittenType, isInMapping: Bool) -> ParameterType? {
    let (name, node, grammar) = (written.name, written.node, context.grammar)
    let type = grammar.type(written)
    switch type?.base {
    case .enumeration?, .swift?, nil:
      if NameForm.typeName.matches(name),
        grammar.isBroken(enumerationNamed: name) || grammar.isBroken(elementNamed: name)
      {
        context.diagnostics.lacksDeclaration = true
        return nil
      }
    default: return type
    }
    if let type { return type }
    if context.diagnostics.reportSurplusMark(node) { return nil }
    let whole = node.text
    let isExpression = whole.contains { $0 == "$" || $0 == " " && kind == .derived }
    let source = kind == .derived ? "the app computes it in Swift" : "the scene's owner passes its value"
    let advice = "write its type, such as 'string', since \(source)"
    if let remedy = isExpression ? advice : Self.remedy(forType: name) {
      context.report(InvalidType(written: whole, remedy: remedy), at: node.range)
      return nil
    }
    let suggestion =
      optional(in: whole) ?? cases(in: whole) ?? suggestion(for: name, whole: whole)
      ?? declaration(meantBy: node)
    if isInMapping, let suggestion, suggestion.hasPrefix("{") {
      reportType(whole, whole: suggestion, at: node)
      return nil
    }
    // The entries of a list are never nil, so a fix-it would lose the '?'.
    let isOptionalEntry = whole.hasSuffix("?") && suggestion?.hasSuffix("?") == false
    let isClosest =
      NameForm.lowerCamelCase.matches(name) && suggestion?.hasPrefix("{") == false
      && ValueTypeNames.equivalent(ofSwift: name) == nil
    context.report(
      InvalidType(written: whole, suggestion: suggestion), at: node.headRange,
      fixIts: isOptionalEntry ? [] : renaming(node, to: suggestion, isClosest: isClosest))
    return nil
  }
}

/// A default that a scene cannot write.
struct UnexpectedDefault: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unexpected-default",
    explanation:
      "A scene only passes values of a Swift type through, so it cannot give a default value.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        controller: table
        parameters:
          coordinator: { type: Coordinator, default: none }
        rows:
        - switchCell: minionMode
          viewModel: ${coordinator}

        """,
      passing: """
        scene: Example
        controller: table
        parameters:
          coordinator: { type: Coordinator }
        rows:
        - switchCell: minionMode
          viewModel: ${coordinator}

        """))

  let type: String
  var message: String {
    "a value of the type '\(type)' cannot be written in a scene, so it has no default; remove it"
  }
}
