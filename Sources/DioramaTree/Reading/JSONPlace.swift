/// A value in a document, and where it is.
struct JSONPlace {
  let json: JSON
  let path: String

  init(_ json: JSON, path: String = "$") {
    self.json = json
    self.path = path
  }

  func error(_ expected: String) -> TreeReadingError { .unexpectedForm(expected: expected, path: path) }

  var string: String {
    get throws(TreeReadingError) {
      guard case .string(let text) = json else { throw error("a text") }
      return text
    }
  }

  var integer: Int {
    get throws(TreeReadingError) {
      guard case .integer(let number) = json else { throw error("a whole number") }
      return number
    }
  }

  var number: Double {
    get throws(TreeReadingError) {
      switch json {
      case .integer(let number): return Double(number)
      case .number(let number): return number
      default: throw error("a number")
      }
    }
  }

  var elements: [JSONPlace] {
    get throws(TreeReadingError) {
      guard case .array(let elements) = json else { throw error("a list") }
      return elements.enumerated().map { JSONPlace($1, path: "\(path)[\($0)]") }
    }
  }

  var members: [(name: String, value: JSONPlace)] {
    get throws(TreeReadingError) {
      guard case .object(let members) = json else { throw error("an object") }
      return members.map { ($0.name, JSONPlace($0.value, path: "\(path).\($0.name)")) }
    }
  }

  /// The member of a name, if there is one.
  func optional(_ name: String) throws(TreeReadingError) -> JSONPlace? {
    try members.first { $0.name == name }?.value
  }

  /// The member of a name.
  func required(_ name: String) throws(TreeReadingError) -> JSONPlace {
    guard let place = try optional(name) else { throw error("a member '\(name)'") }
    return place
  }

  func flag(_ name: String) throws(TreeReadingError) -> Bool {
    guard let place = try optional(name) else { return false }
    guard case .boolean(let value) = place.json else { throw place.error("true or false") }
    return value
  }

  func map<Result>(
    _ transform: (JSONPlace) throws(TreeReadingError) -> Result
  ) throws(TreeReadingError) -> [Result] {
    var results: [Result] = []
    for element in try elements { results.append(try transform(element)) }
    return results
  }
}
