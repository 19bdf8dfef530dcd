import DioramaSyntax
import DioramaTree

/// Values that depend on names: choices, selections and tests. A mapping with one of their words is such a form.
extension ValueReader {
  static let choiceKeys: NameIndex = ["if", "then", "else"]
  private static let negationKeys: NameIndex = ["not"]
  private static let conjunctionKeys: NameIndex = ["all"]
  private static let disjunctionKeys: NameIndex = ["any"]
  static let comparisonKeys: NameIndex = ["when", "is", "atLeast", "atMost"]

  /// The keys of selections that are not cases.
  package static let selectionWords: NameIndex = ["switch", "else"]

  /// Returns the word that makes a mapping a form, or `nil` for any other mapping.
  package static func formKey(of node: SyntaxNode) -> FormWord? {
    var word: FormWord?
    _ = node.allKeys { key in
      word = FormWord.names.index(of: key).map(FormWord.init(number:))
      return word == nil
    }
    return word
  }

  /// Returns whether a key is the word of a form.
  static func isFormKey(_ key: SyntaxNode) -> Bool { FormWord.names.contains(key) }

  /// Reads a mapping that is a form.
  func form(
    _ word: FormWord, _ node: SyntaxNode, as type: ValueType, named key: SyntaxNode, isOptional: Bool
  ) -> Value? {
    if type.element == .viewID {
      diagnostics.add(MisplacedReference(name: key.text, remedy: "must be a literal"), at: node.headRange)
      return nil
    }
    guard enter(node) else { return nil }
    defer { depth -= 1 }
    switch word {
    case .if: return choice(node, type, key, isOptional)
    case .switch: return selection(node, type, key, isOptional)
    case .not, .all, .any, .when:
      guard type == .boolean else {
        if word == .all, type == .insets { return type.definition.read(node, key, self) }
        if word == .any, type == .color, node.value(for: "dark") != nil {
          wrongType(node, key, "must be \(type.phrase); write 'light' instead of 'any'")
          return nil
        }
        wrongType(
          node, key,
          "must be \(type.phrase), but a test gives true or false; write \(Self.form(meantBy: node))")
        return nil
      }
      return test(word, node).map(Value.test)
    }
  }

  /// Counts a form inside another one, within the limit; returns whether it may be read.
  private func enter(_ node: SyntaxNode) -> Bool {
    guard depth < NestedForm.limit else {
      diagnostics.add(NestedForm(), at: node.headRange)
      return false
    }
    depth += 1
    return true
  }

  // MARK: Choices and selections

  /// Reads a value of a choice or a selection.
  private func branch(
    _ entry: MappingEntry, _ type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> Value? {
    read(entry.value, as: type, named: key, isOptional: isOptional, emptyAt: entry.key.range)
  }

  private func choice(
    _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> Value? {
    if reportCondition(writtenAsChoice: node, type, key) { return nil }
    let fields = FieldReader(
      node, place: "a choice", known: Self.choiceKeys, diagnostics: diagnostics,
      advice: Self.advice(forChoice:))
    let test = fields.required("if").flatMap { condition($0) }
    let then = fields.required("then").flatMap { branch($0, type, key, isOptional) }
    let otherwise = fields.required("else").flatMap { branch($0, type, key, isOptional) }
    guard let test, let then, let otherwise else { return nil }
    return .choice(test, then: then, otherwise: otherwise)
  }

  private func selection(
    _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> Value? {
    guard let entry = node.entries.first(named: "switch"), let (name, subject, _) = bareName(entry) else {
      return nil
    }
    guard subject.isCompared, !subject.isOptional else {
      let remedy =
        subject.isOptional && subject.isCompared
        ? "write { if: { when: \(name), is: … }, then: …, else: … }"
        : "'switch' accepts an enumeration, a boolean, an integer or a text; derive one from it"
      reportType(of: name, subject, remedy, at: entry.value.range)
      return nil
    }
    let cases = SelectionCases(subject, of: name, self)
    let lacksElse = node.value(for: "else") == nil
    // Keys differ, but texts that only Unicode's forms distinguish are equal in Swift.
    var texts: Set<String> = []
    var selection = Selection(name: name, cases: [], otherwise: nil)
    selection.cases.reserveCapacity(node.entries.count - 1)
    var isWhole = true
    for entry in node.entries where !entry.key.hasText("switch") {
      if reportCases(entry, cases) {
        isWhole = false
        continue
      }
      guard let value = branch(entry, type, key, isOptional) else {
        isWhole = false
        continue
      }
      if entry.key.hasText("else") {
        selection.otherwise = value
      } else if let name = cases.name(of: entry, in: node, self, lacksElse: lacksElse) {
        if subject.base == .string, !texts.insert(name).inserted {
          diagnostics.add(DuplicateKey(name: name), at: entry.key.range)
        }
        selection.cases.append(Selection.Case(name: name, value: value))
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    if selection.cases.count == cases.names?.count {
      selection.otherwise = nil
    } else if lacksElse {
      let known = cases.names.flatMap { diagnostics.suggestions.spend($0.count) ? $0 : nil } ?? []
      let named = Set(selection.cases.map(\.name))
      let missing = known.filter { !named.contains($0) }
      diagnostics.add(MissingCase(name: name, missing: missing), at: entry.key.range)
      return nil
    }
    return .selection(selection)
  }

  /// Reports cases under the key `cases`; returns whether an entry of a selection has them.
  private func reportCases(_ entry: MappingEntry, _ cases: SelectionCases) -> Bool {
    guard entry.key.hasText("cases"), entry.value.kind != .scalar, !cases.contains(entry.name),
      entry.value.kind == .sequence || Self.formKey(of: entry.value) == nil
    else { return false }
    let text = entry.value.kind == .mapping ? entry.value.inlineText : nil
    let inner = text.map { String($0.dropFirst().dropLast()).split(separator: " ").joined(separator: " ") }
    let range = SourceRange(entry.key.range.start, entry.value.range.end)
    diagnostics.add(
      UnknownKey(
        name: entry.name, place: "a selection", remedy: "write the cases next to 'switch'"),
      at: entry.key.range,
      fixIts: entry.isOwn ? inner.map { [FixIt("write the cases", replacing: range, with: $0)] } ?? [] : [])
    return true
  }

  // MARK: Conditions

  /// Reads a condition: a bare name, or a test.
  ///
  /// - Returns: The test, or `nil` after reporting an error.
  package func condition(_ entry: MappingEntry) -> Test? { condition(entry.value, named: entry.key) }

  private func condition(_ node: SyntaxNode, named key: SyntaxNode) -> Test? {
    if node.kind == .mapping, let word = Self.formKey(of: node), word.isTest {
      guard enter(node) else { return nil }
      defer { depth -= 1 }
      return test(word, node)
    }
    if let (name, type, _) = declaredName(node) { return truth(of: name, type, at: node) }
    if reportOtherTest(node, isBare: true) || reportChoice(node, key) || reportMisspeltForm(node) {
      return nil
    }
    if let test = test(meantBy: node) {
      wrongType(node, key, "must be a name or a test; write \(test.quotedName)", writing: test)
      return nil
    }
    if node.kind == .scalar, scope.kind(of: node.text) == nil,
      ParameterType.Base.namesOfValueTypes.contains(node)
    {
      wrongType(node, key, remedy(forName: node, orTest: true))
      return nil
    }
    return bareName(node, named: key, orTest: true).flatMap { truth(of: $0.name, $0.type, at: node) }
  }

  /// Returns the test that the value with a name is true, or `nil` after reporting a type that is never true.
  func truth(of name: String, _ type: ParameterType, at node: SyntaxNode) -> Test? {
    if type.canBeTrue { return .isTrue(name) }
    let remedy =
      switch type {
      case _ where type.isMeasured: "write { when: \(name), atLeast: 1 }"
      case _ where type.isCompared: "write { when: \(name), is: … }"
      default: "derive a boolean from it"
      }
    reportType(of: name, type, remedy, at: node.range)
    return nil
  }

  private func reportType(of name: String, _ type: ParameterType, _ remedy: String, at range: SourceRange) {
    diagnostics.add(ConditionType(name: name, type: type, remedy: remedy), at: range)
  }

  /// Reads a name without `${` and `}`.
  ///
  /// - Returns: The name, its type and its kind, or `nil` after reporting an error.
  package func bareName(
    _ entry: MappingEntry
  ) -> (name: String, type: ParameterType, kind: NameScope.Kind)? {
    bareName(entry.value, named: entry.key)
  }

  private func bareName(
    _ node: SyntaxNode, named key: SyntaxNode, orTest takesTests: Bool = false
  ) -> (name: String, type: ParameterType, kind: NameScope.Kind)? {
    if let declared = declaredName(node) { return declared }
    if node.kind == .broken { return nil }
    guard !node.isEmptyPlain else {
      diagnostics.add(MissingValue(name: key.text, hint: "write a name such as 'isBusy'"), at: key.range)
      return nil
    }
    if node.kind == .scalar, let name = TextTemplate.parameter(node) {
      wrongType(node, key, "must be a bare name; write '\(name)'", writing: name)
      return nil
    }
    let isOther = node.hasText("true") || node.hasText("false") || isTraitOfUIKit(node)
    guard node.kind == .scalar, TextTemplate.isName(node.text), !isOther else {
      let meant = nameMeant(by: node)
      wrongType(
        node, key,
        meant.map { "must be a bare name; write '\($0)'" } ?? remedy(forName: node, orTest: takesTests),
        writing: meant)
      return nil
    }
    let name = node.text
    return scope.use(name, at: node.range, isBare: true).map { (name, $0.type, $0.kind) }
  }

  /// Returns the name that a node is, and marks it as used; `nil` if the scene does not declare it.
  private func declaredName(
    _ node: SyntaxNode
  ) -> (name: String, type: ParameterType, kind: NameScope.Kind)? {
    guard node.kind == .scalar else { return nil }
    let name = node.text
    return scope.useDeclared(name).map { (name, $0.type, $0.kind) }
  }

  private func isTraitOfUIKit(_ node: SyntaxNode) -> Bool {
    scope.kind(of: node.text) == nil && ScreenTrait(meantBy: node.text) != nil
  }

  // MARK: Tests

  private func test(_ word: FormWord, _ node: SyntaxNode) -> Test? {
    let keys: NameIndex
    switch word {
    case .not: keys = Self.negationKeys
    case .all: keys = Self.conjunctionKeys
    case .any: keys = Self.disjunctionKeys
    default: keys = Self.comparisonKeys
    }
    if reportSeveralTests(node) { return nil }
    let fields = FieldReader(node, place: "a test", known: keys, diagnostics: diagnostics) { key in
      if let list = Self.list(joinedBy: key, in: node) { return .hint("write \(list)") }
      guard word == .when else { return nil }
      let subject = node.value(for: "when")?.text.shortened ?? "name"
      return Self.advice(forComparison: key, of: subject, isFalse: node.value(for: key)?.text == "false")
    }
    guard let entry = fields.required(word.rawValue) else { return nil }
    switch word {
    case .not: return condition(entry).map(Test.not)
    case .all: return list(entry, of: node).map(Test.all)
    case .any: return list(entry, of: node).map(Test.any)
    default: return comparison(entry, fields)
    }
  }

  private func list(_ entry: MappingEntry, of test: SyntaxNode) -> [Test]? {
    let nodes = entry.value.elements
    if entry.value.kind != .sequence, let meant = self.test(meantBy: entry.value) {
      wrongType(
        entry.value, entry.key, "must be a list of conditions; write \(meant.quotedName)", writing: meant,
        for: test)
      return nil
    }
    if let list = names(inQuotes: entry.value).map({ "[\($0.joined(separator: ", "))]" }) {
      wrongType(
        entry.value, entry.key, "must be a list of conditions; write \(list) without quotes", writing: list)
      return nil
    }
    guard entry.value.kind == .sequence, !nodes.isEmpty else {
      let remedy =
        entry.value.kind == .sequence
        ? "write at least one, such as [isValid]" : "write it in brackets, such as [isValid, isReady]"
      wrongType(entry.value, entry.key, "must be a list of conditions; \(remedy)")
      return nil
    }
    let tests = nodes.compactMap { condition($0, named: entry.key) }
    return tests.count == nodes.count ? tests : nil
  }

  private func comparison(_ entry: MappingEntry, _ fields: FieldReader) -> Test? {
    let declared = declaredName(entry.value)
    let isAlone = fields.node.entries.count == 1
    if declared == nil, let test = test(meantBy: entry.value), isAlone || test.hasPrefix("{") {
      let whole = isAlone ? test : nil
      wrongType(
        entry.value, entry.key,
        "must be a name; write \(test.quotedName)" + (whole == nil ? " without 'when'" : ""),
        writing: whole, for: fields.node)
      return nil
    }
    if declared == nil, !fields.has("is"), reportCount(entry) { return nil }
    guard let (name, type, _) = declared ?? bareName(entry) else { return nil }
    if let low = fields["atLeast"], let high = fields["atMost"], !fields.has("is") {
      let name = entry.value.text.shortened
      let bounds = [("atLeast", low), ("atMost", high)]
      let tests = bounds.map { "{ when: \(name), \($0): \($1.value.text.shortened) }" }
      diagnostics.add(
        ConflictingKeys(
          first: low.name, second: high.name, remedy: "write { all: [\(tests.joined(separator: ", "))] }"),
        at: max(low.key.range, high.key.range))
      return nil
    }
    guard let value = fields.only(of: ["is", "atLeast", "atMost"]) else {
      if fields.node.entries.allSatisfy({ Self.comparisonKeys.contains($0.key) }) {
        _ = fields.required("is")
      }
      return nil
    }
    if value.name == "is" { return equality(name, type, value) }
    guard type.isMeasured else {
      let remedy = "'\(value.name)' compares numbers and counts texts and lists; \(type.comparingTest)"
      reportType(of: name, type, remedy, at: entry.value.range)
      return nil
    }
    if reportReference([value.value], value, comparesNumbers: true) { return nil }
    guard case .number(let number)? = literals.read(value, as: .number(nil)) else { return nil }
    return value.name == "atLeast" ? .atLeast(name, number) : .atMost(name, number)
  }

  /// Reports the length of a text or a list, such as `name.count`, where its name is enough; returns whether it is one.
  private func reportCount(_ entry: MappingEntry) -> Bool {
    let words = entry.value.text.split(separator: ".").map(String.init)
    guard words.count == 2, ["count", "length", "size"].contains(words[1]),
      let type = type(ofName: words[0]), type.isList || type.base == .string
    else { return false }
    wrongType(
      entry.value, entry.key,
      "must be a name, and 'atLeast' and 'atMost' count texts and lists; write '\(words[0])'",
      writing: words[0])
    return true
  }

  /// Reports a reference among the values that a test compares with, or a name where numbers are compared; returns
  /// whether there is one.
  private func reportReference(_ nodes: [SyntaxNode], _ entry: MappingEntry, comparesNumbers: Bool) -> Bool {
    let reference = nodes.first { node in
      guard node.kind == .scalar else { return false }
      return TextTemplate.hasReference(node) || comparesNumbers && scope.kind(of: node.text) != nil
    }
    guard let reference else { return false }
    diagnostics.add(
      MisplacedReference(
        name: entry.name, remedy: "compares with literals; derive a boolean to compare two values"),
      at: reference.range)
    return true
  }

  private func equality(_ name: String, _ type: ParameterType, _ entry: MappingEntry) -> Test? {
    guard type.isCompared, let valueType = valueType(of: type.base) else {
      let remedy = "'is' compares enumerations, booleans, integers and texts; \(type.measuringTest)"
      reportType(of: name, type, remedy, at: entry.value.headRange)
      return nil
    }
    let nodes = entry.value.items
    if let null = nodes.first(where: \.isNull), valueType.caseNames?.contains(null.text) != true {
      wrongType(
        null, entry.key,
        type.isOptional
          ? "does not compare with '\(null.text)'; a name is true if it is not nil, so write { not: \(name) }"
          : "does not compare with '\(null.text)', and '\(name)' is never nil; put a text in quotes")
      return nil
    }
    if reportReference(nodes, entry, comparesNumbers: type.base == .integer) { return nil }
    guard entry.value.kind == .sequence else {
      return literals.read(entry, as: valueType).map { .when(name, isOneOf: [$0]) }
    }
    guard case .list(let values)? = literals.read(entry, as: .list(valueType)) else { return nil }
    guard !values.isEmpty else {
      diagnostics.add(
        MissingValue(name: entry.name, hint: "write \(valueType.phrase)"), at: entry.value.range)
      return nil
    }
    return .when(name, isOneOf: values)
  }
}
