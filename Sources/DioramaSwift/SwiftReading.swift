import DioramaTree

/// An expression that reads a name: the name, and what is written before and after it. These parts are stored
/// separately: most are short or constant, so that no memory is allocated for them.
package struct SwiftReading: Sendable {
  fileprivate var before = ""
  fileprivate let name: String
  fileprivate var after = ""

  /// Creates the expression that reads a name, after the object that has it and a dot.
  package init(_ name: String, after object: String = "") {
    self.name = SwiftName.escaped(name)
    before = object
  }

  /// Creates an expression of a text that needs no backticks.
  package init(text: String) { name = text }

  /// Returns the expression with something before and after it.
  package func with(_ before: String, _ after: String = "") -> SwiftReading {
    var reading = self
    if !before.isEmpty { reading.before = before + reading.before }
    if !after.isEmpty { reading.after += after }
    return reading
  }

  /// Whether it is a name alone that is also a modifier of declarations, and so cannot be a statement.
  var isModifier: Bool { before.isEmpty && after.isEmpty && SwiftName.isModifier(name) }
}

/// A test in Swift.
package indirect enum SwiftTest: Sendable {
  /// An expression that needs no parentheses as an operand of `&&`, `||` or `?`.
  case single(SwiftReading)
  /// Whether all tests succeed. There are at least two.
  case all([SwiftTest])
  /// Whether one of the tests succeeds. There are at least two.
  case any([SwiftTest])
}

extension SwiftWriter {
  /// Writes an expression that reads a name.
  mutating func write(_ reading: SwiftReading) {
    if !reading.before.isEmpty { write(reading.before) }
    write(reading.name)
    if !reading.after.isEmpty { write(reading.after) }
  }

  /// Writes the test whether an input has changed.
  mutating func write(comparing input: SwiftReading) {
    write("old?.")
    write(input)
    write(" != new.")
    write(input)
  }

  /// Writes a test within a line.
  mutating func write(_ test: SwiftTest) {
    switch test {
    case .single(let reading): write(reading)
    case .all(let tests): write(tests, separator: " && ")
    case .any(let tests): write(tests, separator: " || ")
    }
  }

  private mutating func write(_ tests: [SwiftTest], separator: String) {
    for (index, test) in tests.enumerated() {
      if index > 0 { write(separator) }
      write(operand: test)
    }
  }

  /// Writes a test as an operand, in parentheses if it has operators itself.
  mutating func write(operand test: SwiftTest) {
    if case .single(let reading) = test { return write(reading) }
    write("(")
    write(test)
    write(")")
  }

  /// Writes a test with a line for each operand.
  mutating func lines(_ writeHead: Body, _ test: SwiftTest) {
    let (tests, sign): ([SwiftTest], String) =
      switch test {
      case .single: ([test], "")
      case .all(let tests): (tests, "&& ")
      case .any(let tests): (tests, "|| ")
      }
    for (index, test) in tests.enumerated() {
      func write(_ writer: inout SwiftWriter) {
        writer.line { line in
          if index == 0 { writeHead(&line) } else { line.write(sign) }
          line.write(operand: test)
        }
      }
      if index == 0 { write(&self) } else { indented(write) }
    }
  }

  /// Writes a text with values as a string literal.
  mutating func write(literal segments: [SwiftSegment]) {
    write("\"")
    for segment in segments {
      switch segment {
      case .literal(let text): write(escaped: text)
      case .interpolated(let reading):
        write("\\(")
        write(reading)
        write(")")
      }
    }
    write("\"")
  }
}
