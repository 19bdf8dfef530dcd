import DioramaSyntax
import DioramaTree

/// Reads a node as the value that its place expects: the expected type reads the scalar, and YAML's guessing never
/// happens.
package final class ValueReader {
  let vocabulary: ValueVocabulary
  let scope: ParameterScope
  let diagnostics: DiagnosticCollector

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - vocabulary: The names that colours and fonts draw from.
  ///   - scope: The parameters that references can name.
  ///   - diagnostics: Where mistakes go.
  package init(vocabulary: ValueVocabulary, scope: ParameterScope, diagnostics: DiagnosticCollector) {
    self.vocabulary = vocabulary
    self.scope = scope
    self.diagnostics = diagnostics
  }

  /// Reads the value of an attribute.
  ///
  /// - Parameters:
  ///   - entry: The attribute's key and value.
  ///   - type: What the value must be.
  ///   - isOptional: Whether an optional parameter may stand for it.
  /// - Returns: The value, or `nil` after reporting why there is none.
  package func read(_ entry: MappingEntry, as type: ValueType, isOptional: Bool = false) -> Value? {
    read(entry.value, as: type, named: entry.key, isOptional: isOptional, emptyAt: entry.key.range)
  }

  func read(
    _ node: SyntaxNode, as type: ValueType, named key: SyntaxNode, isOptional: Bool = false,
    emptyAt: SourceRange? = nil
  ) -> Value? {
    if node.kind == .broken { return nil }
    if node.isEmptyPlain {
      missingValue(node, key, at: emptyAt ?? node.range, type)
      return nil
    }
    if node.kind == .scalar, case .reference(let value) = reference(in: node, for: type, key, isOptional) {
      return value
    }
    switch type {
    case .string: return text(node, key)
    case .boolean: return boolean(node, key).map(Value.boolean)
    case .integer(let range): return integer(node, key, range).map(Value.integer)
    case .number(let range): return number(node, key, range).map(Value.number)
    case .url: return url(node, key)
    case .color: return color(node, key).map(Value.color)
    case .font: return font(node, key).map(Value.font)
    case .image: return image(node, key).map(Value.image)
    case .insets: return insets(node, key).map(Value.insets)
    case .size: return size(node, key).map(Value.size)
    case .enumeration(let enumeration): return enumerationCase(node, key, enumeration).map(Value.enumeration)
    case .list(let element): return list(node, key, element)
    }
  }

  // MARK: Absence

  private func missingValue(_ node: SyntaxNode, _ key: SyntaxNode, at range: SourceRange, _ type: ValueType) {
    if type == .string || type == .color, let comment = commentForValue(behind: node) {
      let fixIt = FixIt(
        "put it in quotes", replacing: comment, with: "\"\(node.tree.source.text(in: comment))\"")
      diagnostics.add(
        MissingValue(name: key.text, hint: "' #' begins a comment, so put the value in quotes"), at: range,
        fixIts: [fixIt])
      return
    }
    let hint = type == .string ? "write \"\" for an empty text, or remove the key" : "write \(type.phrase)"
    diagnostics.add(MissingValue(name: key.text, hint: hint), at: range)
  }

  /// One word behind a key that begins with `#`, such as `#3366FF`, which YAML takes for a comment. A second word shows
  /// that it is one, unless that begins another comment.
  private func commentForValue(behind node: SyntaxNode) -> SourceRange? {
    let bytes = node.tree.source.bytes
    var start = node.range.end
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let word = bytes[start...].prefix { $0 > UInt8(ascii: " ") && !",]}\"\\".utf8.contains($0) }
    let next = bytes[word.endIndex...].first { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
    return word.count > 1 && "\r\n#,]}".utf8.contains(next) ? SourceRange(start, word.endIndex) : nil
  }

  // MARK: Scalars

  func wrongType(_ node: SyntaxNode, _ key: SyntaxNode, _ remedy: String, writing replacement: String? = nil)
  {
    let range = node.kind == .scalar || node.isAlias ? node.range : node.headRange
    diagnostics.add(
      WrongType(name: key.text, remedy: remedy), at: range, fixIts: renaming(node, to: replacement))
  }

  private func boolean(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool? {
    if node.kind == .scalar, node.style == .plain {
      if node.hasText("true") { return true }
      if node.hasText("false") { return false }
    }
    let meant: String? =
      switch node.text.lowercased() {
      case "true", "yes", "on", "y", "1": "true"
      case "false", "no", "off", "n", "0": "false"
      default: nil
      }
    wrongType(
      node, key, "is true or false; write \(meant.map { "'\($0)'" } ?? "one of the two")", writing: meant)
    return nil
  }

  func number(_ node: SyntaxNode, _ key: SyntaxNode, _ range: NumberRange?) -> Double? {
    if let value = short(node)?.value { return check(value, node.text, key, range, node) ? value : nil }
    guard let (text, value) = decimal(node, key, "a number", Double.init) else { return nil }
    guard value.isFinite else {
      wrongType(node, key, "is a number; write one with fewer digits")
      return nil
    }
    return check(value, text, key, range, node) ? value : nil
  }

  private func integer(_ node: SyntaxNode, _ key: SyntaxNode, _ range: NumberRange?) -> Int? {
    if let (value, isWhole) = short(node), isWhole {
      return check(value, node.text, key, range, node) ? Int(value) : nil
    }
    guard let (text, value) = decimal(node, key, "a whole number", Double.init) else { return nil }
    guard !text.contains(".") else {
      let whole = Int(exactly: value)
      wrongType(node, key, "is a whole number; write it without a fraction", writing: whole.map(String.init))
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
    _ node: SyntaxNode, _ key: SyntaxNode, _ phrase: String, _ parse: (String) -> Double?
  ) -> (text: String, value: Double)? {
    let text = node.text
    let isDecimal = node.kind == .scalar && DecimalNumber.matches(text)
    if isDecimal, node.style == .plain, let value = parse(text) { return (text, value) }
    let corrected = isDecimal ? text : DecimalNumber.corrected(text)
    let remedy = isDecimal ? "write it without quotes" : "write it in decimal digits"
    wrongType(node, key, "is \(phrase); \(remedy)", writing: node.kind == .scalar ? corrected : nil)
    return nil
  }

  private func check(
    _ value: Double, _ text: @autoclosure () -> String, _ key: SyntaxNode, _ range: NumberRange?,
    _ node: SyntaxNode
  ) -> Bool {
    guard let range, !range.contains(value) else { return true }
    diagnostics.add(OutOfRange(name: key.text, written: text(), range: range.phrase), at: node.range)
    return false
  }

  private func url(_ node: SyntaxNode, _ key: SyntaxNode) -> Value? {
    guard node.kind == .scalar else {
      wrongType(node, key, "is a URL; write one such as https://example.com")
      return nil
    }
    let text = node.text
    guard let problem = node.withTextBytes({ AbsoluteURL.problem(with: $0) }) else { return .url(text) }
    let remedy = URLRemedy(of: problem, in: text)
    let suggestion = remedy.suggestion.map { node.style == .plain ? $0 : "\"\($0)\"" }
    diagnostics.add(
      InvalidURL(written: text.shortened, reason: remedy.reason), at: node.range,
      fixIts: renaming(node, to: suggestion))
    return nil
  }

  func enumerationCase(_ node: SyntaxNode, _ key: SyntaxNode, _ enumeration: Enumeration) -> String? {
    if let number = enumeration.index.index(of: node) { return enumeration.cases[number] }
    guard node.kind == .scalar else {
      wrongType(node, key, "is one name; write \(alternatives(enumeration.cases))")
      return nil
    }
    let text = node.text
    let suggestion = caseNamed(text, enumeration.cases)
    diagnostics.add(
      UnknownCase(
        name: key.text, written: text.shortened, suggestion: suggestion,
        cases: diagnostics.suggestions.ranked(enumeration.cases, by: text)),
      at: node.range, fixIts: renaming(node, to: suggestion))
    return nil
  }

  /// The case that was meant by a word that is none: what stands behind the type and the dot, or what it is a
  /// misspelling of.
  func caseNamed(_ text: String, _ cases: [String]) -> String? {
    let word = text.lastPathComponent
    return cases.contains(word) ? word : diagnostics.suggestions.closest(to: word) { cases }
  }

  private func list(_ node: SyntaxNode, _ key: SyntaxNode, _ element: ValueType) -> Value? {
    guard node.kind == .sequence else {
      wrongType(
        node, key, "is a list; write it in brackets, or one entry a line behind '- '",
        writing: Self.bracketed(node))
      return nil
    }
    let elements = node.elements
    let values = elements.compactMap { read($0, as: element, named: key) }
    return values.count == elements.count ? .list(values) : nil
  }
}

/// The parameters that references can name, and which of them have been named.
package final class ParameterScope {
  /// The parameters by name; one whose type was wrong has none.
  package var types: [String: ParameterType?]
  /// The values that parameters have if the owner passes none, and where they are written.
  package private(set) var defaults: [String: Default] = [:]
  /// The parameters whose default has been reported where it is used.
  private var reported: Set<String> = []
  /// Whether there may be parameters that nobody could read, so that an unknown name is no mistake of its own.
  package var isOpen = false
  /// The names that a reference has used.
  package private(set) var used: Set<String> = []
  /// The references to parameters that do not exist, in the order in which they were met.
  private var unknown: [(name: String, range: SourceRange)] = []

  /// The value that a parameter has if the owner passes none.
  package struct Default {
    /// The value.
    package let value: Value
    /// Where it is written.
    package let range: SourceRange
  }

  /// Creates a scope.
  package init(_ types: [String: ParameterType?] = [:]) {
    self.types = types
  }

  /// The type of a parameter that a reference names; `nil` if there is none or its type was wrong.
  func use(_ name: String, at range: SourceRange) -> ParameterType? {
    used.insert(name)
    if let type = types[name] { return type }
    if !isOpen { unknown.append((name, range)) }
    return nil
  }

  /// Takes the default of a parameter.
  package func setDefault(_ value: Value, of name: String, at range: SourceRange) {
    defaults[name] = Default(value: value, range: range)
  }

  /// Whether a mistake of a parameter's default is to be told: each default is reported once, wherever it is used.
  package func reports(defaultOf name: String) -> Bool { reported.insert(name).inserted }

  /// Takes back what was said of names that may be declared in lines that could not be read.
  package func excuse(_ isExcused: (String) -> Bool) { unknown.removeAll { isExcused($0.name) } }

  /// Reports the references to parameters that do not exist, each name once. If several of them have nearly the name of
  /// a parameter that nobody uses, it is the declaration that is misspelt.
  ///
  /// - Parameter declarations: The places where the parameters are declared.
  package func reportUnknown(
    _ declarations: @autoclosure () -> [String: SourceRange], to diagnostics: DiagnosticCollector
  ) {
    if unknown.isEmpty { return }
    let declarations = declarations()
    let uses = Dictionary(grouping: unknown, by: \.name).compactMap { name, places in
      places.map(\.range).min().map { (name: name, places: places, first: $0) }
    }
    let candidates = types.count > Limits.candidates ? [] : types.keys.sorted()
    for (name, places, first) in uses.sorted(by: { ($0.first, $0.name) < ($1.first, $1.name) }) {
      let suggestion = diagnostics.suggestions.closest(to: name) { candidates }
      let declaration = suggestion.flatMap { declarations[$0] }
      if places.count > 1, let suggestion, let declaration, !used.contains(suggestion) {
        diagnostics.add(
          MisspeltParameter(name: suggestion, used: name, count: places.count), at: declaration,
          notes: [Diagnostic.Note("'\(name)' is used here first", at: first)],
          fixIts: [FixIt("write '\(name)'", replacing: declaration, with: name)])
        continue
      }
      diagnostics.add(
        UnknownParameter(name: name, suggestion: suggestion), at: first,
        notes: declaration.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [],
        fixIts: suggestion.map { suggestion in
          [
            FixIt(
              "write '${\(suggestion)}'",
              edits: places.map { TextEdit(range: $0.range, replacement: "${\(suggestion)}") })
          ]
        } ?? [])
    }
  }
}
