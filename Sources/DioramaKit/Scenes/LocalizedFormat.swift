/// A format with its specifiers.
struct LocalizedFormat {
  /// The type of argument that a specifier accepts.
  enum Kind {
    case object, integer, number
    /// The number that determines a plural form.
    case plural
    /// An argument that only a plural form may use, so its type is unknown.
    case unknown
  }

  private struct Place {
    let kind: Kind
    /// The index of the argument.
    let index: Int
    /// The specifier without its position: flags, width, precision and conversion. One for an integer takes the whole
    /// of an `Int`.
    let notation: [UInt8]
  }

  private var places: [Place] = []
  /// Whether a specifier was written for integers with less than the bits of an `Int`.
  private var hasShortPlaces = false
  /// The text before each specifier, and after the last one.
  private var literals: [[UInt8]] = [[]]

  /// Parses a format, or returns `nil` for one that could read arbitrary memory, or fill it.
  init?(_ format: String) {
    var next = 0
    var kinds: [Int: Kind] = [:]
    var rest = Array(format.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        literals[literals.count - 1].append(byte)
        continue
      }
      if rest.first == byte {
        rest.removeFirst()
        literals[literals.count - 1] += [byte, byte]
        continue
      }
      let position = Self.position(&rest)
      let start = rest
      guard let kind = Self.kind(&rest) else { return nil }
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard 0..<99 ~= index, places.count < 99,
        kinds.updateValue(kind, forKey: index).map({ $0 == kind }) ?? true
      else { return nil }
      let written = Array(start[..<rest.startIndex])
      let notation = Self.long(written)
      hasShortPlaces = hasShortPlaces || notation != written
      places.append(Place(kind: kind, index: index, notation: notation))
      literals.append([])
    }
  }

  /// Returns a specifier for a `long` in place of one for an `int`, a `short` or a `char`, and any other unchanged.
  private static func long(_ notation: [UInt8]) -> [UInt8] {
    guard let conversion = notation.last, "dixXuo".utf8.contains(conversion),
      !notation.contains(where: "lqjzt".utf8.contains)
    else { return notation }
    return notation.dropLast().filter { $0 != UInt8(ascii: "h") } + [UInt8(ascii: "l"), conversion]
  }

  /// Reads the position of a specifier, such as `2$`.
  private static func position(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(while: isDigit)
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func kind(_ rest: inout ArraySlice<UInt8>) -> Kind? {
    let modifiers = rest.prefix { "-+ 0#'123456789.hlqjztL".utf8.contains($0) }
    rest = rest.dropFirst(modifiers.count)
    let extents = modifiers.split { !isDigit($0) }.map { Int(String(decoding: $0, as: UTF8.self)) ?? .max }
    guard extents.allSatisfy({ $0 <= 99 }), let conversion = rest.popFirst() else { return nil }
    switch conversion {
    case UInt8(ascii: "@") where modifiers.last == UInt8(ascii: "#"):
      guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
      rest = rest[(end + 1)...]
      return .plural
    case UInt8(ascii: "@"): return .object
    case _ where "dDiuUxXoOcC".utf8.contains(conversion): return .integer
    case _ where "fFeEgGaA".utf8.contains(conversion) && !modifiers.contains(UInt8(ascii: "L")):
      return .number
    default: return nil
    }
  }

  private var hasPlurals: Bool { places.contains { $0.kind == .plural } }

  /// The format with specifiers for integers of any size, and numbered without gaps; `nil` if it is so already, or has
  /// plurals. Foundation cannot determine the size of an argument without a specifier.
  var text: String? {
    let used = self.used
    let hasGaps = used.last.map { $0 >= used.count } ?? false
    guard !hasPlurals, hasGaps || hasShortPlaces else { return nil }
    var text = literals[0]
    for (place, literal) in zip(places, literals.dropFirst()) {
      text += "%\((used.firstIndex(of: place.index) ?? 0) + 1)$".utf8 + place.notation + literal
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The indices of the arguments that have specifiers, in order.
  private var used: [Int] { Set(places.map(\.index)).sorted() }

  /// Returns the arguments, as the specifiers accept them.
  func values(_ arguments: [any LocalizedArgument]) -> [any CVarArg] {
    let indices = hasPlurals ? Array(0..<max((used.last ?? -1) + 1, arguments.count)) : used
    return indices.map { index in
      let kind = places.first { $0.index == index }?.kind ?? .unknown
      return kind.value(of: index < arguments.count ? arguments[index] : nil)
    }
  }
}

/// An argument of a localized format.
@_spi(Generated)
public protocol LocalizedArgument {}

@_spi(Generated)
extension String: LocalizedArgument {}
@_spi(Generated)
extension Int: LocalizedArgument {}
@_spi(Generated)
extension Double: LocalizedArgument {}
/// `nil` is formatted as an empty string, and counts as 0.
@_spi(Generated)
extension Optional: LocalizedArgument where Wrapped: LocalizedArgument {}

@_spi(Generated)
extension String {
  /// Creates a string from a format in the app's localized strings, such as `%2$@ has %1$ld likes`, and arguments.
  ///
  /// A translation may reorder the specifiers. One that does not fit the arguments cannot crash the app: arguments are
  /// converted, missing ones are empty, and a format with unsupported specifiers is returned unchanged. So is one with
  /// a width or a precision above 99, or with more than 99 specifiers.
  public init(localizedFormat format: String, _ arguments: any LocalizedArgument...) {
    self.init(localizedFormat: format, arguments: arguments)
  }

  init(localizedFormat format: String, arguments: [any LocalizedArgument]) {
    guard let parsed = LocalizedFormat(format) else {
      self = format
      return
    }
    let values = parsed.values(arguments)
    let text = parsed.text ?? format
    self.init(format: text, locale: .current, arguments: values)
  }
}

extension LocalizedFormat.Kind {
  /// Returns an argument, as a specifier of this kind accepts it.
  func value(of argument: (any LocalizedArgument)?) -> any CVarArg {
    switch argument {
    case let number as Int: value(of: number)
    case let number as Double: value(of: number)
    case let text as String: value(of: text)
    default: self == .object ? "" as NSString : self == .number ? 0.0 : 0
    }
  }

  private func value(of number: Int) -> any CVarArg {
    switch self {
    case .object: NumberFormatter.localizedString(from: NSNumber(value: number), number: .decimal) as NSString
    case .integer, .plural, .unknown: number
    case .number: Double(number)
    }
  }

  private func value(of number: Double) -> any CVarArg {
    switch self {
    case .object: NumberFormatter.localizedString(from: NSNumber(value: number), number: .decimal) as NSString
    case .integer: Int(rounding: number)
    case .number, .plural, .unknown: number
    }
  }

  private func value(of text: String) -> any CVarArg {
    switch self {
    case .object, .unknown: text as NSString
    case .integer, .plural: Int(text) ?? 0
    case .number: Double(text) ?? 0
    }
  }
}
