import DioramaTree

extension SwiftWriter {
  /// Writes a value as a Swift expression, where an optional may stand or may not.
  mutating func write(_ value: Value, isOptional: Bool) {
    switch value {
    case .literal(let text): write(literal: text)
    case .text(let segments): write(literal: segments)
    case .localized(let key):
      write("NSLocalizedString(")
      write(literal: key)
      write(", comment: \"\")")
    case .boolean(let value): write(value ? "true" : "false")
    case .integer(let value): write(String(value))
    case .number(let value): write(SwiftLiteral.number(value))
    case .url(let url): write(isOptional ? "URL(string: " : "URL(checked: ", literal: url, ")")
    case .color(let color): write(color)
    case .font(let font): write(font, isOptional)
    case .image(.symbol(let name)):
      write("UIImage(systemName: ", literal: name, isOptional ? ")" : ") ?? UIImage()")
    case .image(.asset(let name)):
      write("UIImage(named: ", literal: name, isOptional ? ")" : ") ?? UIImage()")
    case .enumeration(let name): write(".", SwiftName.escaped(name))
    case .insets(let insets): write(insets)
    case .size(let size):
      write("CGSize(width: ", SwiftLiteral.number(size.width))
      write(", height: ", SwiftLiteral.number(size.height), ")")
    case .list(let values):
      write("[")
      list(values) { value, writer in writer.write(value, isOptional: false) }
      write("]")
    case .parameter(let name): write(SwiftName.escaped(name))
    }
  }

  /// Writes a call whose argument is a text.
  private mutating func write(_ head: String, literal text: String, _ tail: String) {
    write(head)
    write(literal: text)
    write(tail)
  }

  /// Writes a colour, for a place that says that it is one.
  private mutating func write(_ color: Color) {
    switch color {
    case .named(let name): write(".", SwiftName.escaped(name))
    case .rgba:
      let digits = (color.hexadecimal ?? "").dropFirst()
      write("UIColor(rgba: 0x", String(digits.prefix(4)), "_", String(digits.suffix(4)), ")")
    case .asset(let name): write("UIColor(asset: ", literal: name, ")")
    case .adaptive(let light, let dark):
      write("UIColor(light: ")
      write(light)
      write(", dark: ")
      write(dark)
      write(")")
    }
  }

  private mutating func write(_ font: Font, _ isOptional: Bool) {
    switch font {
    case .system(let size, let weight):
      write(".systemFont(ofSize: ", SwiftLiteral.number(size))
      if weight != "regular" { write(", weight: .", SwiftName.escaped(weight)) }
      write(")")
    case .style(let style):
      write(".preferredFont(forTextStyle: .", SwiftName.escaped(style), ")")
    case .named(let name, let size):
      let size = SwiftLiteral.number(size)
      write("UIFont(name: ", literal: name, ", size: ")
      write(size, ")")
      if !isOptional { write(" ?? .systemFont(ofSize: ", size, ")") }
    }
  }

  private mutating func write(_ insets: Insets) {
    write("NSDirectionalEdgeInsets(top: ", SwiftLiteral.number(insets.top))
    write(", leading: ", SwiftLiteral.number(insets.leading))
    write(", bottom: ", SwiftLiteral.number(insets.bottom))
    write(", trailing: ", SwiftLiteral.number(insets.trailing), ")")
  }
}
