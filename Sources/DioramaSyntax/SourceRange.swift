/// A half-open range of UTF-8 byte offsets in one ``SourceFile``.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte, counted from 0.
  public let start: Int

  /// The offset behind the last byte; never less than ``start``.
  public let end: Int

  /// Creates a range; an `end` before `start` gives the empty range at `start`.
  @inlinable public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether the range holds no byte.
  public var isEmpty: Bool { start == end }

  /// Whether `other` lies in this range, its borders included.
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
