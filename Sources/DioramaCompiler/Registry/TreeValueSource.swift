import DioramaSwift
import DioramaTree

extension SwiftWriter {
  /// Writes a value as it stands in a runtime tree.
  mutating func write(treeValue value: Value) {
    switch value {
    case .literal(let text): write(".literal(", literal: text)
    case .localized(let key): write(".localized(", literal: key)
    case .boolean(let value): write(".boolean(\(value))")
    case .integer(let value): write(".integer(\(value))")
    case .number(let value): write(".number(", SwiftLiteral.number(value), ")")
    case .url(let url): write(".url(", literal: url)
    case .color(let color):
      write(".color(")
      write(treeColor: color)
      write(")")
    case .font(.system(let size, let weight)):
      write(".font(.system(size: ", SwiftLiteral.number(size), ", weight: ", "\"\(weight)\"))")
    case .font(.style(let style)): write(".font(.style(\"\(style)\"))")
    case .font(.named(let name, let size)):
      write(".font(.named(")
      write(literal: name)
      write(", size: ", SwiftLiteral.number(size), "))")
    case .image(.symbol(let name)):
      write(".image(.symbol(", literal: name)
      write(")")
    case .image(.asset(let name)):
      write(".image(.asset(", literal: name)
      write(")")
    case .enumeration(let name): write(".enumeration(", literal: name)
    case .insets(let insets):
      write(".insets(.init(top: ", SwiftLiteral.number(insets.top), ", leading: ")
      write(SwiftLiteral.number(insets.leading), ", bottom: ", SwiftLiteral.number(insets.bottom))
      write(", trailing: ", SwiftLiteral.number(insets.trailing), "))")
    case .size(let size):
      write(".size(.init(width: ", SwiftLiteral.number(size.width))
      write(", height: ", SwiftLiteral.number(size.height), "))")
    case .list(let values):
      write(".list([")
      list(values) { value, writer in writer.write(treeValue: value) }
      write("])")
    case .text, .parameter: break
    }
  }

  private mutating func write(treeColor color: Color) {
    switch color {
    case .named(let name): write(".named(", literal: name)
    case .rgba(let value): write(".rgba(\(value))")
    case .asset(let name): write(".asset(", literal: name)
    case .adaptive(let light, let dark):
      write(".adaptive(light: ")
      write(treeColor: light)
      write(", dark: ")
      write(treeColor: dark)
      write(")")
    }
  }

  /// Writes a call whose last argument is a text.
  private mutating func write(_ head: String, literal text: String) {
    write(head)
    write(literal: text)
    write(")")
  }
}
