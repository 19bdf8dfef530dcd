import DioramaTree

/// Values the way scenes write them.
enum SceneNotation {
  /// A value as the JSON that a YAML reader makes of it; `nil` for a reference, which has no value of its own.
  static func json(of value: Value) -> JSON? {
    switch value {
    case .literal(let text): .string(text)
    case .localized(let key): ["localized": .string(key)]
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .url(let text), .enumeration(let text): .string(text)
    case .color(let color): json(of: color)
    case .font(let font): json(of: font)
    case .image(.symbol(let name)): ["symbol": .string(name)]
    case .image(.asset(let name)): ["asset": .string(name)]
    case .insets(let insets): json(of: insets)
    case .size(let size): ["width": .number(size.width), "height": .number(size.height)]
    case .list(let values): .array(values.compactMap(json(of:)))
    case .text, .parameter: nil
    }
  }

  private static func json(of color: Color) -> JSON {
    switch color {
    case .named(let name): return .string(name)
    case .asset(let name): return ["asset": .string(name)]
    case .adaptive(let light, let dark): return ["light": json(of: light), "dark": json(of: dark)]
    case .rgba(let value):
      let digits = String(value, radix: 16, uppercase: true)
      return .string("#" + String(repeating: "0", count: 8 - digits.count) + digits)
    }
  }

  private static func json(of font: Font) -> JSON {
    switch font {
    case .system(let size, "regular"): ["system": .number(size)]
    case .system(let size, let weight): ["system": .number(size), "weight": .string(weight)]
    case .style(let name): ["style": .string(name)]
    case .named(let name, let size): ["name": .string(name), "size": .number(size)]
    }
  }

  private static func json(of insets: Insets) -> JSON {
    if insets == Insets(all: insets.top) { return .number(insets.top) }
    return [
      "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
      "trailing": .number(insets.trailing),
    ]
  }

  /// A value in one line of YAML.
  static func text(of value: Value) -> String {
    json(of: value).map(flow) ?? ""
  }

  private static func flow(_ json: JSON) -> String {
    switch json {
    case .null: "null"
    case .boolean(let flag): String(flag)
    case .integer(let number): String(number)
    case .number(let number): DecimalNumber.text(number)
    case .string(let text): text.isEmpty || text.hasPrefix("#") ? "\"\(text)\"" : text
    case .array(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .object(let members):
      "{ \(members.map { "\($0.name): \(flow($0.value))" }.joined(separator: ", ")) }"
    }
  }
}
