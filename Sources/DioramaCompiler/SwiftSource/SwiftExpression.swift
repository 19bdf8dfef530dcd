import DioramaGrammar
import DioramaTree

/// Writes values as Swift expressions.
struct SwiftExpression {
  /// The types of the scene's parameters by name.
  let parameters: [String: ParameterType]

  /// Writes the value of an attribute, as its property or argument takes it.
  @inline(__always)
  func write(_ value: Value, for attribute: Attribute, to writer: inout SwiftWriter) {
    if case .parameter(let name) = value { return write(parameter: name, for: attribute, to: &writer) }
    write(value, isOptional: attribute.isOptional, to: &writer)
  }

  /// Writes a value where an optional may stand, or may not.
  func write(_ value: Value, isOptional: Bool, to writer: inout SwiftWriter) {
    switch value {
    case .literal(let text): writer.write(literal: text)
    case .text(let segments): writer.write(literal: segments)
    case .localized(let key):
      writer.write("NSLocalizedString(")
      writer.write(literal: key)
      writer.write(", comment: \"\")")
    case .boolean(let value): writer.write(value ? "true" : "false")
    case .integer(let value): writer.write(String(value))
    case .number(let value): writer.write(SwiftLiteral.number(value))
    case .url(let url): write(isOptional ? "URL(string: " : "URL(checked: ", url, ")", to: &writer)
    case .color(let color): write(color, to: &writer)
    case .font(let font): write(font, isOptional, to: &writer)
    case .image(.symbol(let name)):
      write("UIImage(systemName: ", name, isOptional ? ")" : ") ?? UIImage()", to: &writer)
    case .image(.asset(let name)):
      write("UIImage(named: ", name, isOptional ? ")" : ") ?? UIImage()", to: &writer)
    case .enumeration(let name): writer.write(".", SwiftName.escaped(name))
    case .insets(let insets): write(insets, to: &writer)
    case .size(let size):
      writer.write("CGSize(width: ", SwiftLiteral.number(size.width))
      writer.write(", height: ", SwiftLiteral.number(size.height), ")")
    case .list(let values):
      writer.write("[")
      writer.list(values) { value, writer in write(value, isOptional: false, to: &writer) }
      writer.write("]")
    case .parameter(let name): writer.write(SwiftName.escaped(name))
    }
  }

  /// Writes a parameter. A number is converted where the attribute's number type is not the parameter's, and held to the
  /// attribute's range, since only the owner of the scene knows what it will be.
  private func write(parameter name: String, for attribute: Attribute, to writer: inout SwiftWriter) {
    let escaped = SwiftName.escaped(name)
    guard let type = parameters[name], !type.isList, type.base == .integer || type.base == .number else {
      return writer.write(escaped)
    }
    let number = attribute.swiftTypeName.replacingOptional
    let isConverted = type.swiftName.replacingOptional != number
    let limits = attribute.type.limits(ofFinite: type.base == .integer)
    if type.isOptional, !isConverted, limits.isEmpty { return writer.write(escaped) }
    writer.write(type.isOptional ? "\(escaped).map { " : "")
    let value = type.isOptional ? "$0" : escaped
    if !isConverted {
      writer.write(value, limits)
    } else if Self.integerTypes.contains(number) {
      writer.write(number, "(clamping: ", value, limits, ")")
    } else {
      writer.write(number, "(", value, ")", limits)
    }
    writer.write(type.isOptional ? " }" : "")
  }

  /// The types whose initializers trap for a number that they cannot hold, unless they are told to clamp it.
  private static let integerTypes: Set = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Writes a call whose argument is a text.
  private func write(_ head: String, _ text: String, _ tail: String, to writer: inout SwiftWriter) {
    writer.write(head)
    writer.write(literal: text)
    writer.write(tail)
  }

  // MARK: Appearance

  /// Writes a colour, for a place that says that it is one.
  private func write(_ color: Color, to writer: inout SwiftWriter) {
    switch color {
    case .named(let name): writer.write(".", SwiftName.escaped(name))
    case .rgba:
      let digits = (color.hexadecimal ?? "").dropFirst()
      writer.write("UIColor(rgba: 0x", String(digits.prefix(4)), "_", String(digits.suffix(4)), ")")
    case .asset(let name): write("UIColor(asset: ", name, ")", to: &writer)
    case .adaptive(let light, let dark):
      writer.write("UIColor(light: ")
      write(light, to: &writer)
      writer.write(", dark: ")
      write(dark, to: &writer)
      writer.write(")")
    }
  }

  private func write(_ font: Font, _ isOptional: Bool, to writer: inout SwiftWriter) {
    switch font {
    case .system(let size, let weight):
      writer.write(".systemFont(ofSize: ", SwiftLiteral.number(size))
      if weight != "regular" { writer.write(", weight: .", SwiftName.escaped(weight)) }
      writer.write(")")
    case .style(let style):
      writer.write(".preferredFont(forTextStyle: .", SwiftName.escaped(style), ")")
    case .named(let name, let size):
      let size = SwiftLiteral.number(size)
      write("UIFont(name: ", name, ", size: ", to: &writer)
      writer.write(size, ")")
      if !isOptional { writer.write(" ?? .systemFont(ofSize: ", size, ")") }
    }
  }

  private func write(_ insets: Insets, to writer: inout SwiftWriter) {
    writer.write("NSDirectionalEdgeInsets(top: ", SwiftLiteral.number(insets.top))
    writer.write(", leading: ", SwiftLiteral.number(insets.leading))
    writer.write(", bottom: ", SwiftLiteral.number(insets.bottom))
    writer.write(", trailing: ", SwiftLiteral.number(insets.trailing), ")")
  }
}

extension ValueType {
  /// The calls that hold a number to its range; none for what is not a number. A number that may be infinite is made finite.
  fileprivate func limits(ofFinite isFinite: Bool) -> String {
    switch self {
    case .integer(let range):
      return Self.limits(range?.lowestInteger.map(String.init), range?.highestInteger.map(String.init))
    case .number(let range):
      let low = range.flatMap { $0.lowerBound.isFinite ? SwiftLiteral.number($0.lowerBound) : nil }
      let high = range.flatMap { $0.upperBound.isFinite ? SwiftLiteral.number($0.upperBound) : nil }
      let (isAbove, isBelow) = (range?.excludesLowerBound == true, range?.excludesUpperBound == true)
      let isBounded = isFinite || low != nil && high != nil
      return (isBounded ? "" : ".finite") + Self.limits(isAbove ? nil : low, isBelow ? nil : high)
        + (isAbove ? low.map { ".clamped(greaterThan: \($0))" } ?? "" : "")
        + (isBelow ? high.map { ".clamped(lessThan: \($0))" } ?? "" : "")
    default:
      return ""
    }
  }

  private static func limits(_ low: String?, _ high: String?) -> String {
    let bounds = [low.map { "atLeast: \($0)" }, high.map { "atMost: \($0)" }].compactMap(\.self)
    return bounds.isEmpty ? "" : ".clamped(\(bounds.joined(separator: ", ")))"
  }
}

extension String {
  /// The type without its question mark.
  fileprivate var replacingOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}

extension FixedArgument {
  /// Writes the argument.
  func write(to writer: inout SwiftWriter) {
    switch value {
    case .none: writer.write(label, ": nil")
    case .enumerationCase(let name): writer.write(label, ": .", SwiftName.escaped(name))
    }
  }
}
