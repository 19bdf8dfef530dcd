import DioramaSyntax
import DioramaTree

struct NumberType: ParameterValueType {
  let range: NumberRange?
  let isWhole: Bool

  var base: ParameterType.Base { isWhole ? .integer : .number }
  var otherNames: [String] {
    isWhole
      ? ["Int", "int", "Integer"] : ["Double", "double", "Float", "float", "CGFloat", "decimal", "real"]
  }
  var phrase: String { isWhole ? "a whole number" : "a number" }
  var notation: String { "decimal digits, such as `\(isWhole ? "12" : "0.5")`" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .numbers) }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    isWhole
      ? reader.integer(node, key, range, phrase).map(Value.integer)
      : reader.number(node, key, range, phrase: phrase).map(Value.number)
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    schema.orThemeName(
      .numbers, SceneSchema.scalar(isWhole ? "integer" : "number", range, mayBeReference))
  }
}

extension ValueReader {
  /// Reads a number.
  ///
  /// - Parameter phrase: What is accepted here, for a message.
  func number(
    _ node: SyntaxNode, _ key: SyntaxNode, _ range: NumberRange?, phrase: String = "a number"
  ) -> Double? {
    if let value = short(node)?.value { return check(value, node.text, key, range, node) ? value : nil }
    switch themeValue(of: node, .numbers) {
    case .known(.number(let value)): return check(value, node.text, key, range, node) ? value : nil
    case .unknown: break
    default: return nil
    }
    guard let (text, value) = decimal(node, key, phrase, range) else { return nil }
    guard value.isFinite else {
      wrongType(node, key, "is a number; write one with fewer digits")
      return nil
    }
    return check(value, text, key, range, node) ? value : nil
  }

  fileprivate func integer(
    _ node: SyntaxNode, _ key: SyntaxNode, _ range: NumberRange?, _ phrase: String
  ) -> Int? {
    if let (value, isWhole) = short(node), isWhole {
      return check(value, node.text, key, range, node) ? Int(value) : nil
    }
    switch themeValue(of: node, .numbers) {
    case .known(.number(let value)):
      if let whole = Int(exactly: value) { return check(value, node.text, key, range, node) ? whole : nil }
      wrongType(node, key, "is \(phrase), but '\(node.text)' is \(value)")
      return nil
    case .unknown: break
    default: return nil
    }
    guard let (text, value) = decimal(node, key, phrase, range, isWhole: true) else { return nil }
    guard !text.contains(".") else {
      let whole = Int(exactly: value)
      wrongType(node, key, "is \(phrase); write it without a fraction", writing: whole.map(String.init))
      return nil
    }
    guard let whole = Int(text), NumberRange.exactIntegers.contains(value) else {
      let exact = NumberRange.exactIntegers
      _ = check(value, text, key, range?.intersection(exact) ?? exact, node)
      return nil
    }
    return check(value, text, key, range, node) ? whole : nil
  }

  private func short(_ node: SyntaxNode) -> (value: Double, isWhole: Bool)? {
    node.style == .plain ? node.withTextBytes { DecimalNumber.short($0) } : nil
  }

  private func decimal(
    _ node: SyntaxNode, _ key: SyntaxNode, _ phrase: String, _ range: NumberRange?, isWhole: Bool = false
  ) -> (text: String, value: Double)? {
    let text = node.text
    let isDecimal = node.kind == .scalar && DecimalNumber.matches(text)
    if isDecimal, node.style == .plain, let value = Double(text) { return (text, value + 0) }
    if reportMisspelt(node, key, .numbers) { return nil }
    let corrected = isDecimal ? text : DecimalNumber.corrected(text)
    if !isDecimal, reportWord(node, key, phrase, range) { return nil }
    let mayBeOfTheme = scope.hasNames && NameForm.lowerCamelCase.matches(node)
    let quotient = isWhole ? nil : DecimalNumber.quotient(text)
    let remedy =
      isDecimal
      ? "write it without quotes"
      : quotient.map { "write \($0)" }
        ?? "write it in decimal digits" + (mayBeOfTheme ? ", or declare '\(text)' in a theme" : "")
    wrongType(node, key, "is \(phrase); \(remedy)", writing: node.kind == .scalar ? corrected : nil)
    return nil
  }

  private func check(
    _ value: Double, _ text: @autoclosure () -> String, _ key: SyntaxNode, _ range: NumberRange?,
    _ node: SyntaxNode
  ) -> Bool {
    guard let range, !range.contains(value) else { return true }
    let isName = node.text.first?.isLetter ?? false
    let written = isName ? "'\(node.text)', which is \(value.shortText)," : text()
    diagnostics.add(OutOfRange(name: key.text, written: written, range: range.phrase), at: node.range)
    return false
  }

  /// Reports a declared name instead of a number that must be a literal; returns whether it is one.
  func rejectName(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    guard node.kind == .scalar, NameForm.lowerCamelCase.matches(node) || node.text.first == "$",
      let name = WrittenExpression.name(in: node.text), scope.kind(of: name) != nil
    else { return false }
    report(misplacedReference: node, key)
    return true
  }

  /// Reads a part of a value that is a number, which must be a literal.
  func number(_ entry: MappingEntry, _ range: NumberRange?) -> Double? {
    guard !rejectName(entry.value, entry.key), !dependsOnNames(entry.value, entry.key),
      case .number(let value) = read(entry, as: .number(range))
    else { return nil }
    return value
  }

  /// Reads a mapping of numbers, some of which may be missing, and passes each with the index of its key.
  ///
  /// - Returns: Whether there was no error.
  func readNumbers(
    _ node: SyntaxNode, _ key: SyntaxNode, _ type: ValueType, _ known: NameIndex, range: NumberRange?,
    advice: (String) -> KeyAdvice? = { _ in nil }, receive: (_ index: Int, _ number: Double) -> Void
  ) -> Bool {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      wrongType(node, key, "is \(type.phrase)")
      return false
    }
    var isWhole = true
    var hasUnknownKey = false
    for entry in node.entries {
      if let index = known.index(ofKeyIn: entry) {
        if let number = number(entry, range) { receive(index, number) } else { isWhole = false }
      } else {
        hasUnknownKey = true
      }
    }
    if hasUnknownKey {
      // Reports the unknown keys.
      _ = FieldReader(
        node, place: "'\(key.text)'", known: known, diagnostics: diagnostics, advice: advice)
    }
    return isWhole && !hasUnknownKey
  }
}
