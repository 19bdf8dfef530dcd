extension Value {
  /// The name of the member that contains a value in JSON.
  enum Kind: String {
    case text, localized, url, color, font, image, date, `case`, insets, size, relative, list, view,
      parameter,
      state
    case choice = "if"
    case selection = "switch"
  }

  /// The value as JSON. Plain texts, Booleans and numbers are JSON values; any other value is an object with one
  /// member, whose name is the kind of value. A reader therefore needs no grammar.
  package var json: JSON {
    switch self {
    case .choice(let test, let then, let otherwise):
      ["if": test.json, "then": then.json, "else": otherwise.json]
    case .selection(let selection): selection.json
    case .test(let test): test.json
    default:
      parts.kind.map { .object([JSON.Member($0.rawValue, parts.content)]) } ?? parts.content
    }
  }

  /// The value as JSON without the name of its kind.
  package var content: JSON { parts.content }

  fileprivate var parts: (kind: Kind?, content: JSON) {
    switch self {
    case .literal(let text): (nil, .string(text))
    case .text(let segments): (.text, .array(segments.map(\.json)))
    case .localized(let key, let arguments, let comment):
      (.localized, localized(key, arguments, comment))
    case .boolean(let value): (nil, .boolean(value))
    case .integer(let value): (nil, .integer(value))
    case .number(let value): (nil, .number(value))
    case .url(let url): (.url, .string(url))
    case .color(let color): (.color, color.json)
    case .font(let font): (.font, font.json)
    case .image(let image): (.image, image.json)
    case .remoteImage(let image): (.image, image.json)
    case .date(let date): (.date, .string(date))
    case .enumeration(let name): (.case, .string(name))
    case .insets(let insets): (.insets, insets.json)
    case .size(let size): (.size, ["width": .number(size.width), "height": .number(size.height)])
    case .relative(let size): (.relative, size.json)
    case .list(let values): (.list, .array(values.map(\.json)))
    case .view(let id): (.view, .string(id))
    case .parameter(let name): (.parameter, .string(name))
    case .state(let name): (.state, .string(name))
    case .choice, .selection, .test: (nil, json)
    }
  }

  private func localized(_ key: String, _ arguments: [TextSegment], _ comment: String?) -> JSON {
    if arguments.isEmpty, comment == nil { return .string(key) }
    return .object(
      [JSON.Member("key", .string(key))]
        + (arguments.isEmpty ? [] : [JSON.Member("arguments", .array(arguments.map(\.json)))])
        + (comment.map { [JSON.Member("comment", .string($0))] } ?? []))
  }
}

extension JSONWriter {
  /// Writes a member of an object, unless its value is `nil`.
  mutating func member(_ name: String, value: Value?) {
    guard let value else { return }
    member(name) { $0.write(value) }
  }

  /// Writes the ``Value/json`` of a value without creating it.
  mutating func write(_ value: Value) {
    let (kind, content) = value.parts
    guard let kind else { return write(content) }
    object { $0.member(kind.rawValue, content) }
  }
}

extension TextSegment {
  fileprivate var json: JSON {
    switch self {
    case .literal(let text): .string(text)
    case .parameter(let name): ["parameter": .string(name)]
    case .state(let name): ["state": .string(name)]
    }
  }
}

extension Color {
  fileprivate var json: JSON {
    switch self {
    case .named(let name): .string(name)
    case .rgba: .string(hexadecimal ?? "")
    case .asset(let name): ["asset": .string(name)]
    case .constant(let name): ["swift": .string(name)]
    case .adaptive(let light, let dark): ["light": light.json, "dark": dark.json]
    }
  }

  /// The colour as `#RRGGBBAA`, if it is given by its components.
  package var hexadecimal: String? {
    guard case .rgba(let value) = self else { return nil }
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Image {
  fileprivate var json: JSON {
    switch self {
    case .symbol(let name): ["symbol": .string(name)]
    case .asset(let name): ["asset": .string(name)]
    }
  }
}

extension RemoteImage {
  fileprivate var json: JSON {
    .object(
      [JSON.Member("url", address.json)]
        + [("placeholder", placeholder), ("failure", failure)].compactMap { name, image in
          image.map { JSON.Member(name, $0.json) }
        })
  }
}

extension Font {
  fileprivate var json: JSON {
    switch self {
    case .system(let size, let weight, let style):
      .object([.init("system", .number(size)), .init("weight", .string(weight))] + Self.scale(style))
    case .style(let style): ["style": .string(style)]
    case .named(let name, let size, let style):
      .object([.init("name", .string(name)), .init("size", .number(size))] + Self.scale(style))
    }
  }

  private static func scale(_ style: String?) -> [JSON.Member] {
    style.map { [JSON.Member("relativeTo", .string($0))] } ?? []
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

extension Value {
  /// The maximum nesting of values, which is more than scenes can write.
  static let maximumDepth = 16

  /// Reads a value. A whole number is read as an integer even if a number is expected.
  init(reading place: JSONPlace) throws(TreeReadingError) {
    try self.init(reading: place, depth: 0)
  }

  init(reading place: JSONPlace, depth: Int) throws(TreeReadingError) {
    guard depth < Self.maximumDepth else { throw place.error("a value with less nesting") }
    switch place.json {
    case .string(let text): self = .literal(text)
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .object:
      let members = try place.members
      let isKind = { (name: String) in Test.keys.contains(name) || Kind(rawValue: name) != nil }
      guard let (name, value) = members.first(where: { isKind($0.name) }) ?? members.first else {
        throw place.error("a value")
      }
      if Test.keys.contains(name) {
        self = .test(try Test(reading: place, depth: depth))
        return
      }
      guard let kind = Kind(rawValue: name) else { throw value.error("a known kind of value") }
      self = try Self.value(of: kind, value, in: place, depth)
    case .null, .array: throw place.error("a value")
    }
  }

  private static func value(
    of kind: Kind, _ place: JSONPlace, in whole: JSONPlace, _ depth: Int
  ) throws(TreeReadingError) -> Value {
    if kind != .choice, kind != .selection { try whole.allow(kind.rawValue) }
    return switch kind {
    case .text: Value(try place.map(TextSegment.init(reading:)))
    case .localized: try localized(place)
    case .url: .url(try place.string)
    case .color: .color(try Color(reading: place, depth))
    case .font: .font(try Font(reading: place))
    case .image:
      if let address = try place.optional("url") {
        .remoteImage(try RemoteImage(at: address, reading: place))
      } else {
        .image(try Image(reading: place))
      }
    case .date: .date(try place.string)
    case .case: .enumeration(try place.string)
    case .insets: .insets(try Insets(reading: place))
    case .size: .size(try Size(reading: place))
    case .relative: .relative(try RelativeSize(reading: place))
    case .list:
      .list(
        try place.map { element throws(TreeReadingError) in try Value(reading: element, depth: depth + 1) })
    case .view: .view(try place.string)
    case .parameter: .parameter(try place.string)
    case .state: .state(try place.string)
    case .choice: try choice(reading: place, in: whole, depth)
    case .selection: .selection(try Selection(reading: place, in: whole, depth))
    }
  }
}

extension Value {
  private static func localized(_ place: JSONPlace) throws(TreeReadingError) -> Value {
    if case .string(let key) = place.json { return .localized(key) }
    try place.allow("key", "arguments", "comment")
    let arguments = try place.optional("arguments")
    return .localized(
      try place.required("key").string,
      arguments: try arguments.map { list throws(TreeReadingError) in
        try list.map(TextSegment.init(reading:))
      } ?? [],
      comment: try place.optional("comment").map { comment throws(TreeReadingError) in try comment.string })
  }
}

extension Insets {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("top", "leading", "bottom", "trailing")
    self.init(
      top: try place.required("top").number, leading: try place.required("leading").number,
      bottom: try place.required("bottom").number, trailing: try place.required("trailing").number)
  }
}

extension Size {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("width", "height")
    self.init(width: try place.required("width").number, height: try place.required("height").number)
  }
}

extension TextSegment {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if case .string(let text) = place.json {
      self = .literal(text)
    } else if let state = try place.optional("state") {
      try place.allow("state")
      self = .state(try state.string)
    } else {
      try place.allow("parameter")
      self = .parameter(try place.required("parameter").string)
    }
  }
}

extension Color {
  fileprivate init(reading place: JSONPlace, _ depth: Int) throws(TreeReadingError) {
    guard depth < Value.maximumDepth else { throw place.error("a colour with less nesting") }
    if case .string(let text) = place.json {
      guard text.hasPrefix("#") else {
        self = .named(text)
        return
      }
      guard text.utf8.count == 9, !text.utf8.contains(UInt8(ascii: "+")),
        let value = UInt32(text.dropFirst(), radix: 16)
      else {
        throw place.error("'#RRGGBBAA'")
      }
      self = .rgba(value)
    } else if let asset = try place.optional("asset") {
      try place.allow("asset")
      self = .asset(try asset.string)
    } else if let constant = try place.optional("swift") {
      try place.allow("swift")
      self = .constant(try constant.string)
    } else {
      try place.allow("light", "dark")
      self = .adaptive(
        light: try Color(reading: place.required("light"), depth + 1),
        dark: try Color(reading: place.required("dark"), depth + 1))
    }
  }
}

extension Font {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if let size = try place.optional("system") {
      try place.allow("system", "weight", "relativeTo")
      self = .system(
        size: try size.number, weight: try place.required("weight").string,
        relativeTo: try place.optional("relativeTo")?.string)
    } else if let style = try place.optional("style") {
      try place.allow("style")
      self = .style(try style.string)
    } else {
      try place.allow("name", "size", "relativeTo")
      self = .named(
        try place.required("name").string, size: try place.required("size").number,
        relativeTo: try place.optional("relativeTo")?.string)
    }
  }
}

extension Image {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if let symbol = try place.optional("symbol") {
      try place.allow("symbol")
      self = .symbol(try symbol.string)
    } else {
      try place.allow("asset")
      self = .asset(try place.required("asset").string)
    }
  }
}

extension RemoteImage {
  fileprivate init(at address: JSONPlace, reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("url", "placeholder", "failure")
    self.init(address: try Value(addressAt: address))
    if let image = try place.optional("placeholder") { placeholder = try Image(reading: image) }
    if let image = try place.optional("failure") { failure = try Image(reading: image) }
  }
}

extension Value {
  /// Reads a URL, or the name of one.
  fileprivate init(addressAt place: JSONPlace) throws(TreeReadingError) {
    self = try Value(reading: place)
    switch self {
    case .url, .parameter, .state: break
    default: throw place.error("an address")
    }
  }
}
