import DioramaSyntax
import DioramaTree

/// Reads the parts that all declarations share: names, summaries, types, attributes, events. A reader reads one file.
struct DeclarationReader {
  let diagnostics: DiagnosticCollector
  let vocabulary: ValueVocabulary
  let enumerations: (String) -> Enumeration?
  /// The names of enumerations whose declarations have errors. What uses them is not checked.
  var brokenEnumerations: Set<String> = []

  /// The keys of declarations, by those of other languages.
  private static let otherKeys = [
    "min": "minimum", "max": "maximum", "returns": "result", "returnType": "result", "params": "arguments",
    "parameters": "arguments", "args": "arguments", "description": "summary", "values": "cases",
    "class": "swift",
  ]

  func fields(_ node: SyntaxNode, _ place: String, _ known: NameIndex) -> FieldReader {
    FieldReader(
      node, place: place, known: known, diagnostics: diagnostics,
      advice: { Self.otherKeys[$0].map(KeyAdvice.key) })
  }

  // MARK: Scalars

  /// Returns the text of a scalar; otherwise reports an error and returns `nil`.
  func text(_ entry: MappingEntry) -> String? {
    if case .literal(let text)? = reader.read(entry, as: .string) { text } else { nil }
  }

  func flag(_ fields: FieldReader, _ name: String) -> Bool {
    guard let entry = fields[name], case .boolean(let value)? = reader.read(entry, as: .boolean) else {
      return false
    }
    return value
  }

  func number(_ fields: FieldReader, _ name: String) -> Double? {
    guard let entry = fields[name], case .number(let value)? = reader.read(entry, as: .number(nil)) else {
      return nil
    }
    return value
  }

  /// Returns a name in a given form; otherwise reports an error and returns `nil`. References are reported elsewhere.
  func name(_ entry: MappingEntry, _ form: NameForm, of what: String) -> String? {
    if entry.value.kind == .scalar, TextTemplate.hasReference(entry.value) { return nil }
    return checkedName(entry.value, form, of: what, diagnostics)
  }

  /// Returns a piece of Swift in a given form.
  func swift(_ entry: MappingEntry?, _ form: SwiftForm) -> String? {
    guard let entry, let text = text(entry) else { return nil }
    if form.matches(text) { return text }
    let type = form.isType ? ValueTypeNames.swiftType(named: text) : nil
    diagnostics.add(
      InvalidSwift(written: text.shortened, expected: type.map { "'\($0)'" } ?? form.phrase),
      at: entry.value.range, fixIts: renaming(entry.value, to: type))
    return nil
  }

  /// Returns a key that is used as Swift in a given form, such as a label; otherwise reports an error and returns
  /// `nil`.
  func swift(key: SyntaxNode, _ form: SwiftForm) -> String? {
    if key.kind == .broken { return nil }
    if form.matches(key.text) { return key.text }
    diagnostics.add(InvalidSwift(written: key.text.shortened, expected: form.phrase), at: key.range)
    return nil
  }

  /// Returns the value of an entry if it is a mapping; otherwise reports an error and returns `nil`.
  func mapping(_ entry: MappingEntry, _ remedy: String) -> SyntaxNode? {
    if entry.value.kind == .mapping { return entry.value }
    if entry.value.kind != .broken {
      diagnostics.add(
        WrongType(name: entry.name, remedy: "must be a mapping; write \(remedy)"), at: entry.value.headRange)
    }
    return nil
  }

  /// Returns the elements of an entry's value if it is a list; otherwise reports an error and returns `nil`.
  func list(_ entry: MappingEntry, _ remedy: String) -> SyntaxChildren? {
    if entry.value.kind == .sequence { return entry.value.elements }
    diagnostics.add(WrongType(name: entry.name, remedy: remedy), at: entry.value.headRange)
    return nil
  }

  /// Reports the second of two keys that exclude each other, if both are present.
  func conflict(_ fields: FieldReader, _ first: String, _ second: String) {
    guard fields.has(first), let entry = fields.node.entries.first(named: second) else { return }
    diagnostics.add(ConflictingKeys(first: first, second: second), at: entry.key.range)
  }

  /// Reports a key, if present, that has no effect next to the others.
  func withoutEffect(_ fields: FieldReader, _ key: String, _ place: String) {
    guard let entry = fields.node.entries.first(named: key) else { return }
    diagnostics.add(KeyWithoutEffect(name: key, place: place), at: entry.key.range)
  }

  /// Returns the entries of a mapping of names; reports an error for other values.
  func entries(_ entry: MappingEntry?, _ what: String) -> [MappingEntry] {
    guard let entry else { return [] }
    guard entry.value.kind == .mapping else {
      diagnostics.add(
        WrongType(name: entry.name, remedy: "must be a mapping of \(what)"), at: entry.value.headRange)
      return []
    }
    return Array(entry.value.entries)
  }

  /// Returns the texts of a list with their nodes; a single scalar is a list of one.
  func names(_ entry: MappingEntry?) -> [(text: String, node: SyntaxNode)] {
    guard let entry else { return [] }
    return entry.value.items.compactMap { node in
      if node.kind == .scalar, !node.isEmptyPlain { return (node.text, node) }
      diagnostics.add(WrongType(name: entry.name, remedy: "must be a list of names"), at: node.headRange)
      return nil
    }
  }

  /// Returns the synonyms in a declaration, or other names that are only suggested.
  func synonyms(_ fields: FieldReader, _ key: String = "synonyms") -> [String] {
    names(fields[key]).compactMap { _, node in
      TextTemplate.hasReference(node) ? nil : swift(key: node, .label)
    }
  }

  /// Returns the other names in a declaration that mean something else, with what to write instead.
  func hints(_ fields: FieldReader) -> [Hint] {
    entries(fields["hints"], "names and hints").compactMap { entry in
      guard swift(key: entry.key, .label) != nil, let text = text(entry) else { return nil }
      return Hint(name: entry.name, text: text)
    }
  }

  /// Returns the release that introduced a declared name; `nil` for the first one.
  func since(_ fields: FieldReader) -> ReleaseVersion? { fields["since"].flatMap { version($0) } }

  private func version(_ entry: MappingEntry) -> ReleaseVersion? {
    if entry.value.isEmptyPlain {
      diagnostics.add(
        MissingValue(name: entry.name, hint: "write a version such as 0.1.0"),
        at: entry.key.range)
      return nil
    }
    guard let text = text(entry) else { return nil }
    if let version = ReleaseVersion(text) { return version }
    diagnostics.add(InvalidVersion(written: text.shortened), at: entry.value.range)
    return nil
  }

  /// Returns the releases that introduced the cases of an enumeration.
  private func newerCases(_ entry: MappingEntry?, of cases: [String]) -> [Enumeration.NewerCase] {
    entries(entry, "cases and versions").compactMap { entry in
      guard cases.contains(entry.name) else {
        let suggestion = diagnostics.suggestions.closest(to: entry.name) { cases }
        diagnostics.add(
          UnknownCase(
            name: "since", written: entry.name.shortened, suggestion: suggestion,
            cases: diagnostics.suggestions.ranked(cases, by: entry.name)),
          at: entry.key.range, fixIts: renaming(entry.key, to: suggestion, isClosest: true))
        return nil
      }
      return version(entry).map { Enumeration.NewerCase(name: entry.name, since: $0) }
    }
  }

  /// Returns fixed arguments by label.
  func fixedArguments(_ entry: MappingEntry?) -> [FixedArgument] {
    entries(entry, "labels and cases").compactMap { fixedArgument($0) }
  }

  func fixedArgument(_ argument: MappingEntry) -> FixedArgument? {
    let label = swift(key: argument.key, .label)
    guard let text = swift(argument, .enumerationCase), let label else { return nil }
    return FixedArgument(label: label, value: text == "nil" ? .none : .enumerationCase(text))
  }

  /// Reports references in a declaration, which has no parameters.
  func checkReferences(in node: SyntaxNode, of key: SyntaxNode? = nil) {
    if node.isAliasOrBroken { return }
    for entry in node.entries where entry.isOwn { checkReferences(in: entry.value, of: entry.key) }
    for element in node.elements { checkReferences(in: element, of: key) }
    guard node.kind == .scalar, TextTemplate.hasReference(node) else { return }
    diagnostics.add(
      MisplacedReference(name: key?.text.shortened ?? "", remedy: "must be a literal"), at: node.range)
  }

  var reader: ValueReader {
    ValueReader(vocabulary: vocabulary, scope: NameScope(), diagnostics: diagnostics)
  }
}

extension ValueVocabulary {
  /// An empty vocabulary, for values without colours and fonts.
  package static let none = ValueVocabulary(
    colors: .none, fontWeights: .none, textStyles: .none)
}

extension Enumeration {
  fileprivate static let none = Enumeration(name: "", summary: "", cases: [])
}

extension DeclarationReader {
  private static let enumerationKeys: NameIndex = [
    "enumeration", "swift", "summary", "cases", "aliases", "synonyms", "since",
  ]

  /// Reads an enumeration file whose root is a mapping. A project's enumeration is named like a type. Its Swift type
  /// has the same name by default.
  func enumeration(_ root: SyntaxNode, isOfProject: Bool) -> Enumeration? {
    let fields = fields(root, "an enumeration", Self.enumerationKeys)
    let form = isOfProject ? NameForm.upperCamelCase : .lowerCamelCase
    guard let name = fields["enumeration"].flatMap({ self.name($0, form, of: "an enumeration") })
    else {
      return nil
    }
    let cases = cases(fields.required("cases"))
    if cases.isEmpty, isOfProject { return nil }
    return Enumeration(
      name: name,
      swiftType: swift(fields["swift"], isOfProject ? .typeName : .type) ?? (isOfProject ? name : nil),
      summary: fields["summary"].flatMap { text($0) } ?? "",
      cases: cases,
      aliases: aliases(fields["aliases"], among: cases),
      synonyms: synonyms(fields["synonyms"], of: cases),
      newerCases: newerCases(fields["since"], of: cases), isOfProject: isOfProject)
  }

  /// Returns other names of cases, each with its case. Reports unknown cases, and names that are cases themselves.
  private func synonyms(_ entry: MappingEntry?, of cases: [String]) -> [String: String] {
    entries(entry, "names, each with the case that it means").reduce(into: [:]) { known, entry in
      guard let name = text(entry) else { return }
      if cases.contains(name), !cases.contains(entry.name) {
        known[entry.name] = name
      } else {
        diagnostics.add(
          UnknownCase(name: entry.name, written: name.shortened, suggestion: nil, cases: cases),
          at: entry.value.range)
      }
    }
  }

  /// Returns the aliases among the cases, each with its case. Reports unknown cases, and aliases of aliases.
  private func aliases(_ entry: MappingEntry?, among cases: [String]) -> [String: String] {
    let entries = entries(entry, "cases, each with the case that has the same value")
    let names = Set(entries.map(\.name))
    let others = cases.filter { !names.contains($0) }
    let (all, known) = (Set(cases), Set(others))
    var aliases: [String: String] = [:]
    for entry in entries {
      guard let other = text(entry) else { continue }
      if !all.contains(entry.name) {
        diagnostics.add(
          UnknownCase(name: "aliases", written: entry.name.shortened, suggestion: nil, cases: cases),
          at: entry.key.range)
      } else if !known.contains(other) {
        diagnostics.add(
          UnknownCase(name: entry.name, written: other.shortened, suggestion: nil, cases: others),
          at: entry.value.range)
      } else {
        aliases[entry.name] = other
      }
    }
    return aliases
  }
}
