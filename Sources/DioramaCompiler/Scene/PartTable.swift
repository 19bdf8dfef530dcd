import DioramaSyntax
import DioramaTree

/// What a view gives of the parts of its element, by the numbers that the element gives them, in the order in which they came.
public struct PartTable: Sendable {
  /// A part that is given, well or badly. Its numbers are kept short, since a big scene has many parts.
  public struct Part: Sendable {
    /// Its value, if it is an attribute and the value is good.
    public let value: Value?
    private let shortNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ number: Int, at keyRange: SourceRange, _ value: Value?) {
      self.value = value
      shortNumber = UInt32(number)
      start = UInt32(keyRange.start)
      end = UInt32(keyRange.end)
    }

    /// The part's number.
    public var number: Int { Int(shortNumber) }
    /// Where its key stands.
    public var keyRange: SourceRange { SourceRange(Int(start), Int(end)) }
  }

  /// The parts that are given.
  public private(set) var parts: [Part] = []

  /// What is known of a part; `nil` if it is not given.
  public subscript(number: Int) -> Part? {
    index(of: number).map { parts[$0] }
  }

  /// The value of an attribute, if it is given and good.
  public func value(of number: Int) -> Value? {
    index(of: number).flatMap { parts[$0].value }
  }

  /// Whether a part is given.
  public func has(_ number: Int) -> Bool { index(of: number) != nil }

  /// Makes room for so many parts.
  mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

  /// Notes that a part is given. A value that is known stays.
  mutating func give(_ number: Int, at keyRange: SourceRange, _ value: Value? = nil) {
    if let index = index(of: number) {
      parts[index] = Part(number, at: keyRange, value ?? parts[index].value)
    } else {
      parts.append(Part(number, at: keyRange, value))
    }
  }

  private func index(of number: Int) -> Int? {
    parts.firstIndex { $0.number == number }
  }
}
