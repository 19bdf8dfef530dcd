import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks the constraints between the parts of one view, after all its keys are read.
struct ConstraintChecker {
  let context: SceneContext
  let element: ElementKind
  let parts: PartTable
  /// The attributes that are tied to the state.
  let edits: [RuntimeTree.Edit]
  /// Whether an unknown key, or the point where reading stopped, may hide a missing part.
  let mayLackParts: Bool

  /// Checks that the view has the parts that it needs, and then its constraints.
  ///
  /// - Parameter range: Where missing parts are reported.
  func check(at range: SourceRange) {
    let isWhole = element.isComponent && place(of: ElementKind.wholeState) != nil
    if !mayLackParts, !isWhole {
      let missing = element.requiredAttributes.filter { !parts.has($0) }.map { element.attributes[$0] }
      if let first = missing.first {
        context.report(
          MissingAttribute(
            name: first.name, element: element.name, phrase: first.type.phrase,
            others: missing.dropFirst().map(\.name)),
          at: range)
      }
    }
    var rejected: Set<String> = []
    for (index, constrained) in element.constrainedParts.enumerated() {
      let numbers = constrained.numbers
      let count = parts.mayHave(numbers.bits) ? numbers.numbers.count { parts.has($0) } : 0
      if constrained.certainCounts.contains(count) { continue }
      check(element.constraints[index], at: range, &rejected)
    }
    if parts.mayHave(element.needing.bits) { checkAttributesWithoutEffect(besides: range) }
  }

  private func check(_ constraint: Constraint, at range: SourceRange, _ rejected: inout Set<String>) {
    switch constraint {
    case .exactlyOneOf(let parts):
      if !rejectAllButFirst(of: parts, &rejected), parts.allSatisfy({ place(of: $0) == nil }),
        !mayLackParts
      {
        context.report(
          ExactlyOneOf(parts: parts, events: events(in: parts), element: element.name), at: range)
      }
    case .atMostOneOf(let parts):
      _ = rejectAllButFirst(of: parts, &rejected)
    case .needsOneOf(let groups):
      if !mayLackParts { checkNeedsOneOf(groups, at: range) }
    case .ordered(let parts):
      checkOrder(of: parts, isStrict: false)
    case .increasing(let parts):
      checkOrder(of: parts, isStrict: true)
    case .index(let part, let list):
      checkIndex(part, in: list)
    case .steps(let part, let step):
      checkSteps(of: part, step)
    case .ascending(let parts):
      for part in parts { checkCases(of: part) }
    }
  }

  /// Reports all but the first of several parts that exclude each other, each once.
  private func rejectAllButFirst(of parts: [String], _ rejected: inout Set<String>) -> Bool {
    let present = parts.compactMap { part in place(of: part).map { (part, $0) } }.sorted { $0.1 < $1.1 }
    guard present.count > 1, let first = present.first else { return false }
    for (part, place) in present.dropFirst() where rejected.insert(part).inserted {
      let note = Diagnostic.Note("'\(first.0)' is here", at: first.1)
      context.report(
        ConflictingParts(first: first.0, second: part, element: element.name), at: place, notes: [note])
    }
    return true
  }

  private func checkNeedsOneOf(_ groups: [[String]], at range: SourceRange) {
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
    parts.keyRange(of: part, in: element)
  }

  // MARK: Numbers

  /// Checks that no known number or date is less than one before it or, if strict, equal to it. Values that the
  /// scene gives are compared first, because a default next to them is rarely the error. A day is not compared with a
  /// time, because it begins at different times around the world.
  private func checkOrder(of parts: [String], isStrict: Bool) {
    let all = parts.compactMap { part in known(part).map { (part, $0) } }
    if all.count < 2 { return }
    let given = all.filter { $0.1.place != nil }
    for isTime in [false, true] where !reportsOrder(of: given, ofTimes: isTime, isStrict: isStrict) {
      if given.count < all.count { _ = reportsOrder(of: all, ofTimes: isTime, isStrict: isStrict) }
    }
  }

  private func reportsOrder(of parts: [(String, KnownValue)], ofTimes isTime: Bool, isStrict: Bool) -> Bool {
    var last: (part: String, value: KnownValue, least: Measure)?
    for (part, value) in parts {
      let measures = value.value.measures(ofTimes: isTime)
      guard let least = measures.min(), let most = measures.max() else { continue }
      if let last, isStrict ? last.least.number >= most.number : last.least.number > most.number {
        let message = UnorderedValues(
          low: last.part, high: part, lowValue: last.least.text, highValue: most.text,
          byDefault: last.value.place == nil ? last.part : value.place == nil ? part : nil)
        report(message, about: [(last.part, last.value), (part, value)])
        return true
      }
      // A choice may be less than the value before it, which the next one is then compared with, too.
      if last.map({ $0.least <= least }) ?? true { last = (part, value, least) }
    }
    return false
  }

  /// Checks that the user changes a whole number of the state in whole steps, and between whole numbers.
  private func checkSteps(of part: String, _ step: String) {
    guard let name = edits.first(where: { $0.attribute == part })?.state,
      context.scope.type(of: name)?.base == .integer
    else { return }
    let bounds = element.constraints.flatMap { constraint -> [String] in
      if case .ordered(let parts) = constraint, parts.contains(part) { parts } else { [] }
    }
    for other in [step] + bounds where other != part {
      guard let known = known(other), known.value.possibilities.contains(where: \.hasFraction) else {
        continue
      }
      report(InvalidEdit.steps(name, step: other), about: [(other, known)])
    }
  }

  /// Checks that a list has cases, each once and in the order of the enumeration.
  private func checkCases(of part: String) {
    guard let all = element.attribute(named: part)?.type.caseNames?.names, let known = known(part) else {
      return
    }
    for case .list(let values) in known.value.possibilities {
      let cases = values.compactMap { if case .enumeration(let name) = $0 { name } else { nil } }
      let sorted = all.filter(cases.contains)
      if cases.count < values.count || cases == sorted && !cases.isEmpty { continue }
      let remedy =
        cases.isEmpty
        ? "is empty; write one or more of \(all.joined(separator: ", ")), or remove the key"
        : "must list each case once, in this order: [\(sorted.joined(separator: ", "))]"
      report(WrongType(name: part, remedy: remedy), about: [(part, known)])
      return
    }
  }

  /// Checks that an index is -1 or less than the length of its list, or 0 or less than a number of entries. Of several
  /// possible lengths, the greatest counts.
  private func checkIndex(_ part: String, in list: String) {
    guard let index = known(part), let items = known(list) else { return }
    let lengths = items.value.possibilities
    let counts = lengths.compactMap(\.entryCount)
    guard let count = counts.max(), counts.count == lengths.count else { return }
    let isCount = lengths.contains(.integer(count))
    let numbers = index.value.possibilities.compactMap {
      if case .integer(let number) = $0 { number } else { nil }
    }
    let wrong = numbers.first { isCount ? $0 >= max(count, 1) : $0 >= count || $0 < -1 }
    guard let number = wrong else { return }
    let message = IndexOutOfRange(
      name: part, index: number, limit: isCount ? .number(list, count) : .list(list, count: count))
    if index.declaration == nil, let place = index.place {
      let note = items.declaration.map { Diagnostic.Note("the list is the default here", at: $0) }
      context.report(message, at: place, notes: note.map { [$0] } ?? [])
    } else {
      report(message, about: [(part, index)])
    }
  }

  // MARK: Attributes without effect

  /// Reports attributes that have no effect with the given or default case of another one.
  ///
  /// - Parameter default: The place of attributes that a default style of a theme gives, perhaps for other views.
  private func checkAttributesWithoutEffect(besides default: SourceRange) {
    for number in element.needing.numbers {
      let attribute = element.attributes[number]
      guard let place = parts[number]?.keyRange, place != `default`, let need = attribute.needs,
        let value = known(need.attribute)?.value.caseName, !need.cases.contains(value)
      else { continue }
      context.report(
        AttributeWithoutEffect(name: attribute.name, need: need, value: value), at: place)
    }
  }

  // MARK: Known values

  /// Returns the known value of an attribute: the literal, or the default of the parameter or attribute, or of the part
  /// of the state that the user edits.
  ///
  /// Returns `nil` if only the owner of the scene knows the value, or if it may be in the unread rest of the file.
  private func known(_ part: String) -> KnownValue? {
    let place = place(of: part)
    switch element.partNumber(of: part).flatMap({ parts.value(of: $0) }) {
    case .state where !edits.contains(attribute: part): return nil
    case .parameter(let name), .state(let name):
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

/// A number or a date, and its notation.
private struct Measure: Comparable {
  let number: Double
  private let value: Value

  init(_ number: Double, of value: Value) {
    self.number = number
    self.value = value
  }

  var text: String {
    switch value {
    case .integer(let number): String(number)
    case .date(let text): text
    default: number.shortText
    }
  }

  static func < (left: Measure, right: Measure) -> Bool { left.number < right.number }
}

extension Value {
  /// Returns the numbers and days or the times that the value can be, including all branches of a choice; nothing if
  /// any is unknown.
  fileprivate func measures(ofTimes isTime: Bool) -> [Measure] {
    switch self {
    case .number(let number): return isTime ? [] : [Measure(number, of: self)]
    case .integer(let number): return isTime ? [] : [Measure(Double(number), of: self)]
    case .date(let text):
      guard let date = try? CalendarDate(text), (date.secondsSince1970 != nil) == isTime else { return [] }
      return [Measure(Double(date.seconds), of: self)]
    default:
      let measures = branches.map { $0.measures(ofTimes: isTime) }
      return measures.contains([]) ? [] : measures.flatMap(\.self)
    }
  }

  /// The value itself or, for a choice or a selection, all values that it can be.
  fileprivate var possibilities: [Value] { branches.isEmpty ? [self] : branches.flatMap(\.possibilities) }

  /// The name of a case of an enumeration, or of a truth value; `nil` for any other value.
  fileprivate var caseName: String? {
    switch self {
    case .enumeration(let name): name
    case .boolean(let isTrue): String(isTrue)
    default: nil
    }
  }

  /// Whether the value is a number that is not whole.
  fileprivate var hasFraction: Bool {
    if case .number(let number) = self { number != number.rounded() } else { false }
  }

  /// The length of a list, or the number itself; `nil` for any other value.
  fileprivate var entryCount: Int? {
    switch self {
    case .list(let values): values.count
    case .integer(let count): count
    default: nil
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
