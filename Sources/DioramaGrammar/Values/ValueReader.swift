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
  /// Returns the enumeration with a name in grammar files.
  let enumeration: (String) -> Enumeration?
  /// The Swift types of ``enumerations``.
  var enumerationTypes = NameNumbers()
  /// The enumerations of parameters and of the state that the grammar does not have as they are: for each type, the
  /// last one.
  var enumerations: [(cases: ParameterType.Cases, enumeration: Enumeration)] = []
  /// Whether the view can load an image from an address.
  var readsAddresses = false
  /// Whether a number is a size of the view, which can also be relative to another view.
  var readsSizes = false
  /// The collections between brackets or braces of the tree whose values last needed them.
  var flowCollections: (tree: SyntaxTree, collections: SyntaxTree.FlowCollections)?
  /// The ids that values have named since this was last emptied.
  package var namedViews: [NamedView] = []
  /// Reads values that cannot use names, such as defaults.
  package private(set) lazy var literals = ValueReader(
    vocabulary: vocabulary, scope: NameScope(), diagnostics: diagnostics)

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - vocabulary: The names of colours and fonts.
  ///   - scope: The names that values can refer to.
  ///   - diagnostics: Collects the diagnostics.
  ///   - enumeration: Returns the enumeration with a name in grammar files.
  package init(
    vocabulary: ValueVocabulary, scope: NameScope, diagnostics: DiagnosticCollector,
    enumeration: @escaping (String) -> Enumeration? = { _ in nil }
  ) {
    self.enumeration = enumeration
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
      // A case and a view may be called 'nil'.
      if scope.hasNames, node.isNull, type != .viewID, type.caseNames?.contains(node.text) != true {
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
      // Only tests have a single key.
      if type == .boolean || node.entries.count > 1, reportMisspeltForm(node) { return nil }
    case .mapping:
      if Self.formKey(of: node)?.isTest == false {
        wrongType(node, key, "must be a literal here, and not depend on anything; write one value")
        return nil
      }
    default: break
    }
    return type.definition.read(node, key, self)
  }

  // MARK: Missing values

  private func reportNull(_ node: SyntaxNode, _ key: SyntaxNode, _ type: ValueType) {
    let other = type == .string ? "put it in quotes if it is the text" : "write \(type.phrase)"
    let nothing =
      depth == 0
      ? "leave '\(key.text)' out, or " : type == .string ? "derive a 'string?' that is nil, or " : ""
    let place = depth == 0 ? "" : " in a choice"
    wrongType(node, key, "cannot be '\(node.text)'\(place); \(nothing)\(other)")
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
    if diagnostics.reportSurplusMark(node) { return }
    diagnostics.add(
      WrongType(name: key.text, remedy: remedy), at: node.headRange,
      fixIts: renaming(whole ?? node, to: replacement))
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
    report(misplacedReference: node, key)
    return true
  }

  /// Reports a reference where a value, or a part of one, must be a literal.
  func report(misplacedReference node: SyntaxNode, _ key: SyntaxNode) {
    let remedy = "must be a literal" + (scope.hasNames ? "; \(Self.choiceRemedy)" : "")
    diagnostics.add(MisplacedReference(name: key.text, remedy: remedy), at: node.range)
  }

  private static let choiceRemedy =
    "write a choice around the whole value, such as { if: …, then: …, else: … }"
}

extension ValueReader {
  /// Returns whether a node can only be a text: a scalar, or a mapping that begins with `localized` or with the word of
  /// a choice or a selection.
  package static func isText(_ node: SyntaxNode) -> Bool {
    if node.kind == .scalar { return !node.isEmptyPlain }
    guard let first = node.entries.first?.key else { return false }
    return first.hasText(localizedKey) || isFormKey(first)
  }

  static let localizedKey = "localized"
  private static let proseKeys: NameIndex = ["summary", "comment"]
  private static let textKeys: NameIndex = [localizedKey, "arguments", "comment"]

  /// Reads a scalar as a text, or `{ localized: key }`.
  func text(_ node: SyntaxNode, _ key: SyntaxNode) -> Value? {
    switch node.kind {
    case .scalar:
      warnOfComment(after: node)
      if node.style != .doubleQuoted, node.containsByte(UInt8(ascii: "\\")) { warnOfEscape(in: node) }
      let isCall = node.withTextBytes { $0.last == UInt8(ascii: ")") }
      return isCall && reportCode(node, key) ? nil : template(node)
    case .mapping:
      if let name = nameInBraces(node) {
        wrongType(node, key, "must be a reference; write \"${\(name)}\"")
        return nil
      }
      if reportOtherText(node) { return nil }
      return localized(
        FieldReader(
          node, place: "a text", known: Self.textKeys, diagnostics: diagnostics
        ) { Self.textAdvice[$0] })
    default:
      wrongType(node, key, "must be a text; write one value, in quotes if it contains brackets or colons")
      return nil
    }
  }

  private static let textAdvice: [String: KeyAdvice] = [
    "args": .key("arguments"), "parameters": .key("arguments"), "localizedString": .key(localizedKey),
    "table": .hint("remove it, since the texts are in the table 'Localizable'"),
    "defaultValue": .hint("remove it, and write the text in the app's strings"),
  ]

  /// The keys of texts in several forms, one for each kind of number.
  private static let pluralKeys: NameIndex = ["plural", "zero", "one", "two", "few", "many", "other"]

  /// Reports a mapping that is a text in another language, once; returns whether it is one.
  private func reportOtherText(_ node: SyntaxNode) -> Bool {
    guard node.value(for: Self.localizedKey) == nil,
      let entry = node.entries.first(where: {
        Self.pluralKeys.contains($0.key) || ["text", "title", "value", "key"].contains($0.name)
          || ["date", "number"].contains($0.name) && scope.kind(of: $0.value.text) != nil
      })
    else { return false }
    let remedy =
      if Self.pluralKeys.contains(entry.key) {
        "the app's strings have the plural forms, so write { localized: …, arguments: […] }"
      } else if scope.kind(of: entry.value.text) != nil {
        "write \"${\(entry.value.text)}\", or derive a text if it needs another format"
      } else {
        "write the text alone, without braces, or { localized: … }"
      }
    diagnostics.add(UnknownKey(name: entry.name, place: "a text", remedy: remedy), at: entry.key.range)
    return true
  }

  /// Returns the declared name of a mapping such as `{name}`, which is probably a reference; `nil` for any other
  /// mapping.
  func nameInBraces(_ node: SyntaxNode) -> String? {
    guard node.entries.count == 1, let entry = node.entries.first, entry.value.isEmptyPlain,
      scope.kind(of: entry.name) != nil
    else { return nil }
    return entry.name
  }

  /// Reads a scalar that must not have references: a summary, or the name of a symbol, an asset or a font.
  package func plainText(_ entry: MappingEntry) -> String? {
    let node = entry.value
    if node.kind == .broken { return nil }
    if node.kind == .scalar, node.hasText("") {
      diagnostics.add(MissingValue(name: entry.name, hint: "write a text"), at: entry.key.range)
      return nil
    }
    guard node.kind == .scalar else {
      let isChoice = entry.key.hasText(Self.localizedKey) && Self.formKey(of: node) != nil
      let remedy = isChoice ? "write the choice around the whole value" : "write a literal"
      wrongType(node, entry.key, "must be a plain text; \(remedy)")
      return nil
    }
    warnOfComment(after: node)
    if !node.hasReferenceBytes { return node.text }
    var text = ""
    for part in TextTemplate.parts(of: node) {
      switch part {
      case .literal(let literal): text += literal
      case .malformed(let range):
        malformed(node, range, at: TextTemplate.Places(in: node).range(ofText: range))
        return nil
      case .reference(let name, _):
        let remedy =
          if entry.key.hasText(Self.localizedKey) {
            "is a key of the app's strings; write 'arguments: [\(name)]' next to it, and a placeholder in their entry"
          } else if Self.proseKeys.contains(entry.key) {
            "must be a literal; write '$${' for the characters themselves"
          } else {
            "must be a literal; \(Self.choiceRemedy)"
          }
        diagnostics.add(MisplacedReference(name: entry.name, remedy: remedy), at: node.range)
        return nil
      }
    }
    return text
  }

  private func template(_ node: SyntaxNode) -> Value? {
    if !node.hasReferenceBytes { return .literal(node.text) }
    var segments: [TextSegment] = []
    var isWhole = true
    lazy var places = TextTemplate.Places(in: node)
    for part in TextTemplate.parts(of: node) {
      switch part {
      case .literal(let text): segments.append(.literal(text))
      case .malformed(let range):
        malformed(node, range, at: places.range(ofText: range))
        isWhole = false
      case .reference(let name, let range):
        if let segment = segment(named: name, in: node, at: places.range(ofText: range)) {
          segments.append(segment)
        } else {
          isWhole = false
        }
      }
    }
    return isWhole ? Value(segments) : nil
  }

  /// Reports `${` that does not begin a reference.
  ///
  /// - Parameters:
  ///   - place: Its place in the file, if that is known.
  ///   - isTest: Whether a test is accepted here.
  func malformed(_ node: SyntaxNode, _ range: Range<Int>, at place: SourceRange?, isTest: Bool = false) {
    let written = node.withTextBytes { String(decoding: $0[range], as: UTF8.self) }
    let content = written.hasSuffix("}") ? String(written.dropFirst(2).dropLast()) : ""
    let remedy = scope.hasNames ? remedy(forReference: content, isTest: isTest) : nil
    let isName = remedy?.value?.hasPrefix("${") == true
    let isWhole = node.withTextBytes { $0.count } == range.count
    diagnostics.add(
      MalformedReference(written: written.shortened, remedy: remedy?.text), at: place ?? node.range,
      fixIts: remedy?.value.map { value in
        if isName, let place { return [FixIt("write '\(value)'", replacing: place, with: value)] }
        return isWhole ? renaming(node, to: value) : []
      } ?? [])
  }

  /// Returns the part of a text that prints the value with a name, or `nil` after reporting one that cannot be
  /// printed. An optional that is `nil` prints nothing.
  ///
  /// - Parameter place: The place of the reference, if it can be determined; needed only for errors.
  private func segment(
    named name: String, in node: SyntaxNode, at place: @autoclosure () -> SourceRange?
  ) -> TextSegment? {
    guard let (kind, type) = scope.use(name, at: place() ?? node.range, isExact: place() != nil) else {
      return nil
    }
    return printed(name, kind, type, at: place() ?? node.range)
  }

  func printed(
    _ name: String, _ kind: NameScope.Kind, _ type: ParameterType, at range: @autoclosure () -> SourceRange
  ) -> TextSegment? {
    if type.isPrinted { return kind.segment(named: name) }
    diagnostics.add(
      ReferenceType(
        kind: kind, name: name, type: type.name, expected: "a value that a text can contain",
        remedy: "pass the text as a 'string'"),
      at: range())
    return nil
  }

  /// Warns of a comment without a space after its `#` that cuts off a plain text.
  private func warnOfComment(after node: SyntaxNode) {
    guard node.style == .plain, !node.isAliasOrBroken, node.byte(after: 0) == UInt8(ascii: " "),
      node.byte(after: 1) == UInt8(ascii: "#"), node.byte(after: 2) > UInt8(ascii: " "),
      node.byte(after: 2) != UInt8(ascii: "#")
    else { return }
    let bytes = node.tree.source.bytes
    let end = node.range.end
    let contentEnd = bytes.contentEnd(from: end, to: bytes.lineEnd(from: end))
    let comment = SourceRange(end + 1, contentEnd)
    let whole = SourceRange(node.range.start, contentEnd)
    let quoted = node.tree.source.text(in: whole).inDoubleQuotes
    diagnostics.add(
      CommentInText(comment: node.tree.source.text(in: comment).shortened), at: comment,
      fixIts: [FixIt("put the text in quotes", replacing: whole, with: quoted)])
  }
}

// MARK: Texts from the app's strings

extension ValueReader {
  /// Reads `{ localized: key, arguments: [name], comment: … }`.
  func localized(_ fields: FieldReader) -> Value? {
    let text = fields.required(Self.localizedKey).flatMap { plainText($0) }
    let arguments = fields["arguments"].map { self.arguments($0) } ?? []
    let comment = fields.optional("comment") { plainText($0) }
    guard let text, let arguments, !comment.isInvalid else { return nil }
    return .localized(text, arguments: arguments, comment: comment.value)
  }

  private func arguments(_ entry: MappingEntry) -> [TextSegment]? {
    guard scope.hasNames else {
      diagnostics.add(
        MisplacedReference(name: entry.name, remedy: "is only for the texts of views"), at: entry.key.range)
      return nil
    }
    guard entry.value.kind == .sequence else {
      wrongType(
        entry.value, entry.key, "must be a list of names; write it in brackets, such as [author, count]")
      return nil
    }
    let nodes = entry.value.elements
    let arguments = nodes.compactMap { node -> TextSegment? in
      guard let (name, type, kind) = bareName(entry.element(node)) else { return nil }
      return printed(name, kind, type, at: node.range)
    }
    return arguments.count == nodes.count ? arguments : nil
  }
}

extension SyntaxNode {
  /// Whether a scalar's text contains the bytes of `${`.
  package var hasReferenceBytes: Bool {
    withTextBytes { bytes in
      var index = 0
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") { return true }
        index += 1
      }
      return false
    }
  }
}
