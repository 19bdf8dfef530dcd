import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The parts that a view gives, by their numbers in the element, in the order in which they were added.
struct PartTable: Sendable {
  /// A part that is given, validly or not. Its numbers have 32 bits, since a large scene has many parts.
  struct Part: Sendable {
    /// Its value, if it is an attribute with a valid value.
    let value: Value?
    private let shortNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ number: Int, at keyRange: SourceRange, _ value: consuming Value?) {
      self.value = value
      shortNumber = UInt32(number)
      start = UInt32(keyRange.start)
      end = UInt32(keyRange.end)
    }

    /// The part's number.
    var number: Int { Int(shortNumber) }
    /// The range of its key.
    var keyRange: SourceRange { SourceRange(Int(start), Int(end)) }
  }

  /// The parts that are given.
  private(set) var parts: [Part] = []
  /// The bits of the numbers that are given. With them, most missing numbers need no search.
  private var given: UInt64 = 0

  /// The part with a number; `nil` if it is not given.
  subscript(number: Int) -> Part? {
    index(of: number).map { parts[$0] }
  }

  /// Returns the range of the key of a named part, or `nil` if the part is not given.
  func keyRange(of part: String, in element: ElementKind) -> SourceRange? {
    element.partNumber(of: part).flatMap { self[$0]?.keyRange }
  }

  /// Returns the value of an attribute, if it is given and valid.
  func value(of number: Int) -> Value? {
    index(of: number).flatMap { parts[$0].value }
  }

  /// Returns whether a part is given.
  func has(_ number: Int) -> Bool { index(of: number) != nil }

  /// Returns whether any of some parts, given by the bits of their numbers, may be given.
  func mayHave(_ bits: UInt64) -> Bool { given & bits != 0 }

  /// Reserves room for a number of parts.
  mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

  /// Records a part. Without a value, an earlier value stays.
  mutating func give(_ number: Int, at keyRange: SourceRange, _ value: consuming Value? = nil) {
    if let index = index(of: number) {
      parts[index] = Part(number, at: keyRange, value ?? parts[index].value)
    } else {
      given |= PartNumbers.bit(of: number)
      parts.append(Part(number, at: keyRange, value))
    }
  }

  private func index(of number: Int) -> Int? {
    given & PartNumbers.bit(of: number) == 0 ? nil : parts.firstIndex { $0.number == number }
  }
}
