extension Value {
  /// How deep values may be inside each other: deeper than any scene can write them.
  static let maximumDepth = 16

  /// Reads a value. A whole number is read as such even where a number is meant.
  init(reading place: JSONPlace) throws(TreeReadingError) {
    try self.init(reading: place, depth: 0)
  }

  private init(reading place: JSONPlace, depth: Int) throws(TreeReadingError) {
    guard depth < Self.maximumDepth else { throw place.error("a value that is nested less") }
    switch place.json {
    case .string(let text): self = .literal(text)
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .object:
      guard let (kind, value) = try place.members.first else { throw place.error("a value") }
      self = try Self.value(of: kind, value, depth)
    case .null, .array: throw place.error("a value")
    }
  }

  private static func value(
    of kind: String, _ place: JSONPlace, _ depth: Int
  ) throws(TreeReadingError) -> Value {
    switch kind {
    case "text": Value(try place.map(TextSegment.init(reading:)))
    case "localized": .localized(try place.string)
    case "url": .url(try place.string)
    case "color": .color(try Color(reading: place, depth))
    case "font": .font(try Font(reading: place))
    case "image": .image(try Image(reading: place))
    case "case": .enumeration(try place.string)
    case "insets":
      .insets(
        Insets(
          top: try place.required("top").number, leading: try place.required("leading").number,
          bottom: try place.required("bottom").number, trailing: try place.required("trailing").number))
    case "size":
      .size(Size(width: try place.required("width").number, height: try place.required("height").number))
    case "list":
      .list(
        try place.map { element throws(TreeReadingError) in try Value(reading: element, depth: depth + 1) })
    case "parameter": .parameter(try place.string)
    default: throw place.error("a known kind of value")
    }
  }
}

extension TextSegment {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if case .string(let text) = place.json {
      self = .literal(text)
    } else {
      self = .parameter(try place.required("parameter").string)
    }
  }
}

extension Color {
  fileprivate init(reading place: JSONPlace, _ depth: Int) throws(TreeReadingError) {
    guard depth < Value.maximumDepth else { throw place.error("a colour that is nested less") }
    if case .string(let text) = place.json {
      guard text.hasPrefix("#") else {
        self = .named(text)
        return
      }
      guard text.utf8.count == 9, let value = UInt32(text.dropFirst(), radix: 16) else {
        throw place.error("'#RRGGBBAA'")
      }
      self = .rgba(value)
    } else if let asset = try place.optional("asset") {
      self = .asset(try asset.string)
    } else {
      self = .adaptive(
        light: try Color(reading: place.required("light"), depth + 1),
        dark: try Color(reading: place.required("dark"), depth + 1))
    }
  }
}

extension Font {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if let size = try place.optional("system") {
      self = .system(size: try size.number, weight: try place.required("weight").string)
    } else if let style = try place.optional("style") {
      self = .style(try style.string)
    } else {
      self = .named(try place.required("name").string, size: try place.required("size").number)
    }
  }
}

extension Image {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if let symbol = try place.optional("symbol") {
      self = .symbol(try symbol.string)
    } else {
      self = .asset(try place.required("asset").string)
    }
  }
}
