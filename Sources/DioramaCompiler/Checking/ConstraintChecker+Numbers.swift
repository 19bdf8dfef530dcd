import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The constraints between values: what is written counts, and so do the defaults of the parameters that stand there.
extension ViewParts {
  /// Checks that numbers do not fall, as far as they are known.
  func checkOrder(_ parts: [String], _ mayLackParts: Bool) {
    var last: (part: String, value: KnownValue, number: Double)?
    for part in parts {
      guard let value = known(part, mayLackParts), let number = value.value.numberValue else { continue }
      if let last, last.number > number {
        let message = UnorderedValues(
          low: last.part, high: part, lowValue: last.number, highValue: number)
        report(message, about: [(last.part, last.value), (part, value)])
        return
      }
      last = (part, value, number)
    }
  }

  /// Checks that an index is one of its list, or -1.
  func checkIndex(_ part: String, _ list: String, _ mayLackParts: Bool) {
    guard let index = known(part, mayLackParts), case .integer(let number) = index.value,
      let items = known(list, mayLackParts), case .list(let values) = items.value,
      number >= values.count || number < -1
    else { return }
    let message = IndexOutOfRange(name: part, index: number, list: list, count: values.count)
    if index.declaration == nil, let place = index.place {
      let note = items.declaration.map { Diagnostic.Note("the list is the default here", at: $0) }
      context.report(message, at: place, notes: note.map { [$0] } ?? [])
    } else {
      report(message, about: [(part, index)])
    }
  }

  /// The value of an attribute as far as it is known: what is written, or the default of the parameter or of the attribute;
  /// `nil` for one that only the owner of the scene knows, or that may be there unread.
  private func known(_ part: String, _ mayLackParts: Bool) -> KnownValue? {
    let place = place(of: part)
    switch value(of: part) {
    case .parameter(let name):
      return context.scope.defaults[name].map {
        KnownValue(value: $0.value, place: place, parameter: name, declaration: $0.range)
      }
    case let value?:
      return KnownValue(value: value, place: place, parameter: nil, declaration: nil)
    case nil:
      guard place == nil, !mayLackParts,
        case .value(let value)? = element.attribute(named: part)?.defaultValue
      else { return nil }
      return KnownValue(value: value, place: nil, parameter: nil, declaration: nil)
    }
  }

  /// Reports that values do not go together: at the last of the defaults of parameters, or at the last that is written.
  private func report<Message: DiagnosticMessage>(_ message: Message, about parts: [(String, KnownValue)]) {
    for case (let part, let value) in parts.reversed() {
      guard let declaration = value.declaration, let place = value.place, let name = value.parameter else {
        continue
      }
      guard context.scope.reports(defaultOf: name) else { return }
      let note = Diagnostic.Note("'${\(name)}' is used for '\(part)' here", at: place)
      context.report(message, at: declaration, notes: [note])
      return
    }
    if let place = parts.compactMap(\.1.place).max() { context.report(message, at: place) }
  }
}

/// A value that is known before the scene is made.
private struct KnownValue {
  let value: Value
  /// Where the key of its part stands; `nil` for a default of the attribute.
  let place: SourceRange?
  /// The parameter whose default it is.
  let parameter: String?
  /// Where that default is written.
  let declaration: SourceRange?
}

extension Value {
  fileprivate var numberValue: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
}
