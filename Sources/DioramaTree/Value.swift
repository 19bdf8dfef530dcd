/// A value in a scene, read as its expected type. Large and rare values are boxed, so that all others stay small.
package enum Value: Hashable, Sendable {
  /// A text without parameters.
  case literal(String)
  /// A text with parameters, and the literals between them.
  case text([TextSegment])
  /// A text in the app's string catalogue, by its key, with the values for its placeholders and a comment for
  /// translators.
  indirect case localized(String, arguments: [TextSegment] = [], comment: String? = nil)
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
  /// An image of the system or the app.
  case image(Image)
  /// An image that is loaded from an address.
  indirect case remoteImage(RemoteImage)
  /// A date, or a time with its UTC offset (RFC 3339).
  case date(String)
  /// A case of an enumeration.
  case enumeration(String)
  /// Distances from the four edges.
  indirect case insets(Insets)
  /// A width and a height.
  case size(Size)
  /// A width or a height relative to another view's.
  indirect case relative(RelativeSize)
  /// A list of values of one type.
  case list([Value])
  /// A view of the same scene or component, by its id.
  case view(String)
  /// The value of the parameter with this name.
  case parameter(String)
  /// The current value of the state entry, condition, derived value or trait of the screen with this name.
  case state(String)
  /// One of two values, depending on a test.
  indirect case choice(Test, then: Value, otherwise: Value)
  /// One of several values, depending on a named value.
  indirect case selection(Selection)
  /// The result of a test, where `true` or `false` is expected.
  case test(Test)

  /// Creates a text from segments without adjacent literals. Without parameters, it is a literal.
  package init(_ segments: [TextSegment]) {
    switch (segments.first, segments.count) {
    case (nil, _): self = .literal("")
    case (.literal(let text), 1): self = .literal(text)
    default: self = .text(segments)
    }
  }

  /// Whether the value depends on the entry of a list.
  package var readsEntry: Bool {
    switch self {
    case .literal, .boolean, .integer, .number, .enumeration: false  // Most values are one of these.
    default: readsName { EntryName($0) != nil }
    }
  }

  /// Returns whether the value reads a name that passes a test.
  package func readsName(where isWanted: (String) -> Bool) -> Bool {
    var reads = false
    forEachName { name in if isWanted(name) { reads = true } }
    return reads
  }

  /// Calls `body` with the id of each view that the value names.
  package func forEachView(_ body: (String) -> Void) {
    switch self {
    case .view(let id): body(id)
    case .list(let values): for value in values { value.forEachView(body) }
    default: break
    }
  }

  /// Calls `body` with each name that the value reads: those of parameters and of values that change.
  package func forEachName(_ body: (String) -> Void) {
    switch self {
    case .parameter(let name), .state(let name): body(name)
    case .text(let segments): for segment in segments { segment.name.map(body) }
    case .list(let values): for value in values { value.forEachName(body) }
    case .choice(let test, let then, let otherwise):
      test.forEachName(body)
      then.forEachName(body)
      otherwise.forEachName(body)
    case .selection(let selection):
      body(selection.name)
      for choice in selection.cases { choice.value.forEachName(body) }
      selection.otherwise?.forEachName(body)
    case .test(let test): test.forEachName(body)
    case .remoteImage(let image): image.address.forEachName(body)
    case .localized(_, let arguments, _): for argument in arguments { argument.name.map(body) }
    case .literal, .boolean, .integer, .number, .url, .color, .font, .image, .date, .enumeration, .insets,
      .size, .relative, .view:
      break
    }
  }
}

/// A part of a text.
package enum TextSegment: Hashable, Sendable {
  /// Literal characters.
  case literal(String)
  /// The value of the parameter with this name, as text.
  case parameter(String)
  /// The current value with this name, as text; empty if it is `nil`.
  case state(String)

  /// The name of the value; `nil` for literal characters.
  package var name: String? {
    switch self {
    case .literal: nil
    case .parameter(let name), .state(let name): name
    }
  }
}

/// A colour.
package indirect enum Color: Hashable, Sendable {
  /// One of UIKit's colours, by its name.
  case named(String)
  /// Red, green, blue and opacity, 0 to 255 each, from the highest byte to the lowest.
  case rgba(UInt32)
  /// A colour in the app's asset catalogue.
  case asset(String)
  /// A constant of the app, by its Swift name: `Brand.accent`.
  case constant(String)
  /// A colour for the light appearance, and one for the dark.
  case adaptive(light: Color, dark: Color)
}

/// A font.
package enum Font: Hashable, Sendable {
  /// The system font, with its size in points and the name of a weight. With a text style, the font has that size at
  /// the default text size, and scales with the style.
  case system(size: Double, weight: String, relativeTo: String? = nil)
  /// A text style, which follows the user's text size.
  case style(String)
  /// A font of the system or the app, by its PostScript name, with its size in points. With a text style, the font has
  /// that size at the default text size, and scales with the style.
  case named(String, size: Double, relativeTo: String? = nil)
}

/// An image of the system or the app.
package enum Image: Hashable, Sendable {
  /// An SF Symbol.
  case symbol(String)
  /// An image in the app's asset catalogue.
  case asset(String)
}

/// An image that is loaded from an address.
package struct RemoteImage: Hashable, Sendable {
  /// The address: a URL, or the name of one.
  package var address: Value
  /// The image that is shown until the other one is loaded; `nil` for none.
  package var placeholder: Image?
  /// The image that is shown if the address has no image; `nil` for the placeholder.
  package var failure: Image?

  /// Creates an image.
  package init(address: Value, placeholder: Image? = nil, failure: Image? = nil) {
    self.address = address
    self.placeholder = placeholder
    self.failure = failure
  }
}

/// Distances from the four edges, in points.
package struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  package var top: Double
  /// The distance from the edge where text begins.
  package var leading: Double
  /// The distance from the bottom edge.
  package var bottom: Double
  /// The distance from the edge where text ends.
  package var trailing: Double

  /// Creates insets.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance from all edges.
  package init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Value {
  /// The values that a choice or a selection chooses from; empty for other values.
  package var branches: [Value] {
    switch self {
    case .choice(_, let then, let otherwise): [then, otherwise]
    case .selection(let selection): selection.cases.map(\.value) + (selection.otherwise.map { [$0] } ?? [])
    default: []
    }
  }

  /// Whether the value is, or may be, an image that is loaded from an address.
  package var isRemote: Bool {
    if case .remoteImage = self { true } else { branches.contains(where: \.isRemote) }
  }

  /// Whether the value is or contains a colour that is a constant of the app.
  package var hasConstantOfApp: Bool {
    switch self {
    case .color(let color): color.hasConstantOfApp
    case .list(let values): values.contains(where: \.hasConstantOfApp)
    default: false
    }
  }
}

extension Color {
  fileprivate var hasConstantOfApp: Bool {
    switch self {
    case .constant: true
    case .adaptive(let light, let dark): light.hasConstantOfApp || dark.hasConstantOfApp
    case .named, .rgba, .asset: false
    }
  }
}
