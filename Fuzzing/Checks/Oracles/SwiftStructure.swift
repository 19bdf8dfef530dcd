/// A scanner that finds what a broken literal causes in Swift source: unbalanced brackets, and texts and comments that
/// do not end.
///
/// It supports string literals on one line with interpolations, and line comments; generated files have no others.
struct SwiftStructure {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The brackets that are open.
  private var open: [Unicode.Scalar] = []

  /// What is wrong with a source file, or `nil`.
  static func problem(in source: String) -> String? {
    var structure = SwiftStructure(scalars: Array(source.unicodeScalars))
    return structure.scan(until: nil) ?? (structure.open.last.map { "'\($0)' is not closed" })
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Scans code up to the closing parenthesis of an interpolation, or to the end.
  private mutating func scan(until end: Int?) -> String? {
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      switch scalar {
      case "(", "[", "{": open.append(scalar)
      case ")", "]", "}":
        guard let last = open.popLast(), Self.closing[last] == scalar else {
          return "'\(scalar)' closes nothing at \(position)"
        }
        if open.count == end { return nil }
      case "\"":
        if let problem = scanText() { return problem }
      case "/" where position < scalars.count && scalars[position] == "/":
        while position < scalars.count, !Self.isLineBreak(scalars[position]) {
          if Self.isControl(scalars[position]) { return "a control character in a comment at \(position)" }
          position += 1
        }
      default:
        if Self.isControl(scalar), scalar != "\n" { return "a control character in code at \(position)" }
        if scalar.value > 0x7E, !scalar.properties.isXIDContinue {
          return "U+\(String(scalar.value, radix: 16)) in code"
        }
      }
    }
    return end == nil ? nil : "an interpolation is not closed"
  }

  /// Scans a text after its opening quotation mark.
  private mutating func scanText() -> String? {
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if scalar == "\"" { return nil }
      if Self.isLineBreak(scalar) || Self.isControl(scalar) {
        return "a text has a raw control character at \(position)"
      }
      guard scalar == "\\", position < scalars.count else { continue }
      let escaped = scalars[position]
      position += 1
      switch escaped {
      case "\\", "\"", "n", "r", "t", "0": continue
      case "u":
        guard let end = scalars[position...].firstIndex(of: "}"), scalars[position] == "{",
          end - position <= 9,
          UInt32(String(String.UnicodeScalarView(scalars[position + 1..<end])), radix: 16).flatMap(
            Unicode.Scalar.init) != nil
        else { return "a broken escape at \(position)" }
        position = end + 1
      case "(":
        let depth = open.count
        open.append("(")
        if let problem = scan(until: depth) { return problem }
      default: return "an unknown escape at \(position)"
      }
    }
    return "a text is not closed"
  }

  private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
  }
}
