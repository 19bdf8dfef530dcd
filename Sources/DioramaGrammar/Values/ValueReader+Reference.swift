import DioramaSyntax
import DioramaTree

extension ValueReader {
  /// Whether a scalar is a reference as a whole.
  enum ReferenceResult {
    /// It is none: read it by its type.
    case none
    /// It is one, good or reported.
    case reference(Value?)
  }

  /// Reads a scalar of a type as a reference, if it is one or holds one.
  func reference(
    in node: SyntaxNode, for type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> ReferenceResult {
    guard node.hasReferenceMark else { return .none }
    let parts = TextTemplate.parts(of: node)
    if parts.count == 1, case .reference(let parameter, _) = parts[0] {
      return .reference(whole(parameter, node, type, key, isOptional))
    }
    if case .string = type { return .none }
    for case .malformed(let range) in parts {
      malformed(node, range)
      return .reference(nil)
    }
    guard parts.contains(where: { if case .reference = $0 { true } else { false } }) else { return .none }
    diagnostics.add(
      MisplacedReference(
        name: key.text, remedy: "is one value; pass it whole as a parameter of type '\(type.name)'"),
      at: node.range)
    return .reference(nil)
  }

  private func whole(
    _ parameter: String, _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode, _ isOptional: Bool
  ) -> Value? {
    guard let declared = parameterType(parameter, at: node.range) else { return nil }
    guard let expected = type.parameterType else {
      diagnostics.add(MisplacedReference(name: key.text, remedy: "is written out"), at: node.range)
      return nil
    }
    let widens = expected.base == .number && declared.base == .integer && !declared.isList && !expected.isList
    guard declared.base == expected.base && declared.isList == expected.isList || widens else {
      let remedy =
        expected.base == .string && !expected.isList && !declared.isList
        ? "declare it as 'string', or put it into a text" : "declare it as '\(expected.name)'"
      diagnostics.add(
        ReferenceType(name: parameter, type: declared.name, expected: "'\(expected.name)'", remedy: remedy),
        at: node.range)
      return nil
    }
    guard !declared.isOptional || isOptional else {
      diagnostics.add(
        ReferenceType(
          name: parameter, type: declared.name, expected: "a value",
          remedy: "remove the '?' and give the parameter a default"), at: node.range)
      return nil
    }
    checkDefault(of: parameter, node, type, key)
    return .parameter(parameter)
  }

  /// Reports a default that is out of range where the parameter stands.
  private func checkDefault(of parameter: String, _ node: SyntaxNode, _ type: ValueType, _ key: SyntaxNode) {
    guard let range = type.numbers, let declared = scope.defaults[parameter],
      let number = declared.value.firstNumber(outOf: range), scope.reports(defaultOf: parameter)
    else { return }
    diagnostics.add(
      OutOfRange(name: key.text, written: DecimalNumber.text(number), range: range.phrase),
      at: declared.range,
      notes: [Diagnostic.Note("'${\(parameter)}' is used for '\(key.text)' here", at: node.range)])
  }

  /// The type of a parameter, which counts as used; `nil` if there is none, or if its type is wrong.
  public func parameterType(_ name: String, at range: SourceRange) -> ParameterType? {
    scope.use(name, at: range)
  }
}

extension SyntaxNode {
  /// Whether a scalar's text holds `${` as two characters of their own.
  var hasReferenceMark: Bool {
    withTextBytes { bytes in
      Self.reference(in: bytes).map { start in
        let isAlone = [start - 1, start + 2].allSatisfy { !bytes.indices.contains($0) || bytes[$0] < 0x80 }
        return isAlone || text.contains("${")
      } ?? false
    }
  }

  /// Whether a scalar's text holds the bytes of `${`.
  var hasReferenceBytes: Bool {
    withTextBytes { Self.reference(in: $0) != nil }
  }

  /// Where the first `${` begins.
  private static func reference(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") { return index }
      index += 1
    }
    return nil
  }
}

extension Value {
  /// The first number, of a list or alone, that a range does not have.
  fileprivate func firstNumber(outOf range: NumberRange) -> Double? {
    switch self {
    case .integer(let number): range.contains(Double(number)) ? nil : Double(number)
    case .number(let number): range.contains(number) ? nil : number
    case .list(let values): values.lazy.compactMap { $0.firstNumber(outOf: range) }.first
    default: nil
    }
  }
}

extension ValueType {
  /// The range of a number, or of the numbers of a list.
  public var numbers: NumberRange? {
    switch self {
    case .integer(let range), .number(let range): range
    case .list(let element): element.numbers
    default: nil
    }
  }
}
