import DioramaSyntax
import DioramaTree

/// Reads a node as a value of the expected type. The type determines how its text is read; YAML's own typing is not
/// used.
package final class ValueReader {
  let vocabulary: ValueVocabulary
  let scope: NameScope
  let diagnostics: DiagnosticCollector
  /// The number of forms, such as choices and tests, that the current value is in.
  var depth = 0
  /// Whether the view can load an image from an address.
  var readsAddresses = false
  /// Whether a number is a size of the view, which can also be relative to another view.
  var readsSizes = false
  /// The ids that values have named since this was last emptied.
  package var namedViews: [NamedView] = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - vocabulary: The names of colours and fonts.
  ///   - scope: The names that values can refer to.
  ///   - diagnostics: Collects the diagnostics.
  package init(vocabulary: ValueVocabulary, scope: NameScope, diagnostics: DiagnosticCollector) {
    self.vocabulary = vocabulary
    self.scope = scope
    self.diagnostics = diagnostics
  }

  /// Reads the value of an attribute of an element.
  ///
  /// - Returns: The value, or `nil` after reporting an error.
  package func read(_ entry: MappingEntry, of attribute: Attribute, in element: ElementKind) -> Value? {
    readsSizes = attribute.dimension != nil
    if case .image = attribute.type { readsAddresses = element.loads(attribute) }
    defer { (readsSizes, readsAddresses) = (false, false) }
    return read(entry, as: attribute.type, isOptional: attribute.isOptional)
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - entry: The key and the value.
  ///   - type: The type of the value.
  ///   - isOptional: Whether an optional parameter is allowed as the value.
  /// - Returns: The value, or `nil` after reporting an error.
  package func read(_ entry: MappingEntry, as type: ValueType, isOptional: Bool = false) -> Value? {
    read(entry.value, as: type, named: entry.key, isOptional: isOptional, emptyAt: entry.key.range)
  }

  func read(
    _ node: SyntaxNode, as type: ValueType, named key: SyntaxNode, isOptional: Bool = false,
    emptyAt: SourceRange? = nil
  ) -> Value? {
    switch node.kind {
    case .broken: return nil
    case .scalar:
      if node.isEmptyPlain {
        missingValue(node, key, at: emptyAt ?? node.range, type)
        return nil
      }
      if scope.hasNames, node.isNull, type.caseNames?.contains(node.text) != true {
        reportNull(node, key, type)
        return nil
      }
      if node.containsByte(UInt8(ascii: "$")),
        case .reference(let value) = reference(in: node, for: type, key, isOptional)
      {
        return value
      }
    case .mapping where scope.hasNames:
      if let word = Self.formKey(of: node) {
        return form(word, node, as: type, named: key, isOptional: isOptional)
      }
      if reportOtherForm(node) || type == .boolean && reportOtherTest(node, isBare: false) { return nil }
    default: break
    }
    return type.definition.read(node, key, self)
  }

  // MARK: Missing values

  private func reportNull(_ node: SyntaxNode, _ key: SyntaxNode, _ type: ValueType) {
    let remedy = type == .string ? "or put it in quotes if it is the text" : "or write \(type.phrase)"
    wrongType(node, key, "cannot be '\(node.text)'; leave '\(key.text)' out, \(remedy)")
  }

  private func missingValue(_ node: SyntaxNode, _ key: SyntaxNode, at range: SourceRange, _ type: ValueType) {
    if type == .string || type == .color, let comment = commentForValue(after: node) {
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

  /// Returns a single word after a key that begins with `#`, such as `#3366FF`, which YAML reads as a comment. A second
  /// word shows that it really is a comment, unless that word begins another one.
  private func commentForValue(after node: SyntaxNode) -> SourceRange? {
    let bytes = node.tree.source.bytes
    var start = node.range.end
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let word = bytes[start...].prefix { $0 > UInt8(ascii: " ") && !",]}\"\\".utf8.contains($0) }
    let next = bytes[word.endIndex...].first { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
    return word.count > 1 && "\r\n#,]}".utf8.contains(next) ? SourceRange(start, word.endIndex) : nil
  }

  /// Reads a case of a Swift enumeration, written as its raw value.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ entry: MappingEntry, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    let cases = Enumeration(
      name: entry.name, swiftType: nil, summary: "", cases: type.allCases.map(\.rawValue))
    guard case .enumeration(let name)? = read(entry, as: .enumeration(cases)) else { return nil }
    return Choice(rawValue: name)
  }

  // MARK: Errors in values

  /// Reports a value of the wrong type.
  ///
  /// - Parameters:
  ///   - replacement: What to write instead, if that is certain.
  ///   - whole: What it replaces, if that is more than the value.
  func wrongType(
    _ node: SyntaxNode, _ key: SyntaxNode, _ remedy: String, writing replacement: String? = nil,
    for whole: SyntaxNode? = nil
  ) {
    diagnostics.add(
      WrongType(name: key.text, remedy: remedy), at: node.headRange,
      fixIts: renaming(whole ?? node, to: replacement))
  }

  /// Returns the case that an invalid word probably means: the name after a type and a dot, or the closest case.
  func caseNamed(_ text: String, _ cases: [String]) -> String? {
    let word = (text.hasPrefix("case ") ? String(text.dropFirst("case ".count)) : text).lastPathComponent
    return diagnostics.suggestions.candidate(word, orClosestIn: cases)
  }

  /// Returns whether a part of a value is a reference or a form, which depend on names, and reports it: parts must be
  /// literals.
  func dependsOnNames(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    if node.kind == .mapping, scope.hasNames, Self.formKey(of: node) != nil {
      wrongType(
        node, key, "is part of a value and must be a literal; write the choice around the whole value")
      return true
    }
    guard node.kind == .scalar, node.hasReferenceBytes else { return false }
    diagnostics.add(MisplacedReference(name: key.text, remedy: "must be a literal"), at: node.range)
    return true
  }
}

/// The names of colours and fonts, and those of the project's themes.
package final class ValueVocabulary: Sendable {
  package let colors: Enumeration
  package let fontWeights: Enumeration
  package let textStyles: Enumeration
  /// The names that the project's themes declare; `nil` without themes.
  let theme: ThemeNames?

  init(
    colors: Enumeration, fontWeights: Enumeration, textStyles: Enumeration, theme: ThemeNames? = nil
  ) {
    self.colors = colors
    self.fontWeights = fontWeights
    self.textStyles = textStyles
    self.theme = theme
  }
}

extension SyntaxNode {
  /// Returns whether a mapping has an unknown key.
  func hasUnknownKey(_ known: NameIndex) -> Bool { entries.contains { !known.contains($0.key) } }
}

extension Suggestions {
  /// Returns the word itself, if it is a candidate, or the closest candidate.
  mutating func candidate(_ word: String, orClosestIn candidates: [String]) -> String? {
    candidates.contains(word) ? word : closest(to: word) { candidates }
  }
}
