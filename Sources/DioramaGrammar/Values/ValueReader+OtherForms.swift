import DioramaSyntax
import DioramaTree

/// The word of a choice, a selection or a test.
package enum FormWord: String, CaseIterable, Sendable {
  case `if`, `switch`, not, all, any, when

  private static let words = allCases
  static let names = NameIndex(words.map(\.rawValue))

  /// Creates the word with an index among ``names``.
  init(number: Int) { self = Self.words[number] }

  /// Whether it is the word of a test.
  package var isTest: Bool { self != .if && self != .switch }

  /// The name of its form, for messages.
  var place: String {
    switch self {
    case .if: "a choice"
    case .switch: "a selection"
    case .not, .all, .any, .when: "a test"
    }
  }
}

/// Choices, selections and tests with the words of other languages, and what to write instead.
extension ValueReader {
  /// The words of tests, by those of other languages.
  private static let wordsOfTests = [
    "and": "all", "&&": "all", "allOf": "all", "every": "all", "or": "any", "||": "any", "anyOf": "any",
    "some": "any", "!": "not", "isNot": "not", "isFalse": "not",
  ]

  /// Returns the form to write instead of a test where a value is not true or false: a selection if there are cases
  /// next to `when`, and a choice otherwise.
  static func form(meantBy test: SyntaxNode) -> String {
    let hasCases = test.entries.contains {
      !comparisonKeys.contains($0.key) && !choiceKeys.contains($0.key)
    }
    guard hasCases, let name = test.value(for: "when")?.inlineText else {
      return "{ if: …, then: …, else: … }"
    }
    return "{ switch: \(name.shortened), … }"
  }

  /// Reports the words of other languages for tests, such as `and` and `or`; returns whether there is one.
  ///
  /// - Parameter isBare: Whether a bare name is accepted here.
  func reportOtherTest(_ node: SyntaxNode, isBare: Bool) -> Bool {
    guard node.kind == .mapping, let entry = node.entries.first else { return false }
    let name = entry.name
    let value = entry.value.inlineText ?? "…"
    var meant: String?
    switch name {
    case _ where Self.wordsOfTests[name] != nil:
      let word = Self.wordsOfTests[name]
      reportOther(name, "a test", "write '\(word ?? "")'", entry, renaming(entry.key, to: word))
      return true
    case "unless" where node.entries.count == 1: meant = "{ not: \(value) }"
    case "none", "nor", "noneOf": meant = "{ not: { any: \(value) } }"
    case "xor", "oneOf", "exactlyOneOf":
      reportOther(name, "a test", "declare a boolean under 'derived'", entry, [])
      return true
    case "is", "isTrue", "true", "truthy":
      guard node.entries.count == 1, scope.kind(of: entry.value.text) != nil else { return false }
      meant = isBare ? value : "${\(value)}"
    default: return false
    }
    let fix = value == "…" ? [] : renaming(node, to: meant)
    reportOther(name, "a test", "write \((meant ?? "").quotedName)", entry, fix)
    return true
  }

  private func reportOther(
    _ name: String, _ place: String, _ remedy: String, _ entry: MappingEntry, _ fixIts: [FixIt]
  ) {
    diagnostics.add(
      UnknownKey(name: name, place: place, remedy: remedy), at: entry.key.range,
      fixIts: entry.isOwn ? fixIts : [])
  }

  /// The keys of choices, by those of other languages.
  private static let keysOfChoices = [
    "If": "if", "IF": "if", "condition": "if", "cond": "if", "test": "if", "unless": "if", "Then": "then",
    "THEN": "then", "true": "then", "yes": "then", "Else": "else", "ELSE": "else", "otherwise": "else",
    "default": "else", "false": "else", "no": "else", "then": "then", "else": "else",
  ]
  private static let wordsOfChoices: NameIndex = ["If", "IF", "condition", "cond", "test", "unless"]
  private static let wordsOfSelections: NameIndex = ["match", "case", "select", "choose", "Switch", "on"]
  private static let words = NameIndex(wordsOfChoices.names + wordsOfSelections.names)

  /// Reports a choice or a selection with the word of another language; returns whether it is one.
  func reportOtherForm(_ node: SyntaxNode) -> Bool {
    guard let entry = node.entries.first, Self.words.index(ofKeyIn: entry) != nil else { return false }
    if Self.wordsOfSelections.contains(entry.key), scope.kind(of: entry.value.text) != nil {
      reportOther(entry.name, "a selection", "write 'switch'", entry, renaming(entry.key, to: "switch"))
      return true
    }
    guard Self.wordsOfChoices.contains(entry.key), node.entries.count > 1,
      node.entries.allSatisfy({ Self.keysOfChoices[$0.name] != nil })
    else { return false }
    let name = entry.name
    let isNegated = name == "unless"
    let exchanged = ["then": "else", "else": "then"]
    let edits = node.entries.compactMap { entry -> TextEdit? in
      guard let key = Self.keysOfChoices[entry.name] else { return nil }
      return TextEdit(range: entry.key.range, replacement: isNegated ? exchanged[key] ?? key : key)
    }
    reportOther(
      name, "a choice", isNegated ? "write 'if', and exchange 'then' and 'else'" : "write 'if'", entry,
      [FixIt("write 'if'", edits: edits)])
    return true
  }

  /// Reports a choice that has nothing but a condition or a comparison where a boolean must be; returns whether it is
  /// one.
  func reportCondition(writtenAsChoice node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode) -> Bool {
    guard case .boolean = type, node.entries.count < 3, let entry = node.entries.first, !node.isIncomplete,
      entry.key.hasText("if"), let condition = entry.value.inlineText
    else { return false }
    let others = node.entries.dropFirst()
    var test: String?
    if let other = others.first, others.count == 1, Self.comparisonKeys.contains(other.key) {
      test = other.value.inlineText.map { "{ when: \(condition), \(other.name): \($0) }" }
    } else if others.isEmpty, scope.kind(of: condition) != nil {
      test = "${\(condition)}"
    } else if others.isEmpty, Self.formKey(of: entry.value)?.isTest == true {
      test = condition
    }
    guard let test else { return false }
    wrongType(node, key, "must be a condition, not a choice; write \(test.quotedName)", writing: test)
    return true
  }

  /// Reports a form with a misspelt word; returns whether it is one. Its value or its other keys show that a form is
  /// meant.
  func reportMisspeltForm(_ node: SyntaxNode) -> Bool {
    guard let entry = node.entries.first, entry.key.kind == .scalar else { return false }
    let value = entry.value
    let isName = NameForm.lowerCamelCase.matches(value) && scope.kind(of: value.text) != nil
    let isTest = value.kind == .mapping && Self.formKey(of: value)?.isTest == true
    let namesValues = value.kind == .sequence && value.elements.contains { scope.kind(of: $0.text) != nil }
    let hasThen = node.value(for: "then") != nil
    // Most mappings are other values, whose keys need not be compared with words.
    guard isName || isTest || namesValues || hasThen else { return false }
    let words = FormWord.allCases.map(\.rawValue)
    guard Self.wordsOfTests[entry.name] == nil,
      let closest = diagnostics.suggestions.closest(to: entry.name, among: { words }),
      let word = FormWord(rawValue: closest)
    else { return false }
    let isForm =
      switch word {
      case .if: hasThen
      case .switch, .when: isName
      case .not: isName || isTest
      case .all, .any: namesValues
      }
    guard isForm else { return false }
    diagnostics.add(
      UnknownKey(name: entry.name, place: word.place, suggestion: word.rawValue, known: []),
      at: entry.key.range, fixIts: renaming(keyOf: entry, to: word.rawValue, isClosest: true))
    return true
  }

  /// Returns the key of a choice that a key of another language means.
  static func advice(forChoice key: String) -> KeyAdvice? {
    switch key {
    case "elseIf", "elseif", "elif", "else if":
      .hint("write another choice under 'else': { if: …, then: …, else: … }")
    default: keysOfChoices[key].map(KeyAdvice.key)
    }
  }

  /// Returns what to write in place of a comparison of another language.
  ///
  /// - Parameter isFalse: Whether the comparison is written with `false`.
  static func advice(forComparison key: String, of name: String, isFalse: Bool) -> KeyAdvice? {
    switch key {
    case "equals", "equal", "eq", "value", "==", "in", "oneOf", "isIn", "isOneOf": .key("is")
    case "isNot", "notEquals", "notEqual", "ne", "!=", "notIn":
      .hint("write { not: { when: \(name), is: … } }")
    case "min", "minimum", "from", "gte", ">=", "greaterThanOrEqual": .key("atLeast")
    case "max", "maximum", "to", "lte", "<=", "lessThanOrEqual": .key("atMost")
    case "greaterThan", "moreThan", "gt", "above", ">": .hint("write { not: { when: \(name), atMost: … } }")
    case "lessThan", "fewerThan", "lt", "below", "<": .hint("write { not: { when: \(name), atLeast: … } }")
    case "count", "length", "size": .hint("write 'atLeast' or 'atMost', which count texts and lists")
    case "empty", "isEmpty", "isNil", "null", "exists", "present", "notEmpty", "isNotEmpty", "isNotNil":
      .hint(
        "a name is true if it is neither nil nor empty, so write "
          + (["empty", "isEmpty", "isNil", "null"].contains(key) == isFalse
            ? "'\(name)' alone" : "{ not: \(name) }"))
    case "between", "range", "within":
      .hint("write { all: [{ when: \(name), atLeast: … }, { when: \(name), atMost: … }] }")
    case "contains", "startsWith", "endsWith", "hasPrefix", "hasSuffix", "matches", "pattern", "like":
      .hint("declare a boolean under 'derived'")
    case "then", "else": .hint("a choice begins with 'if', so write { if: …, then: …, else: … }")
    default: nil
    }
  }

  // MARK: Several tests, and choices between tests

  /// Reports several tests in one mapping; returns whether there are several.
  func reportSeveralTests(_ node: SyntaxNode) -> Bool {
    let entries = node.entries
    guard entries.count > 1, entries.count(where: Self.isTestKey) > 1 else { return false }
    let words = entries.filter(Self.isTestKey)
    let tests = words.map { entry -> String? in
      guard let text = entry.value.inlineText else { return nil }
      switch entry.name {
      case "all" where text.hasPrefix("["):
        return String(text.dropFirst().dropLast()).trimmed
      case "when":
        let rest = node.entries.filter { !Self.isTestKey($0) }
        let values = rest.compactMap { $0.value.inlineText }
        guard values.count == rest.count else { return nil }
        let keys = zip(rest, values).map { ", \($0.name): \($1)" }
        return rest.isEmpty ? text : "{ when: \(text)\(keys.joined()) }"
      default: return "{ \(entry.name): \(text) }"
      }
    }
    let isClear = !tests.contains(nil)
    let whole =
      isClear
      ? unequal(node) ?? "{ all: [\(tests.compactMap(\.self).joined(separator: ", "))] }" : "{ all: […] }"
    let isOwn = node.entries.allSatisfy(\.isOwn)
    diagnostics.add(
      ConflictingKeys(first: words[0].name, second: words[1].name, remedy: "write \(whole)"),
      at: words[1].key.range, fixIts: isClear && isOwn ? renaming(node, to: whole) : [])
    return true
  }

  private static func isTestKey(_ entry: MappingEntry) -> Bool {
    FormWord.names.index(ofKeyIn: entry).map { FormWord(number: $0).isTest } ?? false
  }

  /// Returns the list of tests that `{ not: isBusy, and: isValid }` means; `nil` for a key other than `and` and `or`.
  static func list(joinedBy key: String, in node: SyntaxNode) -> String? {
    guard let word = ["and": FormWord.all, "or": .any][key.lowercased()] else { return nil }
    let parts = node.entries.filter { $0.name != key }.map { "\($0.name): \($0.value.inlineText ?? "…")" }
    let other = node.value(for: key)?.inlineText ?? "…"
    return "{ \(word.rawValue): [{ \(parts.joined(separator: ", ")) }, \(other)] }"
  }

  /// Returns the test that `{ when: phase, not: idle }` means, or `nil` for any other mapping.
  private func unequal(_ node: SyntaxNode) -> String? {
    guard node.entries.count == 2, let name = node.value(for: "when")?.inlineText,
      let value = node.value(for: "not"), value.kind != .mapping, scope.kind(of: value.text) == nil
    else { return nil }
    return value.inlineText.map { "{ not: { when: \(name), is: \($0) } }" }
  }

  /// Reports a choice where only a test is allowed; returns whether it is one.
  func reportChoice(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    guard node.kind == .mapping, let word = Self.formKey(of: node), !word.isTest else { return false }
    let parts = ["if", "then", "else"].map { node.value(for: $0)?.inlineText }
    var test: String?
    if let condition = parts[0], let then = parts[1], let otherwise = parts[2], word == .if {
      let bare = [then, otherwise].map { WrittenExpression.name(in: $0) ?? $0 }
      switch (bare[0], bare[1]) {
      case ("true", "false"): test = condition
      case ("false", "true"): test = "{ not: \(condition) }"
      case (let then, "false"): test = "{ all: [\(condition), \(then)] }"
      case ("true", let otherwise): test = "{ any: [\(condition), \(otherwise)] }"
      default: break
      }
    }
    wrongType(
      node, key,
      "must be a name or a test, not a choice; " + (test.map { "write \($0)" } ?? "write 'all' or 'any'"))
    return true
  }
}

extension SyntaxNode {
  /// The value as it is written, if that is valid in brackets or braces; `nil` for a value with several lines.
  package var inlineText: String? {
    guard !isAliasOrBroken, kind != .broken, kind != .scalar || style != .literal && style != .folded else {
      return nil
    }
    let text = tree.source.text(in: range)
    guard kind == .scalar || text.first == "{" || text.first == "[", !text.contains("\n") else { return nil }
    return kind == .scalar && style == .plain && text.contains { ",[]{}".contains($0) } && !hasReferenceBytes
      ? text.inDoubleQuotes : text
  }
}

extension String {
  /// The text for a message, in single quotes unless it is a mapping.
  var quotedName: String { hasPrefix("{") || hasPrefix("\"") ? self : "'\(self)'" }

  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension ValueReader {
  /// Returns the value type of a parameter, or of its entries for a list; `nil` for a Swift type. An enumeration has
  /// the same index of cases each time.
  package func valueType(of base: ParameterType.Base) -> ValueType? {
    guard case .enumeration(let cases) = base else { return base.valueType }
    let shared = cases.isOwn ? nil : enumeration(cases.name)
    if let shared, shared.cases == cases.names { return .enumeration(shared) }
    let (number, isNew) = enumerationTypes.add(cases.swiftType)
    if !isNew, enumerations[number].cases == cases { return .enumeration(enumerations[number].enumeration) }
    let made = Enumeration(cases, of: shared)
    if isNew { enumerations.append((cases, made)) } else { enumerations[number] = (cases, made) }
    return .enumeration(made)
  }
}

/// The cases of a value that a selection can distinguish.
struct SelectionCases {
  /// All cases; `nil` if they cannot be listed.
  private let index: NameIndex?
  /// Names that people may try, each with the case that they mean.
  private var synonyms: [String: String] = [:]
  private let isInteger: Bool
  private let subject: String

  private static let booleans: NameIndex = ["true", "false"]
  /// What other languages write for `else`.
  private static let otherWords: NameIndex = ["default", "otherwise", "_"]

  /// Creates the cases of a type whose values can be compared, for a selection by the value with a name.
  init(_ type: ParameterType, of subject: String, _ reader: ValueReader) {
    self.subject = subject
    isInteger = type.base == .integer
    switch reader.valueType(of: type.base) {
    case .enumeration(let enumeration)?:
      index = enumeration.index
      synonyms = enumeration.synonyms
    case .boolean?: index = Self.booleans
    default: index = nil
    }
  }

  /// The names of all cases; `nil` if they cannot be listed.
  var names: [String]? { index?.names }

  /// Returns whether a name is that of a case that can be listed.
  func contains(_ name: String) -> Bool { index?.contains(name) == true }

  /// Returns the case that a key names, or `nil` after reporting one that does not exist.
  ///
  /// - Parameters:
  ///   - node: The selection.
  ///   - lacksElse: Whether the selection has no `else`.
  func name(
    of entry: MappingEntry, in node: SyntaxNode, _ reader: ValueReader, lacksElse: Bool
  ) -> String? {
    let name = entry.name
    let isElse = lacksElse && Self.otherWords.contains(name) && !contains(name)
    if isElse { return report(entry, in: node, suggesting: "else", reader) }
    if isInteger {
      if let number = Int(name) {
        if String(number) == name { return name }
        reader.diagnostics.add(
          WrongType(name: name, remedy: "is the number \(number); write '\(number)'"), at: entry.key.range)
        return nil
      }
      reader.diagnostics.add(
        WrongType(name: name, remedy: "is not a whole number, which 'switch' compares"), at: entry.key.range)
      return nil
    }
    if names == nil, entry.key.isNull {
      reader.diagnostics.add(
        WrongType(
          name: name, remedy: "is not a case, because '\(subject)' is never nil; put a text in quotes"),
        at: entry.key.range)
      return nil
    }
    guard let names, !contains(name) else { return name }
    let synonym = synonyms[name]
    let suggestion = synonym ?? reader.caseNamed(name, names)
    return report(entry, in: node, suggesting: suggestion, isMeant: synonym != nil, reader)
  }

  private func report(
    _ entry: MappingEntry, in node: SyntaxNode, suggesting suggestion: String?, isMeant: Bool = false,
    _ reader: ValueReader
  ) -> String? {
    let isTaken = suggestion.map { node.value(for: $0) != nil } ?? false
    reader.diagnostics.add(
      UnknownCase(
        name: subject, written: entry.name.shortened, suggestion: suggestion, isMeant: isMeant,
        cases: reader.diagnostics.suggestions.ranked(names ?? [], by: entry.name)),
      at: entry.key.range,
      fixIts: isTaken ? [] : renaming(keyOf: entry, to: suggestion, isClosest: !isMeant))
    return nil
  }
}
