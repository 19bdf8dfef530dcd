import DioramaGrammar
import DioramaSwift
import DioramaTree

/// Tests and values that are computed in Swift, for a place in generated code.
struct ComputationLowering {
  let names: TreeNames
  let place: TreeNames.Place
  private let lazy: LazyNames

  init(_ names: LazyNames, in place: TreeNames.Place) {
    self.names = names.all
    self.place = place
    lazy = names
  }

  /// Returns a test, or its opposite.
  func test(_ test: Test, isNegated: Bool = false) -> SwiftTest {
    switch test {
    case .isTrue(let name): return .single(isTrue(name, isNegated))
    case .not(let test): return self.test(test, isNegated: !isNegated)
    case .all(let tests): return combined(tests, isNegated, isConjunction: !isNegated)
    case .any(let tests): return combined(tests, isNegated, isConjunction: isNegated)
    case .when(let name, let values): return equality(of: name, values, isNegated)
    case .atLeast(let name, let number): return comparison(of: name, ">=", number, isNegated)
    case .atMost(let name, let number): return comparison(of: name, "<=", number, isNegated)
    }
  }

  private func combined(_ tests: [Test], _ isNegated: Bool, isConjunction: Bool) -> SwiftTest {
    let lowered = tests.map { test($0, isNegated: isNegated) }
    if lowered.count == 1 { return lowered[0] }
    if lowered.isEmpty { return .single(SwiftReading(text: isConjunction ? "true" : "false")) }
    return isConjunction ? .all(lowered) : .any(lowered)
  }

  /// Returns how a name is read, and its type.
  func reading(_ name: String) -> (reading: SwiftReading, type: ParameterType?) {
    names.reading(name, in: place)
  }

  private func isTrue(_ name: String, _ isNegated: Bool) -> SwiftReading {
    let (reading, declaredType) = reading(name)
    guard let type = declaredType else { return isNegated ? reading.with("!") : reading }
    if type.isOptional {
      guard type.base == .string, !type.isList else {
        return reading.with("", isNegated ? " == nil" : " != nil")
      }
      return reading.with("", isNegated ? "?.isEmpty != false" : "?.isEmpty == false")
    }
    if type.isList || type.base == .string { return reading.with(isNegated ? "" : "!", ".isEmpty") }
    return isNegated ? reading.with("!") : reading
  }

  private func equality(of name: String, _ values: [Value], _ isNegated: Bool) -> SwiftTest {
    let (reading, declaredType) = reading(name)
    let type = declaredType ?? ParameterType(.boolean)
    if type.base == .boolean, !type.isOptional, values.count == 1, case .boolean(let value) = values[0] {
      return .single(value == isNegated ? reading.with("!") : reading)
    }
    let literals = values.map { literal($0, of: type) }
    if literals.count == 1 { return .single(reading.with("", (isNegated ? " != " : " == ") + literals[0])) }
    let list = "\(isNegated ? "!" : "")[\(literals.joined(separator: ", "))]"
    return .single(reading.with(list + ".contains(", ")"))
  }

  /// Returns a literal of a name's type. Where the type is optional, `none` and `some` are also its cases.
  private func literal(_ value: Value, of type: ParameterType) -> String {
    if case .enumeration(let name) = value, type.isOptional, ["none", "some"].contains(name) {
      return "\(typeName(type.base)).\(name)"
    }
    var writer = SwiftWriter()
    writer.write(value, isOptional: false)
    return writer.text
  }

  private func typeName(_ base: ParameterType.Base) -> String {
    if case .enumeration(let cases) = base, cases.isOwn, place != .state { return "State.\(cases.swiftType)" }
    return base.swiftName
  }

  private func comparison(
    of name: String, _ operation: String, _ number: Double, _ isNegated: Bool
  ) -> SwiftTest {
    var (reading, declaredType) = reading(name)
    let type = declaredType ?? ParameterType(.number)
    let isCounted = type.isList || type.base == .string
    if isCounted { reading = type.isOptional ? reading.with("(", "?.count)") : reading.with("", ".count") }
    let isWhole = isCounted || type.base == .integer
    let literal = bound(operation, number, isWhole: isWhole)
    if type.isOptional {
      // In the condition of an 'if', a closure has to be in parentheses.
      let test = ".map({ \(literal.isWhole ? "$0" : "Double($0)") \(operation) \(literal.text) })"
      return .single(reading.with("", test + (isNegated ? " != true" : " == true")))
    }
    if isWhole, !literal.isWhole { reading = reading.with("Double(", ")") }
    guard isNegated else { return .single(reading.with("", " \(operation) \(literal.text)")) }
    // The opposite of a comparison with NaN is true.
    guard isWhole else { return .single(reading.with("!(", " \(operation) \(literal.text))")) }
    return .single(reading.with("", (operation == ">=" ? " < " : " > ") + literal.text))
  }

  /// Returns a bound as a literal. A whole number is compared with the nearest whole bound, if there is one.
  private func bound(_ operation: String, _ number: Double, isWhole: Bool) -> (text: String, isWhole: Bool) {
    guard isWhole else { return (number.shortText, true) }
    let whole = number.rounded(operation == ">=" ? .up : .down)
    return Int(exactly: whole).map { (String($0), true) } ?? (number.shortText, false)
  }
}

extension ComputationLowering {
  /// Returns a text with values in it. An optional that is `nil` prints nothing.
  func text(_ segments: [TextSegment]) -> SwiftComputation {
    if segments.count == 1, let name = segments[0].name {
      let (reading, type) = reading(name)
      if type?.isText == true { return .reading(printed(reading, type), nil) }
    }
    return .text(
      segments.map { segment -> SwiftSegment in
        switch segment {
        case .literal(let text): return .literal(text)
        case .parameter(let name), .state(let name):
          let (reading, type) = reading(name)
          return .interpolated(printed(reading, type))
        }
      })
  }

  /// Returns the value with a name as an argument of a localized text: a number, or a text.
  func argument(_ name: String) -> SwiftReading {
    let (reading, type) = reading(name)
    guard let type, type.base != .integer, type.base != .number else { return reading }
    let printed = printed(reading, type)
    return type.isText ? printed : printed.with("\"\\(", ")\"")
  }

  private func printed(_ reading: SwiftReading, _ type: ParameterType?) -> SwiftReading {
    guard let type else { return reading }
    if case .enumeration(let cases) = type.base {
      if cases.isDeclaredByDiorama {
        return reading.with("", type.isOptional ? "?.rawValue ?? \"\"" : ".rawValue")
      }
      lazy.recordPrinted(cases)
      return type.isOptional
        ? reading.with("", ".map(Self.caseName) ?? \"\"") : reading.with("Self.caseName(of: ", ")")
    }
    if type.base == .date {
      return reading.with("", type.isOptional ? "?.sceneText ?? \"\"" : ".sceneText")
    }
    guard type.isOptional else { return reading }
    return reading.with("", type.base == .string ? " ?? \"\"" : ".map { \"\\($0)\" } ?? \"\"")
  }

  /// Returns one of several values. If the cases are not exhaustive and there is no other value, the last case is the
  /// default.
  func selection(_ selection: Selection, _ value: (Value) -> SwiftExpression) -> SwiftExpression {
    let (subject, type) = reading(selection.name)
    var cases = selection.cases.map { (pattern: pattern($0.name, type), value: value($0.value)) }
    var otherwise = selection.otherwise.map(value)
    if let type, isExhausted(type, by: selection.cases.map(\.name)) {
      otherwise = nil
    } else if otherwise == nil {
      otherwise = cases.popLast()?.value
    }
    guard let first = cases.first else { return otherwise ?? .value(.literal(""), isOptional: false) }
    if type?.base == .boolean, type?.isOptional == false, let second = otherwise ?? cases.last?.value {
      let test = SwiftTest.single(isTrue(selection.name, first.pattern == "false"))
      return .computed(.choice(test, then: first.value, otherwise: second), of: .selection(selection))
    }
    let lowered = SwiftSelection(
      subject: subject, cases: cases, otherwise: otherwise)
    return .computed(.selection(lowered), of: .selection(selection))
  }

  /// Returns whether values of a type have no other cases in Swift.
  private func isExhausted(_ type: ParameterType, by names: [String]) -> Bool {
    if type.isOptional { return false }
    return switch type.base {
    case .boolean: names.contains("true") && names.contains("false")
    case .enumeration(let cases):
      names.count >= cases.names.count && lazy.isComplete(cases)
        && cases.names.allSatisfy(NameNumbers(names).contains)
    default: false
    }
  }

  private func pattern(_ name: String, _ type: ParameterType?) -> String {
    switch type?.base {
    case .boolean, .integer: return name
    case .enumeration:
      let isAmbiguous = type?.isOptional == true && ["none", "some"].contains(name)
      return isAmbiguous ? ".some(.\(name))" : ".\(SwiftName.member(name))"
    default:
      var writer = SwiftWriter()
      writer.write(literal: name)
      return writer.text
    }
  }
}

/// The purpose of a computed value.
struct ComputationTarget {
  let type: ValueType
  /// The Swift type of the property or parameter, which may lack the question mark of an optional type.
  private let typeName: String
  let isOptional: Bool
  /// Whether a Boolean has the opposite value.
  let isNegated: Bool
  /// Whether a number need not be finite.
  let acceptsAnyNumber: Bool

  private init(
    _ type: ValueType, _ typeName: String, isOptional: Bool, isNegated: Bool = false,
    acceptsAnyNumber: Bool = false
  ) {
    self.type = type
    self.typeName = typeName
    self.isOptional = isOptional
    self.isNegated = isNegated
    self.acceptsAnyNumber = acceptsAnyNumber
  }

  init(_ attribute: Attribute) {
    self.init(
      attribute.type, attribute.swiftTypeName, isOptional: attribute.isOptional,
      isNegated: attribute.isNegated, acceptsAnyNumber: attribute.isStateOfComponent)
  }

  /// The Swift type of the property or parameter.
  var swiftTypeName: String { isOptional ? typeName.withoutOptional + "?" : typeName }

  /// A text.
  static let text = ComputationTarget(.string, "String", isOptional: false)
  /// A URL or `nil`.
  static let optionalURL = ComputationTarget(.url, "URL", isOptional: true)
  /// A text or `nil`.
  static let optionalText = ComputationTarget(.string, "String", isOptional: true)

  /// A boolean.
  static let flag = ComputationTarget(.boolean, "Bool", isOptional: false)

  /// The target of a list's elements.
  var element: ComputationTarget {
    guard case .list(let type) = type else { return self }
    return ComputationTarget(
      type, typeName.withoutOptional.elementType, isOptional: false, acceptsAnyNumber: acceptsAnyNumber)
  }
}

extension SwiftLowering {
  /// Returns the value of a part of the state, as it is.
  func reading(_ name: String) -> SwiftExpression {
    .computed(.reading(names.all.reading(name, in: place).reading, nil), of: .state(name))
  }

  /// Returns a value that is computed.
  func computed(_ value: Value, for target: ComputationTarget) -> SwiftExpression {
    computed(value, for: target, ComputationLowering(names, in: place))
  }

  private func computed(
    _ value: Value, for target: ComputationTarget, _ computation: ComputationLowering
  ) -> SwiftExpression {
    switch value {
    case .parameter(let name), .state(let name): return read(name, by: value, for: target, computation)
    case .text(let segments):
      return .computed(computation.text(segments), of: value)
    case .localized(let key, let arguments, let comment) where !arguments.isEmpty:
      let values = arguments.compactMap(\.name).map(computation.argument)
      return .computed(.localized(key, comment: comment ?? "", values), of: value)
    case .test(let test):
      return .computed(.test(computation.test(test, isNegated: target.isNegated)), of: value)
    case .choice(let test, let then, let otherwise):
      let choice = SwiftComputation.choice(
        computation.test(test), then: computed(then, for: target, computation),
        otherwise: computed(otherwise, for: target, computation))
      return .computed(choice, of: value)
    case .selection(let selection):
      return computation.selection(selection) { computed($0, for: target, computation) }
    case .list(let values):
      return .list(values.map { computed($0, for: target.element, computation) })
    case .boolean(let boolean) where target.isNegated: return .value(.boolean(!boolean), isOptional: false)
    default: return .value(value, isOptional: target.isOptional)
    }
  }

  private func read(
    _ name: String, by value: Value, for target: ComputationTarget, _ computation: ComputationLowering
  ) -> SwiftExpression {
    let (reading, type) = computation.reading(name)
    if target.type == .boolean, !target.isOptional || type?.base != .boolean {
      return .computed(.test(computation.test(.isTrue(name), isNegated: target.isNegated)), of: value)
    }
    if target.type == .string, let type, type.base != .string || type.isOptional && !target.isOptional {
      return .computed(computation.text([.state(name)]), of: value)
    }
    let conversion = conversion(of: name, to: target)
    return .computed(.reading(reading, conversion), of: value)
  }
}

extension ParameterType {
  /// Whether Diorama converts a value to a text to print it, because Swift would print something else.
  var isConverted: Bool {
    if case .enumeration = base { return true }
    return isOptional || base == .date
  }

  /// Whether the expression that prints a value is a text itself.
  fileprivate var isText: Bool { isConverted || base == .string }
}
