import DioramaSyntax
import DioramaTree

struct NumberType: ParameterValueType {
  let range: NumberRange?
  let isWhole: Bool

  var base: ParameterType.Base { isWhole ? .integer : .number }
  var otherNames: [String] {
    isWhole
      ? ["Int", "int", "Integer"] : ["Double", "double", "Float", "float", "CGFloat", "decimal", "real"]
  }
  var phrase: String { isWhole ? "a whole number" : "a number" }
  var notation: String { "decimal digits, such as `\(isWhole ? "12" : "0.5")`" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .numbers) }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    isWhole
      ? reader.integer(node, key, range, phrase).map(Value.integer)
      : reader.number(node, key, range, phrase: phrase).map(Value.number)
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    schema.orThemeName(
      .numbers, SceneSchema.scalar(isWhole ? "integer" : "number", range, mayBeReference))
  }
}

struct InsetsType: ValueTypeDefinition {
  private static let edges: NameIndex = ["top", "leading", "bottom", "trailing"]
  private static let synonyms: [String: KeyAdvice] = [
    "left": .key("leading"), "right": .key("trailing"), "horizontal": .keys(["leading", "trailing"]),
    "vertical": .keys(["top", "bottom"]), "all": .hint("write the number alone for all four edges"),
  ]

  var parts: NameIndex { Self.edges }
  var name: String { "insets" }
  var swiftName: String { "NSDirectionalEdgeInsets" }
  var otherNames: [String] { ["UIEdgeInsets", "NSDirectionalEdgeInsets"] }
  var phrase: String { "a number, or { top: …, leading: …, bottom: …, trailing: … }" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .numbers, parts: (Self.edges.names, .numbers)) }
  var notation: String {
    "a number, or `{ top: …, leading: …, bottom: …, trailing: … }`, of which some may be left out"
  }

  /// Reads a number for all four edges, or a mapping of edges; missing edges are 0.
  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    if reader.rejectName(node, key) { return nil }
    if let insets = Self.insets(meantBy: node) {
      reader.wrongType(node, key, "must be \(phrase); write \(insets)", writing: insets)
      return nil
    }
    if node.kind == .scalar {
      return reader.number(node, key, nil, phrase: phrase).map { .insets(Insets(all: $0)) }
    }
    if let all = node.value(for: "all")?.text, node.entries.count == 1, DecimalNumber.matches(all) {
      reader.wrongType(node, key, "must be \(phrase); write '\(all)'", writing: all)
      return nil
    }
    var insets = Insets(all: 0)
    let isWhole = reader.readNumbers(
      node, key, .insets, Self.edges, range: nil, advice: { Self.synonyms[$0] }
    ) { edge, distance in
      switch edge {
      case 0: insets.top = distance
      case 1: insets.leading = distance
      case 2: insets.bottom = distance
      default: insets.trailing = distance
      }
    }
    return isWhole ? .insets(insets) : nil
  }

  /// Returns the notation of insets that are written as in CSS: two numbers for the vertical and the horizontal edges,
  /// or four, clockwise from the top, in one text or in a list; `nil` for any other value.
  private static func insets(meantBy node: SyntaxNode) -> String? {
    guard node.kind == .sequence || node.containsByte(UInt8(ascii: " ")) else { return nil }
    let text = node.kind == .sequence ? node.elements.map(\.text).joined(separator: " ") : node.text
    let numbers = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard numbers.allSatisfy(DecimalNumber.matches), numbers.count == 2 || numbers.count == 4,
      DecimalNumber.corrected(text) == nil
    else { return nil }
    let (top, trailing) = (numbers[0], numbers[1])
    let (bottom, leading) = numbers.count == 4 ? (numbers[2], numbers[3]) : (top, trailing)
    return "{ top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing) }"
  }

  func written(_ value: Value) -> JSON {
    if case .insets(let insets) = value, insets == Insets(all: insets.top) { return .number(insets.top) }
    return value.content
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let number = schema.orThemeName(.numbers, ["type": "number"])
    let insets = JSON.mapping(
      "The distance from each edge; 0 where none is given.",
      Self.edges.names.map { JSON.Member($0, number) }, rules: [JSON.Member("minProperties", 1)])
    return [JSON.Member(name, ["anyOf": [number, insets]])]
  }
}

extension ValueReader {
  /// Reads a number.
  ///
  /// - Parameter phrase: What is accepted here, for a message.
  func number(
    _ node: SyntaxNode, _ key: SyntaxNode, _ range: NumberRange?, phrase: String = "a number"
  ) -> Double? {
    if let value = short(node)?.value { return check(value, node.text, key, range, node) ? value : nil }
    switch themeValue(of: node, .numbers) {
    case .known(.number(let value)): return check(value, node.text, key, range, node) ? value : nil
    case .unknown: break
    default: return nil
    }
    guard let (text, value) = decimal(node, key, phrase, range) else { return nil }
    guard value.isFinite else {
      wrongType(node, key, "must be a number; write one with fewer digits")
      return nil
    }
    return check(value, text, key, range, node) ? value : nil
  }

  fileprivate func integer(
    _ node: SyntaxNode, _ key: SyntaxNode, _ range: NumberRange?, _ phrase: String
  ) -> Int? {
    if let (value, isWhole) = short(node), isWhole {
      return check(value, node.text, key, range, node) ? Int(value) : nil
    }
    switch themeValue(of: node, .numbers) {
    case .known(.number(let value)):
      if let whole = Int(exactly: value) { return check(value, node.text, key, range, node) ? whole : nil }
      wrongType(node, key, "must be \(phrase), but '\(node.text)' is \(value)")
      return nil
    case .unknown: break
    default: return nil
    }
    guard let (text, value) = decimal(node, key, phrase, range, isWhole: true) else { return nil }
    guard !text.contains(".") else {
      let whole = Int(exactly: value)
      wrongType(node, key, "must be \(phrase); write it without a fraction", writing: whole.map(String.init))
      return nil
    }
    guard let whole = Int(text), NumberRange.exactIntegers.contains(value) else {
      let exact = NumberRange.exactIntegers
      _ = check(value, text, key, range?.intersection(exact) ?? exact, node)
      return nil
    }
    return check(value, text, key, range, node) ? whole : nil
  }

  private func short(_ node: SyntaxNode) -> (value: Double, isWhole: Bool)? {
    node.style == .plain ? node.withTextBytes { DecimalNumber.short($0) } : nil
  }

  private func decimal(
    _ node: SyntaxNode, _ key: SyntaxNode, _ phrase: String, _ range: NumberRange?, isWhole: Bool = false
  ) -> (text: String, value: Double)? {
    let text = node.text
    let isDecimal = node.kind == .scalar && DecimalNumber.matches(text)
    if isDecimal, node.style == .plain, let value = Double(text) { return (text, value + 0) }
    if reportMisspelt(node, key, .numbers) { return nil }
    let corrected = isDecimal ? text : DecimalNumber.corrected(text)
    if !isDecimal, reportWord(node, key, phrase, range) { return nil }
    let mayBeOfTheme = scope.hasNames && NameForm.lowerCamelCase.matches(node)
    let quotient = isWhole ? nil : DecimalNumber.quotient(text)
    let remedy =
      isDecimal
      ? "write it without quotes"
      : readsSizes && Self.isRelativeSize(node)
        ? "a size in relation to another view cannot be part of a choice"
        : quotient.map { "write \($0)" }
          ?? "write it in decimal digits" + (mayBeOfTheme ? ", or declare '\(text)' in a theme" : "")
    wrongType(node, key, "must be \(phrase); \(remedy)", writing: node.kind == .scalar ? corrected : nil)
    return nil
  }

  private func check(
    _ value: Double, _ text: @autoclosure () -> String, _ key: SyntaxNode, _ range: NumberRange?,
    _ node: SyntaxNode
  ) -> Bool {
    guard let range, !range.contains(value) else { return true }
    let isName = node.text.first?.isLetter ?? false
    let written = isName ? "'\(node.text)', which is \(value.shortText)," : text()
    diagnostics.add(OutOfRange(name: key.text, written: written, range: range.phrase), at: node.range)
    return false
  }

  /// Reports a declared name instead of a number that must be a literal; returns whether it is one.
  func rejectName(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    let mayBeName =
      NameForm.lowerCamelCase.matches(node) || node.withTextBytes { $0.first == UInt8(ascii: "$") }
    guard mayBeName, node.kind == .scalar,
      let name = WrittenExpression.name(in: node.text), scope.kind(of: name) != nil
    else { return false }
    report(misplacedReference: node, key)
    return true
  }

  /// Reads a part of a value that is a number, which must be a literal.
  func number(_ entry: MappingEntry, _ range: NumberRange?) -> Double? {
    guard !rejectName(entry.value, entry.key), !dependsOnNames(entry.value, entry.key),
      case .number(let value) = read(entry, as: .number(range))
    else { return nil }
    return value
  }

  /// Reads a mapping of numbers, some of which may be missing, and passes each with the index of its key.
  ///
  /// - Returns: Whether there was no error.
  func readNumbers(
    _ node: SyntaxNode, _ key: SyntaxNode, _ type: ValueType, _ known: NameIndex, range: NumberRange?,
    advice: (String) -> KeyAdvice? = { _ in nil }, receive: (_ index: Int, _ number: Double) -> Void
  ) -> Bool {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      wrongType(node, key, "must be \(type.phrase)")
      return false
    }
    var isWhole = true
    var hasUnknownKey = false
    for entry in node.entries {
      if let index = known.index(ofKeyIn: entry) {
        if let number = number(entry, range) { receive(index, number) } else { isWhole = false }
      } else {
        hasUnknownKey = true
      }
    }
    if hasUnknownKey {
      // Reports the unknown keys.
      _ = FieldReader(
        node, place: "'\(key.text)'", known: known, diagnostics: diagnostics, advice: advice)
    }
    return isWhole && !hasUnknownKey
  }
}

/// The notation of numbers in scenes: an optional minus sign, digits without leading zeros, and an optional fraction.
package enum DecimalNumber {
  /// Returns whether a text has this notation.
  static func matches(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    guard isDigits(whole), whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    return whole.endIndex == digits.endIndex || isDigits(digits[whole.endIndex...].dropFirst())
  }

  /// Returns the quotient that a text such as `16:9` or `3/4` means, or `nil`.
  static func quotient(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { ":/".contains($0) }.map { Double($0) ?? 0 }
    guard parts.count == 2, parts.allSatisfy((1...9999).contains) else { return nil }
    return ((parts[0] / parts[1] * 10_000).rounded() / 10_000).shortText
  }

  /// Returns the value of a number whose digits make a whole number below 2 to the 53rd, and whether it has no
  /// fraction; `nil` for any other text, and for more than 22 digits after the point. The value is a quotient of two
  /// exact whole numbers, so it is the closest `Double` (William D. Clinger, "How to Read Floating Point Numbers
  /// Accurately", 1990).
  static func short(_ text: UnsafeBufferPointer<UInt8>) -> (value: Double, isWhole: Bool)? {
    guard let first = text.first, text.count <= 24 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    var number: UInt64 = 0
    var divisor: Double?
    for byte in digits {
      if byte == UInt8(ascii: "."), divisor == nil {
        divisor = 1
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + UInt64(byte - UInt8(ascii: "0"))
      guard number < 1 << 53 else { return nil }
      divisor = divisor.map { $0 * 10 }
    }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0"), divisor != 1 else {
      return nil
    }
    let value = Double(number) / (divisor ?? 1)
    // Zero has no sign, which outputs would write in different ways.
    return (isNegative ? 0 - value : value, divisor == nil)
  }

  private static func isDigits(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Returns the number that another notation means, or `nil` if it could mean several.
  static func corrected(_ text: String) -> String? {
    var digits = text.filter { $0 != "_" && $0 != "+" }
    if digits.hasSuffix("pt") || digits.hasSuffix("px") { digits = String(digits.dropLast(2)) }
    while digits.hasSuffix(" ") { digits = String(digits.dropLast()) }
    guard let ungrouped = withoutGroups(digits) else { return nil }
    digits = ungrouped
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits = String(digits.dropLast()) }
    while digits.count > 1, digits.hasPrefix("0"), !digits.hasPrefix("0.") {
      digits = String(digits.dropFirst())
    }
    return matches(digits) ? digits : nil
  }

  /// Returns a number without spaces or commas between its thousands, or with a point in place of a decimal comma;
  /// `nil` for several numbers, and for `1,500`, which could be either.
  private static func withoutGroups(_ text: String) -> String? {
    guard let separator = text.first(where: { $0 == "," || $0 == " " }) else { return text }
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    let areThousands = groups.dropFirst().allSatisfy { $0.count == 3 }
    if separator == " " || groups.count > 2 { return areThousands ? groups.joined() : nil }
    return areThousands ? nil : groups.joined(separator: ".")
  }
}

/// The range of an attribute's number, with two bounds that may be missing or excluded.
///
/// It has at most the 24 bytes that a value of any type has room for, so types of numbers need no memory of their own.
package struct NumberRange: Hashable, Sendable {
  /// The lower bound, or minus infinity.
  package let lowerBound: Double
  /// The upper bound, or infinity.
  package let upperBound: Double
  /// The whole number that the numbers divide; `nil` for any numbers.
  package let divides: Int32?
  /// Whether the lower bound itself is out of range.
  package let excludesLowerBound: Bool
  /// Whether the upper bound itself is out of range.
  package let excludesUpperBound: Bool

  package init(
    lowerBound: Double = -.infinity, upperBound: Double = .infinity, divides: Int32? = nil,
    excludesLowerBound: Bool = false, excludesUpperBound: Bool = false
  ) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.divides = divides
    self.excludesLowerBound = excludesLowerBound
    self.excludesUpperBound = excludesUpperBound
  }

  /// Returns whether a number is in range.
  package func contains(_ number: Double) -> Bool {
    (excludesLowerBound ? number > lowerBound : number >= lowerBound)
      && (excludesUpperBound ? number < upperBound : number <= upperBound)
      && (divides.map { Double($0).truncatingRemainder(dividingBy: number) == 0 } ?? true)
  }

  /// The least whole number in range, or the greatest below it if there is none; `nil` without a lower bound.
  package var lowestInteger: Int? {
    Int(exactly: excludesLowerBound ? lowerBound.rounded(.down) + 1 : lowerBound.rounded(.up))
  }

  /// The greatest whole number in range, or the least above it if there is none; `nil` without an upper bound.
  package var highestInteger: Int? {
    Int(exactly: excludesUpperBound ? upperBound.rounded(.up) - 1 : upperBound.rounded(.down))
  }

  /// Returns whether no number, or no whole number, is between the bounds.
  func isEmpty(ofWholeNumbers isWhole: Bool) -> Bool {
    if isWhole, let lowestInteger, let highestInteger { return lowestInteger > highestInteger }
    return lowerBound > upperBound || lowerBound == upperBound && (excludesLowerBound || excludesUpperBound)
  }

  /// The greatest number of which a range can require divisors.
  static let greatestDivided = 1_000_000

  /// Whether ``divides`` has divisors, but none is in range.
  var lacksDivisors: Bool {
    guard let number = divides.map(Int.init), number > 0 else { return false }
    for divisor in (1...number).prefix(while: { $0 <= number / $0 }) where number % divisor == 0 {
      let divisors = [divisor, number / divisor, -divisor, -number / divisor]
      if divisors.contains(where: { contains(Double($0)) }) { return false }
    }
    return true
  }

  /// The range in words, for use after `a number`.
  var phrase: String {
    let multiple = divides.map { "that divides \($0)" }
    let (low, high) = (lowerBound.shortText, upperBound.shortText)
    let isClosed = !excludesLowerBound && !excludesUpperBound
    let lowest = lowerBound.isFinite ? (excludesLowerBound ? "greater than \(low)" : "from \(low)") : nil
    let highest = upperBound.isFinite ? (excludesUpperBound ? "less than \(high)" : "up to \(high)") : nil
    let isBetween = isClosed && lowest != nil && highest != nil
    let bounds =
      isBetween ? "from \(low) to \(high)" : [lowest, highest].compactMap(\.self).joined(separator: " and ")
    return [bounds, multiple ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The whole numbers that all JSON readers represent exactly (RFC 8259, section 6).
  static let exactIntegers = NumberRange(
    lowerBound: -9_007_199_254_740_991, upperBound: 9_007_199_254_740_991)

  /// Returns the intersection of two ranges.
  func intersection(_ other: NumberRange) -> NumberRange {
    let low = lowerBound >= other.lowerBound ? self : other
    let high = upperBound <= other.upperBound ? self : other
    return NumberRange(
      lowerBound: low.lowerBound, upperBound: high.upperBound, excludesLowerBound: low.excludesLowerBound,
      excludesUpperBound: high.excludesUpperBound)
  }
}
