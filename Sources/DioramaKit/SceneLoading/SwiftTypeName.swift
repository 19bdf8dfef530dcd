/// The spelling of a Swift type: nested types with their outer types, with or without the module.
struct SwiftTypeName {
  fileprivate enum Part: Equatable {
    /// Names separated by dots.
    case path([String])
    /// A bracket, a comma or another symbol.
    case mark(Character)
  }

  /// The parts as Swift's reflection returns them: each path begins with its module, except for Objective-C classes.
  private let reflected: [Part]
  /// The same parts, with `?` and brackets for optionals, arrays and dictionaries.
  private let sugared: [Part]

  /// Creates the name of a type.
  init(_ type: Any.Type) {
    reflected = Self.parts(of: String(reflecting: type))
    var rest = reflected[...]
    sugared = Self.sugared(&rest)
  }

  /// The standard spelling, without modules.
  var description: String {
    var text = ""
    for part in sugared {
      switch part {
      case .path(let names): text += Self.withoutModule(names).joined(separator: ".")
      case .mark(","): text += ", "
      case .mark(":"): text += ": "
      case .mark("&"): text += " & "
      case .mark(let mark): text.append(mark)
      }
    }
    return text
  }

  /// The type aliases of the system, with and without their modules.
  static let systemAliases: [String: SwiftTypeName] = {
    let aliases: [(module: String, name: String, type: Any.Type)] = [
      ("Swift", "Void", Void.self), ("Swift", "Float32", Float.self), ("Swift", "Float64", Double.self),
      ("Foundation", "TimeInterval", Double.self), ("CoreFoundation", "CFTimeInterval", Double.self),
      ("CoreLocation", "CLLocationDegrees", Double.self), ("CoreLocation", "CLLocationDistance", Double.self),
      ("Foundation", "NSInteger", Int.self), ("Foundation", "unichar", UInt16.self),
    ]
    return aliases.reduce(into: [:]) { names, alias in
      for name in [alias.name, "\(alias.module).\(alias.name)"] { names[name] = SwiftTypeName(alias.type) }
    }
  }()

  /// Returns whether a string is a spelling of the type. Type aliases in it count as what they stand for.
  func isSpelled(_ text: String, _ aliases: [String: SwiftTypeName] = [:]) -> Bool {
    let written = Self.parts(of: text)
    let resolved = written.flatMap { part in
      guard case .path(let names) = part else { return [part] }
      return aliases[names.joined(separator: ".")]?.sugared ?? [part]
    }
    return [sugared, reflected].contains { own in
      [written, resolved].contains { other in
        own.count == other.count && zip(own, other).allSatisfy { Self.fits($0, $1) }
      }
    }
  }

  private static func fits(_ own: Part, _ written: Part) -> Bool {
    guard case .path(let names) = own, case .path(let writtenNames) = written else { return own == written }
    if names == writtenNames || withoutModule(names) == writtenNames { return true }
    // `UITableViewCell.EditingStyle` is `UITableViewCellEditingStyle` in Objective-C.
    return names.first == "__C" && withoutModule(names) == [writtenNames.joined()]
  }

  private static func withoutModule(_ names: [String]) -> [String] {
    names.count > 1 ? Array(names.dropFirst()) : names
  }

  // MARK: Parts

  /// Returns the parts of a name. Contexts without a name, such as a function with a local type, are omitted.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var continuesPath = false
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("(unknown context at ") {
        if continuesPath, case .path(let names) = parts.last { parts[parts.count - 1] = .path([names[0]]) }
        rest = rest.drop { $0 != ")" }.dropFirst()
        if rest.first == "." { rest = rest.dropFirst() }
        continue
      }
      let word = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      rest = word.isEmpty ? rest.dropFirst() : rest.dropFirst(word.count)
      if character.isWhitespace { continue }
      if word.isEmpty {
        continuesPath = character == "." && parts.last?.isPath == true
        if !continuesPath, !character.isWhitespace { parts.append(.mark(character)) }
      } else if continuesPath, case .path(var names) = parts.last {
        parts.removeLast()
        names.append(name(word))
        parts.append(.path(names))
      } else if word != "any" {
        parts.append(.path([name(word)]))
      }
    }
    return parts
  }

  /// Returns the standard spelling of a name.
  private static func name(_ word: Substring) -> String { word == "_NSRange" ? "NSRange" : String(word) }

  /// Returns the parts of one type and of what follows it, with `?` and brackets for types of the standard library.
  private static func sugared(_ rest: inout ArraySlice<Part>) -> [Part] {
    var parts: [Part] = []
    while let part = rest.first, part != .mark(","), part != .mark(">") {
      rest = rest.dropFirst()
      guard rest.first == .mark("<") else {
        parts.append(part)
        continue
      }
      var arguments: [[Part]] = []
      while rest.first == .mark("<") || rest.first == .mark(",") {
        rest = rest.dropFirst()
        arguments.append(sugared(&rest))
      }
      rest = rest.dropFirst()
      switch (part, arguments.count) {
      case (.path(["Swift", "Optional"]), 1): parts += arguments[0] + [.mark("?")]
      case (.path(["Swift", "Array"]), 1): parts += [.mark("[")] + arguments[0] + [.mark("]")]
      case (.path(["Swift", "Dictionary"]), 2):
        parts += [.mark("[")] + arguments[0] + [.mark(":")] + arguments[1] + [.mark("]")]
      default: parts += [part, .mark("<")] + arguments.joined(separator: [.mark(",")]) + [.mark(">")]
      }
    }
    return parts
  }
}

extension SwiftTypeName.Part {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
