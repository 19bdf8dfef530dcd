import DioramaGrammar
import DioramaTree

/// Writes values as Swift expressions.
struct SwiftExpression {
  /// The types of the scene's parameters by name.
  let parameters: [String: ParameterType]

  /// The value of an attribute, as its property or argument takes it.
  func text(_ value: Value, for attribute: Attribute) -> String {
    if case .parameter(let name) = value {
      return converted(name, to: attribute)
    }
    return text(value, isOptional: attribute.isOptional)
  }

  /// A value where an optional may stand, or may not.
  func text(_ value: Value, isOptional: Bool) -> String {
    switch value {
    case .text(let segments): SwiftLiteral.string(segments)
    case .localized(let key): "NSLocalizedString(\(SwiftLiteral.string(key)), comment: \"\")"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): SwiftLiteral.number(value)
    case .url(let url): "URL(string: \(SwiftLiteral.string(url)))" + (isOptional ? "" : "!")
    case .color(let color): Self.color(color, isImplicit: true)
    case .font(let font): Self.font(font, isOptional)
    case .image(let image): Self.image(image) + (isOptional ? "" : " ?? UIImage()")
    case .enumeration(let name): "." + SwiftName.escaped(name)
    case .insets(let insets): Self.insets(insets)
    case .size(let size):
      "CGSize(width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
    case .list(let values): "[" + values.map { text($0, isOptional: false) }.joined(separator: ", ") + "]"
    case .parameter(let name): SwiftName.escaped(name)
    }
  }

  /// A parameter, converted where the attribute's number type is not the parameter's.
  private func converted(_ name: String, to attribute: Attribute) -> String {
    let escaped = SwiftName.escaped(name)
    guard let type = parameters[name], !type.isList, type.base == .integer || type.base == .number,
      type.swiftName.replacingOptional != attribute.swiftTypeName.replacingOptional
    else { return escaped }
    let number = attribute.swiftTypeName.replacingOptional
    return type.isOptional ? "\(escaped).map { \(number)($0) }" : "\(number)(\(escaped))"
  }

  // MARK: Appearance

  /// A colour; `isImplicit` where the place says that it is one.
  private static func color(_ color: Color, isImplicit: Bool) -> String {
    switch color {
    case .named(let name): (isImplicit ? "." : "UIColor.") + SwiftName.escaped(name)
    case .rgba:
      "UIColor(rgba: 0x\((color.hexadecimal ?? "").dropFirst().prefix(4))_\((color.hexadecimal ?? "").suffix(4)))"
    case .asset(let name): "UIColor(asset: \(SwiftLiteral.string(name)))"
    case .adaptive(let light, let dark):
      "UIColor(light: \(self.color(light, isImplicit: true)), dark: \(self.color(dark, isImplicit: true)))"
    }
  }

  private static func font(_ font: Font, _ isOptional: Bool) -> String {
    switch font {
    case .system(let size, "regular"): ".systemFont(ofSize: \(SwiftLiteral.number(size)))"
    case .system(let size, let weight):
      ".systemFont(ofSize: \(SwiftLiteral.number(size)), weight: .\(SwiftName.escaped(weight)))"
    case .style(let style): ".preferredFont(forTextStyle: .\(SwiftName.escaped(style)))"
    case .named(let name, let size):
      "UIFont(name: \(SwiftLiteral.string(name)), size: \(SwiftLiteral.number(size)))"
        + (isOptional ? "" : " ?? .systemFont(ofSize: \(SwiftLiteral.number(size)))")
    }
  }

  private static func image(_ image: Image) -> String {
    switch image {
    case .symbol(let name): "UIImage(systemName: \(SwiftLiteral.string(name)))"
    case .asset(let name): "UIImage(named: \(SwiftLiteral.string(name)))"
    }
  }

  private static func insets(_ insets: Insets) -> String {
    let number = SwiftLiteral.number
    return "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }
}

extension String {
  /// The type without its question mark.
  fileprivate var replacingOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}

extension FixedArgument {
  /// The argument in Swift.
  var swiftText: String {
    switch value {
    case .none: "\(label): nil"
    case .enumerationCase(let name): "\(label): .\(SwiftName.escaped(name))"
    }
  }
}
