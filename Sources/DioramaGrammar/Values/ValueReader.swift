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
    return type.definition.read(node, key, self)
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

  // MARK: What types report

  func wrongType(_ node: SyntaxNode, _ key: SyntaxNode, _ remedy: String, writing replacement: String? = nil)
  {
    let range = node.kind == .scalar || node.isAlias ? node.range : node.headRange
    diagnostics.add(
      WrongType(name: key.text, remedy: remedy), at: range, fixIts: renaming(node, to: replacement))
  }

  /// The case that was meant by a word that is none: what stands behind the type and the dot, or what it is a
  /// misspelling of.
  func caseNamed(_ text: String, _ cases: [String]) -> String? {
    let word = text.lastPathComponent
    return cases.contains(word) ? word : diagnostics.suggestions.closest(to: word) { cases }
  }

  /// Whether a part of a value is a reference, which is reported: parts are written out.
  func isReference(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    guard node.kind == .scalar, node.hasReferenceMark else { return false }
    diagnostics.add(MisplacedReference(name: key.text, remedy: "is written out"), at: node.range)
    return true
  }
}

/// The enumerations that colours and fonts draw from.
package final class ValueVocabulary: Sendable {
  package let colors: Enumeration
  package let fontWeights: Enumeration
  package let textStyles: Enumeration

  init(colors: Enumeration, fontWeights: Enumeration, textStyles: Enumeration) {
    self.colors = colors
    self.fontWeights = fontWeights
    self.textStyles = textStyles
  }
}

extension SyntaxNode {
  /// Whether a mapping has a key that is not among some.
  func hasUnknownKey(_ known: NameIndex) -> Bool { entries.contains { !known.contains($0.key) } }
}

extension Suggestions {
  /// The word itself, if it is one of those that are right, or the one that it is most likely a misspelling of.
  mutating func closest(among candidates: [String], to word: String) -> String? {
    candidates.contains(word) ? word : closest(to: word) { candidates }
  }
}

extension String {
  /// What stands behind the last dot: `center` of `.center` and of `NSTextAlignment.center`.
  var lastPathComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// Whether the text can stand between braces without quotes and reads as a name there.
  var isPlainWord: Bool {
    guard let first, first.isLetter || first.isNumber else { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-".unicodeScalars.contains($0)
    }
  }
}

/// The parameters that references can name, and which of them have been named.
package final class ParameterScope {
  /// The parameters in the order of their declarations.
  private var parameters: [Parameter] = []
  /// The places of the parameters, by their names.
  private var places: [String: Int] = [:]
  /// Whether there may be parameters that nobody could read, so that an unknown name is no mistake of its own.
  package var isOpen = false
  /// The references to parameters that do not exist, in the order in which they were met.
  private var unknown: [(name: String, range: SourceRange)] = []

  /// The value that a parameter has if the owner passes none.
  package struct Default {
    /// The value.
    package let value: Value
    /// Where it is written.
    package let range: SourceRange

    /// Creates a default.
    package init(_ value: Value, at range: SourceRange) {
      self.value = value
      self.range = range
    }
  }

  private struct Parameter {
    let name: String
    /// `nil` if it was wrong.
    var type: ParameterType?
    var value: Default?
    /// Whether a reference names it.
    var isUsed = false
    /// Whether its default has been reported where it is used.
    var isReported = false
  }

  /// Creates a scope.
  package init() {}

  /// Adds a parameter. Of two with a name, the last has the type.
  ///
  /// - Parameters:
  ///   - type: Its type; `nil` if that is wrong.
  ///   - value: Its default; `nil` if it has none.
  package func declare(_ name: String, _ type: ParameterType?, default value: Default? = nil) {
    if let place = places.updateValue(parameters.count, forKey: name) {
      places[name] = place
      parameters[place].type = type
      parameters[place].value = value ?? parameters[place].value
    } else {
      parameters.append(Parameter(name: name, type: type, value: value))
    }
  }

  /// The names of the parameters that no reference names, in the order of their declarations.
  package var unused: [String] { parameters.lazy.filter { !$0.isUsed }.map(\.name) }

  /// The default of a parameter.
  package func defaultValue(of name: String) -> Default? { places[name].flatMap { parameters[$0].value } }

  /// The type of a parameter that a reference names; `nil` if there is none or its type was wrong.
  func use(_ name: String, at range: SourceRange) -> ParameterType? {
    if let place = places[name] {
      parameters[place].isUsed = true
      return parameters[place].type
    }
    if !isOpen { unknown.append((name, range)) }
    return nil
  }

  /// Whether a mistake of a parameter's default is to be told: each default is reported once, wherever it is used.
  package func reports(defaultOf name: String) -> Bool {
    guard let place = places[name], !parameters[place].isReported else { return false }
    parameters[place].isReported = true
    return true
  }

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
    let candidates = parameters.count > Limits.candidates ? [] : parameters.map(\.name).sorted()
    for (name, places, first) in uses.sorted(by: { ($0.first, $0.name) < ($1.first, $1.name) }) {
      let suggestion = diagnostics.suggestions.closest(to: name) { candidates }
      let declaration = suggestion.flatMap { declarations[$0] }
      if places.count > 1, let suggestion, let declaration, unused.contains(suggestion) {
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
