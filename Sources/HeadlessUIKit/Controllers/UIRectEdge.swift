/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
