/// A value in a scene, read by the type that its place expects. What is large and rare lies in a box, so that all
/// others stay small.
public enum Value: Hashable, Sendable {
  /// A text without parameters.
  case literal(String)
  /// A text with parameters, and what stands between them.
  case text([TextSegment])
  /// A text that the app's string catalogue holds under this key.
  case localized(String)
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; always finite.
  case number(Double)
  /// An absolute URL (RFC 3986).
  case url(String)
  /// A colour.
  case color(Color)
  /// A font.
  indirect case font(Font)
  /// A picture.
  case image(Image)
  /// A case of an enumeration.
  case enumeration(String)
  /// Distances from the four edges.
  indirect case insets(Insets)
  /// A width and a height.
  case size(Size)
  /// Several values of one type.
  case list([Value])
  /// The value of the parameter of this name.
  case parameter(String)

  /// A text of segments, no two literals of which stand side by side. Without a parameter among them it is a literal.
  public init(_ segments: [TextSegment]) {
    switch (segments.first, segments.count) {
    case (nil, _): self = .literal("")
    case (.literal(let text), 1): self = .literal(text)
    default: self = .text(segments)
    }
  }

  /// Gives the names of the parameters that the value mentions.
  package func forEachParameter(_ body: (String) -> Void) {
    switch self {
    case .parameter(let name): body(name)
    case .text(let segments): for case .parameter(let name) in segments { body(name) }
    case .list(let values): for value in values { value.forEachParameter(body) }
    default: break
    }
  }
}

/// A part of a text.
public enum TextSegment: Hashable, Sendable {
  /// Characters that stand for themselves.
  case literal(String)
  /// The value of the parameter of this name, as text.
  case parameter(String)
}

/// A colour.
public indirect enum Color: Hashable, Sendable {
  /// One of UIKit's colours, by its name.
  case named(String)
  /// Red, green, blue and opacity, 0 to 255 each, from the highest byte to the lowest.
  case rgba(UInt32)
  /// A colour of the app's asset catalogue.
  case asset(String)
  /// One colour for the light and one for the dark appearance.
  case adaptive(light: Color, dark: Color)
}

/// A font.
public enum Font: Hashable, Sendable {
  /// The system font in points, with the name of a weight.
  case system(size: Double, weight: String)
  /// A text style, which follows the user's text size.
  case style(String)
  /// A font of the system or the app by its PostScript name, in points.
  case named(String, size: Double)
}

/// A picture.
public enum Image: Hashable, Sendable {
  /// An SF Symbol.
  case symbol(String)
  /// A picture of the app's asset catalogue.
  case asset(String)
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where text starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where text ends.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance from every edge.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
