extension Value {
  /// The value as JSON. A plain text, truth value or number is itself; anything else is an object with one member that
  /// names its kind, so that a reader needs no grammar.
  public var json: JSON {
    switch self {
    case .literal(let text): .string(text)
    case .text(let segments): Self.text(segments)
    case .localized(let key): ["localized": .string(key)]
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .url(let url): ["url": .string(url)]
    case .color(let color): ["color": color.json]
    case .font(let font): ["font": font.json]
    case .image(.symbol(let name)): ["image": ["symbol": .string(name)]]
    case .image(.asset(let name)): ["image": ["asset": .string(name)]]
    case .enumeration(let name): ["case": .string(name)]
    case .insets(let insets): ["insets": insets.json]
    case .size(let size): ["size": ["width": .number(size.width), "height": .number(size.height)]]
    case .list(let values): ["list": .array(values.map(\.json))]
    case .parameter(let name): ["parameter": .string(name)]
    }
  }

  private static func text(_ segments: [TextSegment]) -> JSON {
    [
      "text": .array(
        segments.map { segment in
          switch segment {
          case .literal(let text): .string(text)
          case .parameter(let name): ["parameter": .string(name)]
          }
        })
    ]
  }
}

extension Color {
  fileprivate var json: JSON {
    switch self {
    case .named(let name): .string(name)
    case .rgba: .string(hexadecimal ?? "")
    case .asset(let name): ["asset": .string(name)]
    case .adaptive(let light, let dark): ["light": light.json, "dark": dark.json]
    }
  }

  /// `#RRGGBBAA` for a colour given by its components.
  public var hexadecimal: String? {
    guard case .rgba(let value) = self else { return nil }
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Font {
  fileprivate var json: JSON {
    switch self {
    case .system(let size, let weight): ["system": .number(size), "weight": .string(weight)]
    case .style(let style): ["style": .string(style)]
    case .named(let name, let size): ["name": .string(name), "size": .number(size)]
    }
  }
}

extension Insets {
  fileprivate var json: JSON {
    [
      "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
      "trailing": .number(trailing),
    ]
  }
}
