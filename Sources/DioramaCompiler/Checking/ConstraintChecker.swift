import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks the constraints between the parts of one view, after all its keys are read.
struct ConstraintChecker {
  let context: SceneContext
  let element: ElementKind
  let parts: PartTable
  /// Whether an unknown key, or the point where reading stopped, may hide a missing part.
  let mayLackParts: Bool

  /// Checks that the view has the parts that it needs, and then its constraints.
  ///
  /// - Parameter range: Where missing parts are reported.
  func check(at range: SourceRange) {
    let isWhole = element.state != nil && place(of: ElementKind.wholeState) != nil
    if !mayLackParts, !isWhole {
      for number in element.requiredAttributes where !parts.has(number) {
        let attribute = element.attributes[number]
        context.report(
          MissingAttribute(name: attribute.name, element: element.name, phrase: attribute.type.phrase),
          at: range)
      }
    }
    var rejected: Set<String> = []
    for constraint in element.constraints { check(constraint, at: range, &rejected) }
    if element.hasNeeds { checkNeeds() }
  }

  private func check(_ constraint: Constraint, at range: SourceRange, _ rejected: inout Set<String>) {
    switch constraint {
    case .exactlyOneOf(let parts):
      if !rejectSecond(of: parts, &rejected), parts.allSatisfy({ place(of: $0) == nil }), !mayLackParts {
        context.report(
          ExactlyOneOf(parts: parts, events: events(in: parts), element: element.name), at: range)
      }
    case .atMostOneOf(let parts):
      _ = rejectSecond(of: parts, &rejected)
    case .needsOneOf(let groups):
      if !mayLackParts { checkNeeds(groups, at: range) }
    case .ordered(let parts):
      checkOrder(of: parts, isStrict: false)
    case .increasing(let parts):
      checkOrder(of: parts, isStrict: true)
    case .index(let part, let list):
      checkIndex(part, in: list)
    }
  }

  /// Reports all but the first of several parts that exclude each other, each once.
  private func rejectSecond(of parts: [String], _ rejected: inout Set<String>) -> Bool {
    guard parts.count(where: { place(of: $0) != nil }) > 1 else { return false }
    let present = parts.compactMap { part in place(of: part).map { (part, $0) } }.sorted { $0.1 < $1.1 }
    guard let first = present.first else { return false }
    for (part, place) in present.dropFirst() where rejected.insert(part).inserted {
      let note = Diagnostic.Note("'\(first.0)' is here", at: first.1)
      context.report(
        ConflictingParts(first: first.0, second: part, element: element.name), at: place, notes: [note])
    }
    return true
  }

  private func checkNeeds(_ groups: [[String]], at range: SourceRange) {
    if groups.contains(where: { $0.allSatisfy { place(of: $0) != nil } }) { return }
    let begun = groups.first { $0.contains { place(of: $0) != nil } }
    let missing = begun.map { $0.filter { place(of: $0) == nil } } ?? []
    context.report(
      NeedsOneOf(
        groups: groups, missing: missing, events: events(in: groups.flatMap { $0 }), element: element.name),
      at: range)
  }

  private func events(in parts: [String]) -> Set<String> {
    Set(parts.filter { element.event(named: $0) != nil })
  }

  /// Returns the range of a part's key, or `nil` if the part is not given.
  private func place(of part: String) -> SourceRange? {
    element.partNumber(of: part).flatMap { parts[$0]?.keyRange }
  }

  // MARK: Numbers

  /// Checks that no known number is less than the one before it or, if strict, equal to it. Numbers that the scene
  /// gives are compared first, because a default next to them is rarely the error.
  private func checkOrder(of parts: [String], isStrict: Bool) {
    let given = parts.filter { place(of: $0) != nil }
    if !reportsOrder(of: given, isStrict: isStrict) { _ = reportsOrder(of: parts, isStrict: isStrict) }
  }

  private func reportsOrder(of parts: [String], isStrict: Bool) -> Bool {
    var last: (part: String, value: KnownValue, number: Double)?
    for part in parts {
      guard let value = known(part) else { continue }
      let numbers = value.value.numbers
      guard let least = numbers.min(), let number = numbers.max() else { continue }
      if let last, isStrict ? last.number >= number : last.number > number {
        let message = UnorderedValues(
          low: last.part, high: part, lowValue: last.number, highValue: number,
          byDefault: last.value.place == nil ? last.part : value.place == nil ? part : nil)
        report(message, about: [(last.part, last.value), (part, value)])
        return true
      }
      last = (part, value, least)
    }
    return false
  }

  // MARK: Attributes without effect

  /// Reports attributes that have no effect with the given or default case of another one.
  private func checkNeeds() {
    for (number, attribute) in element.attributes.enumerated() {
      guard let need = attribute.needs, let place = parts[number]?.keyRange,
        case .enumeration(let value)? = known(need.attribute)?.value, !need.cases.contains(value)
      else { continue }
      context.report(
        AttributeWithoutEffect(name: attribute.name, need: need, value: value), at: place)
    }
  }

  /// Checks that an index is -1 or less than the length of its list.
  private func checkIndex(_ part: String, in list: String) {
    guard let index = known(part), case .integer(let number) = index.value,
      let items = known(list), case .list(let values) = items.value,
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

  /// Returns the known value of an attribute: the literal, or the default of the parameter or attribute.
  ///
  /// Returns `nil` if only the owner of the scene knows the value, or if it may be in the unread rest of the file.
  private func known(_ part: String) -> KnownValue? {
    let place = place(of: part)
    switch element.partNumber(of: part).flatMap({ parts.value(of: $0) }) {
    case .parameter(let name):
      return context.scope.defaultValue(of: name).map {
        KnownValue(value: $0.value, place: place, parameter: name, declaration: $0.range)
      }
    case let value?:
      return KnownValue(value: value, place: place, parameter: nil, declaration: nil)
    case nil:
      guard place == nil, !mayLackParts,
        let value = element.attribute(named: part)?.fixedDefault
      else { return nil }
      return KnownValue(value: value, place: nil, parameter: nil, declaration: nil)
    }
  }

  /// Reports values that contradict each other, at the last default of a parameter or otherwise at the last literal.
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

/// A value that is known at compile time.
private struct KnownValue {
  let value: Value
  /// The range of its part's key; `nil` for a default of the attribute.
  let place: SourceRange?
  /// The parameter whose default this is; `nil` for other values.
  let parameter: String?
  /// The range of that default.
  let declaration: SourceRange?
}

extension Value {
  /// The numbers that the value can be, including all branches of a choice; empty if any is unknown.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let value): return [value]
    case .integer(let value): return [Double(value)]
    default:
      let numbers = branches.map(\.numbers)
      return numbers.contains([]) ? [] : numbers.flatMap(\.self)
    }
  }
}

/// An attribute that has no effect with the value of another one.
struct AttributeWithoutEffect: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "attribute-without-effect",
    explanation:
      "The attribute applies to one way of using the element, and the view uses another one, perhaps by default.",
    example: .views(
      failing: "- collection: photos\n  columns: 3\n  items:\n  - label: first\n",
      passing: "- collection: photos\n  layout: grid\n  columns: 3\n  items:\n  - label: first\n"))

  let name: String
  let need: Attribute.Need
  let value: String
  var message: String {
    let ways = need.cases.map { "'\(need.attribute): \($0)'" }.joined(separator: ", ")
    return "'\(name)' has no effect if '\(need.attribute)' is '\(value)'; write \(ways), or remove it"
  }
}
