/// Reads JSON text.
struct JSONReader {
  /// The maximum nesting of values. It is deeper than the tree of any scene, and shallow enough that freeing them takes
  /// only a part of a secondary thread's stack.
  static let maximumDepth = 384

  /// The maximum number of values in a document; each takes more memory than the byte or two of its text.
  static let maximumCount = 5_000_000

  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// An open array or object. Its values, and the names of its members, are the last that have been read.
  private struct Container {
    let isObject: Bool
    let firstValue: Int
    let firstName: Int
  }

  private var containers: [Container] = []
  private var values: [JSON] = []
  private var names: [String] = []

  /// Reads the document without recursion, because it may come from anywhere and a thread's stack is small.
  mutating func document() throws(TreeReadingError) -> JSON {
    // A byte order mark has no meaning (RFC 8259, section 8.1).
    if bytes.starts(with: "\u{FEFF}".utf8) { position = "\u{FEFF}".utf8.count }
    repeat {
      guard containers.count < Self.maximumDepth else { throw error("the nesting is too deep") }
      guard let value = try valueOrStart() else { continue }
      values.append(value)
      try closeContainers()
    } while !containers.isEmpty
    skipWhitespace()
    guard position == bytes.count, let value = values.popLast() else {
      throw error("the end is expected")
    }
    return value
  }

  /// Closes the arrays and objects that end after a value, up to one that continues.
  private mutating func closeContainers() throws(TreeReadingError) {
    while let container = containers.last {
      skipWhitespace()
      if take(",") {
        if container.isObject { names.append(try memberName()) }
        return
      }
      guard take(container.isObject ? "}" : "]") else {
        throw error(container.isObject ? "',' or '}' is expected" : "',' or ']' is expected")
      }
      if container.isObject, Self.hasDuplicates(names[container.firstName...]) {
        throw error("a member's name is repeated")
      }
      let value = value(of: container)
      values.removeLast(values.count - container.firstValue)
      names.removeLast(names.count - container.firstName)
      values.append(value)
      containers.removeLast()
    }
  }

  /// Returns the array or object that ends here. Keeps no slice of the values, because removing elements would then
  /// copy all others.
  private func value(of container: Container) -> JSON {
    guard container.isObject else { return .array(Array(values[container.firstValue...])) }
    let count = values.count - container.firstValue
    return .object(
      (0..<count).map {
        JSON.Member(names[container.firstName + $0], values[container.firstValue + $0])
      })
  }

  /// Returns whether a name is repeated, which would make its value ambiguous.
  private static func hasDuplicates(_ names: ArraySlice<String>) -> Bool {
    guard names.count <= 16 else { return Set(names).count < names.count }
    return names.indices.contains { names[names.startIndex..<$0].contains(names[$0]) }
  }

  /// Reads a value; returns `nil` after the start of an array or object that is not empty.
  private mutating func valueOrStart() throws(TreeReadingError) -> JSON? {
    count += 1
    guard count <= Self.maximumCount else { throw error("there are too many values") }
    skipWhitespace()
    switch peek {
    case UInt8(ascii: "{"):
      position += 1
      skipWhitespace()
      if take("}") { return .object([]) }
      containers.append(Container(isObject: true, firstValue: values.count, firstName: names.count))
      names.append(try memberName())
      return nil
    case UInt8(ascii: "["):
      position += 1
      skipWhitespace()
      if take("]") { return .array([]) }
      containers.append(Container(isObject: false, firstValue: values.count, firstName: names.count))
      return nil
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Reads the name of a member and the colon after it.
  private mutating func memberName() throws(TreeReadingError) -> String {
    skipWhitespace()
    guard peek == UInt8(ascii: "\"") else { throw error("a member's name is expected") }
    let name = try string()
    skipWhitespace()
    guard take(":") else { throw error("':' is expected") }
    return name
  }

  private mutating func word(_ word: String, _ value: JSON) throws(TreeReadingError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw error("'\(word)' is expected") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(TreeReadingError) -> JSON {
    let start = position
    while let byte = peek, Self.isPartOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isWellFormed = Self.isNumber(bytes[start..<position])
    if isWellFormed, let whole = Int(text) { return .integer(whole) }
    let number = isWellFormed ? Double(text) : nil
    guard let number, number.isFinite else {
      position = start
      throw error(number == nil ? "a value is expected" : "the number is too large")
    }
    return .number(number)
  }

  /// Returns whether a number that Swift accepts also begins, and has its decimal point, as RFC 8259 requires.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    let isDigit = { (byte: UInt8?) in byte.map { 0x30...0x39 ~= $0 } ?? false }
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard isDigit(digits.first) else { return false }
    if digits.first == UInt8(ascii: "0"), isDigit(digits.dropFirst().first) { return false }
    return digits.firstIndex(of: UInt8(ascii: ".")).map { isDigit(digits[($0 + 1)...].first) } ?? true
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private mutating func string() throws(TreeReadingError) -> String {
    var text: [UInt8] = []
    position += 1
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw error("the text is not UTF-8") }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("a control character must be escaped")
      default: text.append(byte)
      }
    }
    throw error("'\"' is expected")
  }

  private mutating func escape(into text: inout [UInt8]) throws(TreeReadingError) {
    guard let byte = peek else { throw error("an escape is expected") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text.append(contentsOf: String(Character(try scalar())).utf8)
    default: throw error("this is not an escape")
    }
  }

  private mutating func scalar() throws(TreeReadingError) -> Unicode.Scalar {
    let first = try codeUnit()
    var units = [first]
    if UTF16.isLeadSurrogate(first), take("\\"), take("u") { units.append(try codeUnit()) }
    let character = String(decoding: units, as: UTF16.self)
    guard character.utf16.elementsEqual(units), let scalar = character.unicodeScalars.first else {
      throw error("half of a surrogate pair is missing")
    }
    return scalar
  }

  private mutating func codeUnit() throws(TreeReadingError) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected") }
    position += 4
    return unit
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func error(_ reason: String) -> TreeReadingError { .invalidJSON(reason, offset: position) }
}

extension JSON {
  /// Reads a document (RFC 8259) in UTF-8. Objects keep the order of their members.
  package init(parsing bytes: some Sequence<UInt8>) throws(TreeReadingError) {
    var reader = JSONReader(bytes: Array(bytes))
    self = try reader.document()
  }
}
