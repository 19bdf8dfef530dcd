/// A value in a JSON document, with its path. The path becomes text only in an error: names can be long, and there can
/// be many values below each.
package struct JSONPlace {
  private indirect enum Path {
    case root
    case member(of: Path, name: String)
    case element(of: Path, index: Int)

    var text: String {
      switch self {
      case .root: "$"
      case .member(let outer, let name): "\(outer.text).\(name)"
      case .element(let outer, let index): "\(outer.text)[\(index)]"
      }
    }
  }

  package let json: JSON
  private let path: Path

  package init(_ json: JSON) { self.init(json, .root) }

  private init(_ json: JSON, _ path: Path) {
    self.json = json
    self.path = path
  }

  package func error(_ expected: String) -> TreeReadingError {
    .unexpectedForm(expected: expected, path: path.text)
  }

  package var string: String {
    get throws(TreeReadingError) {
      guard case .string(let text) = json else { throw error("a text") }
      return text
    }
  }

  package var integer: Int {
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

  package var elements: [JSONPlace] {
    get throws(TreeReadingError) {
      guard case .array(let elements) = json else { throw error("a list") }
      return elements.enumerated().map { JSONPlace($1, .element(of: path, index: $0)) }
    }
  }

  var members: [(name: String, value: JSONPlace)] {
    get throws(TreeReadingError) {
      guard case .object(let members) = json else { throw error("an object") }
      return members.map { ($0.name, JSONPlace($0.value, .member(of: path, name: $0.name))) }
    }
  }

  /// Throws if the object has a member with any other name.
  package func allow(_ names: String...) throws(TreeReadingError) {
    for member in try members where !names.contains(member.name) {
      throw member.value.error("no member of this name")
    }
  }

  /// Returns whether the value is an object that has a member with a name.
  func has(_ name: String) -> Bool {
    if case .object(let members) = json { members.contains { $0.name == name } } else { false }
  }

  /// Returns the member with a name, or `nil` if it is missing.
  package func optional(_ name: String) throws(TreeReadingError) -> JSONPlace? {
    guard case .object(let members) = json else { throw error("an object") }
    return members.first { $0.name == name }.map { JSONPlace($0.value, .member(of: path, name: name)) }
  }

  /// Returns the member with a name; throws if it is missing.
  package func required(_ name: String) throws(TreeReadingError) -> JSONPlace {
    guard let place = try optional(name) else { throw error("a member '\(name)'") }
    return place
  }

  package func flag(_ name: String) throws(TreeReadingError) -> Bool {
    guard let place = try optional(name) else { return false }
    guard case .boolean(let value) = place.json else { throw place.error("true or false") }
    return value
  }

  package func map<Result>(
    _ transform: (JSONPlace) throws(TreeReadingError) -> Result
  ) throws(TreeReadingError) -> [Result] {
    var results: [Result] = []
    for element in try elements { results.append(try transform(element)) }
    return results
  }
}
