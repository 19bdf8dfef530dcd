import DioramaSyntax
import DioramaTree

extension ValueReader {
  /// The result of reading a scalar as a reference.
  enum ReferenceResult {
    /// It is not a reference, and must be read by its type.
    case none
    /// It is a reference; `nil` if it is invalid and has been reported.
    case reference(Value?)
  }

  /// Reads a scalar of a type as a reference, if it is or contains one.
  func reference(
    in node: SyntaxNode, for type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> ReferenceResult {
    if let parameter = TextTemplate.parameter(node) {
      return .reference(whole(parameter, node, type, key, isOptional))
    }
    if case .string = type { return .none }
    guard node.hasReferenceBytes else { return .none }
    let parts = TextTemplate.parts(of: node)
    for case .malformed(let range) in parts {
      malformed(
        node, range, at: TextTemplate.Places(in: node).range(ofText: range), isTest: type == .boolean)
      return .reference(nil)
    }
    guard parts.contains(where: { if case .reference = $0 { true } else { false } }) else { return .none }
    if diagnostics.reportSurplusMark(node) { return .reference(nil) }
    let test = type == .boolean ? truth(meantBy: node) : nil
    diagnostics.add(
      MisplacedReference(
        name: key.text,
        remedy: "must be one value; "
          + (test.map { "write \($0)" } ?? "pass it whole as a parameter of type '\(type.name)'")),
      at: node.range, fixIts: renaming(node, to: test))
    return .reference(nil)
  }

  private func whole(
    _ name: String, _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> Value? {
    guard let (kind, declared) = scope.useDeclared(name) ?? useUndeclared(name, node, type, key) else {
      return nil
    }
    guard let expected = type.parameterType else {
      report(misplacedReference: node, key)
      return nil
    }
    if case .boolean = type, declared != ParameterType(.boolean) {
      return truth(of: name, declared, at: node).map(Value.test)
    }
    let fits = declared.base == expected.base && declared.isList == expected.isList
    let widens = expected.base == .number && declared.base == .integer && !declared.isList && !expected.isList
    if case .string = type, declared.isPrinted, !fits || declared.isOptional && !isOptional {
      return Value([kind.segment(named: name)])
    }
    guard fits || widens else {
      let isAddress =
        readsAddresses && type == .image && declared == ParameterType(.url, isOptional: declared.isOptional)
      let image = isAddress ? "{ url: \"${\(name)}\" }" : nil
      diagnostics.add(
        ReferenceType(
          kind: kind, name: name, type: kind == .trait ? "enumeration" : declared.name,
          expected: "'\(expected.name)'",
          remedy: image.map { "write \($0)" } ?? remedy(for: name, kind, declared, expected)),
        at: node.range, fixIts: renaming(node, to: image))
      return nil
    }
    guard !declared.isOptional || isOptional else {
      diagnostics.add(
        ReferenceType(
          kind: kind, name: name, type: declared.name, expected: "a value",
          remedy: remedy(forOptional: declared)),
        at: node.range)
      return nil
    }
    checkDefault(of: name, node, type, key)
    return kind.value(named: name)
  }

  /// Returns the kind and type of a name that the scene does not declare, or `nil` after reporting it.
  private func useUndeclared(
    _ name: String, _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode
  ) -> (kind: NameScope.Kind, type: ParameterType)? {
    scope.use(name, at: node.range) {
      guard isWord(name, of: type) else { return false }
      wrongType(node, key, "must be a bare name; write '\(name)'", writing: name)
      return true
    }
  }

  /// Returns whether a text names a value of a type, in the language or in the project's themes.
  private func isWord(_ text: String, of type: ValueType) -> Bool {
    if type.caseNames?.contains(text) == true || type == .color && vocabulary.colors.index.contains(text) {
      return true
    }
    let kind = ThemeNames.Kind.allCases.first { $0.type == type || $0 == .numbers && type.isNumber }
    return kind.map { vocabulary.themeNames($0).contains(text) } ?? false
  }

  /// Returns what to do about an optional value. The app can derive a component's state that is never `nil`.
  private func remedy(forOptional type: ParameterType) -> String {
    if case .component(let name) = type.base, !type.isList { return "remove the '?', or derive a '\(name)'" }
    return type.valueType == nil ? "remove the '?'" : "remove the '?' and give it a default"
  }

  private func remedy(
    for name: String, _ kind: NameScope.Kind, _ declared: ParameterType, _ expected: ParameterType
  ) -> String {
    if kind == .trait, case .enumeration(let cases) = declared.base {
      return "write { switch: \(name), \(cases.names.map { "\($0): …" }.joined(separator: ", ")) }"
    }
    return expected.base == .string && !expected.isList
      ? "pass the text as a 'string'" : "declare it as '\(expected.name)'"
  }

  /// Reports the default of a parameter if it is out of range for a value that refers to it.
  func checkDefault(of parameter: String, _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode) {
    guard let range = type.numbers, let declared = scope.defaultValue(of: parameter),
      let number = declared.value.firstNumber(outOf: range), scope.reports(defaultOf: parameter)
    else { return }
    diagnostics.add(
      OutOfRange(name: key.text, written: number.shortText, range: range.phrase),
      at: declared.range,
      notes: [Diagnostic.Note("'${\(parameter)}' is used for '\(key.text)' here", at: node.range)])
  }
}

extension Value {
  /// Returns the first number, single or in a list, that is out of a range.
  fileprivate func firstNumber(outOf range: NumberRange) -> Double? {
    switch self {
    case .integer(let number): range.contains(Double(number)) ? nil : Double(number)
    case .number(let number): range.contains(number) ? nil : number
    case .list(let values): values.lazy.compactMap { $0.firstNumber(outOf: range) }.first
    default: nil
    }
  }
}

extension TextTemplate {
  /// The places of references in the source of a scalar.
  struct Places {
    private let node: SyntaxNode
    /// The places of the text's dollar signs in the file, by their offsets in the text; not of those that are escapes.
    private let signs: [Int: Int]

    init(in node: SyntaxNode) {
      self.node = node
      let signs = node.withTextBytes { text in text.indices.filter { text[$0] == UInt8(ascii: "$") } }
      let written = Self.writtenSigns(in: node)
      let places = signs.count == written.count ? zip(signs, written) : zip([], [])
      self.signs = Dictionary(places.compactMap { sign, place in place.map { (sign, $0) } }) { first, _ in
        first
      }
    }

    /// Returns the range of a reference, given by its range in the text; `nil` if an escape or a line break is in it.
    func range(ofText part: Range<Int>) -> SourceRange? {
      guard let start = signs[part.lowerBound] else { return nil }
      let source = node.tree.source.bytes[start..<node.range.end]
      let isExact = node.withTextBytes { source.starts(with: $0[part]) }
      return isExact ? SourceRange(start, start + part.count) : nil
    }

    /// Returns the places of the dollar signs in a scalar's text; `nil` for those that are escapes.
    private static func writtenSigns(in node: SyntaxNode) -> [Int?] {
      let bytes = node.tree.source.bytes
      var signs: [Int?] = []
      var index = node.range.start
      while index < node.range.end {
        if bytes[index] == UInt8(ascii: "$") {
          signs.append(index)
        } else if node.style == .doubleQuoted, bytes[index] == UInt8(ascii: "\\") {
          index += 1
          let escape = bytes[index..<node.range.end]
          let isSign = ["x24", "u0024", "U00000024"].contains { escape.starts(with: $0.utf8) }
          if isSign { signs.append(nil) }
        }
        index += 1
      }
      return signs
    }
  }
}
