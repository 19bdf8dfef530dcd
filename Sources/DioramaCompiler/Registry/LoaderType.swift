import DioramaGrammar
import DioramaSwift
import DioramaTree

extension Attribute {
  /// How a loader reads the attribute: an expression for a `SceneType`.
  var loaderType: String { isOptional ? ".optional(\(type.loaderType))" : type.loaderType }
}

extension ValueType {
  /// How a loader reads values of the type: an expression for a `SceneType`.
  fileprivate var loaderType: String {
    switch self {
    case .integer(let range): ".integer" + (range?.loaderBounds(ofWholeNumbers: true) ?? "")
    case .number(let range): ".number" + (range?.loaderBounds(ofWholeNumbers: false) ?? "")
    case .list(let element): ".list(\(element.loaderType))"
    case .enumeration(let enumeration) where enumeration.isOfLanguage: ".\(enumeration.name)"
    case .enumeration(let enumeration): Self.cases(of: enumeration)
    default: ".\(name)"
    }
  }

  private static func cases(of enumeration: Enumeration) -> String {
    var writer = SwiftWriter()
    writer.write(".enumeration([")
    writer.list(enumeration.cases) { name, writer in writer.write(enumerationCase: name) }
    writer.write("])")
    return writer.text
  }
}

extension NumberRange {
  /// The calls that hold what a loader reads to the range.
  fileprivate func loaderBounds(ofWholeNumbers isWhole: Bool) -> String {
    if isWhole {
      return (lowestInteger.map { ".atLeast(\($0))" } ?? "") + (highestInteger.map { ".atMost(\($0))" } ?? "")
    }
    let low = excludesLowerBound ? "greaterThan" : "atLeast"
    let high = excludesUpperBound ? "lessThan" : "atMost"
    return (lowerBound.isFinite ? ".\(low)(\(SwiftLiteral.number(lowerBound)))" : "")
      + (upperBound.isFinite ? ".\(high)(\(SwiftLiteral.number(upperBound)))" : "")
  }
}

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
